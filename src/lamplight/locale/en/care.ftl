### Tables that are closed, or no more; and what is told before they go.

care-closed = Whoever runs this server has closed this table. Nothing of it is lost; please ask them.
care-gone-operator = This table was deleted by whoever runs this server. Set up a new one whenever you like.
care-gone-untouched = Nobody had come to this table for a long time, so it has been deleted. Set up a new one whenever you like.
care-gone-finished = This game was over long ago, and its table has been deleted. Set up a new one whenever you like.
care-gone-record = This game was over long ago and has been put away. Its record is still here, without names.
care-notice-title = { $game }: shall this game stay?
care-notice = Nobody has played for a long time. In { $days ->
    [one] one day
   *[other] { $days } days
} the table is deleted. Open it, and it stays.

# On a card of one's games, instead of whose turn it is.
care-goes = { $days ->
    [one] Deleted in one day. Open it, and it stays.
   *[other] Deleted in { $days } days. Open it, and it stays.
}

care-forget = Forget me at this table
care-forget-help = Your name, your three words, your notices and your notebook are deleted here, and your seat is free. Your moves stay, without a name. You cannot come back to this seat.
care-forget-do = Yes, forget me
care-forget-stay = I stay
