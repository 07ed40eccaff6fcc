# Ein Tisch auf dem großen Bildschirm: was ein Fernseher zeigt und wie ein Tisch dorthin kommt.

web-screen-how = Öffne diese Adresse im Browser des Fernsehers oder zeig die Seite auf einem zweiten Bildschirm. Sie schaut nur zu: Alle spielen auf einem eigenen Gerät, und was nur eine Person wissen darf, erscheint dort nicht.
web-screen-open = Hier öffnen
web-screen-invite = Mit einer Einladung zeigt der Bildschirm auch einen Code, mit dem Handys einen freien Platz nehmen.
web-screen-join = Scannen und mitspielen
web-screen-watch = Scannen und zuschauen
web-screen-there = Da
web-screen-away = Wir warten auf { $who }.
web-screen-open-seat = Der Platz { $who } ist frei.
web-screen-paused = { $who } macht Pause.
web-screen-again = Noch eine Runde? Drückt auf einem eurer Geräte „Noch einmal!“: Dieser Bildschirm kommt mit.
