# Bots, die eigene Programme sind.

outside-reason = „{ $words }“
outside-reason-none = Es nennt keinen Grund.
outside-reason-usual = Das Programm hat nicht rechtzeitig geantwortet, darum zieht der übliche Bot: { $why }

outside-no-command = „{ $command }“ ist keine Befehlszeile. Schreibe cmd: und dann, was du im Terminal tippen würdest, zum Beispiel cmd:./meinbot.
outside-not-found = Hier gibt es kein Programm „{ $command }“. Prüfe den Pfad und ob es ausgeführt werden darf.
outside-cannot-start = „{ $command }“ lässt sich nicht starten: { $why }
outside-reads-nothing = Das Programm liest nicht, was ihm gesagt wird.
outside-long-line = Das Programm hat eine Zeile von mehr als { $most } Bytes geschrieben.
outside-too-late = Das Programm hat nicht rechtzeitig geantwortet.
outside-flood = Das Programm hat mehr als { $most } Bytes geschrieben, ohne dass eine Antwort dabei war.
outside-forks = Das Programm hat mehr als { $most } Prozesse gestartet.
outside-closed = Das Programm hat seine Ausgabe geschlossen und läuft weiter.
outside-ended = Das Programm hat sich mit Code { $code } beendet.
outside-no-hello = Die erste Zeile des Programms muss seine Begrüßung sein.
outside-protocol = Das Programm spricht Fassung { $found } des Protokolls; hier gilt Fassung { $known }.
outside-not-this-game = Das Programm spielt { $game } nicht; es spielt: { $known }.
outside-not-ready = Das Programm hat nicht gesagt, dass es für ein Spiel bereit ist.
outside-no-move = Das Programm hat nicht mit einem Zug geantwortet.
outside-no-vote = Das Programm hat nicht mit einer Stimme geantwortet.
outside-illegal = Das Programm will „{ $do }“, das steht nicht zur Wahl.
outside-not-an-answer = Das Programm hat „{ $line }“ geschrieben, das ist keine Antwort: { $why }
outside-other-question = Das Programm antwortet immer wieder auf Fragen, die niemand gestellt hat.
outside-given-up = Das Programm hat { $faults }-mal versagt; der übliche Bot spielt dieses Spiel zu Ende.

outside-check-hello = Es stellt sich vor: { $name }
outside-check-no-game = Es spielt keines der Spiele hier; es nennt: { $known }.
outside-check-game = { $game } zu { $seats }: { $decisions } erlaubte Entscheidungen, die längste dauerte { $longest } ms; { $back } zurückgenommen und noch einmal gefragt.
outside-check-bye = Es beendet sich, wenn man es ihm sagt.
outside-check-no-bye = Es hat sich nach „bye“ nicht binnen einer Sekunde beendet und musste beendet werden.
outside-check-good = Das Programm hält sich an das Protokoll.
outside-check-bad = Das Programm hält sich nicht an das Protokoll; siehe docs/engine-protocol.md.
outside-check-wrote = Auf die Fehlerausgabe schrieb es: { $words }
