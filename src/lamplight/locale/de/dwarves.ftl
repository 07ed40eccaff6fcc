### The Dwarves: the words and sentences of the game. Cards, Equipment, dwarves, spaces, kingdoms, troops and the
### council's effects have their names in dwarves-cards.ftl; here they come as arguments.
###
### How arguments are passed (the same in every language; the comment above a message lists its own):
###   $who             a player's name (seat-name)
###   $dwarf           a dwarf's name (dw-dwarf-*), always a bare name
###   $space, $from, $to   a space's stand-alone name (dw-space*, "Porista", "Urgon, east of Dragon Fire"); but a number is $to in
###                    dw-do-raise, dw-event-reroll*, dw-event-raised and dw-event-message-plus
###   $place           where a card wants something done: a space, a kingdom or another place, as a stand-alone name
###   $card, $gear     a card's title (dw-card-*, dw-gear-*)
###   $troop           one troop of a kind (dw-troop-* with count 1, or its .one)
###   $troops          some troops: dw-troop-* with a count, several of them joined by dw-comma and dw-and
###   $effect          what the council's space does (dw-council-*)
###   $attribute, $direction   dw-attribute-*, dw-direction-*
###   $ask             in dw-ask-together the question itself, another dw-ask-*
###   $what            parts of a reward (dw-part-*), several of them joined by dw-and
###   $dice            in dw-event-*: all the dice as one string, "6 5 2"; in dw-do-*: how many dice, a number
###   $first, $second  any two names
###   $count, $left, $points, $n, $die, $target, $have, $need, $max, $health, $percent, $orcs, $trolls, $alfar
###                    numbers (not strings, or plural forms are lost); $left is what is left afterwards:
###                    actions, points to give, dice, Health, tokens, or the spaces between the Hero and the Doom token
### Names stand at the start, after a colon or in brackets wherever they can, so that no language needs another case.

dw-name = Die Zwerge


## Small words that other sentences are built from

dw-and = { $first } und { $second }
dw-comma = { $first }, { $second }
dw-attribute-battle = Kampf
dw-attribute-craft = Handwerk
dw-attribute-speed = Tempo
dw-attribute-health = Leben
dw-direction-0 = nach Osten
dw-direction-1 = nach Nordosten
dw-direction-2 = nach Nordwesten
dw-direction-3 = nach Westen
dw-direction-4 = nach Südwesten
dw-direction-5 = nach Südosten
dw-go-0 = Osten
dw-go-1 = Nordosten
dw-go-2 = Nordwesten
dw-go-3 = Westen
dw-go-4 = Südwesten
dw-go-5 = Südosten
dw-colour-red = roter Pfeil
dw-colour-yellow = gelber Pfeil
dw-colour-blue = blauer Pfeil
dw-kind-scenario = Szenario
dw-kind-adventure = Abenteuer
dw-kind-threat = Bedrohung
dw-kind-equipment = Ausrüstung
dw-token-hero = Heldenmarker
dw-token-doom = Unheilmarker
dw-token-council = Ratsmarker
dw-tile = Totes Land
dw-tunnel-tile = Tunnelplättchen
dw-tunnel-tile-closed = Tunnelplättchen, auf Totem Land: niemand kann es benutzen
dw-entrance = Tunneleingang
dw-track-start = Unheilleiste { $n }: hier beginnt der Heldenmarker
dw-track-troops = Unheilleiste { $n }: Truppen kommen ({ $space })
dw-track-council = Unheilleiste { $n }: der Ratsmarker rückt nach links
dw-track-threat = Unheilleiste { $n }: neue Bedrohungen
dw-track-end = Unheilleiste { $n }: hier beginnt der Unheilmarker
dw-council-space = Ratsfeld { $n }: { $effect }
dw-about-gateway = Tor, in keinem Königreich
# $red, $yellow, $blue (dw-direction-*)
dw-about-arrows = Pfeile: rot { $red }, gelb { $yellow }, blau { $blue }
dw-way-left = links
dw-way-right = rechts
dw-keenfire = Feuerklinge, die mächtige Axt
    .text = Kampf +2 bis zum Ende des Spiels.


## What a reward or a threat gives, in a few words

dw-part-heal-one =
    { $count ->
        [one] Einer von euch bekommt 1 Leben zurück
       *[other] Einer von euch bekommt { $count } Leben zurück
    }
dw-part-heal-split =
    { $count ->
        [one] Ihr bekommt 1 Leben zurück
       *[other] Ihr bekommt { $count } Leben zurück, beliebig verteilt
    }
dw-part-heal-each = Alle bekommen je { $count } Leben zurück
dw-part-heal-active = Wer am Zug ist, bekommt { $count } Leben zurück
dw-part-lose-split =
    { $count ->
        [one] Ihr verliert 1 Leben
       *[other] Ihr verliert { $count } Leben, beliebig verteilt
    }
dw-part-lose-each = Alle verlieren je { $count } Leben
dw-part-lose-active = Wer am Zug ist, verliert { $count } Leben
dw-part-lose-bearer = Das Opfer verliert { $count } Leben
dw-part-equipment =
    { $count ->
        [one] 1 Ausrüstungskarte
       *[other] { $count } Ausrüstungskarten
    }
dw-part-lose-equipment =
    { $count ->
        [one] Ihr verliert 1 Ausrüstungskarte
       *[other] Ihr verliert { $count } Ausrüstungskarten
    }
dw-part-remove = Von der Landkarte weg: { $troops }
dw-part-remove-any =
    { $count ->
        [one] 1 beliebige Truppe von der Landkarte nehmen
       *[other] { $count } beliebige Truppen von der Landkarte nehmen
    }
dw-part-add = Neu ({ $space }): { $troops }
dw-part-recruit = Rekrutierungswürfel werfen: { $space }
dw-part-council-right = Ratsmarker { $count } nach rechts
dw-part-council-left = Ratsmarker { $count } nach links
dw-part-doom = Unheilmarker { $count } näher
dw-part-doom-back = Unheilmarker { $count } zurück
dw-part-pause =
    { $count ->
        [one] Der nächste Heldenschritt fällt aus
       *[other] Die nächsten { $count } Heldenschritte fallen aus
    }
dw-part-perish = Totes Land: { $space }
dw-part-cleanse =
    { $count ->
        [one] Bis zu 1 Plättchen Totes Land wegnehmen
       *[other] Bis zu { $count } Plättchen Totes Land wegnehmen
    }
dw-part-tunnel = Tunnelplättchen legen
dw-part-extra =
    { $count ->
        [one] 1 zusätzliche Aktion
       *[other] { $count } zusätzliche Aktionen
    }
dw-part-march-one = Einer von euch läuft sofort bis zu { $count } Felder
dw-part-march-each = Alle laufen sofort bis zu { $count } Felder
dw-part-relocate = Alle Zwerge kommen hierher: { $space }
dw-part-dismiss =
    { $count ->
        [one] 1 Bedrohung ohne Wirkung ablegen
       *[other] { $count } Bedrohungen ohne Wirkung ablegen
    }
dw-part-threats =
    { $count ->
        [one] 1 weitere Bedrohung versteckt sich im Abenteuerstapel
       *[other] { $count } weitere Bedrohungen verstecken sich im Abenteuerstapel
    }


## Prompts: what has to be decided

dw-ask-be = Wer willst du sein?
dw-ask-begin = Wer macht den ersten Zug? Einigt euch.
dw-ask-together = { $ask } Entscheidet gemeinsam; { $who } bestätigt.
dw-ask-action =
    { $left ->
        [one] Noch eine Aktion. Was tut { $dwarf }?
       *[other] Noch { $left } Aktionen. Was tut { $dwarf }?
    }
dw-ask-walk =
    { $points ->
        [one] Wohin, { $dwarf }? Noch ein Schritt.
       *[other] Wohin, { $dwarf }? Noch { $points } Schritte.
    }
dw-ask-penalty = Das Tote Land fordert seinen Preis ({ $space }). Verliert { $dwarf } 1 Leben, oder rückt der Unheilmarker 1 näher?
dw-ask-lose =
    { $left ->
        [one] Ihr verliert 1 Leben. Wen trifft es?
       *[other] { $left } Leben gehen verloren. Wen trifft das nächste?
    }
dw-ask-lose-council = Eine Bedrohung, und der Rat ist gegen euch: Wer verliert 1 Leben?
dw-ask-heal-council = Der Rat steht euch bei: Wer bekommt 1 Leben zurück?
dw-ask-shield = { $dwarf } soll 1 Leben verlieren. Den Schild einsetzen?
dw-ask-reroll = Der Rat erlaubt, einen Würfel noch einmal zu werfen. Welchen?
dw-ask-again = Nicht zufrieden? { $dwarf } darf einmal alle Würfel neu werfen.
dw-ask-runestone = Den Runenstein einsetzen und alle Würfel neu werfen?
dw-ask-raise = { $dwarf } darf einen Würfel um 1 erhöhen. Welchen?
dw-ask-strike =
    { $left ->
        [one] Noch ein Würfel kann treffen. Wen trifft er?
       *[other] Noch { $left } Würfel können treffen. Wen trifft der nächste?
    }
dw-ask-heal =
    { $left ->
        [one] 1 Leben ist zu vergeben. Wer bekommt es?
       *[other] { $left } Leben sind zu vergeben. Wer bekommt das nächste?
    }
dw-ask-heal-one =
    { $count ->
        [one] Wer bekommt 1 Leben zurück?
       *[other] Wer bekommt { $count } Leben zurück?
    }
dw-ask-give = Gefunden: { $gear }. Wer bekommt das?
dw-ask-keenfire = Die Feuerklinge ist geschmiedet! Wer soll sie führen?
dw-ask-march =
    { $count ->
        [one] Wer läuft sofort 1 Feld?
       *[other] Wer läuft sofort bis zu { $count } Felder?
    }
dw-ask-remove =
    { $left ->
        [one] Eine Truppe darf von der Landkarte. Welche?
       *[other] { $left } Truppen dürfen von der Landkarte. Welche ist die nächste?
    }
dw-ask-remove-kind = Diese dürfen von der Landkarte: { $troops }. Von wo?
dw-ask-cleanse =
    { $left ->
        [one] Ein Plättchen Totes Land darf weg. Welches?
       *[other] { $left } Plättchen Totes Land dürfen weg. Welches ist das nächste?
    }
dw-ask-dig = Wohin kommt das Tunnelplättchen?
dw-ask-choose = { $card }: Welche Belohnung nehmt ihr?
dw-ask-drop =
    { $left ->
        [one] Eine Ausrüstungskarte geht verloren. Welche?
       *[other] { $left } Ausrüstungskarten gehen verloren. Welche ist die nächste?
    }
dw-ask-dismiss = Ihr dürft eine Bedrohung ohne Wirkung ablegen. Welche?
dw-ask-fetch = Für „{ $card }“ hat der Vorrat zu wenige Truppen. Es fehlen noch: { $troops }. Wo auf der Landkarte nehmt ihr sie weg?


## Prompts: while chance decides

dw-ask-deal = Die Zwerge werden verteilt …
dw-ask-first = Wer fängt an?
dw-ask-roll = Die Würfel rollen …
dw-ask-recruit = Wer kommt da durch das Tor? ({ $space })
dw-ask-tile = Das Land stirbt ({ $space }) …
dw-ask-scenario = Die Geschichte geht weiter …
dw-ask-draw = Eine neue Karte wird aufgedeckt …
dw-ask-find = Was steckt in der Truhe?


## Choices

dw-do-be = { $dwarf }
dw-do-begin = { $who } fängt an
dw-do-move =
    { $dice ->
        [one] Laufen (1 Würfel)
       *[other] Laufen ({ $dice } Würfel)
    }
dw-do-fight =
    { $dice ->
        [one] Kämpfen (1 Würfel)
       *[other] Kämpfen ({ $dice } Würfel)
    }
dw-do-message =
    { $dice ->
        [one] Botschaft an den Rat (1 Würfel, ab { $target })
       *[other] Botschaft an den Rat ({ $dice } Würfel, ab { $target })
    }
dw-do-duel =
    { $dice ->
        [one] Gegen Nôd’onn kämpfen (1 Würfel)
       *[other] Gegen Nôd’onn kämpfen ({ $dice } Würfel)
    }
dw-do-outfit =
    { $dice ->
        [one] Den Rat um Ausrüstung bitten (1 Würfel, ab { $target })
       *[other] Den Rat um Ausrüstung bitten ({ $dice } Würfel, ab { $target })
    }
dw-do-test =
    { $dice ->
        [one] { $card }: Probe { $attribute } (1 Würfel, ab { $target })
       *[other] { $card }: Probe { $attribute } ({ $dice } Würfel, ab { $target })
    }
dw-do-try =
    { $dice ->
        [one] { $card }: 1 Würfel werfen (ab { $target })
       *[other] { $card }: { $dice } Würfel werfen (ab { $target })
    }
dw-do-pay = { $card }: { $gear } abgeben
dw-do-use = Einsetzen: { $gear }
dw-do-end = Zug beenden
dw-do-step = { $go }: { $space }
dw-do-step-seen = { $go }: { $space } ({ $seen })
dw-do-tunnel = Durch die Tunnel → { $space }
dw-do-stop = Hier bleiben
dw-do-health = { $dwarf } verliert 1 Leben
dw-do-doom = Der Unheilmarker rückt 1 näher
dw-do-lose = Es trifft { $dwarf }
dw-do-shield = Schild einsetzen
dw-do-take = Wunde hinnehmen
dw-do-keep = Würfel behalten
dw-do-reroll = Eine { $die } neu werfen
dw-do-again = Alle Würfel neu werfen
dw-do-runestone = Runenstein einsetzen
dw-do-raise = Aus einer { $die } eine { $to } machen
dw-do-strike = Treffer: { $troop }
dw-do-strike-card = Treffer: { $troop } ({ $card })
dw-do-done = Genug
dw-do-heal = { $dwarf } bekommt Leben
dw-do-give = { $dwarf } bekommt das
dw-do-march = { $dwarf } läuft
dw-do-remove = Weg damit: { $troop } ({ $space })
dw-do-fetch = Nehmen: { $troop } ({ $space })
dw-do-cleanse = Dieses Land befreien: { $space }
dw-do-dig = Tunnelplättchen hierher: { $space }
dw-do-choose = { $what }
dw-do-drop = { $gear } ({ $dwarf })
dw-do-dismiss = Ablegen: { $card }
dw-do-none = Niemand
dw-do-leave = Lieber nicht
dw-do-no-more = Mehr nicht


## Far steps: a walk to a space further away

dw-way = { $space }: { $steps } Schritte
dw-way-via = { $space }: { $steps } Schritte über { $via }
dw-way-first = { $space }: { $steps } Schritte, zuerst { $direction }
dw-way-tunnel = { $space }: { $steps } Schritte, durch die Tunnel
dw-way-priced = { $way } ({ $price })
dw-cost-health = { $count } Leben
dw-cost-doom = Unheil { $count } näher
dw-price-health = Unterwegs verliert { $dwarf } { $count } Leben.
dw-price-doom = Unterwegs rückt der Unheilmarker { $count } näher.


## Previews: what an action will do

dw-preview-troops = Dort stehen Truppen, darum endet der Weg: { $troops }
dw-preview-perished = Totes Land: Das kostet 1 Leben oder 1 Schritt des Unheilmarkers.
dw-preview-immune = Totes Land, aber { $dwarf } macht das nichts aus.
dw-preview-lost-doom = Vorsicht: Die Marker träfen sich, und das Spiel wäre verloren!
dw-preview-lost-health = Vorsicht: { $dwarf } hat nur noch 1 Leben. Das Spiel wäre verloren!
dw-preview-last = Damit wäre die Karte geschafft: { $card }
dw-preview-journey = Die Reise für „{ $card }“ müsste von vorn beginnen.
dw-preview-odds = Das klappt { $percent } Mal von 100.
dw-preview-fight-odds = Mindestens ein Treffer { $percent } Mal von 100. Ohne Treffer verlierst du 1 Leben.
dw-preview-odds-one = Mindestens ein Erfolg { $percent } Mal von 100.
dw-preview-foes = Gegen: { $troops }
dw-preview-council = Hört der Rat zu, rückt der Ratsmarker auf Feld { $n }: { $effect }


## What happened: the start and the turns

dw-event-be = { $who } spielt { $dwarf }.
dw-event-dealt = Der Zufall gibt { $who } diese Rolle: { $dwarf }.
dw-event-first = { $who } macht den ersten Zug.
dw-event-story =
    { $count ->
        [one] Die Geschichte hat eine Karte der Stufe A, dann kommt die Feuerklinge, dann das große Finale.
       *[other] Die Geschichte hat { $count } Karten der Stufe A, dann kommt die Feuerklinge, dann das große Finale.
    }
dw-event-turn = Zug { $n }: { $who } mit { $dwarf }.
dw-event-end = { $who } beendet den Zug.
dw-event-end-early =
    { $left ->
        [one] { $who } beendet den Zug und lässt eine Aktion ungenutzt.
       *[other] { $who } beendet den Zug und lässt { $left } Aktionen ungenutzt.
    }


## What happened: the Hero token and the Doom token

dw-event-hero = Der Heldenmarker geht einen Schritt. Abstand zum Unheilmarker: { $left }.
dw-event-hero-troops = Der Heldenmarker geht einen Schritt: Truppen! Hier kommen sie durch: { $space }. Abstand zum Unheilmarker: { $left }.
dw-event-hero-council = Der Heldenmarker geht einen Schritt: Der Rat murrt. Abstand zum Unheilmarker: { $left }.
dw-event-hero-threat = Der Heldenmarker geht einen Schritt: neue Bedrohungen. Abstand zum Unheilmarker: { $left }.
dw-event-hero-pauses =
    { $left ->
        [0] Der Heldenmarker ruht diesmal. Nächstes Mal läuft er wieder.
        [one] Der Heldenmarker ruht diesmal und danach noch einmal.
       *[other] Der Heldenmarker ruht diesmal und danach noch { $left } Mal.
    }
dw-event-pause =
    { $count ->
        [one] „{ $card }“: Der nächste Schritt des Heldenmarkers fällt aus.
       *[other] „{ $card }“: Die nächsten { $count } Schritte des Heldenmarkers fallen aus.
    }
dw-event-each-turn = „{ $card }“ schlägt zu Beginn des Zuges wieder zu.
dw-event-doom-council = Bislipur beherrscht den Rat: Der Unheilmarker rückt 1 näher. Abstand: { $left }.
dw-event-doom-saddle = Das Schwarzjoch läuft über: Der Unheilmarker rückt 1 näher. Abstand: { $left }.
dw-event-doom-penalty = Das Tote Land ({ $space }) verschont { $dwarf } und zieht dafür den Unheilmarker 1 näher. Abstand: { $left }.
dw-event-doom-card = „{ $card }“: Der Unheilmarker rückt 1 näher. Abstand: { $left }.
dw-event-doom-back =
    { $count ->
        [one] „{ $card }“: Der Unheilmarker geht 1 Feld zurück. Abstand: { $left }.
       *[other] „{ $card }“: Der Unheilmarker geht { $count } Felder zurück. Abstand: { $left }.
    }
dw-event-doom-stays = „{ $card }“: Der Unheilmarker steht schon an seinem Start und kann nicht weiter zurück.


## What happened: the council

dw-event-council-left = Der Ratsmarker geht nach links auf Feld { $n }. Jetzt gilt: { $effect }
dw-event-council-right = Der Ratsmarker geht nach rechts auf Feld { $n }. Jetzt gilt: { $effect }
dw-event-council-left-end = Der Ratsmarker bleibt stehen: Er ist schon ganz bei Bislipur.
dw-event-council-right-end = Der Ratsmarker bleibt stehen: Er ist schon ganz bei Balendilín.
dw-event-message-plus = { $dwarf } weiß mit dem Rat zu reden: Ein Würfel zählt { $to } statt { $die }.
dw-event-message = Der Rat hört auf { $dwarf }!
dw-event-message-failed = Der Rat hört nicht zu: { $dwarf } hat keinen Würfel ab { $target }.
dw-event-outfit = Der Rat öffnet die Waffenkammer für { $dwarf }.
dw-event-outfit-failed = Die Waffenkammer bleibt zu: { $dwarf } hat keinen Würfel ab { $target }.
dw-event-threats =
    { $count ->
        [one] Eine Bedrohung wird ungesehen in den Abenteuerstapel gemischt.
       *[other] { $count } Bedrohungen werden ungesehen in den Abenteuerstapel gemischt.
    }
dw-event-threats-none = Der Bedrohungsstapel ist leer, also versteckt sich keine neue Bedrohung unter den Abenteuern.


## What happened: troops and the Perished Land

dw-event-skulls = Rekrutierungswürfel: { $orcs } für Orks, { $trolls } für Trolle, { $alfar } für Albae.
dw-event-recruit-again =
    { $count ->
        [one] Der Rat ist gegen euch: Der leere Würfel wird noch einmal geworfen.
       *[other] Der Rat ist gegen euch: { $count } leere Würfel werden noch einmal geworfen.
    }
dw-event-recruit = Durch das Tor ({ $space }) kommen: { $troops }.
dw-event-recruit-none = Alles ruhig am Tor ({ $space }): Niemand kommt.
dw-event-short = Der Vorrat ist leer, darum bleiben sie weg: { $troops }.
dw-event-add = „{ $card }“ bringt neue Truppen ({ $space }): { $troops }.
dw-event-add-none = „{ $card }“ brächte Truppen ({ $space }), aber der Vorrat ist leer.
dw-event-perish =
    { $count ->
        [0] Das Land stirbt: { $space }. Sein Pfeil zeigt { $direction }.
       *[other] { $count } Truppen sind zu viel: Das Land stirbt ({ $space }). Sein Pfeil zeigt { $direction }.
    }
dw-event-perish-card = „{ $card }“: Das Land stirbt ({ $space }). Sein Pfeil zeigt { $direction }.
dw-event-perish-none = „{ $card }“: Kein Land stirbt, denn es gibt kein passendes Feld oder kein Plättchen mehr.
dw-event-perish-already = „{ $card }“: Hier liegt schon Totes Land ({ $space }), also ändert sich nichts.
dw-event-flow-side = Zur Seite, { $from } → { $to }: { $troops }.
dw-event-flow = Dem Pfeil nach, { $from } → { $to }: { $troops }.
dw-event-run-on = Auf Totem Land hält sie nichts, { $from } → { $to }: { $troops }.
dw-event-saddle = { $count } Truppen auf dem Schwarzjoch sind zu viel: Alle gehen zurück in den Vorrat.
dw-event-tiles-out = Das war das letzte Plättchen Totes Land. Ab jetzt stirbt kein Land mehr.
dw-event-cleansed = Dieses Land lebt wieder: { $space }.
dw-event-removed = Weg von der Landkarte ({ $space }): { $troop }.
dw-event-remove-none = Es gibt keine Truppen, die man wegnehmen könnte.


## What happened: cards

dw-event-scenario = Die Geschichte geht weiter: „{ $card }“.
dw-event-adventure = Ein neues Abenteuer: „{ $card }“.
dw-event-threat = Eine Bedrohung taucht auf: „{ $card }“.
dw-event-immediate = „{ $card }“ schlägt sofort zu!
dw-event-strikes = Niemand hat es abgewendet: „{ $card }“ schlägt zu!
dw-event-averted = Bedrohung abgewendet: „{ $card }“!
dw-event-dismissed = „{ $card }“ wird ohne Wirkung abgelegt.
dw-event-discarded = „{ $card }“ kommt auf den Ablagestapel.
dw-event-sweep = Ein neues Kapitel beginnt: Alle offenen Abenteuer und Bedrohungen kommen weg.
dw-event-card-troops = Auf „{ $card }“ warten: { $troops }.
dw-event-card-troops-back = Von „{ $card }“ zurück in den Vorrat: { $troops }.
dw-event-card-bearer = „{ $card }“ hat ein Opfer gefunden: { $dwarf } kommt nicht mehr vom Fleck.
dw-event-card-tokens =
    { $count ->
        [one] Auf „{ $card }“ kommt ein Marker.
       *[other] Auf „{ $card }“ kommen { $count } Marker.
    }
dw-event-fetch = Von der Landkarte ({ $space }) auf „{ $card }“: { $troop }.
dw-event-lack = „{ $card }“ verlangt mehr Truppen, als der Vorrat hat, und wird abgelegt.
dw-event-condition = „{ $card }“ passt jetzt nicht: Die Bedingung ist nicht erfüllt. Weiter mit der nächsten Karte.
dw-event-already = „{ $card }“ ist schon erfüllt! Weiter mit der nächsten Karte.
dw-event-scenario-done = Szenario geschafft: „{ $card }“!
dw-event-adventure-done = Abenteuer bestanden: „{ $card }“!
dw-event-reshuffle = Die abgelegten Abenteuer und Bedrohungen werden zu einem neuen Stapel gemischt.
dw-event-no-cards = Es ist keine Karte mehr zum Aufdecken da.
dw-event-chosen = Ihr wählt: { $what }.
dw-event-progress = „{ $card }“: { $have } von { $need }.
dw-event-visited = { $dwarf } war für „{ $card }“ an diesem Ort: { $space }.
dw-event-journey = { $dwarf } bricht zur Reise für „{ $card }“ auf ({ $space }).
dw-event-journey-lost = { $dwarf } hat unterwegs etwas anderes getan. Die Reise für „{ $card }“ muss von vorn beginnen.
dw-event-journey-done = { $dwarf } kommt an, die Reise für „{ $card }“ ist geschafft ({ $space })!
dw-event-lapse =
    { $count ->
        [one] Der Zug ist vorbei: Ein Erfolg für „{ $card }“ verfällt.
       *[other] Der Zug ist vorbei: { $count } Erfolge für „{ $card }“ verfallen.
    }
dw-event-extra =
    { $count ->
        [one] { $who } hat in diesem Zug eine Aktion mehr.
       *[other] { $who } hat in diesem Zug { $count } Aktionen mehr.
    }
dw-event-relocated = „{ $card }“ versetzt { $dwarf } hierher: { $space }.
dw-event-held = „{ $card }“ hält { $dwarf } fest ({ $space }).
dw-event-fights-on = { $dwarf } steckt mitten in einem Kampf und bleibt ({ $space }).
dw-event-keenfire = { $dwarf } hebt die Feuerklinge: Kampf +2!


## What happened: Equipment

dw-event-find = Gefunden: { $gear }.
dw-event-find-none = Es ist keine Ausrüstung mehr zu finden.
dw-event-given = { $dwarf } bekommt: { $gear }.
dw-event-given-nobody = Alle haben so etwas schon, darum kommt es auf die Ablage: { $gear }.
dw-event-used = { $dwarf } setzt ein: { $gear }.
dw-event-paid = { $dwarf } gibt für „{ $card }“ ab: { $gear }.
dw-event-dropped = { $dwarf } verliert: { $gear }.
dw-event-drop-none = Niemand hat Ausrüstung zu verlieren.
dw-event-reshuffle-gear = Die abgelegte Ausrüstung wird zu einem neuen Stapel gemischt.


## What happened: Health

dw-event-hurt-penalty = Das Tote Land ({ $space }) kostet { $dwarf } 1 Leben. Es bleiben { $left }.
dw-event-hurt-fight = Kein einziger Treffer! { $dwarf } verliert 1 Leben. Es bleiben { $left }.
dw-event-hurt-duel = Nôd’onn schlägt zurück: { $dwarf } verliert 1 Leben. Es bleiben { $left }.
dw-event-hurt-card = „{ $card }“ kostet { $dwarf } 1 Leben. Es bleiben { $left }.
dw-event-hurt-council = Der Rat ist gegen euch: Die Bedrohung kostet { $dwarf } 1 Leben. Es bleiben { $left }.
dw-event-prevented = { $dwarf } entgeht der Wunde, und zwar dank: { $gear }.
dw-event-immune = { $dwarf } stapft durch Totes Land ({ $space }), als wäre nichts.
dw-event-healed = { $dwarf } bekommt 1 Leben zurück. Jetzt: { $left }.
dw-event-healed-more = { $dwarf } bekommt { $count } Leben zurück. Jetzt: { $left }.
dw-event-healed-council = Der Rat steht euch bei: { $dwarf } bekommt 1 Leben zurück. Jetzt: { $left }.
dw-event-heal-full = { $dwarf } hat schon alle Leben, mehr geht nicht.
dw-event-heal-nobody = Niemand bekommt Leben zurück.
dw-event-heal-lost = Alle haben schon alle ihre Leben, mehr geht nicht.
dw-event-heal-blocked = Wegen „{ $card }“ bekommt niemand Leben zurück.
dw-event-maximum = { $dwarf } kann jetzt höchstens { $max } Leben haben. Im Augenblick: { $left }.


## What happened: dice

dw-event-roll-move = { $dwarf } würfelt fürs Laufen: { $dice }.
dw-event-roll-fight = { $dwarf } würfelt für den Kampf: { $dice }.
dw-event-roll-message = { $dwarf } würfelt für eine Botschaft: { $dice }.
dw-event-roll-outfit = { $dwarf } bittet um Ausrüstung und würfelt: { $dice }.
dw-event-roll-duel = { $dwarf } kämpft gegen Nôd’onn und würfelt: { $dice }.
dw-event-roll-test = { $dwarf } macht eine Probe ({ $attribute }) für „{ $card }“: { $dice }.
dw-event-roll-try = { $dwarf } würfelt für „{ $card }“: { $dice }.
dw-event-reroll-must = Der Rat ist gegen euch: Einer der höchsten Würfel wird neu geworfen, { $die } → { $to }.
dw-event-reroll = Dank des Rates wird ein Würfel neu geworfen: { $die } → { $to }.
dw-event-again = { $dwarf } wirft alle Würfel neu: { $dice }.
dw-event-runestone = Der Runenstein glüht, und { $dwarf } wirft alle Würfel neu: { $dice }.
dw-event-raised = { $dwarf } erhöht einen Würfel: { $die } → { $to }.


## What happened: walking

dw-event-points =
    { $points ->
        [one] { $dwarf } darf 1 Feld laufen.
       *[other] { $dwarf } darf bis zu { $points } Felder laufen.
    }
dw-event-march =
    { $points ->
        [one] { $dwarf } darf ohne Würfeln 1 Feld laufen.
       *[other] { $dwarf } darf ohne Würfeln bis zu { $points } Felder laufen.
    }
dw-event-step = { $dwarf } läuft: { $from } → { $to }.
dw-event-tunnel = { $dwarf } nimmt die Tunnel: { $from } → { $to }.
dw-event-stopped = Truppen versperren den Weg ({ $space }): Hier ist für { $dwarf } Schluss.
dw-event-stays = { $dwarf } geht nicht weiter ({ $space }).
dw-event-dug = Ein neuer Tunneleingang: { $space }.
dw-event-dug-moved = Das Tunnelplättchen wandert: { $from } → { $to }.
dw-event-tunnel-lost = Mit dem Land ({ $space }) ist auch das Tunnelplättchen verloren; es kommt zurück in die Reserve.
dw-event-tunnel-closed = Das Land unter dem Tunnelplättchen ({ $space }) ist gestorben. Es bleibt liegen, aber niemand kann es benutzen.
dw-event-tunnel-open = Das Tunnelplättchen ist wieder zu gebrauchen: { $space }.
dw-event-entrance-lost = Dieser Tunneleingang ist nicht mehr zu gebrauchen: { $space }.


## What happened: fights and tests

dw-event-strike = { $dwarf } trifft ({ $space }): { $troop }.
dw-event-strike-card = { $dwarf } trifft auf „{ $card }“: { $troop }.
dw-event-spared = { $dwarf } hätte noch mehr treffen können, lässt es aber gut sein.
dw-event-test =
    { $count ->
        [one] Ein Erfolg für „{ $card }“ durch { $dwarf }. Das macht { $have } von { $need }.
       *[other] { $count } Erfolge für „{ $card }“ durch { $dwarf }. Das macht { $have } von { $need }.
    }
dw-event-test-failed = Kein Erfolg für „{ $card }“: { $dwarf } hat keinen Würfel ab { $target }.
dw-event-surplus =
    { $count ->
        [one] Ein Erfolg war mehr als nötig und verfällt.
       *[other] { $count } Erfolge waren mehr als nötig und verfallen.
    }
dw-event-part-done = „{ $card }“: Dieser Teil ist geschafft ({ $space }).
dw-event-try-done = { $dwarf } hat die richtigen Würfel für „{ $card }“!
dw-event-try-failed = Die Würfel haben für „{ $card }“ nicht gereicht. { $dwarf } verliert dadurch nichts.
dw-event-duel =
    { $count ->
        [one] { $dwarf } trifft Nôd’onn einmal! Marker übrig: { $left }.
       *[other] { $dwarf } trifft Nôd’onn { $count } Mal! Marker übrig: { $left }.
    }


## What happened: the end

dw-event-won = „{ $card }“ ist geschafft. Das Geborgene Land ist gerettet, ihr habt gemeinsam gewonnen!
dw-event-defeat-doom = Held und Unheil sind sich begegnet. Das Geborgene Land fällt, das Spiel ist verloren.
dw-event-defeat-health = { $dwarf } hat kein Leben mehr. Ohne euch alle ist das Geborgene Land verloren.


## Outcome

dw-outcome-won-sc1 = Die Tore sind versiegelt, keine Truppe kommt mehr durch. Ihr habt das Geborgene Land gerettet!
dw-outcome-won-sc2 = Nôd’onn ist besiegt. Ihr habt das Geborgene Land gerettet!
dw-outcome-won-sc3 = Die große Schlacht ist gewonnen. Ihr habt das Geborgene Land gerettet!
dw-outcome-won-other = Die letzte Aufgabe ist erfüllt. Ihr habt das Geborgene Land gerettet!
dw-outcome-lost-doom = Der Unheilmarker hat den Heldenmarker erreicht. Diesmal siegt die Finsternis.
dw-outcome-lost-health = { $dwarf } ist gefallen. Diesmal siegt die Finsternis.
dw-outcome-seat =
    { $health ->
        [0] { $dwarf }, gefallen
       *[other] { $dwarf }, noch { $health } Leben
    }


## Why not: anybody, any time

dw-no-over = Diese Geschichte ist zu Ende erzählt. Wie wäre es mit einer neuen?
dw-no-chance = Das entscheidet allein der Zufall: Würfel, Plättchen und Karten.
dw-no-not-yet = Moment noch, erst kommen die Würfel und Karten.
dw-no-not-your-turn = Gerade entscheidet { $who }. Aber sag ruhig, was du denkst!
dw-no-not-asked = Danach wird gerade nicht gefragt. Beantworte erst die offene Frage.
dw-no-nobody = So etwas gibt es in diesem Spiel nicht. Wähle etwas, das du siehst.
dw-no-taken = Diese Rolle ist schon vergeben: { $dwarf }. Nimm eine andere.
dw-no-seat = Da sitzt niemand. Wähle jemanden aus dieser Runde.


## Why not: actions

dw-no-actions = In diesem Zug sind keine Aktionen mehr übrig.
dw-no-held = „{ $card }“ hält { $dwarf } fest. Erst muss diese Bedrohung weg.
dw-no-troops = Hier ({ $space }) ist niemand zum Kämpfen, weder auf dem Feld noch auf einer Karte.
dw-no-message-blocked = Solange „{ $card }“ offen liegt, kommt keine Botschaft zum Rat durch.
dw-no-council-end = Der Ratsmarker ist schon ganz bei Balendilín. Weiter nach rechts geht es nicht.
dw-no-council-nine = Ausrüstung gibt der Rat nur, solange sein Marker auf Feld 9 steht. Jetzt steht er auf Feld { $n }.
dw-no-duel-none = Nôd’onn ist nicht hier. Gegen ihn kämpft ihr erst mit der Karte „Besiegt Nôd’onn!“.
dw-no-duel-elsewhere = Nôd’onn wartet woanders ({ $space }), und { $dwarf } ist nicht dort.
dw-no-duel-troops = Zwischen { $dwarf } und Nôd’onn stehen Truppen ({ $space }). Erst müssen sie weg.
dw-no-card = Diese Karte liegt nicht offen da: { $card }.
dw-no-test = „{ $card }“ verlangt keine Probe.
dw-no-part = So einen Teil hat „{ $card }“ nicht.
dw-no-part-done = Dieser Teil von „{ $card }“ ist schon geschafft.
dw-no-test-elsewhere = Die Probe für „{ $card }“ muss woanders gemacht werden ({ $place }), und { $dwarf } ist nicht dort.
dw-no-after-tunnel = Für „{ $card }“ muss { $dwarf } zuerst durch die Tunnel laufen, und zwar in diesem Zug.
dw-no-too-few =
    { $need ->
        [one] Für „{ $card }“ muss ein Zwerg dort sein ({ $place }).
       *[other] Für „{ $card }“ müssen { $need } Zwerge dort sein ({ $place }).
    }
dw-no-try = „{ $card }“ verlangt keinen eigenen Wurf.
dw-no-try-elsewhere = Für „{ $card }“ wird woanders gewürfelt ({ $place }), und { $dwarf } ist nicht dort.
dw-no-pay = „{ $card }“ verlangt keine Ausrüstung.
dw-no-paid = „{ $card }“ hat schon alle Ausrüstung, die es verlangt.
dw-no-pay-elsewhere = Die Ausrüstung für „{ $card }“ wird woanders abgegeben ({ $place }), und { $dwarf } ist nicht dort.
dw-no-gear = { $dwarf } hat das nicht: { $gear }.
dw-no-gear-passive = Das wirkt von selbst und wird nicht dafür abgelegt: { $gear }.
dw-no-gear-moment = Dafür ist jetzt nicht der richtige Moment: { $gear }.
dw-no-gear-useless = Hier und jetzt würde das nichts bewirken: { $gear }.


## Why not: walking and tunnels

dw-no-adjacent = Das ist zu weit für einen Schritt: { $from } und { $to } berühren sich nicht.
dw-no-same-space = { $dwarf } ist schon dort ({ $space }).
dw-no-roll-first = Wähle zuerst, dass du dich bewegst, und würfle; dann gehst du Schritt für Schritt.
dw-no-points = Es sind keine Schritte mehr übrig.
dw-no-entrance-here = Hier ist kein Tunneleingang ({ $space }).
dw-no-entrance-there = Dort ist kein Tunneleingang ({ $space }).
dw-no-entrance-perished = Dieser Tunneleingang liegt im Toten Land und ist nicht mehr zu gebrauchen: { $space }.
dw-no-tunnel-blocked = Solange „{ $card }“ offen liegt, sind die Tunnel gesperrt.


## Why not: dice and fights

dw-no-die = Kein Würfel zeigt diese Zahl: { $die }.
dw-no-raise-six = Höher als 6 geht es nicht.
dw-no-die-too-low = Kein Würfel ist dafür noch hoch genug: { $troop }.
dw-no-such-troop = So jemand ist hier nicht ({ $space }): { $troop }.
dw-no-such-troop-card = So jemand ist nicht auf „{ $card }“: { $troop }.
dw-no-card-elsewhere = Gegen die Truppen auf „{ $card }“ wird woanders gekämpft ({ $place }).
dw-no-ability = { $dwarf } kann hier nicht alle Würfel neu werfen.
dw-no-runestone = { $dwarf } hat keinen Runenstein.
dw-no-shield = { $dwarf } hat keinen Schild.


## Why not: rewards and losses

dw-no-full = { $dwarf } hat schon alle Leben und kann keines dazubekommen.
dw-no-heal-blocked = Solange „{ $card }“ offen liegt, bekommt niemand Leben zurück.
dw-no-owns = { $dwarf } hat so etwas schon: { $gear }. Niemand besitzt zwei von derselben Sorte.
dw-no-march-held = „{ $card }“ hält { $dwarf } fest. Laufen geht nicht.
dw-no-march-fighting = { $dwarf } steckt mitten in einem Kampf. Laufen geht erst danach.
dw-no-remove-kind = Nur diese dürfen jetzt weg: { $troops }.
dw-no-remove-empty = So jemand ist dort nicht ({ $space }): { $troop }.
dw-no-remove-place = Von dort ({ $space }) dürfen jetzt keine Truppen weg. Wähle ein erlaubtes Feld.
dw-no-tile = Dort liegt kein Totes Land: { $space }.
dw-no-dig-perished = Auf Totem Land ({ $space }) darf das Tunnelplättchen nicht liegen.
dw-no-dig-entrance = Dort ist schon ein Tunneleingang ({ $space }). Wähle ein anderes Feld.
dw-no-dig-here = Diesmal muss das Tunnelplättchen dorthin, wo { $dwarf } steht.
dw-no-fetch-kind = Davon fehlt nichts: { $troop }.
dw-no-dismiss = Jetzt kann nur eine offene Bedrohung abgelegt werden. Diese Karte geht nicht: { $card }.
dw-no-drop = { $dwarf } hat diese Ausrüstung gar nicht: { $gear }.
dw-no-must = Das müsst ihr entscheiden; nichts zu tun geht hier nicht.
dw-no-choice = Diese Wahl gibt es nicht.


## Options of a table

dw-option-difficulty = Schwierigkeit
    .help = Wie viele Szenariokarten kommen vor der Feuerklinge? Je mehr, desto länger und schwerer. Nehmt für die ersten Spiele „Leicht“.
dw-option-difficulty-easy = Leicht (4 Karten)
dw-option-difficulty-normal = Normal (5 Karten)
dw-option-difficulty-challenging = Knifflig (6 Karten)
dw-option-difficulty-brave = Tapfer (7 Karten)
dw-option-difficulty-heroic = Heldenhaft (8 Karten)
dw-option-perish = Wann das Land stirbt
    .help = Wie viele Truppen auf einem Feld machen daraus Totes Land? Vier ist die Variante der Spielregel für Erfahrene.
dw-option-perish-5 = Bei 5 Truppen
dw-option-perish-4 = Bei 4 Truppen (für Erfahrene)
dw-option-dwarves = Die Zwerge
    .help = Sucht sich jeder seinen Zwerg aus, oder verteilt sie der Zufall?
dw-option-dwarves-choose = Alle suchen aus
dw-option-dwarves-random = Der Zufall verteilt sie
dw-option-first = Wer anfängt
    .help = Einigt ihr euch, wer den ersten Zug macht, oder entscheidet der Zufall?
dw-option-first-agree = Ihr einigt euch
dw-option-first-random = Der Zufall entscheidet


## Bots and their reasons

dw-bot-companion = Treuer Gefährte
    .help = Denkt mit: behält Aufgaben, Bedrohungen und euer aller Leben im Auge.
dw-bot-uniform = Sorgloser Kumpan
    .help = Macht einfach irgendetwas Erlaubtes. Keine große Hilfe.

dw-reason-only = Etwas anderes ging nicht.
dw-reason-win = Damit könnten wir gewinnen!
dw-reason-scenario = Das bringt die Geschichte voran: „{ $card }“.
dw-reason-adventure = Die Belohnung lohnt sich: „{ $card }“.
dw-reason-avert = Das wenden wir lieber ab, bevor es zuschlägt: „{ $card }“.
dw-reason-walk = Unterwegs dorthin, wo ich gebraucht werde: { $space }.
dw-reason-walk-card = Unterwegs für „{ $card }“.
dw-reason-stop = Genau hier will ich sein.
dw-reason-tunnel = Durch die Tunnel ist es am kürzesten.
dw-reason-fight = Je weniger Truppen hier, desto besser.
dw-reason-brink = Noch eine Truppe, und dort stirbt das Land: { $space }.
dw-reason-strike = Das ist der Gefährlichste von ihnen.
dw-reason-strike-card = Die Aufgabe geht vor: „{ $card }“.
dw-reason-message = Wir brauchen den Rat auf unserer Seite.
dw-reason-outfit = Gute Ausrüstung hilft uns allen.
dw-reason-duel = Auf ihn!
dw-reason-penalty-health = { $dwarf } hält das aus. Der Unheilmarker ist schon zu nah.
dw-reason-penalty-doom = { $dwarf } hat schon genug abbekommen. Der Unheilmarker ist noch weit weg.
dw-reason-lose = { $dwarf } kann es am ehesten verschmerzen.
dw-reason-shield = Genau dafür ist der Schild da.
dw-reason-take = Den Schild heben wir uns für später auf.
dw-reason-reroll = Dieser Würfel kann nur besser werden.
dw-reason-again = Diese Würfel reichen nicht.
dw-reason-keep = Diese Würfel sind gut genug.
dw-reason-raise = Ein Auge mehr, und schon passt es.
dw-reason-heal = { $dwarf } hat es am nötigsten.
dw-reason-give = { $dwarf } kann am meisten damit anfangen.
dw-reason-use = Jetzt hilft es am meisten: { $gear }.
dw-reason-pay = Ein anständiger Preis.
dw-reason-march = { $dwarf } hat am meisten davon.
dw-reason-remove = Dort wurde es zu voll: { $space }.
dw-reason-cleanse = Dieses Land zu befreien, hält sie am längsten auf.
dw-reason-dig = Ein Tunnel dort spart uns weite Wege.
dw-reason-choose = Das hilft uns mehr.
dw-reason-drop = Darauf können wir am ehesten verzichten.
dw-reason-dismiss = Das war die schlimmste der Bedrohungen: „{ $card }“.
dw-reason-fetch = Dort haben sie am meisten geschadet.
dw-reason-none = Lieber nicht.
dw-reason-rest = In diesem Zug gibt es nichts Nützliches mehr zu tun.
dw-reason-be = Eine gute Mischung ist der halbe Sieg.
dw-reason-begin = Ein guter Anfang für uns alle.
dw-reason-move = Anderswo kann ich mehr ausrichten.
dw-reason-wander = Nur keine Eile. Umsehen schadet nie: { $space }.
dw-reason-walk-tunnel = Zu den Tunneln: { $space }.
dw-reason-tunnel-card = Durch die Tunnel für „{ $card }“.
dw-reason-stop-card = Hier kann ich etwas für „{ $card }“ tun.
dw-reason-wait-card = Ich warte hier, bis die anderen kommen: „{ $card }“.
dw-reason-stop-perished = Keinen Schritt weiter, dort beginnt das Tote Land: { $space }.
dw-reason-stop-troops = Keinen Schritt weiter, dort stehen Truppen im Weg: { $space }.
dw-reason-stop-early = Das ist fürs Erste weit genug.
dw-reason-saddle = Zu viele Truppen auf dem Schwarzjoch holen den Unheilmarker näher.
dw-reason-message-away = Damit muss Schluss sein: { $effect }
dw-reason-message-towards = Das könnte der Rat für uns tun: { $effect }
dw-reason-save = Heben wir uns das für später auf.
dw-reason-end = Das genügt für diesen Zug.
dw-reason-keep-risk = Noch ein Wurf könnte genauso gut schlechter sein.
dw-reason-keep-stone = Den Runenstein brauchen wir später noch dringender.
dw-reason-keep-anyway = Lassen wir es dabei.
dw-reason-lose-hard = Das trifft { $dwarf } hart, aber etwas Besseres sah ich nicht.
dw-reason-again-more = In diesen Würfeln steckt noch mehr.
dw-reason-runestone = Dieser Wurf ist wichtig. Dafür ist der Runenstein da.
dw-reason-reroll-more = Vielleicht zeigt dieser Würfel noch mehr.
dw-reason-raise-free = Diesen Würfel zu erhöhen schadet nicht.
dw-reason-raise-none = Ein Auge mehr würde auch keine weitere Truppe fällen.
dw-reason-strike-fewer = Wieder einer weniger: { $troop }.
dw-reason-spare = Das ist fürs Erste genug gekämpft.
dw-reason-remove-fewer = Dort hilft jede Truppe weniger: { $space }.
dw-reason-remove-none = Die anderen dürfen bleiben, wo sie sind.
dw-reason-cleanse-tunnel = Das öffnet wieder einen Zugang zu den Tunneln: { $space }.
dw-reason-cleanse-any = Dieses Land soll wieder leben: { $space }.
dw-reason-cleanse-none = Das übrige Land kann warten.
dw-reason-dig-card = Von dort ist es nicht weit: „{ $card }“.
dw-reason-dig-none = Das Tunnelplättchen bleibt am besten, wo es ist.
dw-reason-use-heal = { $dwarf } braucht jetzt Hilfe: { $gear }.
dw-reason-use-troops = Das lichtet die Truppen ringsum: { $gear }.
dw-reason-use-march = Jemand wird sofort woanders gebraucht: { $gear }.
dw-reason-use-tunnel = Ein Weg in die Tunnel, genau hier: { $gear }.
dw-reason-pay-card = Ein anständiger Preis für „{ $card }“: { $gear }.
dw-reason-drop-gear = { $dwarf } kann darauf verzichten: { $gear }.
dw-reason-give-attribute = Das macht { $dwarf } stärker: { $attribute }.
dw-reason-give-any = { $dwarf } wird etwas damit anzufangen wissen.
dw-reason-bear = { $dwarf } hält das aus.
dw-reason-penalty-health-hard = Das trifft { $dwarf } hart, aber der Unheilmarker darf nicht näher kommen.
dw-reason-penalty-doom-far = Der Unheilmarker ist noch weit genug weg.
dw-reason-penalty-doom-tight = { $dwarf } darf nicht schwächer werden, auch wenn der Unheilmarker nah ist.
dw-reason-shield-last = Ohne den Schild würde { $dwarf } fallen, und alles wäre verloren.
dw-reason-heal-any = { $dwarf } wird die Kraft brauchen.
dw-reason-heal-none = Gerade hat es niemand nötig.
dw-reason-march-card = { $dwarf } kann sich für „{ $card }“ auf den Weg machen.
dw-reason-march-space = { $dwarf } wird dort gebraucht: { $space }.
dw-reason-march-any = Ein paar Schritte werden { $dwarf } guttun.
dw-reason-march-none = Alle sind, wo sie sein sollen.
dw-reason-dismiss-any = Weg mit dieser Bedrohung: „{ $card }“.
dw-reason-dismiss-none = Mit diesen Bedrohungen werden wir selbst fertig.
dw-reason-choose-what = Das hilft uns jetzt am meisten: { $what }.
dw-reason-be-attribute = Darin ist niemand besser als { $dwarf }: { $attribute }.

# The link in the lobby to all cards
dw-cards-link = Alle Karten

## Stellungen als Text
dw-position-stack = Der Stapel hat zwischen 1 und { $most } Rahmen.
dw-position-frame = „{ $found }“ liegt nicht auf dem Stapel: So etwas gibt es nicht, oder es besagt Unmögliches.
dw-position-frame-place = Auf dem Stapel kann „{ $frame }“ nicht auf „{ $below }“ liegen.
dw-position-over = „{ $found }“: So endet kein Spiel. Schreib won/SC1 (oder eine andere letzte Szenariokarte), doom oder health.
dw-position-dwarf = „{ $found }“ ist kein Zwerg. Schreib tungdil@s20/7/EQ05: wer, wo, Leben, Ausrüstung; oder nobody.
dw-position-dwarf-twice = Zwei spielen { $dwarf }.
dw-position-gear = { $dwarf } kann „{ $found }“ nicht besitzen: Diese Ausrüstung gibt es nicht, oder er hat sie schon.
dw-position-fallen = Das Spiel ist aus Mangel an Leben verloren, und doch hat niemand 0.
dw-position-health = { $dwarf } kann nicht „{ $found }“ Leben haben: Möglich ist { $least } bis { $most }.
dw-position-tracks = Der Heldenmarker ({ $hero }) steht vor dem Unheilmarker ({ $doom }); sie treffen sich nur, wenn das Spiel so endete.
dw-position-space = Im Feld „{ $field }“: Ein Feld „{ $found }“ gibt es nicht.
dw-position-tile = Im Feld „{ $field }“: Ein Plättchen „{ $found }“ gibt es nicht.
dw-position-tile-twice = Das Plättchen { $tile } liegt an zwei Orten.
dw-position-land = Auf { $space } kann kein Plättchen liegen: Es liegt schon eines da, oder es ist das Schwarzjoch.
dw-position-tunnel = Das Tunnelplättchen kann nicht auf { $space } liegen.
dw-position-troops = „{ $found }“ sind keine Truppen. Schreib s20:2o1t1a für zwei Orks, einen Troll und einen Alb.
dw-position-troops-place = Auf { $space } können keine Truppen mehr stehen: Es stehen schon welche da, oder dort ist Totes Land.
dw-position-supply = Von den Truppen „{ $troop }“ gibt es nur { $most }, nicht { $found }.
dw-position-card = Im Feld „{ $field }“: „{ $found }“ ist keine Karte, die dort liegen kann.
dw-position-card-twice = Die Karte { $card } liegt an zwei Orten.
dw-position-card-state = Von der Karte { $card } kann „{ $found }“ nicht gesagt werden, oder es steht zweimal da.
dw-position-bearer = Die Karte { $card } ist an jemanden gebunden: Schreib by1, by2 ...
dw-position-seen = Nur Szenariokarten der ersten und der letzten Stufe können schon gesehen worden sein, darunter die, die gewann.
dw-position-ahead = So viele Szenariokarten können nicht übrig sein: { $a } der ersten und { $b } der zweiten Stufe.
dw-position-up = Es liegen höchstens { $most } Abenteuer- und Bedrohungskarten offen.
dw-position-drawn = „{ $found }“ kann in diesem Schritt nicht gezogen worden sein.
dw-position-pile = Der Stapel ist leer: Was im Feld „{ $field }“ steht, wird sofort gemischt und zum neuen Stapel.
dw-position-gear-card = Eine Ausrüstungskarte „{ $found }“ gibt es nicht.
dw-position-copies = Von { $gear } gibt es nur { $most }, nicht { $found }.
dw-position-dice = „{ $found }“ ist kein Wurf: bis zu sieben Zahlen, von 6 abwärts bis 1.
dw-position-queue = In der Schlange warten genau dann Felder, wenn zuoberst „flow“ liegt.
dw-position-full = { $space } ist zu voll: So viele Truppen wären weitergezogen.
dw-position-last-stage = Am Ende wäre keine Szenariokarte der letzten Stufe mehr da.
dw-position-idle = In dieser Stellung hält das Spiel nicht an: Niemand wird gefragt, und der Zufall zieht nichts.


## Was sein müsste, damit es ginge

dw-need-action = Es ginge, wenn { $dwarf } noch eine Aktion hätte.
dw-need-card-gone = Es ginge, wenn diese Karte weg wäre: „{ $card }“.
dw-need-foes = Es ginge, wenn hier Truppen stünden: { $space }.
dw-need-no-foes = Es ginge, wenn hier keine Truppen stünden: { $space }.
dw-need-troop = Es ginge, wenn dort so jemand wäre ({ $space }): { $troop }.
dw-need-council = Es ginge, wenn der Marker des Rates auf Feld { $n } stünde.
dw-need-there = Es ginge, wenn { $dwarf } dort wäre ({ $place }).
dw-need-at = Es ginge, wenn { $dwarf } dort wäre: { $space }.
dw-need-beside = Es ginge, wenn { $dwarf } direkt daneben stünde. Bis dorthin sind es { $n } Schritte: { $to }.
dw-need-gather =
    { $n ->
        [one] Mit einem Zwerg mehr dort ginge es ({ $place }).
       *[other] Mit { $n } Zwergen mehr dort ginge es ({ $place }).
    }
dw-need-tunnel-tile = Es ginge, wenn das Tunnelplättchen dort läge: { $space }.
dw-need-healed = Es ginge, wenn dort kein Totes Land läge: { $space }.
dw-need-perished = Es ginge, wenn dort Totes Land läge: { $space }.
dw-need-die = Es ginge, wenn ein Würfel die { $die } zeigte.
dw-need-die-least = Mit einem Würfel von { $die } oder mehr ginge es: { $troop }.
dw-need-tunnelled = Es ginge, wenn { $dwarf } in diesem Zug durch die Tunnel gekommen wäre.
dw-need-gear = Es ginge, wenn { $dwarf } das hätte: { $gear }.
dw-need-without = Es ginge, wenn { $dwarf } das noch nicht hätte: { $gear }.
dw-need-hurt = Es ginge, wenn { $dwarf } Leben verloren hätte.


## Was etwas ist

dw-about-dwarf = Diesen Zwerg spielt jemand von euch. Im eigenen Zug hat er bis zu zwei Aktionen.
dw-about-orc = Die schwächste Truppe: Eine 4 oder mehr beseitigt sie im Kampf.
dw-about-troll = Eine 5 oder mehr beseitigt ihn im Kampf.
dw-about-alf = Die stärkste Truppe: Nur eine 6 beseitigt sie im Kampf.
dw-about-tile = Totes Land: Es zu betreten kostet 1 Leben oder einen Schritt des Unheils, und ein Tunneleingang darunter ist nutzlos.
dw-about-tunnel = Das Tunnelplättchen: ein Tunneleingang mehr.
dw-about-hero = Der Heldenmarker: Trifft er den Unheilmarker, habt ihr verloren.
dw-about-doom = Der Unheilmarker: Er nähert sich dem Helden; treffen sie sich, habt ihr verloren.
dw-about-council = Der Marker des Rates: Sein Feld sagt, was für euch alle gilt; eine Botschaft kann ihn bewegen.
dw-about-scenario = Die Szenariokarte führt durch die Geschichte; eine Aufgabe der Stufe C gewinnt das Spiel.
dw-about-adventure = Ein Abenteuer: Tut, was es verlangt, und ihr bekommt die Belohnung.
dw-about-threat = Eine Bedrohung: Wendet sie ab, sonst schlägt sie zu.
dw-about-equipment = Eine Ausrüstungskarte; niemand besitzt zwei von derselben Sorte.
