### The door of a table: who may come in, and the list of tables that are open to everybody.

door-legend = Who may come in?
door-open = Everybody
door-open-help = The table is on the list of open tables: whoever comes may watch, and take a free seat.
door-link = Whoever has the link
door-link-help = Whoever has the link may watch. To play, one needs an invitation.
door-closed = Only players
door-closed-help = Nobody can watch: only those see the table who have a seat here or an invitation.
door-shut = This table is closed to watchers: it is only for those who play here.
door-shut-title = A closed table
door-off = There are no open tables on this server.
door-invited-only = To sit down at this table you need an invitation.
door-over = The game at this table is over already.
door-screen = This table is closed to watchers. The screen gets in by the link below, which holds an invitation.
door-sit = Sit down

door-list = Open tables
door-list-help = Play with others
door-list-how = Here people wait who would like to play with whoever comes. Sit down, and you are in.
door-list-none = No table is open at the moment. Make one with friends far away, and choose “Everybody” as to who may come in.
door-list-game = Game
door-list-any-game = Any game
door-list-any-lang = Any language
door-list-free =
    { $count ->
        [one] One free seat
       *[other] { $count } free seats
    }
door-list-live = Live, without a limit per turn
# $time: “2 days”
door-list-limit = { $time } per turn
# $bots: “gentle and strong”
door-list-bots = Bots: { $bots }
# $when: “5 min ago”
door-list-since = opened { $when }
