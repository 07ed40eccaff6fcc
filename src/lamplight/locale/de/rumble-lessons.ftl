### Rumble in the Dungeon: what its lessons and tips say. Nothing here is longer than 140 characters.

rd-lesson-first = Deine erste Rauferei
rd-lesson-first-secret = Zwei dieser Figuren gehören heimlich dir: der Ork und die Elfe. Das siehst nur du.
rd-lesson-first-anybody = In deinem Zug darfst du jede Figur bewegen, nicht nur deine. So bleibt geheim, was geheim ist.
rd-lesson-first-move = Eine Aktion pro Zug. Wer allein ist, darf durch eine Tür nach nebenan: Tippe die Diebin an, dann den Raum des Ogers.
rd-lesson-first-stuck = Jetzt teilen sich zwei einen Raum, und keine der beiden kommt mehr weg. Schau, was die anderen tun.
rd-lesson-first-brawl = Rauferei: Wähle, wer von den beiden rausfliegt! Die ersten zwei bringen nichts, der dritte 1 Punkt … wer zuletzt drin ist, 10.
rd-lesson-first-flinch = Jemand hat deine Elfe rausgeworfen. Lass dir nichts anmerken! Nur die bessere deiner zwei Figuren zählt.
rd-lesson-first-chest = Wer bei der Truhe ist, darf sie nach nebenan tragen, sogar mit Gesellschaft. Lass den Ork sie zum Eingang tragen.
rd-lesson-first-leave = Zu Beginn eines Zuges mit der Truhe am Eingang? Dann raus! Das ist der erste Platz: 10 Punkte.
rd-lesson-first-secrets = Alle Geheimnisse liegen offen. Ein Spiel hat drei Abenteuer, die meisten Punkte gewinnen; wer am wenigsten hat, beginnt das nächste.
rd-lesson-first-guard = Eine Hausregel: Niemand geht sofort dorthin zurück, wo er herkam, sonst raufen wir noch zum Frühstück. Du kannst sie abschalten.
rd-lesson-first-end = Der Ork ist mit dem Schatz auf und davon, und er gehörte die ganze Zeit dir!

# Tips
rd-tip-brawl = Wo sich zwei oder mehr getroffen haben, darfst du raufen: Wähle, wer rausfliegt. Es kann jede Figur sein.
rd-tip-meet = Wer zu jemandem hineingeht, steckt dort fest, und der andere auch. Der nächste Zug kann eine Rauferei bringen.
rd-tip-out = Die Reihe zeigt, was jeder Platz wert ist. Wem die Figur gehörte, bleibt bis zum Schluss geheim.
rd-tip-chest = Wer bei der Truhe ist, darf sie nach nebenan tragen, auch mit Gesellschaft. So entkommt man sogar einer Rauferei!
rd-tip-leave = Jemand könnte jetzt mit der Truhe hinaus: erster Platz und 10 Punkte. Gehört die Figur dir?
rd-tip-gone = Mit der Truhe auf und davon! Die Rauferei geht weiter, bis nur noch eine Figur drin ist.
rd-tip-score = Nur die bessere deiner zwei Figuren zählt. Wer am wenigsten Punkte hat, beginnt das nächste Abenteuer.
