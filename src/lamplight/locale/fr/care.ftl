### Tables fermées, ou qui n’existent plus ; et ce qui est dit avant qu’elles partent.

care-closed = La personne qui s’occupe de ce serveur a fermé cette table. Rien n’est perdu ; demande-lui.
care-gone-operator = La personne qui s’occupe de ce serveur a effacé cette table. Prépares-en une autre quand tu veux.
care-gone-untouched = Personne n’était venu à cette table depuis longtemps, elle a donc été effacée. Prépares-en une autre quand tu veux.
care-gone-finished = Cette partie est finie depuis longtemps, et sa table a été effacée. Prépares-en une autre quand tu veux.
care-gone-record = Cette partie est finie depuis longtemps et a été rangée. Son enregistrement est encore là, sans noms.
care-notice-title = { $game } : cette partie doit-elle rester ?
care-notice = Personne n’a joué depuis longtemps. Dans { $days ->
    [1] un jour
   *[other] { $days } jours
} la table est effacée. Ouvre-la, et elle reste.

# Sur la carte d’une de ses parties, au lieu de dire à qui c’est.
care-goes = { $days ->
    [1] Effacée dans un jour. Ouvre-la, et elle reste.
   *[other] Effacée dans { $days } jours. Ouvre-la, et elle reste.
}

care-forget = Oublie-moi à cette table
care-forget-help = Ton nom, tes trois mots, tes avis et ton carnet sont effacés ici, et ta place est libre. Tes coups restent, sans nom. Tu ne pourras pas revenir à cette place.
care-forget-do = Oui, oublie-moi
care-forget-stay = Je reste
