### Ce qui est dit au webhook de qui tient le serveur.

webhook-turn = { $who }, à toi de jouer : { $game }
webhook-nudge = { $who }, { $by } t’attend : { $game }
webhook-bad-address = « { $address } » ne peut pas être un webhook. Écris une adresse complète avec http:// ou https://, sans nom d’utilisateur.
