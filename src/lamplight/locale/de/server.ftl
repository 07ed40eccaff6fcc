### Der Tischserver: alles, was er den Spielenden sagt.

server-store-locked = Ein anderes Programm hält die Datenbank fest. Es wurde nichts geändert; versuche es gleich noch einmal.
server-store-readonly = Die Datenbank lässt sich nur lesen, nicht schreiben. Es wurde nichts geändert; mache ihre Datei und ihren Ordner beschreibbar und versuche es dann noch einmal.
server-store-full = Die Festplatte des Servers ist voll. Es wurde nichts geändert; schaffe Platz und versuche es dann noch einmal.
server-store-missing = Die Datenbank lässt sich nicht öffnen. Prüfe, ob ihr Ordner da und lesbar ist.
server-store-corrupt = Die Datenbankdatei ist beschädigt oder gar keine Datenbank. Spiele eine heile Sicherung ein und starte neu.
server-store-broken = Der Server hat seine Datenbank nicht erreicht. Es wurde nichts geändert; versuche es gleich noch einmal.

server-no-table = Unter dieser Adresse gibt es keinen Tisch. Prüfe den Link oder eröffne einen neuen Tisch.
server-set-aside = Tisch { $table } ließ sich aus seiner Aufzeichnung nicht wiederherstellen und wurde beiseitegelegt. Nichts davon ist verloren; sag bitte denen Bescheid, die diesen Server betreiben.
server-game-gone = An diesem Tisch wird „{ $game }“ gespielt, und dieses Spiel ist auf diesem Server nicht mehr installiert. Nichts davon ist verloren; es geht weiter, sobald das Spiel hier wieder installiert ist.
server-log-gap = In der Aufzeichnung fehlt Zug { $ply }.
server-log-digest = Die Aufzeichnung führt bei Zug { $ply } nicht zur gespeicherten Stellung.
server-internal = Auf dem Server ist etwas schiefgegangen. Es wurde nichts geändert; bitte versuche es noch einmal.
server-draining = Dieser Server wird gleich neu gestartet. Laufende Spiele gehen weiter; richte in ein paar Minuten einen neuen Tisch ein.

server-hello-first = Die erste Nachricht muss „hello“ sein. Bitte lade die Seite neu.
server-unreadable = Der Server hat diese Nachricht nicht verstanden. Es wurde nichts geändert; bitte lade die Seite neu.
server-too-fast = Das ging sehr schnell. Warte einen Augenblick, dann geht es weiter.
server-table-busy = Am Tisch ist gerade viel los. Warte einen Augenblick und versuche es noch einmal.
server-log-full = Dieses Spiel ist zu lang für seine Aufzeichnung geworden, hier kann nichts mehr gespielt werden. Richte einen neuen Tisch ein, um weiterzuspielen.
server-too-many-connections = Es sind zu viele Verbindungen offen. Schließe einige Seiten und versuche es noch einmal.
server-try-later = Das war viel auf einmal. Bitte versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.

server-not-your-seat = Dieser Platz gehört nicht zu diesem Gerät. Komm mit deinem Link oder deinen drei Wörtern zurück.
server-seat-not-yours-now = Dieser Platz ruht oder wird von einem Bot gespielt. Nimm ihn erst zurück, dann spiele.
server-not-your-turn = Dieser Platz ist nicht am Zug.
server-watching = Du schaust zu. Nimm einen Platz ein, um hier mitzureden.
server-no-seat = Einen Platz { $seat } gibt es an diesem Tisch nicht.
server-seat-held = Dort sitzt jemand; nur diese Person kann den Platz ändern.
server-seat-kept = Dieser Platz wartet auf die Person, der er gehört. Bis sie zurück ist, kann ein Bot ihn spielen, oder er ruht.
server-seat-changed = Jemand anders hat diesen Platz gerade geändert. Schau ihn dir noch einmal an und versuch es dann erneut.
server-seat-not-open = Dieser Platz ist nicht offen. Mache ihn zuerst frei, dann lade ein.
server-seat-just-gone = { $who } ist eben erst gegangen. Warte { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}; dann kann ein Bot weiterspielen, oder der Platz macht Pause.
server-seat-open = Dieser Platz ist schon frei. Schicke jemandem seine Einladung.
server-seat-invited = Zu diesem Platz ist schon jemand eingeladen. Nur wer den Tisch leitet, kann diese Einladung ersetzen.
server-seat-yours = Dieser Platz gehört schon dir.
server-seat-nobodys = Dieser Platz gehört niemandem.
server-seat-resting = Dieser Platz macht schon Pause.
server-seat-played = Hier hat schon jemand gespielt, also bleibt der Platz vergeben. Solange die Person weg ist, kann ein Bot für sie weiterspielen.
server-seat-nobody-agrees = Dieser Platz hat ein Geheimnis, und sonst ist niemand da, der zustimmen könnte. Frag noch einmal, wenn jemand zurück ist.
server-host-only = Das kann nur, wer diesen Tisch leitet.
server-host-away = Wer weg ist, kann den Tisch nicht leiten.
server-one-seat-each = Dieses Gerät hat schon einen Platz an diesem Tisch. In einem Spiel mit Geheimnissen braucht jeder ein eigenes Gerät.
server-table-full = An diesem Tisch ist kein Platz mehr frei. Bitte um einen Platz oder schau zu.
server-invite-used = Diese Einladung ist schon eingelöst oder ersetzt. Bitte um eine neue oder komm mit deinen drei Wörtern zurück.
server-words-wrong = Zu diesen drei Wörtern gehört an diesem Tisch kein Platz. Prüfe die Schreibweise.
server-unknown-game = Ein Spiel „{ $game }“ gibt es hier nicht.
server-unknown-bot = Einen Bot „{ $bot }“ gibt es für dieses Spiel nicht. Es gibt: { $known }.

server-no-advice = Rat gibt es an Tischen, an denen alle das so wollten, oder wenn du allein spielst.
server-adviser-silent = Gerade fällt dem Ratgeber nichts ein. Bitte frage noch einmal.

server-undo-nothing = Es gibt nichts zurückzunehmen.
server-undo-over = Das Spiel ist zu Ende und sein Würfelglück aufgedeckt; nun lässt sich nichts mehr zurücknehmen.
server-undo-revealed = Seitdem ist ein Abenteuer gewertet worden, und alle Geheimnisse sind bekannt; was davor war, lässt sich nicht mehr zurücknehmen.
server-undo-luck = Seit deiner letzten Entscheidung hat der Zufall gesprochen, darum bleibt dein ganzer Zug, wie er ist. Du kannst aber bitten, einen Schritt zurückzunehmen.
server-undo-question = { $who } möchte einen Zug zurücknehmen. Ist dir das recht?
server-rematch-early = Ein neues Spiel kann beginnen, wenn dieses zu Ende ist.
server-rematch-made = Der neue Tisch steht schon bereit.
server-record-early = Du kannst das Spiel speichern, wenn es zu Ende ist.
server-record-secret = Das ganze Spiel mit seinen Geheimnissen ist nur für die, die es gespielt haben, es sei denn, sie öffnen es gemeinsam für alle.
server-disclose-question = { $who } möchte dieses Spiel mit all seinen Geheimnissen für alle öffnen, die den Link haben. Ist dir das recht?
server-disclose-why = Es lässt sich nicht wieder schließen. Wer mitgespielt hat, weiß schon alles.
server-disclose-done = Alle dürfen jetzt das ganze Spiel sehen.
server-disclose-early = Die Geheimnisse eines Spiels lassen sich öffnen, wenn es zu Ende ist.

server-code-wrong = Auf diesen Code wartet kein Platz. Ein Code gilt zehn Minuten und nur einmal; lass dir am Tisch einen neuen geben.
server-seat-on-phone = Dieser Platz ist gerade auf einem Handy. Spiel dort weiter oder gib ihn zuerst am Handy zurück.
server-lend-phone = Ein Handy kann seinen Platz nicht weiterverleihen. Lass dir den Code am Gerät auf dem Tisch geben.
server-note-over = Das Spiel ist vorbei und die Notizbücher liegen offen; es wird nichts mehr hineingeschrieben.
server-suggest-apart = An diesem Tisch entscheidet jeder für sich; vorzuschlagen gibt es nichts.
server-suggest-nothing = Gerade entscheidet niemand etwas, also gibt es nichts vorzuschlagen.
server-suggest-yours = Das entscheidest du selbst: Tu, was du vorhast, oder hör dir an, was die anderen vorschlagen.
server-suggest-unknown = So etwas liegt nicht auf dem Tisch. Zeig auf etwas, das da liegt.

# Was alle gefragt werden: immer nur eine Frage.
server-question-nothing = Das kann jetzt nicht vorgeschlagen werden.
server-question-pending = Es wird schon etwas gefragt. Beantworte erst das.
server-question-closed = Diese Frage ist nicht mehr offen; sieh noch einmal auf den Tisch.
server-question-not-asked = Dieser Platz braucht nicht zu antworten.
server-question-agreed = Alle sind einverstanden.
server-question-withdrawn = Die Frage wurde zurückgezogen. Alles bleibt, wie es ist.
server-question-declined = Jemand am Tisch möchte das lieber nicht. Alles bleibt, wie es ist.
server-question-lapsed = Es ging weiter, bevor alle geantwortet hatten. Frag noch einmal, wenn du es weiterhin möchtest.

# Taking over a seat in a game with secrets: $who asks, $seat is whoever played there so far.
server-take-here = { $who } möchte von jetzt an für { $seat } spielen. Bist du einverstanden?
server-take-invite = { $who } möchte jemanden einladen, für { $seat } zu spielen. Bist du einverstanden?
server-take-renew = { $who } möchte einen neuen Link für { $seat } machen, weil der alte verloren ist. Bist du einverstanden?
server-take-bot = { $seat } ist weg. { $who } möchte so lange einen Bot weiterspielen lassen. Bist du einverstanden?
server-take-pause = { $seat } ist weg. { $who } möchte den Platz so lange pausieren lassen. Bist du einverstanden?
server-take-back = { $seat } kann den Platz jederzeit zurücknehmen. Ein Bot verrät niemandem das Geheimnis des Platzes.
server-take-why = Wer für { $seat } spielt, erfährt das Geheimnis dieses Platzes. Darum müssen alle am Tisch zustimmen; ein einziges Nein genügt, und alles bleibt, wie es ist.
server-take-refused = Jemand am Tisch möchte das lieber nicht. Für { $seat } ändert sich nichts, und das Geheimnis bleibt geheim.
server-take-lapsed = Das Spiel ging weiter, bevor alle geantwortet hatten. Frag noch einmal, wenn du weiterhin für { $seat } spielen möchtest.

server-wrong-origin = Diese Anfrage kam von einer anderen Website und wurde abgelehnt. Öffne Lamplight direkt.
server-not-json = Die Anfrage muss JSON sein (Content-Type: application/json).
server-too-large = Die Anfrage ist zu groß; gelesen werden höchstens { $most } Bytes.
server-bad-request = Die Anfrage ist nicht lesbar: { $detail }
server-no-page = Unter dieser Adresse gibt es nichts.
server-no-file = Diese Datei gibt es nicht.
server-no-client = Die Webseiten sind noch nicht gebaut. Führe „make web“ aus und lade diese Seite dann neu.

server-link-title = Komm und spiel mit, bei Lampenlicht
server-link-table = { $game } bei Lampenlicht: Spiel mit!
server-link-about = Fantasy-Brettspiele im Browser: sofort gegen Bots, rund um ein Tablet oder mit Freunden in der Ferne. Ohne Konto, ohne Werbung.
server-link-picture = Drei Spielbretter im Lampenlicht: ein Dorf in der Dämmerung, ein Verlies, eine Karte mit Bergen
server-link-board = Der Spielplan, wie er gerade steht: { $game }

server-bad-program = „{ $value }“ ist kein Bot für deine Tische. Schreibe SPIEL:NAME=BEFEHL, zum Beispiel einspiel:meinbot=./meinbot, oder SPIEL:NAME@5=BEFEHL, damit er fünf Sekunden hat.
server-program-game = Hier gibt es kein Spiel „{ $game }“, für das dein Programm ein Bot sein könnte. Es gibt: { $known }.
server-unknown-lesson = Eine Lektion „{ $lesson }“ gibt es zu diesem Spiel nicht.
server-lesson-gone = Diese Lektion wurde inzwischen neu geschrieben. Beginne sie am Eingang neu.

server-notice-turn = Du bist dran: { $game }
server-notice-with = Mit { $who }.
server-notice-open = Öffne den Tisch und spiel weiter.
server-notice-nudge = { $game }: Jemand wartet
server-notice-waits = { $who } wartet auf dich.
server-nudge-nobody = Hier ist niemand anzustupsen: Du bist selbst dran, oder kein Mensch ist es.
server-nudge-there = { $who } schaut gerade auf den Tisch.
server-nudge-soon = { $who } wurde gerade erst angestupst. Wieder in { $minutes } min.
server-nudge-deaf = { $who } ist jetzt nicht zu erreichen: keine Benachrichtigungen oder Ruhezeit. Sag es auf anderem Weg.
server-notice-address = An diese Adresse können keine Hinweise gehen. Nimm einen anderen Browser oder lass diese Seite offen.
server-no-phrase = Diesen Satz gibt es nicht.
server-branch = Was wäre, wenn? Dieses Spiel geht von Halbzug { $ply } am Tisch { $of } aus weiter, mit eigenem Glück.
server-branch-file = Was wäre, wenn? Dieses Spiel geht von Halbzug { $ply } eines Spiels aus einer Datei aus weiter, mit eigenem Glück.
