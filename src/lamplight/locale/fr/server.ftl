### Le serveur de tables : tout ce qu’il dit aux joueurs et à qui le fait tourner.

server-listening = Lamplight est prêt : { $address } (les parties sont gardées dans { $folder } ; Ctrl+C pour arrêter)
server-bad-setting = Aucun réglage ne ressemble à « { $setting } » ; écrivez --set NOM=VALEUR avec un nom du manuel.

server-port-taken = Le port { $port } est déjà utilisé. Arrêtez l’autre programme ou choisissez un autre port avec --port.
server-port-forbidden = Le port { $port } n’est pas ouvert aux programmes ordinaires. Choisissez avec --port un port supérieur à 1023.
server-no-address = Lamplight ne peut pas écouter sur « { $host } » ({ $detail }). Vérifiez --host et --port.
server-folder-unusable = Le dossier de données { $folder } est inutilisable ({ $detail }). Donnez à Lamplight un autre dossier ou le droit d’y écrire.
server-folder-taken = Un autre serveur Lamplight utilise le dossier de données { $folder }. Arrêtez-le d’abord ou choisissez un autre dossier.

server-store-locked = Un autre programme retient la base de données. Rien n’a changé ; réessayez dans un instant. ({ $detail })
server-store-readonly = La base de données est en lecture seule. Rien n’a changé ; rendez son fichier et son dossier inscriptibles, puis réessayez. ({ $detail })
server-store-full = Le disque du serveur est plein. Rien n’a changé ; libérez de la place, puis réessayez. ({ $detail })
server-store-missing = La base de données ne s’ouvre pas. Vérifiez que son dossier existe et qu’il est lisible. ({ $detail })
server-store-corrupt = Le fichier de la base de données est abîmé ou n’en est pas un. Remettez une bonne copie et relancez. ({ $detail })
server-store-broken = Le serveur n’a pas pu joindre sa base de données. Rien n’a changé ; réessayez dans un instant. ({ $detail })

server-no-table = Il n’y a pas de table à cette adresse. Vérifiez le lien ou dressez une nouvelle table.
server-set-aside = La table { $table } n’a pas pu être relue et a été mise de côté. Rien n’en est perdu ; prévenez la personne qui s’occupe de ce serveur.
server-game-gone = À cette table on joue à « { $game } », et ce jeu n’est plus installé sur ce serveur. Rien n’en est perdu ; on pourra continuer quand la personne qui s’occupe de ce serveur l’aura réinstallé.
server-log-gap = Le coup { $ply } manque dans l’enregistrement.
server-log-digest = L’enregistrement ne mène pas à la position gardée au coup { $ply }.
server-internal = Quelque chose a échoué sur le serveur. Rien n’a changé ; réessayez.

server-hello-first = Le premier message doit être « hello ». Rechargez la page.
server-unreadable = Le serveur n’a pas compris ce message. Rien n’a changé ; rechargez la page.
server-too-fast = C’était très rapide. Attendez un instant, puis continuez.
server-table-busy = La table est occupée. Attendez un instant, puis réessayez.
server-too-many-connections = Trop de connexions sont ouvertes. Fermez quelques pages et réessayez.
server-try-later = C’était beaucoup à la fois. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.

server-not-your-seat = Cette place n’est pas la vôtre sur cet appareil.
server-seat-not-yours-now = Cette place est en pause ou jouée par un robot. Reprenez-la d’abord, puis jouez.
server-not-your-turn = Ce n’est pas le tour de cette place.
server-watching = Vous regardez. Prenez place pour avoir voix à cette table.
server-no-seat = Il n’y a pas de place { $seat } à cette table.
server-seat-held = Quelqu’un est assis là ; cette personne seule peut changer la place.
server-seat-kept = Cette place attend la personne à qui elle est. D’ici là, un robot peut la jouer, ou elle peut faire une pause.
server-seat-changed = Quelqu’un d’autre vient de changer cette place. Regardez-la de nouveau, puis réessayez.
server-seat-not-open = Cette place n’est pas libre. Libérez-la d’abord, puis invitez.
server-invite-used = Cette invitation a déjà servi ou a été remplacée. Demandez-en une autre ou revenez avec vos trois mots.
server-words-wrong = Aucune place de cette table ne répond à ces trois mots. Vérifiez l’orthographe.
server-unknown-game = Il n’y a pas ici de jeu « { $game } ».
server-unknown-bot = Ce jeu n’a pas de robot « { $bot } ». Il y a : { $known }.

server-no-advice = Les conseils sont pour les tables où tout le monde en a voulu, ou pour qui joue sans autre personne.
server-adviser-silent = Rien ne vient à l’esprit du conseiller pour l’instant. Redemandez.

server-undo-nothing = Il n’y a rien à reprendre.
server-undo-over = La partie est finie et son hasard révélé ; on ne peut plus rien reprendre.
server-undo-revealed = Une aventure a été comptée depuis, et tous les secrets sont connus ; on ne peut rien reprendre de ce qui précède.
server-undo-question = { $who } voudrait reprendre un coup. Êtes-vous d’accord ?
server-rematch-early = Une nouvelle partie pourra commencer quand celle-ci sera finie.
server-rematch-made = La nouvelle table est déjà dressée.
server-record-early = L’enregistrement est donné quand la partie est finie.

server-code-wrong = Aucune place n’attend ce code. Un code vaut dix minutes et une seule fois ; demandez-en un nouveau à la table.
server-seat-on-phone = Cette place est sur un téléphone en ce moment. Jouez là-bas, ou rangez-la d’abord sur le téléphone.
server-lend-phone = Un téléphone ne peut pas prêter sa place à un autre. Demandez un code sur l’appareil de la table.
server-note-over = La partie est terminée et les carnets sont ouverts ; on n’y écrit plus rien.
server-suggest-apart = À cette table, chacun décide pour soi ; il n’y a rien à proposer.
server-suggest-nothing = Personne ne décide rien pour l’instant ; il n’y a donc rien à proposer.
server-suggest-yours = C’est à vous de décider : faites ce que vous aviez en tête, ou écoutez ce que les autres proposent.
server-suggest-unknown = Cela ne se trouve pas sur la table. Montrez quelque chose qui s’y trouve.

# Ce qu’on demande à tout le monde : une question à la fois.
server-question-nothing = Cela ne peut pas être proposé maintenant.
server-question-pending = Une question est déjà posée à tout le monde. Répondez-y d’abord.
server-question-closed = Cette question n’est plus ouverte ; regardez de nouveau la table.
server-question-not-asked = Cette place n’a pas à répondre.
server-question-declined = Quelqu’un à la table préfère que non. Rien ne change.
server-question-lapsed = La table a continué avant que tout le monde ait répondu. Demandez encore si vous le voulez toujours.

# Taking over a seat in a game with secrets: $who asks, $seat is whoever played there so far.
server-take-here = { $who } voudrait désormais jouer pour { $seat }. Êtes-vous d’accord ?
server-take-invite = { $who } voudrait inviter quelqu’un à jouer pour { $seat }. Êtes-vous d’accord ?
server-take-why = La personne qui joue pour { $seat } apprend le secret de cette place. Il faut donc l’accord de toute la table ; un seul non suffit pour que rien ne change.
server-take-refused = Quelqu’un à la table préfère que non. Rien ne change pour { $seat }, et son secret reste secret.
server-take-lapsed = La partie a continué avant que tout le monde ait répondu. Demandez encore si vous voulez toujours jouer pour { $seat }.

server-wrong-origin = Cette demande venait d’un autre site et a été refusée. Ouvrez Lamplight directement.
server-not-json = La demande doit être en JSON (Content-Type: application/json).
server-too-large = La demande est trop longue ; { $most } octets au plus sont lus.
server-bad-request = La demande est illisible : { $detail }
server-no-page = Il n’y a rien à cette adresse.
server-no-file = Ce fichier n’existe pas.
server-no-client = Les pages web ne sont pas construites. Lancez « make web », puis rechargez cette page.

server-bad-program = « { $value } » n’est pas un bot pour tes tables. Écris JEU:NOM=COMMANDE, par exemple unjeu:monbot=./monbot, ou JEU:NOM@5=COMMANDE pour lui donner cinq secondes.
server-program-game = Il n’y a pas de jeu « { $game } » ici pour lequel ton programme pourrait être un bot. Il y a : { $known }.
