### Gesagt bekommen, dass man dran ist, und Lamplight als App.

web-notice = Sag mir, wenn ich dran bin
web-notice-ask = Soll dieses Gerät dir sagen, wenn du dran bist?
web-notice-push = Auch wenn die Seite zu ist. Kein Name, keine Adresse, kein Geheimnis wird verschickt; in den Einstellungen lässt sich das ändern.
web-notice-plain = Diese Adresse ist nicht verschlüsselt (http), darum erlauben Browser es nur, solange die Seite offen ist: Lass sie offen, der Titel zählt die Tische, an denen du dran bist. Über https geht es auch bei geschlossener Seite.
web-notice-install = Auf diesem Gerät geht es, sobald Lamplight auf dem Startbildschirm liegt: Teilen, dann „Zum Home-Bildschirm“, und von dort öffnen.
web-notice-blocked = Diesem Browser wurde verboten, Hinweise von hier zu zeigen. Erlaube sie in seinen Einstellungen für diese Seite.
web-notice-none = Dieser Browser kann keine Hinweise zeigen. Lass die Seite offen: Der Titel zählt die Tische, an denen du dran bist.
web-notice-yes = Ja, sag es mir
web-notice-no = Nein, danke
web-notice-seen = In Ordnung
web-notice-failed = Das hat nicht geklappt. Versuch es später noch einmal; das Spiel geht weiter wie bisher.
web-quiet = Ruhezeit
web-quiet-from = Von
web-quiet-to = bis
web-notice-page = Nur solange diese Seite offen ist, auch hinter anderen Fenstern: Wenn sie zu ist, erreicht diesen Browser nichts. Dabei wird niemandem etwas geschickt.
web-notice-here = Sag mir an diesem Tisch, wenn ich dran bin
web-notice-here-help = Deine anderen Tische bleiben, wie sie sind.
web-install = Lamplight als App
web-install-why = Dann öffnest du es vom Startbildschirm oder Desktop aus, in einem eigenen Fenster, und deine Spiele sind auch ohne Verbindung da.
web-install-apple = Teilen, dann „Zum Home-Bildschirm“, und von dort öffnen.
web-install-yes = Installieren
web-install-no = Nein, danke
