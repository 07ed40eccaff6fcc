### Der Browser in einer anderen App, und der Weg hinaus.

inside-app = Du bist im Browser, der in { $app } steckt. Er vergisst deinen Platz vielleicht, wenn du ihn schließt.
inside-some-app = Du bist im Browser, der in einer anderen App steckt. Er vergisst deinen Platz vielleicht, wenn du ihn schließt.
inside-on = Im eigenen Browser weiterspielen
inside-stay = Hier bleiben
inside-how = Kopiere diesen Link und öffne ihn in deinem eigenen Browser: Dein Platz kommt mit. Behalte ihn für dich: Wer ihn hat, spielt diesen Platz.
inside-invite = Kopiere am besten zuerst diese Einladung und öffne sie in deinem eigenen Browser: Dort bleibt dein Platz deiner.
