### What the webhook of whoever runs the server is told.

webhook-turn = { $who }, it is your turn: { $game }
webhook-nudge = { $who }, { $by } is waiting for you: { $game }
webhook-bad-address = “{ $address }” cannot be a webhook. Write a whole address with http:// or https://, and without a user name in it.
