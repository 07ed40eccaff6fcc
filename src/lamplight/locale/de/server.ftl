### Der Tischserver: alles, was er den Spielenden und denen sagt, die ihn betreiben.

server-listening = Lamplight ist bereit: { $address } (Spiele liegen in { $folder }; beenden mit Strg+C)
server-bad-setting = Eine Einstellung wie „{ $setting }“ gibt es nicht; schreibe --set NAME=WERT mit einem Namen aus dem Handbuch.

server-port-taken = Port { $port } ist schon belegt. Beende das andere Programm oder wähle mit --port einen anderen Port.
server-port-forbidden = Port { $port } steht gewöhnlichen Programmen nicht offen. Wähle mit --port einen Port über 1023.
server-no-address = Lamplight kann unter „{ $host }“ nicht lauschen ({ $detail }). Prüfe --host und --port.
server-folder-unusable = Der Datenordner { $folder } ist nicht brauchbar ({ $detail }). Gib Lamplight einen anderen Ordner oder das Recht, dort zu schreiben.
server-folder-taken = Ein anderer Lamplight-Server benutzt den Datenordner { $folder }. Beende ihn zuerst oder wähle einen anderen Ordner.

server-store-locked = Ein anderes Programm hält die Datenbank fest. Es wurde nichts geändert; versuche es gleich noch einmal. ({ $detail })
server-store-readonly = Die Datenbank lässt sich nur lesen, nicht schreiben. Es wurde nichts geändert; mache ihre Datei und ihren Ordner beschreibbar und versuche es dann noch einmal. ({ $detail })
server-store-full = Die Festplatte des Servers ist voll. Es wurde nichts geändert; schaffe Platz und versuche es dann noch einmal. ({ $detail })
server-store-missing = Die Datenbank lässt sich nicht öffnen. Prüfe, ob ihr Ordner da und lesbar ist. ({ $detail })
server-store-corrupt = Die Datenbankdatei ist beschädigt oder gar keine Datenbank. Spiele eine gute Kopie zurück und starte neu. ({ $detail })
server-store-broken = Der Server hat seine Datenbank nicht erreicht. Es wurde nichts geändert; versuche es gleich noch einmal. ({ $detail })

server-no-table = Unter dieser Adresse gibt es keinen Tisch. Prüfe den Link oder decke einen neuen Tisch.
server-set-aside = Tisch { $table } ließ sich aus seiner Aufzeichnung nicht wiederherstellen und steht beiseite. Nichts davon ist verloren; sag bitte denen Bescheid, die diesen Server betreiben.
server-game-gone = An diesem Tisch wird „{ $game }“ gespielt, und dieses Spiel ist auf diesem Server nicht mehr installiert. Nichts davon ist verloren; es geht weiter, sobald das Spiel hier wieder installiert ist.
server-log-gap = In der Aufzeichnung fehlt Zug { $ply }.
server-log-digest = Die Aufzeichnung führt bei Zug { $ply } nicht zur gespeicherten Stellung.
server-internal = Auf dem Server ist etwas schiefgegangen. Es wurde nichts geändert; bitte versuche es noch einmal.

server-hello-first = Die erste Nachricht muss „hello“ sein. Bitte lade die Seite neu.
server-unreadable = Der Server hat diese Nachricht nicht verstanden. Es wurde nichts geändert; bitte lade die Seite neu.
server-too-fast = Das ging sehr schnell. Warte einen Augenblick, dann geht es weiter.
server-table-busy = Am Tisch ist gerade viel los. Warte einen Augenblick und versuche es noch einmal.
server-too-many-connections = Es sind zu viele Verbindungen offen. Schließe einige Seiten und versuche es noch einmal.
server-try-later = Das war viel auf einmal. Bitte versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.

server-not-your-seat = Dieser Platz gehört nicht zu diesem Gerät.
server-seat-not-yours-now = Dieser Platz ruht oder wird von einem Bot gespielt. Nimm ihn erst zurück, dann spiele.
server-not-your-turn = Dieser Platz ist nicht am Zug.
server-watching = Du schaust zu. Nimm einen Platz ein, um hier mitzureden.
server-no-seat = Einen Platz { $seat } gibt es an diesem Tisch nicht.
server-seat-held = Dort sitzt jemand; nur diese Person kann den Platz ändern.
server-seat-kept = Dieser Platz wartet auf die Person, der er gehört. Bis sie zurück ist, kann ein Bot ihn spielen, oder er ruht.
server-seat-changed = Jemand anders hat diesen Platz gerade geändert. Schau ihn dir noch einmal an und versuch es dann erneut.
server-seat-not-open = Dieser Platz ist nicht offen. Mache ihn zuerst frei, dann lade ein.
server-invite-used = Diese Einladung ist schon eingelöst oder ersetzt. Bitte um eine neue oder komm mit deinen drei Wörtern zurück.
server-words-wrong = Zu diesen drei Wörtern gehört an diesem Tisch kein Platz. Prüfe die Schreibweise.
server-unknown-game = Ein Spiel „{ $game }“ gibt es hier nicht.
server-unknown-bot = Einen Bot „{ $bot }“ gibt es für dieses Spiel nicht. Es gibt: { $known }.

server-no-advice = Rat gibt es an Tischen, an denen alle das so wollten, oder wenn du allein spielst.
server-adviser-silent = Gerade fällt dem Ratgeber nichts ein. Bitte frage noch einmal.

server-undo-nothing = Es gibt nichts zurückzunehmen.
server-undo-over = Das Spiel ist zu Ende und sein Zufall aufgedeckt; nun lässt sich nichts mehr zurücknehmen.
server-undo-revealed = Seitdem ist ein Abenteuer gewertet worden, und alle Geheimnisse sind bekannt; was davor war, lässt sich nicht mehr zurücknehmen.
server-undo-question = { $who } möchte einen Zug zurücknehmen. Ist dir das recht?
server-rematch-early = Ein neues Spiel kann beginnen, wenn dieses zu Ende ist.
server-rematch-made = Der neue Tisch ist schon gedeckt.
server-record-early = Die Aufzeichnung gibt es, wenn das Spiel zu Ende ist.

server-code-wrong = Auf diesen Code wartet kein Platz. Ein Code gilt zehn Minuten und nur einmal; lass dir am Tisch einen neuen geben.
server-seat-on-phone = Dieser Platz ist gerade auf einem Handy. Spiel dort weiter oder leg ihn zuerst am Handy weg.
server-lend-phone = Ein Handy kann seinen Platz nicht weiterverleihen. Lass dir den Code am Gerät auf dem Tisch geben.
server-note-over = Das Spiel ist vorbei und die Notizblöcke liegen offen; es wird nichts mehr hineingeschrieben.
server-suggest-apart = An diesem Tisch entscheidet jeder für sich; vorzuschlagen gibt es nichts.
server-suggest-nothing = Gerade entscheidet niemand etwas, also gibt es nichts vorzuschlagen.
server-suggest-yours = Das entscheidest du selbst: Tu, was du vorhast, oder hör dir an, was die anderen vorschlagen.
server-suggest-unknown = So etwas liegt nicht auf dem Tisch. Zeig auf etwas, das da liegt.

# Was alle gefragt werden: immer nur eine Frage.
server-question-nothing = Das kann jetzt nicht vorgeschlagen werden.
server-question-pending = Es wird schon etwas gefragt. Beantwortet erst das.
server-question-closed = Diese Frage ist nicht mehr offen; sieh noch einmal auf den Tisch.
server-question-not-asked = Dieser Platz braucht nicht zu antworten.
server-question-declined = Jemand am Tisch möchte das lieber nicht. Alles bleibt, wie es ist.
server-question-lapsed = Es ging weiter, bevor alle geantwortet hatten. Frag noch einmal, wenn du es weiterhin möchtest.

# Taking over a seat in a game with secrets: $who asks, $seat is whoever played there so far.
server-take-here = { $who } möchte von jetzt an für { $seat } spielen. Bist du einverstanden?
server-take-invite = { $who } möchte jemanden einladen, für { $seat } zu spielen. Bist du einverstanden?
server-take-why = Wer für { $seat } spielt, erfährt das Geheimnis dieses Platzes. Darum müssen alle am Tisch zustimmen; ein einziges Nein genügt, und alles bleibt, wie es ist.
server-take-refused = Jemand am Tisch möchte das lieber nicht. { $seat } bleibt, wie es ist, und das Geheimnis bleibt geheim.
server-take-lapsed = Das Spiel ging weiter, bevor alle geantwortet hatten. Frag noch einmal, wenn du weiterhin für { $seat } spielen möchtest.

server-wrong-origin = Diese Anfrage kam von einer anderen Website und wurde abgelehnt. Öffne Lamplight unmittelbar.
server-not-json = Die Anfrage muss JSON sein (Content-Type: application/json).
server-too-large = Die Anfrage ist zu groß; gelesen werden höchstens { $most } Bytes.
server-bad-request = Die Anfrage ist nicht lesbar: { $detail }
server-no-page = Unter dieser Adresse gibt es nichts.
server-no-file = Diese Datei gibt es nicht.
server-no-client = Die Webseiten sind noch nicht gebaut. Führe „make web“ aus und lade diese Seite dann neu.

server-bad-program = „{ $value }“ ist kein Bot für deine Tische. Schreibe SPIEL:NAME=BEFEHL, zum Beispiel einspiel:meinbot=./meinbot, oder SPIEL:NAME@5=BEFEHL, damit er fünf Sekunden hat.
server-program-game = Hier gibt es kein Spiel „{ $game }“, für das dein Programm ein Bot sein könnte. Es gibt: { $known }.
