### The Dwarves: names of dwarves, places and troops, the cards, and what is wrong with content of one's own.
###
### How arguments are passed (the same in every language):
###   $kingdom         a kingdom's stand-alone name (dw-kingdom-*)
###   $place           in dw-quest-visit a stand-alone name; elsewhere the form .in ("in Porista", "anywhere")
###   $from, $to       stand-alone names of places, with an arrow between them
###   $space           a space's stand-alone name
###   $troops          dw-troop-* with a count, several of them joined by dw-comma and dw-and
###   $what, $otherwise, $first, $second   whole effects (dw-part-*, dw-effect-*); none of them ends with a full stop
###   $attribute       dw-attribute-*; $clan the attribute .clan of a dwarf; $colour dw-colour-*; $want dw-content-want-*
###   $count, $n, $need, $low, $high, $dice, $target, $bonus, $battle, $craft, $speed, $health   numbers
###   $where, $key, $value, $known, $id, $other, $file, $why   text, as it stands in the files
### A message dw-card-* or dw-gear-* is a title; its .text says the whole card in one or two sentences. A dwarf's value is
### the name that sentences use, .full the whole name.


## The dwarves

dw-dwarf-tungdil = Tungdil
    .full = Tungdil Goldhand
    .clan = Stamm der Vierten
    .ability = Schickst du dem Zwergenrat eine Botschaft, zählt einer deiner Würfel 1 mehr.
dw-dwarf-boindil = Boïndil
    .full = Boïndil Zweiklinge
    .clan = Stamm der Zweiten
    .ability = Im Kampf gegen Truppen darfst du einmal alle Würfel neu werfen, auch wenn der Rat schon einen zweiten Wurf gewährt hat.
dw-dwarf-boendal = Boëndal
    .full = Boëndal Pinnhand
    .clan = Stamm der Zweiten
    .ability = Im Kampf gegen Truppen darfst du einen Würfel deiner Wahl um 1 erhöhen.
dw-dwarf-bavragor = Bavragor
    .full = Bavragor Hammerfaust
    .clan = Stamm der Zweiten
    .ability = Totes Land zu betreten kostet dich nichts.
dw-dwarf-balyndis = Balyndis
    .full = Balyndis Eisenfinger
    .clan = Stamm der Ersten
    .ability = Bei einer Handwerksprobe darfst du einmal alle Würfel neu werfen, auch wenn der Rat schon einen zweiten Wurf gewährt hat.
dw-dwarf-values = { $clan }. Kampf { $battle }, Handwerk { $craft }, Tempo { $speed }, Leben { $health }. Start: { $space }.


## Troops

dw-troop-orc =
    { $count ->
        [one] { $count } Ork
       *[other] { $count } Orks
    }
    .one = Ork
    .many = Orks
dw-troop-troll =
    { $count ->
        [one] { $count } Troll
       *[other] { $count } Trolle
    }
    .one = Troll
    .many = Trolle
dw-troop-alf =
    { $count ->
        [one] { $count } Alb
       *[other] { $count } Albae
    }
    .one = Alb
    .many = Albae
dw-troop-any =
    { $count ->
        [one] { $count } Truppe
       *[other] { $count } Truppen
    }
    .one = Truppe
    .many = Truppen


## Kingdoms and spaces

dw-kingdom-gauragar = Gauragar
    .in = in Gauragar
dw-kingdom-urgon = Urgon
    .in = in Urgon
dw-kingdom-idoslane = Idoslane
    .in = in Idoslane
dw-kingdom-sangpur = Sangpûr
    .in = in Sangpûr
dw-kingdom-ran_ribastur = Rân Ribastur
    .in = in Rân Ribastur
dw-kingdom-weyurn = Weyurn
    .in = in Weyurn
dw-kingdom-tabain = Tabaîn
    .in = in Tabaîn
dw-space = { $kingdom } { $n }
# A space without a name of its own: which side ($side) of which named place ($of) it lies on, in which kingdom
dw-space-beside = { $kingdom }, { $side } { $of }
# $entrance (dw-tunnel-*), $kingdom
dw-space-entrance = { $entrance } ({ $kingdom })
dw-side-0 = östlich
dw-side-1 = nordöstlich
dw-side-2 = nordwestlich
dw-side-3 = westlich
dw-side-4 = südwestlich
dw-side-5 = südöstlich
dw-space-gate_i = Tor I
    .in = an Tor I
    .of = von Tor I
    .name = Tor zum Reich der Ersten
dw-space-gate_ii = Tor II
    .in = an Tor II
    .of = von Tor II
    .name = Tor zum Reich der Zweiten
dw-space-gate_iv = Tor IV
    .in = an Tor IV
    .of = von Tor IV
    .name = Tor zum Reich der Vierten
dw-space-gate_v = Tor V
    .in = an Tor V
    .of = von Tor V
    .name = Tor zum Reich der Fünften
dw-space-blacksaddle = Schwarzjoch
    .in = auf dem Schwarzjoch
    .of = vom Schwarzjoch
dw-space-porista = Porista
    .in = in Porista
    .of = von Porista
dw-space-dson_balsur = Dsôn Balsur
    .in = in Dsôn Balsur
    .of = von Dsôn Balsur
dw-space-alandur = Elbenreich Âlandur
    .in = im Elbenreich Âlandur
    .of = von Âlandur
dw-space-toboribor = Toboribor
    .in = bei Toboribor
    .of = von Toboribor
dw-space-lot_ionans_vaults = Lot-Ionans Stollen
    .in = in Lot-Ionans Stollen
    .of = von Lot-Ionans Stollen
dw-space-greenglade = Grünhain
    .in = in Grünhain
    .of = von Grünhain
dw-space-mifurdania = Mifurdania
    .in = in Mifurdania
    .of = von Mifurdania
dw-space-roodacre = Roodacre
    .in = bei Roodacre
    .of = von Roodacre
dw-space-queen_xamtys = Königin Xamtys II.
    .in = bei Königin Xamtys II.
    .of = von Königin Xamtys II.
dw-space-dragon_fire = Drachenbrodem
    .in = im Drachenbrodem
    .of = vom Drachenbrodem
dw-tunnel-north = Nördlicher Tunneleingang
    .in = am nördlichen Tunneleingang
    .of = vom Tunneleingang
dw-tunnel-east = Östlicher Tunneleingang
    .in = am östlichen Tunneleingang
    .of = vom Tunneleingang
dw-tunnel-south = Südlicher Tunneleingang
    .in = am südlichen Tunneleingang
    .of = vom Tunneleingang
dw-tunnel-west = Westlicher Tunneleingang
    .in = am westlichen Tunneleingang
    .of = vom Tunneleingang
dw-place-any = Ein beliebiges Feld
    .in = an einem beliebigen Ort
dw-place-tunnel = Ein Tunneleingang
    .in = an einem Tunneleingang
dw-place-perished = Ein Feld mit Totem Land
    .in = auf einem Feld mit Totem Land
dw-place-troop-orc = Das Feld mit einem Ork, das dem Schwarzjoch am nächsten liegt
    .in = auf einem Feld mit einem Ork
dw-place-troop-troll = Das Feld mit einem Troll, das dem Schwarzjoch am nächsten liegt
    .in = auf einem Feld mit einem Troll
dw-place-troop-alf = Das Feld mit einem Alb, das dem Schwarzjoch am nächsten liegt
    .in = auf einem Feld mit einem Alb
dw-place-bearer = Das Feld des Opfers
    .in = auf dem Feld des Opfers
dw-place-here = Dein eigenes Feld
    .in = auf deinem eigenen Feld
dw-place-near = Dein eigenes Feld oder eines daneben
    .in = auf deinem eigenen Feld oder einem daneben


## The Dwarven Council, from Bislipur’s end to Balendilín’s end

dw-council-1 = Am Anfang jedes Zuges rückt der Unheilmarker 1 Feld auf den Heldenmarker zu.
    .name = Bislipurs Ende
dw-council-2 = Nach einem Rekrutierungswurf wird jeder leere Würfel noch einmal geworfen.
    .name = Ratsfeld 2
dw-council-3 = Bei jedem Wurf mit Zahlenwürfeln muss einer der höchsten neu geworfen werden.
    .name = Ratsfeld 3
dw-council-4 = Wird eine Bedrohung aufgedeckt, verliert ein Zwerg eurer Wahl 1 Leben.
    .name = Ratsfeld 4
dw-council-5 = Keine Wirkung.
    .name = Die Axt
dw-council-6 = Wird eine Bedrohung aufgedeckt, darf ein Zwerg eurer Wahl 1 Leben zurückbekommen.
    .name = Ratsfeld 6
dw-council-7 = Nach einem erfüllten Abenteuer dürft ihr eine offene Bedrohung ohne ihre Wirkung ablegen.
    .name = Ratsfeld 7
dw-council-8 = Bei jedem Wurf mit Zahlenwürfeln darf ein Würfel neu geworfen werden.
    .name = Ratsfeld 8
dw-council-9 = Als Aktion: Handwerksprobe ab 4; mit mindestens einem Erfolg gibt es 1 Ausrüstungskarte.
    .name = Balendilíns Ende


## What cards ask for

dw-kind-dwarf = Zwerg
dw-stage-A = Stufe A
dw-stage-B = Stufe B
dw-stage-C = Stufe C
dw-copies =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
dw-own-title = { $title }
dw-section-condition = Bedingung
dw-section-setup = Zuerst
dw-section-quest = Aufgabe
dw-section-avert = So wendet ihr sie ab
dw-section-reward = Belohnung
dw-section-immediate = Sofort
dw-section-ongoing = Solange sie offen liegt
dw-section-threat = Sonst
dw-section-passive = Solange du sie hast
dw-section-own_turn = In deinem Zug ablegen
dw-section-own_roll = Nach einem eigenen Wurf mit Zahlenwürfeln ablegen
dw-section-health_loss = Ablegen, wenn du Leben verlieren sollst
dw-section-ability = Fähigkeit
dw-condition-tiles_below =
    { $count ->
        [one] Kein Plättchen Totes Land auf der Landkarte
       *[other] Weniger als { $count } Plättchen Totes Land auf der Landkarte
    }
dw-condition-tiles_at_least =
    { $count ->
        [one] Mindestens { $count } Plättchen Totes Land auf der Landkarte
       *[other] Mindestens { $count } Plättchen Totes Land auf der Landkarte
    }
dw-condition-troops_at_least =
    { $count ->
        [one] Mindestens { $count } Truppe auf der Landkarte
       *[other] Mindestens { $count } Truppen auf der Landkarte
    }
dw-quest-test =
    { $count ->
        [one] Probe auf { $attribute } ab { $target } { $place }: { $count } Erfolg
       *[other] Probe auf { $attribute } ab { $target } { $place }: { $count } Erfolge
    }
dw-quest-after-tunnel = Zuerst im selben Zug durch die Tunnel laufen
dw-quest-dwarves =
    { $count ->
        [one] Mindestens { $count } Zwerg ist an dem Ort
       *[other] Mindestens { $count } Zwerge sind an dem Ort
    }
dw-quest-kept = Beliebige Zwerge, beliebige Züge: Erfolge bleiben erhalten
dw-quest-one-turn = Alle Erfolge in einem einzigen Zug
dw-quest-fight = Auf diese Karte: { $troops }. Besiegt sie { $place }
dw-quest-visit = Ein Zwerg betritt diesen Ort: { $place }
dw-quest-journey = Ein Zwerg reist { $from } → { $to } und tut unterwegs nichts als laufen
dw-quest-gather =
    { $count ->
        [one] { $count } Zwerg ist { $place }
       *[other] { $count } Zwerge sind gleichzeitig { $place }
    }
dw-quest-council = Der Ratsmarker steht auf Feld { $n } oder weiter rechts
dw-quest-dice =
    { $count ->
        [one] Als Aktion { $place }: { $dice } Würfel werfen, einer muss mindestens { $target } zeigen
       *[other] Als Aktion { $place }: { $dice } Würfel werfen, { $count } müssen mindestens { $target } zeigen
    }
dw-quest-dice-health =
    { $count ->
        [one] Als Aktion { $place }: so viele Würfel werfen, wie du Leben hast, einer muss mindestens { $target } zeigen
       *[other] Als Aktion { $place }: so viele Würfel werfen, wie du Leben hast, { $count } müssen mindestens { $target } zeigen
    }
dw-quest-defeat = Besiegt von jetzt an { $troops } { $place }
dw-quest-duel =
    { $count ->
        [one] { $count } Marker liegt hier. Stehen dort keine Truppen, kämpft { $place } gegen Nôd’onn: jeder Würfel ab { $target } entfernt einen Marker; ist keiner dabei, kostet das 1 Leben
       *[other] { $count } Marker liegen hier. Stehen dort keine Truppen, kämpft { $place } gegen Nôd’onn: jeder Würfel ab { $target } entfernt einen Marker; ist keiner dabei, kostet das 1 Leben
    }
dw-quest-clear = Wer am Zug ist, steht { $place }, und dort ist keine Truppe
dw-quest-pay =
    { $count ->
        [one] Wer am Zug ist, legt { $place } { $count } Ausrüstungskarte ab
       *[other] Wer am Zug ist, legt { $place } { $count } Ausrüstungskarten ab
    }


## What cards do, beside the parts of a reward (dw-part-*)

dw-or = { $first }, oder { $second }
dw-effect-choose = Wählt eins: { $what }
dw-effect-otherwise = { $what }. Hat niemand eine: { $otherwise }
dw-effect-only = { $what } (nur { $place })
dw-effect-tunnel-here = Das Tunnelplättchen auf das eigene Feld legen
dw-effect-attribute = { $attribute } +{ $bonus }
dw-effect-health = Höchstzahl an Leben +{ $bonus }
dw-effect-prevent = Du verlierst 1 Leben weniger
dw-effect-reroll = Alle diese Würfel neu werfen
dw-effect-block-heal = Niemand bekommt Leben zurück
dw-effect-block-tunnel = Die Tunnel sind gesperrt
dw-effect-block-council = Keine Botschaft erreicht den Rat
dw-effect-block-bearer_move = Das Opfer kann sich nicht bewegen
dw-effect-each-turn = Am Anfang jedes Zuges: { $what }


## Scenario cards

dw-card-sa1 = Überzeugt die Menschenkönige
    .text = Je ein Handwerkserfolg ab 4 in Urgon und in Rân Ribastur. Egal welche Zwerge, egal in welchen Zügen.
dw-card-sa2 = Erobert Toboribor
    .text = Legt 4 Orks auf diese Karte. Besiegt sie bei Toboribor.
dw-card-sa3 = Audienz bei der Königin der Ersten
    .text = Bringt mindestens 2 Zwerge gleichzeitig zu Königin Xamtys II.
dw-card-sa4 = Eine Stimme unter den Stämmen
    .text = Der Ratsmarker muss mindestens ein Feld rechts von der Axt stehen.
dw-card-sa5 = Das Vermächtnis des Magus
    .text = Ein Zwerg muss Lot-Ionans Stollen betreten und ein Zwerg Porista, egal in welcher Reihenfolge.
dw-card-sa6 = Hilfe für die Elben
    .text = Legt 1 Ork und 1 Troll auf diese Karte. Besiegt sie im Elbenreich Âlandur.
dw-card-sa7 = Holz für den Stiel
    .text = Ein Handwerkserfolg ab 4 in Grünhain.
dw-card-sa8 = Der lange Marsch nach Norden
    .text = Ein Zwerg reist von Porista nach Dsôn Balsur und tut unterwegs nichts als laufen.
dw-card-sb1 = Schmiedet die Feuerklinge
    .text = Sind mindestens 2 Zwerge im Drachenbrodem, schafft einer von ihnen dort in einem Zug zwei Handwerkserfolge ab 5. Gebt diese Karte, wem ihr wollt: Kampf +2.
dw-card-sc1 = Haltet die Tore!
    .text = Bedingung: weniger als 15 Plättchen Totes Land auf der Landkarte. Markiert jedes Tor; ein Handwerkserfolg ab 5 dort entfernt die Marke. Sind alle vier weg, gewinnt ihr.
dw-card-sc2 = Besiegt Nôd’onn!
    .text = Bedingung: 15 oder mehr Plättchen Totes Land auf der Landkarte. Legt 4 Marker hierher und stellt alle Zwerge auf das Schwarzjoch. Stehen dort keine Truppen, darf ein Zwerg dort gegen ihn kämpfen: Jede 6 entfernt einen Marker; ohne 6 verlierst du 1 Leben. Mit dem letzten Marker gewinnt ihr.
dw-card-sc3 = Schlacht um das Geborgene Land
    .text = Bedingung: 35 oder mehr Truppen auf der Landkarte. Besiegt von jetzt an 20 Truppen, dann gewinnt ihr.


## Adventure cards

dw-card-av01 = Wie sind eigentlich Zwerginnen?
    .text = Wirf als Aktion so viele Würfel, wie du Leben hast; eine 6 genügt. Einer von euch bekommt 2 Leben zurück, oder zwei bekommen je 1.
dw-card-av02 = Ein Zwerg räumt auf
    .text = Wirf als Aktion 4 Würfel; zwei davon müssen 5 oder mehr zeigen. Nehmt 4 beliebige Truppen von der Landkarte.
dw-card-av03 = Verlassener Tunnel
    .text = Lauf durch die Tunnel und schaffe dann im selben Zug einen Handwerkserfolg ab 4. Legt das Tunnelplättchen auf ein Feld ohne Totes Land und zieht 1 Ausrüstungskarte.
dw-card-av04 = Sverd spioniert in den Tunneln
    .text = Lauf durch die Tunnel und schaffe dann im selben Zug einen Tempoerfolg ab 4. Legt das Tunnelplättchen auf ein Feld ohne Totes Land; der Ratsmarker geht 1 nach rechts, der Unheilmarker 1 Feld zurück.
dw-card-av05 = Reise nach Grünhain
    .text = Mindestens 2 Zwerge sind in Grünhain. Zieht 1 Ausrüstungskarte und bekommt 2 Leben zurück, beliebig verteilt.
dw-card-av06 = Wahl des neuen Königs der Zweiten
    .text = Der Ratsmarker steht ganz rechts. Der Unheilmarker geht 4 Felder zurück.
dw-card-av07 = Runen auf dem alten Amboss
    .text = Schaffe in einem Zug drei Handwerkserfolge ab 4, egal wo. Zieht 1 Ausrüstungskarte; der Unheilmarker geht 1 Feld zurück.
dw-card-av08 = Lehrling in den Stollen
    .text = Schaffe in einem Zug zwei Handwerkserfolge ab 4 in Lot-Ionans Stollen. Zieht 2 Ausrüstungskarten und bekommt 1 Leben zurück.
dw-card-av09 = Eine Wette unter Kriegern
    .text = Schaffe in einem Zug drei Kampferfolge ab 4, egal wo. Zieht 1 Ausrüstungskarte und bekommt 1 Leben zurück.
dw-card-av10 = Die Schauspieler von Mifurdania
    .text = Schaffe in einem Zug zwei Tempoerfolge ab 4 in Mifurdania. Alle bekommen 1 Leben zurück, und der Ratsmarker geht 1 nach rechts.
dw-card-av11 = Ein Sack für Gorén
    .text = Ein Zwerg reist von Lot-Ionans Stollen nach Grünhain und tut unterwegs nichts als laufen. Zieht 2 Ausrüstungskarten; der Unheilmarker geht 1 Feld zurück.
dw-card-av12 = Andôkai ruft den Sturm
    .text = Schaffe in einem Zug zwei Handwerkserfolge ab 4 in Porista. Nehmt 5 beliebige Truppen von der Landkarte; der Unheilmarker geht 1 Feld zurück.
dw-card-av13 = Gundraburs letzter Wunsch
    .text = Ein Zwerg betritt Tor II. Der Ratsmarker geht 1 nach rechts, und ihr bekommt 1 Leben zurück.
dw-card-av14 = Ausfall am Nordpass
    .text = Legt 2 Orks und 1 Troll auf diese Karte; besiegt sie an Tor V. Der Unheilmarker geht 2 Felder zurück.
dw-card-av15 = Plünderer bei Roodacre
    .text = Legt 3 Orks auf diese Karte; besiegt sie bei Roodacre. Zieht 1 Ausrüstungskarte; der Unheilmarker geht 1 Feld zurück.
dw-card-av16 = Karawane aus der Wüste
    .text = Ein Zwerg reist von Sangpûr nach Tabaîn und tut unterwegs nichts als laufen. Ihr habt die Wahl: 2 Ausrüstungskarten, oder ihr bekommt 3 Leben zurück, beliebig verteilt.
dw-card-av17 = Prinz Mallens Reiter
    .text = Schaffe in einem Zug zwei Tempoerfolge ab 4 in Idoslane. Nehmt 4 Orks von der Landkarte und bekommt 1 Leben zurück.
dw-card-av18 = Die Fähren der Königin Wey
    .text = Ein Zwerg betritt ein Feld von Weyurn. Alle dürfen sofort bis zu 3 Felder laufen.
dw-card-av19 = Zu Gast bei den Elben
    .text = Ein Zwerg schafft einen Handwerkserfolg ab 5 im Elbenreich Âlandur. Ihr bekommt 3 Leben zurück, beliebig verteilt.
dw-card-av20 = Das sagenhafte Holz
    .text = Schaffe in einem Zug zwei Tempoerfolge ab 4 in Rân Ribastur. Zieht 1 Ausrüstungskarte, und der Ratsmarker geht 1 nach rechts.
dw-card-av21 = Balendilín spricht
    .text = Schaffe in einem Zug zwei Handwerkserfolge ab 5, egal wo. Der Ratsmarker geht 2 nach rechts.
dw-card-av22 = Der Preis der Zauberin
    .text = Wer am Zug ist, legt in Porista 1 Ausrüstungskarte ab. Die nächsten 2 Heldenschritte fallen aus.
dw-card-av23 = Jagd auf die Kriegshorden
    .text = Besiegt von jetzt an irgendwo 4 Orks. Ihr bekommt 2 Leben zurück, beliebig verteilt.
dw-card-av24 = Je größer sie sind
    .text = Besiegt von jetzt an irgendwo 3 Trolle. Zieht 1 Ausrüstungskarte; der Unheilmarker geht 1 Feld zurück.
dw-card-av25 = Pfeile aus dem Dunkel
    .text = Besiegt von jetzt an irgendwo 2 Albae. Der Unheilmarker geht 2 Felder zurück.
dw-card-av26 = Vraccas’ Segen
    .text = Schaffe in einem Zug zwei Handwerkserfolge ab 4 bei Königin Xamtys II. Der nächste Heldenschritt fällt aus, und ihr bekommt 1 Leben zurück.
dw-card-av27 = Leuchtfeuer an den Pässen
    .text = Ein Zwerg betritt Tor I und ein Zwerg Tor IV, egal in welcher Reihenfolge. Der nächste Heldenschritt fällt aus, und der Ratsmarker geht 1 nach rechts.
dw-card-av28 = Der Drachenhort
    .text = Schaffe in einem Zug zwei Tempoerfolge ab 4 im Drachenbrodem. Zieht 2 Ausrüstungskarten.
dw-card-av29 = Das Land erinnert sich
    .text = Schaffe in einem Zug zwei Handwerkserfolge ab 4 auf einem Feld mit Totem Land. Nehmt bis zu 2 Plättchen Totes Land von der Landkarte; der Unheilmarker geht 1 Feld zurück.
dw-card-av30 = Ins Reich der Albae
    .text = Legt 1 Ork und 1 Alb auf diese Karte; besiegt sie in Dsôn Balsur. Nehmt 2 Albae von der Landkarte; wer am Zug ist, bekommt 1 zusätzliche Aktion, und der Unheilmarker geht 1 Feld zurück.


## Threat cards

dw-card-th01 = Tions Geschöpfe greifen die Zweiten an
    .text = Legt 2 Orks auf diese Karte; besiegt sie an Tor II. Sonst erscheinen 4 Orks und 1 Troll an Tor II, und ihr verliert 1 Leben.
dw-card-th02 = Sinthoras’ Mordanschlag
    .text = Wer diese Karte aufdeckt, ist das Opfer: Legt 1 Alb auf die Karte. Bis er auf dem Feld des Opfers besiegt ist, kann sich das Opfer nicht bewegen. Sonst verliert das Opfer 2 Leben.
dw-card-th03 = Nächtlicher Angriff der Albae
    .text = Sofort: Ihr verliert zusammen 3 Leben; entscheidet bei jedem Punkt, wer ihn verliert.
dw-card-th04 = Die Schattenjäger
    .text = Besiegt irgendwo 2 Albae. Sonst stirbt von den Feldern mit einem Alb das, das dem Schwarzjoch am nächsten liegt, und ihr verliert zusammen 2 Leben.
dw-card-th05 = Der Steinerne Torweg bricht
    .text = Sofort: Die Rekrutierungswürfel werden je einmal für die Tore V, IV und I geworfen.
dw-card-th06 = Bislipurs Ränke
    .text = Schaffe in einem Zug zwei Handwerkserfolge ab 4, egal wo. Sonst geht der Ratsmarker 2 nach links.
dw-card-th07 = Der verdorbene Magus
    .text = Schaffe in einem Zug zwei Handwerkserfolge ab 4 in Porista. Sonst rückt der Unheilmarker 2 Felder näher.
dw-card-th08 = Nebel aus dem Toten Land
    .text = Solange diese Karte offen liegt, bekommt niemand Leben zurück. Ein Zwerg, der das Elbenreich Âlandur betritt, wendet sie ab. Sonst verliert ihr zusammen 2 Leben.
dw-card-th09 = Einsturz in den Stollen
    .text = Solange diese Karte offen liegt, sind die Tunnel gesperrt. Schaffe einen Handwerkserfolg ab 4 an einem Tunneleingang. Sonst stirbt der östliche Eingang, und der Unheilmarker rückt 1 Feld näher.
dw-card-th10 = Die Orks von Toboribor sammeln sich
    .text = Legt 2 Orks auf diese Karte; besiegt sie bei Toboribor. Sonst erscheinen 4 Orks und 1 Troll bei Toboribor, und ihr verliert 1 Leben.
dw-card-th11 = Diebe am Wegesrand
    .text = Sofort: Einer von euch, den ihr bestimmt, legt 1 Ausrüstungskarte ab; hat niemand eine, rückt der Unheilmarker 1 Feld näher.
dw-card-th12 = Überfall auf die Boten
    .text = Solange diese Karte offen liegt, erreicht keine Botschaft den Rat. Legt 2 Orks auf die Karte; besiegt sie in Mifurdania. Sonst geht der Ratsmarker 2 nach links.
dw-card-th13 = Kriegstrommeln im Westen
    .text = Solange diese Karte offen liegt, erscheint am Anfang jedes Zuges 1 Ork an Tor I. Schaffe einen Kampferfolg ab 5 an Tor I. Sonst rückt der Unheilmarker 2 Felder näher.
dw-card-th14 = Getuschel in der Großen Halle
    .text = Sofort: Der Ratsmarker geht 1 nach links, ihr verliert 1 Leben, und eine Karte vom Bedrohungsstapel wird in den Abenteuerstapel gemischt.
dw-card-th15 = Die Fäulnis greift um sich
    .text = Abgewendet, sobald der Zwerg am Zug in Tabaîn steht und dort keine Truppe ist. Sonst stirbt Roodacre, und ihr verliert 1 Leben.


## Equipment

dw-gear-eq01 = Bequeme Stiefel
    .text = Tempo +1.
dw-gear-eq02 = Geschärfte Streitaxt
    .text = Kampf +1.
dw-gear-eq03 = Schmiedewerkzeug
    .text = Handwerk +1.
dw-gear-eq04 = Herzmedaillon
    .text = Du kannst 1 Leben mehr haben. Dazu bekommst du dadurch keines.
dw-gear-eq05 = Bierkrug
    .text = In deinem Zug ablegen: Einer von euch, vielleicht du selbst, bekommt 2 Leben zurück.
dw-gear-eq06 = Zwergenlied
    .text = In deinem Zug ablegen: Einer von euch, vielleicht du selbst, läuft sofort bis zu 4 Felder.
dw-gear-eq07 = Schild des Stammes
    .text = Ablegen, wenn du Leben verlieren sollst: Du verlierst 1 weniger.
dw-gear-eq08 = Runenstein
    .text = Nach einem eigenen Wurf mit Zahlenwürfeln ablegen: Wirf alle seine Würfel neu.
dw-gear-eq09 = Wurfäxte
    .text = In deinem Zug ablegen: Nimm 2 Truppen von deinem Feld oder von einem Feld daneben weg.
dw-gear-eq10 = Alter Tunnelplan
    .text = In deinem Zug ablegen: Leg das Tunnelplättchen auf dein Feld, das kein Totes Land sein darf.


## What is wrong with content of one's own

dw-content-missing-file = Die Datei { $file } fehlt.
dw-content-unknown-file = { $file } gehört nicht zu den Inhaltsdateien.
dw-content-unreadable = Die Datei { $file } lässt sich nicht lesen: { $why }.
dw-content-not-utf8 = Die Datei { $file } ist nicht in UTF-8 geschrieben.
dw-content-large-file = Die Datei { $file } ist länger als { $count } Zeichen.
dw-content-long-line = Die Datei { $file } hat eine Zeile mit mehr als { $count } Zeichen.
dw-content-not-toml = Die Datei { $file } ist kein TOML: { $why }.
dw-content-more =
    { $count ->
        [one] … und noch ein Fehler.
       *[other] … und noch { $count } Fehler.
    }
dw-content-missing-key = { $where }: „{ $key }“ fehlt.
dw-content-unknown-key = { $where }: „{ $key }“ bedeutet hier nichts.
dw-content-wrong-type = { $where }: „{ $key }“ sollte { $want } sein, nicht { $value }.
dw-content-want-number = eine ganze Zahl
dw-content-want-flag = true oder false
dw-content-want-text = ein Text
dw-content-want-list = eine Liste
dw-content-want-table = eine Tabelle
dw-content-want-tables = eine Liste von Tabellen
dw-content-range = { $where }: „{ $key }“ sollte zwischen { $low } und { $high } liegen, nicht { $value }.
dw-content-no-text = { $where }: „{ $key }“ hat keinen Text.
dw-content-long-text = { $where }: „{ $key }“ ist länger als { $count } Zeichen.
dw-content-length = { $where }: „{ $key }“ sollte { $low } bis { $high } Einträge haben, nicht { $count }.
dw-content-unknown-word = { $where }: „{ $key }“ kann nicht { $value } sein; es gibt: { $known }.
dw-content-unknown-quest = { $where }: Die Art von Aufgabe { $value } gibt es nicht; „{ $key }“ kann sein: { $known }.
dw-content-unknown-effect = { $where }: Die Wirkung { $value } gibt es nicht; „{ $key }“ kann sein: { $known }.
dw-content-misplaced-effect = { $where }: Die Wirkung { $value } kann hier nicht stehen.
dw-content-fixed = { $where }: „{ $key }“ lässt sich nicht ändern; es ist: { $known }.
dw-content-duplicate = { $where }: { $id } gibt es zweimal.
dw-content-unknown-id = { $where }: { $id } ist unbekannt.
dw-content-missing-id = { $where }: { $id } fehlt.
dw-content-bad-id = { $where }: { $id } kann keine Kennung sein.
dw-content-count = { $where }: Es sollten { $need } sein, nicht { $count }.
dw-content-dead-place = { $where }: „{ $key }“ nennt einen Ort, den es nicht gibt: { $place }.
dw-content-wrong-place = { $where }: „{ $key }“ kann hier nicht dieser Ort sein: { $place }.
dw-content-no-troops = { $where }: Es sind keine Truppen genannt.
dw-content-no-steps = { $where }: „{ $key }“ ist null.
dw-content-deep = { $where }: „{ $key }“ ist tiefer als { $count } verschachtelt.
dw-content-same-place = { $where }: { $other } ist am selben Ort.
dw-content-empty-kingdom = { $where }: { $id } hat keine Felder.
dw-content-homeless = { $where }: { $id } sollte ein Tor sein oder zu einem Königreich gehören, aber nicht beides.
dw-content-blacksaddle = { $where }: Das Schwarzjoch sollte bei q = 0, r = 0 liegen.
dw-content-arrow-leaves = { $where }: { $colour } führt von der Landkarte weg.
dw-content-arrow-away = { $where }: { $colour } führt nicht näher zum Schwarzjoch.
dw-content-track-ends = { $where }: Der Start des Helden ist das erste Feld und der des Unheils das letzte, sonst keines.
dw-content-immediate = { $where }: Eine Sofort-Karte, und nur sie, hat die Aufgabe „none“ und nichts, was andauert.
dw-content-no-bearer = { $where }: Das braucht eine Karte mit bearer = true.
dw-content-conditions = { $where }: Es kann eine Landkarte geben, zu der keine Karte der Stufe C passt.
