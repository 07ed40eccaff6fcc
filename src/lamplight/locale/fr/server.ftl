### Le serveur de tables : tout ce qu’il dit aux joueurs.

server-store-locked = Un autre programme retient la base de données. Rien n’a changé ; réessaie dans un instant.
server-store-readonly = La base de données est en lecture seule. Rien n’a changé ; rends son fichier et son dossier inscriptibles, puis réessaie.
server-store-full = Le disque du serveur est plein. Rien n’a changé ; libère de la place, puis réessaie.
server-store-missing = La base de données ne s’ouvre pas. Vérifie que son dossier existe et qu’il est lisible.
server-store-corrupt = Le fichier de la base de données est abîmé ou n’est pas une base de données. Remets une bonne copie et relance.
server-store-broken = Le serveur n’a pas pu joindre sa base de données. Rien n’a changé ; réessaie dans un instant.

server-no-table = Il n’y a pas de table à cette adresse. Vérifie le lien ou ouvre une nouvelle table.
server-set-aside = La table { $table } n’a pas pu être relue et a été mise de côté. Rien n’en est perdu ; préviens la personne qui s’occupe de ce serveur.
server-game-gone = À cette table on joue à « { $game } », et ce jeu n’est plus installé sur ce serveur. Rien n’en est perdu ; on pourra continuer quand la personne qui s’occupe de ce serveur l’aura réinstallé.
server-log-gap = Le coup { $ply } manque dans l’enregistrement.
server-log-digest = L’enregistrement ne mène pas à la position gardée au coup { $ply }.
server-internal = Quelque chose a échoué sur le serveur. Rien n’a changé ; réessaie.
server-draining = Ce serveur va bientôt redémarrer. Les parties en cours continuent ; prépare une nouvelle table dans quelques minutes.

server-hello-first = Le premier message doit être « hello ». Recharge la page.
server-unreadable = Le serveur n’a pas compris ce message. Rien n’a changé ; recharge la page.
server-too-fast = C’était très rapide. Attends un instant, puis continue.
server-table-busy = La table est occupée. Attends un instant, puis réessaie.
server-log-full = Cette partie est devenue trop longue pour son enregistrement, on ne peut plus rien y jouer. Prépare une nouvelle table pour continuer.
server-too-many-connections = Trop de connexions sont ouvertes. Ferme quelques pages et réessaie.
server-try-later = C’était beaucoup à la fois. Réessaie dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.

server-not-your-seat = Cette place n’est pas à cet appareil. Reviens avec ton lien ou tes trois mots.
server-seat-not-yours-now = Cette place est en pause ou jouée par un robot. Reprends-la d’abord, puis joue.
server-not-your-turn = Ce n’est pas le tour de cette place.
server-watching = Tu regardes. Prends place pour participer à cette table.
server-no-seat = Il n’y a pas de place { $seat } à cette table.
server-seat-held = Quelqu’un est assis là ; cette personne seule peut changer la place.
server-seat-kept = Cette place attend la personne à qui elle est. D’ici là, un robot peut la jouer, ou elle peut rester en pause.
server-seat-changed = Quelqu’un d’autre vient de changer cette place. Regarde-la de nouveau, puis réessaie.
server-seat-not-open = Cette place n’est pas libre. Libère-la d’abord, puis invite.
server-invite-used = Cette invitation a déjà servi ou a été remplacée. Demandes-en une autre ou reviens avec tes trois mots.
server-words-wrong = Aucune place de cette table ne répond à ces trois mots. Vérifie l’orthographe.
server-unknown-game = Il n’y a pas ici de jeu « { $game } ».
server-unknown-bot = Ce jeu n’a pas de robot « { $bot } ». Il y a : { $known }.
server-seat-just-gone = { $who } vient de partir. Attends { $minutes ->
    [1] une minute
   *[other] { $minutes } minutes
} ; ensuite, un robot pourra continuer, ou la place fera une pause.
server-seat-open = Cette place est déjà libre. Envoie son invitation à quelqu’un.
server-seat-invited = Quelqu’un est déjà invité à cette place. Seule la personne qui tient la table peut remplacer cette invitation.
server-seat-yours = Cette place est déjà la tienne.
server-seat-nobodys = Cette place n’est à personne.
server-seat-resting = Cette place fait déjà une pause.
server-seat-played = Quelqu’un a déjà joué ici, la place lui reste donc. En son absence, un robot peut continuer.
server-seat-nobody-agrees = Cette place a un secret, et personne d’autre n’est là pour donner son accord. Demande encore quand quelqu’un sera de retour.
server-host-only = Seule la personne qui tient cette table peut le faire.
server-host-away = Une personne absente ne peut pas tenir la table.
server-one-seat-each = Cet appareil a déjà une place à cette table. Dans un jeu à secrets, il faut un appareil par personne.
server-table-full = Toutes les places de cette table sont prises. Demande une autre place, ou regarde la partie.

server-no-advice = Les conseils sont pour les tables où tout le monde en a voulu, ou quand tu joues contre des robots seulement.
server-adviser-silent = Rien ne vient à l’esprit du conseiller pour l’instant. Redemande.

server-undo-nothing = Il n’y a rien à annuler.
server-undo-over = La partie est finie et ses dés sont dévoilés ; on ne peut plus rien annuler.
server-undo-revealed = Une aventure a été comptée depuis, et tous les secrets sont connus ; on ne peut rien annuler de ce qui précède.
server-undo-luck = Le hasard est intervenu depuis ta dernière décision : ton tour entier reste tel quel. Tu peux encore demander à annuler un coup.
server-undo-question = { $who } voudrait annuler un coup. Es-tu d’accord ?
server-rematch-early = Une nouvelle partie pourra commencer quand celle-ci sera finie.
server-rematch-made = La nouvelle table est déjà prête.
server-record-early = Tu pourras enregistrer la partie quand elle sera finie.
server-record-secret = La partie entière, avec ses secrets, est réservée à celles et ceux qui l’ont jouée, sauf s’ils l’ouvrent ensemble à tout le monde.
server-disclose-question = { $who } voudrait ouvrir cette partie, avec tous ses secrets, à qui a le lien. Es-tu d’accord ?
server-disclose-why = On ne peut plus la refermer. Celles et ceux qui ont joué savent déjà tout.
server-disclose-done = Tout le monde peut maintenant voir la partie entière.
server-disclose-early = Les secrets d’une partie peuvent être ouverts quand elle est finie.

server-code-wrong = Aucune place n’attend ce code. Un code vaut dix minutes et une seule fois ; demandes-en un nouveau à la table.
server-seat-on-phone = Cette place est sur un téléphone en ce moment. Joue là-bas, ou rends-la d’abord sur le téléphone.
server-lend-phone = Un téléphone ne peut pas prêter sa place à un autre. Demande un code sur l’appareil de la table.
server-note-over = La partie est terminée et les carnets sont ouverts ; on n’y écrit plus rien.
server-suggest-apart = À cette table, chacun décide pour soi ; il n’y a rien à proposer.
server-suggest-nothing = Personne ne décide rien pour l’instant ; il n’y a donc rien à proposer.
server-suggest-yours = C’est à toi de décider : fais ce que tu avais en tête, ou écoute ce que les autres proposent.
server-suggest-unknown = Cela ne se trouve pas sur la table. Montre quelque chose qui s’y trouve.

# Ce qu’on demande à tout le monde : une question à la fois.
server-question-nothing = Cela ne peut pas être proposé maintenant.
server-question-pending = Une question est déjà posée à tout le monde. Réponds-y d’abord.
server-question-closed = Cette question n’est plus ouverte ; regarde de nouveau la table.
server-question-not-asked = Cette place n’a pas à répondre.
server-question-agreed = Tout le monde est d’accord.
server-question-withdrawn = La question a été retirée. Rien ne change.
server-question-declined = Quelqu’un à la table préfère que non. Rien ne change.
server-question-lapsed = La table a continué avant que tout le monde ait répondu. Demande encore si tu le veux toujours.

# Taking over a seat in a game with secrets: $who asks, $seat is whoever played there so far.
server-take-here = { $who } voudrait désormais jouer pour { $seat }. Es-tu d’accord ?
server-take-invite = { $who } voudrait inviter quelqu’un à jouer pour { $seat }. Es-tu d’accord ?
server-take-why = La personne qui joue pour { $seat } apprend le secret de cette place. Il faut donc l’accord de toute la table ; un seul non suffit pour que rien ne change.
server-take-renew = { $who } voudrait faire un nouveau lien pour { $seat }, qui a perdu l’ancien. Es-tu d’accord ?
server-take-bot = { $seat } n’est plus là. { $who } voudrait qu’un robot continue en attendant. Es-tu d’accord ?
server-take-pause = { $seat } n’est plus là. { $who } voudrait que la place fasse une pause. Es-tu d’accord ?
server-take-back = { $seat } peut reprendre la place à tout moment. Un robot ne révèle à personne le secret de la place.
server-take-refused = Quelqu’un à la table préfère que non. Rien ne change pour { $seat }, et son secret reste secret.
server-take-lapsed = La partie a continué avant que tout le monde ait répondu. Demande encore si tu veux toujours jouer pour { $seat }.

server-wrong-origin = Cette demande venait d’un autre site et a été refusée. Ouvre Lamplight directement.
server-not-json = La demande doit être en JSON (Content-Type: application/json).
server-too-large = La demande est trop longue ; { $most } octets au plus sont lus.
server-bad-request = La demande est illisible : { $detail }
server-no-page = Il n’y a rien à cette adresse.
server-no-file = Ce fichier n’existe pas.
server-no-client = Les pages web ne sont pas construites. Lance « make web », puis recharge cette page.

server-bad-program = « { $value } » n’est pas un robot pour tes tables. Écris JEU:NOM=COMMANDE, par exemple unjeu:monbot=./monbot, ou JEU:NOM@5=COMMANDE pour lui donner cinq secondes.
server-program-game = Il n’y a pas de jeu « { $game } » ici pour lequel ton programme pourrait être un robot. Il y a : { $known }.
server-unknown-lesson = Ce jeu n’a pas de leçon « { $lesson } ».
server-lesson-gone = Cette leçon a été réécrite entre-temps. Recommence-la depuis l’entrée.

server-notice-turn = À toi de jouer : { $game }
server-notice-with = Avec { $who }.
server-notice-open = Ouvre la table pour continuer.
server-notice-nudge = { $game } : on t’attend
server-notice-waits = { $who } t’attend.
server-nudge-nobody = Il n’y a personne à relancer : c’est ton tour, ou celui d’aucune personne.
server-nudge-there = { $who } regarde la table.
server-nudge-soon = { $who } vient d’être relancé. À nouveau dans { $minutes } min.
server-nudge-deaf = Impossible de prévenir { $who } maintenant : pas d’avis, ou heures calmes. Dis-le autrement.
server-notice-address = Impossible d’envoyer des rappels à cette adresse. Essaie un autre navigateur ou laisse cette page ouverte.
server-no-phrase = Cette phrase n’existe pas.
server-link-title = Viens jouer à la lueur de la lampe
server-link-table = { $game } à la lueur de la lampe : viens jouer !
server-link-about = Des jeux de société fantastiques dans le navigateur : tout de suite contre des robots, autour d’une tablette ou avec des amis au loin. Sans compte ni publicité.
server-link-picture = Trois plateaux à la lueur de la lampe : un village au crépuscule, un donjon, une carte de montagnes
server-link-board = Le plateau tel qu’il est : { $game }
server-branch = Et si… Cette partie reprend au coup { $ply } de la table { $of }, avec sa propre chance.
server-branch-file = Et si… Cette partie reprend au coup { $ply } d’une partie d’un fichier, avec sa propre chance.
