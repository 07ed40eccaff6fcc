### Being told that it is one's turn, and Lamplight as an app.

web-notice = Tell me when it is my turn
web-notice-ask = Shall this device tell you when it is your turn?
web-notice-push = Also while the page is closed. No name, no address, no secret is sent; you can change this in the settings.
web-notice-plain = This address is not encrypted (http), and so browsers allow it only while the page is open: keep it open, the title counts the tables where it is your turn. Over https it works with the page closed.
web-notice-install = On this device it works once Lamplight is on the home screen: Share, then “Add to Home Screen”, and open it from there.
web-notice-blocked = This browser has been told not to show notices from here. Allow them in its settings for this page.
web-notice-none = This browser cannot show notices. Keep the page open: the title counts the tables where it is your turn.
web-notice-yes = Yes, tell me
web-notice-no = No, thanks
web-notice-seen = All right
web-notice-failed = That did not work. Try again later; the game goes on as before.
web-quiet = Quiet hours
web-quiet-from = From
web-quiet-to = to
web-notice-page = Only while this page is open, also behind other windows: this browser cannot be told when it is closed. Nothing is sent to anybody.
web-notice-here = Tell me of my turns at this table
web-notice-here-help = Your other tables stay as they are.
web-install = Lamplight as an app
web-install-why = It then opens from your home screen or desktop, in a window of its own, and your games are there without a line, too.
web-install-apple = Share, then “Add to Home Screen”, and open it from there.
web-install-yes = Install it
web-install-no = No, thanks
