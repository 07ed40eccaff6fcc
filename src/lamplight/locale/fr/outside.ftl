# Des bots qui sont des programmes à part.

outside-reason = « { $words } »
outside-reason-none = Il ne donne pas de raison.
outside-reason-usual = Le programme n’a pas répondu à temps, le robot habituel joue donc : { $why }

outside-no-command = « { $command } » n’est pas une ligne de commande. Écris cmd: puis ce que tu taperais dans un terminal, par exemple cmd:./monbot.
outside-not-found = Il n’y a pas de programme « { $command } » ici. Vérifie le chemin, et qu’il peut être exécuté.
outside-cannot-start = « { $command } » ne peut pas être lancé : { $why }
outside-reads-nothing = Le programme ne lit pas ce qu’on lui dit.
outside-long-line = Le programme a écrit une ligne de plus de { $most } octets.
outside-too-late = Le programme n’a pas répondu à temps.
outside-flood = Le programme a écrit plus de { $most } octets sans qu’il s’y trouve une réponse.
outside-forks = Le programme a lancé plus de { $most } processus.
outside-closed = Le programme a fermé sa sortie et continue de tourner.
outside-ended = Le programme s’est terminé avec le code { $code }.
outside-no-hello = La première ligne du programme doit être son bonjour.
outside-protocol = Le programme parle la version { $found } du protocole ; ici c’est la version { $known }.
outside-not-this-game = Le programme ne joue pas à { $game } ; il joue à : { $known }.
outside-not-ready = Le programme n’a pas dit qu’il est prêt pour une partie.
outside-no-move = Le programme n’a pas répondu par un coup.
outside-no-vote = Le programme n’a pas répondu par un vote.
outside-illegal = Le programme veut « { $do } », qui n’est pas une des options.
outside-not-an-answer = Le programme a écrit « { $line } », qui n’est pas une réponse : { $why }
outside-other-question = Le programme répond sans cesse à des questions que personne n’a posées.
outside-given-up = Le programme a échoué { $faults } fois ; le robot habituel joue cette partie jusqu’au bout.

outside-check-hello = Il se présente : { $name }
outside-check-no-game = Il ne joue à aucun des jeux d’ici ; il nomme : { $known }.
outside-check-game = { $game } à { $seats } : { $decisions } décisions légales, la plus longue a pris { $longest } ms ; { $back } annulées et demandées de nouveau.
outside-check-bye = Il se termine quand on le lui dit.
outside-check-no-bye = Il ne s’est pas terminé dans la seconde après « bye » et a dû être arrêté.
outside-check-good = Le programme respecte le protocole.
outside-check-bad = Le programme ne respecte pas le protocole ; voir docs/engine-protocol.md.
outside-check-wrote = Il a écrit sur la sortie d’erreur : { $words }
