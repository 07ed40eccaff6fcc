# Bots that are programs of their own.

outside-reason = “{ $words }”
outside-reason-none = It gives no reason.
outside-reason-usual = The program gave no answer in time, so the usual bot moves: { $why }

outside-no-command = “{ $command }” is not a command line. Write cmd: and then what you would type in a terminal, for example cmd:./mybot.
outside-not-found = There is no program “{ $command }” here. Check the path, and that it may be executed.
outside-cannot-start = “{ $command }” cannot be started: { $why }
outside-reads-nothing = The program does not read what it is told.
outside-long-line = The program wrote a line of more than { $most } bytes.
outside-too-late = The program did not answer in time.
outside-flood = The program wrote more than { $most } bytes without an answer among them.
outside-forks = The program started more than { $most } processes.
outside-closed = The program closed its output and went on.
outside-ended = The program ended with code { $code }.
outside-no-hello = The program's first line must be its hello.
outside-protocol = The program speaks version { $found } of the protocol; here it is version { $known }.
outside-not-this-game = The program does not play { $game }; it plays: { $known }.
outside-not-ready = The program did not say that it is ready for a game.
outside-no-move = The program did not answer with a move.
outside-no-vote = The program did not answer with a vote.
outside-illegal = The program wants “{ $do }”, which is not one of the options.
outside-not-an-answer = The program wrote “{ $line }”, which is no answer: { $why }
outside-other-question = The program keeps answering questions that were not asked.
outside-given-up = The program failed { $faults } times; the usual bot plays this game to its end.

outside-check-hello = It says hello: { $name }
outside-check-no-game = It plays none of the games here; it names: { $known }.
outside-check-game = { $game } with { $seats } seats: { $decisions } legal decisions, the longest took { $longest } ms; { $back } taken back and asked again.
outside-check-bye = It ends when it is told to.
outside-check-no-bye = It did not end within a second after “bye” and had to be killed.
outside-check-good = The program keeps the protocol.
outside-check-bad = The program does not keep the protocol; see docs/engine-protocol.md.
outside-check-wrote = It wrote to standard error: { $words }
