### The browser inside another app, and the way out of it.

inside-app = You are in the browser inside { $app }. It may forget your seat when you close it.
inside-some-app = You are in the browser inside another app. It may forget your seat when you close it.
inside-on = Carry on in your own browser
inside-stay = Stay here
inside-how = Copy this link and open it in your own browser: your seat comes along. Keep it to yourself: whoever has it plays this seat.
inside-invite = Better first copy this invitation and open it in your own browser: there your seat stays yours.
