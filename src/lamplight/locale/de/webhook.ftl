### Was dem Webhook gesagt wird, den der Betreiber des Servers eingestellt hat.

webhook-turn = { $who }, du bist dran: { $game }
webhook-nudge = { $who }, { $by } wartet auf dich: { $game }
webhook-bad-address = „{ $address }“ kann kein Webhook sein. Schreibe eine ganze Adresse mit http:// oder https:// und ohne Benutzernamen darin.
