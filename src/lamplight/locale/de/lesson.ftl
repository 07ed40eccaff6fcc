### Wörter der Lektionen und Tipps: was um sie herum gesagt wird. Was sie selbst sagen, gehört ihren Spielen.

# Was jetzt dran ist, wenn jemand etwas anderes versucht
lesson-read = Lies erst das hier, dann tippe auf „Weiter“.
lesson-play = Das kommt später. Tippe jetzt auf das, was leuchtet.
lesson-watch = Schau kurz zu: Die anderen sind dran.
lesson-over = Diese Lektion ist zu Ende.
lesson-leads = Das gehört zu einem richtigen Spiel. Hier führt die Lektion.

# In the bubble, and at the end
lesson-step = { $step } von { $of }
lesson-count = Lektion, Schritt { $step } von { $of }
lesson-next = Weiter
lesson-back = Einen Schritt zurück
lesson-skip = Überspringen
lesson-end = Gut gemacht!
lesson-after = Wie weiter?
lesson-all = Mehr brauchst du nicht. Tippe ruhig alles an: Geht etwas nicht, sagt das Spiel, warum.
lesson-kept = Die Lektion wartet hier auf dich; du findest sie auch unter Hilfe.
lesson-go-on = Weiter mit der Lektion
lesson-real = Richtig spielen
lesson-again = Noch einmal von vorn
lesson-follows = Die nächste Lektion
lesson-minutes = { $minutes ->
    [one] Etwa eine Minute
   *[other] Etwa { $minutes } Minuten
}
lesson-begun = Begonnen: weitermachen

# Tips at the table
tip-title = Tipp
tip-close = Verstanden
tip-rule = Die Regel
tip-off = Keine Tipps mehr
