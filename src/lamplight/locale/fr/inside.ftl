### Le navigateur dans une autre application, et comment en sortir.

inside-app = Tu es dans le navigateur intégré à { $app }. Il oubliera peut-être ta place quand tu le fermeras.
inside-some-app = Tu es dans le navigateur intégré à une autre application. Il oubliera peut-être ta place quand tu le fermeras.
inside-on = Continuer dans ton navigateur
inside-stay = Rester ici
inside-how = Copie ce lien et ouvre-le dans ton propre navigateur : ta place te suit. Garde-le pour toi : qui l’a joue à cette place.
inside-invite = Le mieux est de copier d’abord cette invitation et de l’ouvrir dans ton propre navigateur : là, ta place restera la tienne.
