### Lo que se dice al webhook de quien lleva el servidor.

webhook-turn = { $who }, te toca: { $game }
webhook-nudge = { $who }, { $by } te espera: { $game }
webhook-bad-address = «{ $address }» no puede ser un webhook. Escribe una dirección completa con http:// o https://, sin nombre de usuario.
