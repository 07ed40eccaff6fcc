# A table on a big screen: what a television shows, and how a table gets there.

web-screen-how = Open this address in the browser of the television, or show the page on a second screen. It only watches: everybody plays on a device of their own, and nothing that only one may know is shown there.
web-screen-open = Open it here
web-screen-invite = With an invitation the screen also shows a code with which phones take a free seat.
web-screen-join = Scan and play along
web-screen-watch = Scan and watch
web-screen-there = Here
web-screen-away = We are waiting for { $who }.
web-screen-open-seat = The seat { $who } is free.
web-screen-paused = { $who } is taking a break.
web-screen-again = Play again? Press “Once more!” on one of your devices: this screen comes along.
