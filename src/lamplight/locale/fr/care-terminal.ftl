### Commandes pour qui s’occupe d’un serveur : sauvegarder, remettre, vérifier, tables, changer de base de données.

cli-meta-target = FICHIER|DOSSIER
cli-meta-place = FICHIER|URL
cli-meta-table = TABLE
cli-meta-days = JOURS
cli-meta-words = TROIS-MOTS

cli-backup-short = garder une copie de toutes les tables
cli-backup-about = Écrit tout dans un seul fichier, tel que c’est à un instant, même pendant que le serveur tourne, et prouve qu’il se lit : les parties en cours et quelques parties finies sont rejouées. Le fichier ne reçoit son nom que lorsqu’il est tout entier sur le disque.
cli-backup-examples =
    lamplight backup copies/
    lamplight backup copies/ --keep 14
    lamplight backup jour.db --database postgresql://user@host/lamplight
cli-backup-target = le fichier ; ou un dossier, et le fichier porte alors l’heure
cli-backup-data = le dossier de données du serveur
cli-backup-database = la base de données du serveur, si elle n’est pas dans son dossier
cli-backup-replace = écraser un fichier de ce nom
cli-backup-keep = effacer toutes les copies du dossier sauf les N plus récentes
cli-backup-all = rejouer aussi toutes les parties finies
cli-backup-written = { $file } contient tout ({ $size } Mo).
cli-backup-removed = { $file } était la plus vieille copie et est effacée.
cli-which-target = Où ? Nomme un fichier, ou un dossier pour plusieurs copies.
cli-keep-needs-folder = --keep s’emploie avec un dossier de copies, et { $file } n’en est pas un.

cli-restore-short = remettre une copie en place
cli-restore-about = Remet en place les tables d’une copie. Le serveur doit être arrêté ; les tables présentes ne sont remplacées qu’avec --over, et sont mises de côté. Une copie d’un Lamplight plus ancien est mise à jour.
cli-restore-examples =
    lamplight restore copies/lamplight-20260301-040000.db
    lamplight restore jour.db --over --data /srv/lamplight
cli-restore-file = la copie
cli-restore-data = le dossier de données du serveur
cli-restore-database = la base de données du serveur, si elle n’est pas dans son dossier
cli-restore-over = remplacer les tables présentes ; elles sont mises de côté
cli-restored = Les tables de { $file } sont en place : { $place }
cli-restored-migrated = La copie venait d’un Lamplight plus ancien (schéma { $version }) et a été mise à jour.
cli-restored-aside = Ce qui était là avant est gardé dans { $file }

cli-check-short = chaque table est-elle entière ?
cli-check-about = Rejoue chaque table d’un serveur, d’une autre base ou d’une copie, et nomme chaque défaut par sa table et son coup. Rien n’est changé, et le serveur peut tourner.
cli-check-examples =
    lamplight check
    lamplight check copies/lamplight-20260301-040000.db
cli-check-file = une copie, ou l’URL d’une base ; celle du serveur si rien n’est dit
cli-check-data = le dossier de données du serveur
cli-check-database = la base de données du serveur, si elle n’est pas dans son dossier
cli-check-good = { $place } : tout va bien.
cli-check-bad = { $place } : { $count ->
    [1] une table a un défaut.
   *[other] { $count } tables ont un défaut.
}

cli-database-short = changer de base de données
cli-database-about = Commandes pour la base de données elle-même.
cli-database-examples =
    lamplight database copy lamplight-data/lamplight.db postgresql://user@host/lamplight
cli-database-copy-short = copier toutes les tables dans une autre base
cli-database-copy-about = Copie tout d’un fichier SQLite vers PostgreSQL ou l’inverse, et prouve que c’est arrivé : ligne par ligne, et chaque partie est rejouée. La cible doit être vide. Arrête d’abord le serveur, sinon ce qui se joue pendant ce temps reste derrière.
cli-database-copy-examples =
    lamplight database copy lamplight-data/lamplight.db postgresql://user@host/lamplight
cli-database-copy-source = où sont les tables
cli-database-copy-target = où elles doivent aller
cli-database-copied = Tout ce qui était dans { $source } est maintenant dans { $target }.
cli-which-databases = D’où à où ? Nomme deux bases, chacune par son fichier ou son URL.

cli-tables-short = s’occuper des tables d’un serveur
cli-tables-about = Commandes pour qui s’occupe d’un serveur ; il peut tourner, et apprend chaque changement.
cli-tables-examples =
    lamplight tables list --unfinished --older 30
    lamplight tables show 7k2m9q
cli-tables-list-short = lister les tables
cli-tables-list-about = Liste toutes les tables : à quoi on joue, où on en est, quand elle a été faite, le dernier coup et la dernière visite de quelqu’un de la table.
cli-tables-list-examples =
    lamplight tables list --unfinished --older 30
    lamplight tables list --game { $game } --json
cli-tables-list-game = seulement ce jeu
cli-tables-list-unfinished = seulement les parties en cours
cli-tables-list-finished = seulement les parties finies
cli-tables-list-older = seulement les tables que personne n’a touchées depuis autant de jours
cli-tables-list-json = pour d’autres programmes
cli-tables-list-data = le dossier de données du serveur
cli-tables-list-database = la base de données du serveur, si elle n’est pas dans son dossier
cli-tables-show-short = tout sur une table
cli-tables-show-about = Montre une table avec ses places, ses options et ses heures. Rien de secret n’est montré.
cli-tables-show-examples =
    lamplight tables show 7k2m9q
cli-tables-show-table = la table, par son identifiant ou son lien
cli-tables-show-json = pour d’autres programmes
cli-tables-show-data = le dossier de données du serveur
cli-tables-show-database = la base de données du serveur, si elle n’est pas dans son dossier
cli-tables-close-short = ne plus laisser jouer à une table
cli-tables-close-about = Ferme une table : ceux qui y sont l’apprennent, et personne ne peut plus y jouer ni regarder. Rien n’est effacé ; lamplight tables open la rouvre.
cli-tables-close-examples =
    lamplight tables close 7k2m9q
cli-tables-close-table = la table, par son identifiant ou son lien
cli-tables-close-data = le dossier de données du serveur
cli-tables-close-database = la base de données du serveur, si elle n’est pas dans son dossier
cli-tables-open-short = rouvrir une table fermée
cli-tables-open-about = Rouvre une table fermée avec lamplight tables close. Tout est comme avant.
cli-tables-open-examples =
    lamplight tables open 7k2m9q
cli-tables-open-table = la table, par son identifiant ou son lien
cli-tables-open-data = le dossier de données du serveur
cli-tables-open-database = la base de données du serveur, si elle n’est pas dans son dossier
cli-tables-free-seat-short = libérer une place
cli-tables-free-seat-about = Libère une place et donne une nouvelle invitation, pour quelqu’un qui a perdu son lien et ses trois mots. L’ancienne clé ne vaut plus. Dans un jeu à secrets, qui reçoit l’invitation apprend ceux de la place.
cli-tables-free-seat-examples =
    lamplight tables free-seat 7k2m9q 2
cli-tables-free-seat-table = la table, par son identifiant ou son lien
cli-tables-free-seat-seat = la place, comptée à partir de 1
cli-tables-free-seat-data = le dossier de données du serveur
cli-tables-free-seat-database = la base de données du serveur, si elle n’est pas dans son dossier
cli-tables-delete-short = effacer des tables
cli-tables-delete-about = Efface des tables avec tout ce qui leur appartient, pour de bon. Qui vient plus tard l’apprend.
cli-tables-delete-examples =
    lamplight tables delete 7k2m9q --yes
cli-tables-delete-tables = les tables, par leurs identifiants ou leurs liens
cli-tables-delete-yes = ne pas redemander
cli-tables-delete-data = le dossier de données du serveur
cli-tables-delete-database = la base de données du serveur, si elle n’est pas dans son dossier
cli-tables-export-short = sortir l’enregistrement d’une table
cli-tables-export-about = Écrit l’enregistrement d’une partie, pour lamplight replay et verify. Tant qu’elle dure il n’a pas de graine, mais tout ce qui a été joué, les secrets aussi.
cli-tables-export-examples =
    lamplight tables export 7k2m9q partie.jsonl
cli-tables-export-table = la table, par son identifiant ou son lien
cli-tables-export-file = le fichier ; le terminal si rien n’est dit
cli-tables-export-data = le dossier de données du serveur
cli-tables-export-database = la base de données du serveur, si elle n’est pas dans son dossier
cli-tables-forget-short = oublier une personne
cli-tables-forget-about = Oublie qui a ces trois mots : nom, mots, clés, avis et carnet sont effacés. Ses coups restent, sans nom. Sans table, on cherche partout, et cela prend du temps.
cli-tables-forget-examples =
    lamplight tables forget 7k2m9q --words lanterne-pomme-rivière
cli-tables-forget-table = la table, par son identifiant ou son lien
cli-tables-forget-words = les trois mots de la place
cli-tables-forget-data = le dossier de données du serveur
cli-tables-forget-database = la base de données du serveur, si elle n’est pas dans son dossier

cli-tables-head-id = table
cli-tables-head-game = jeu
cli-tables-head-state = état
cli-tables-head-plies = coups
cli-tables-head-made = faite
cli-tables-head-moved = dernier coup
cli-tables-head-seen = dernière visite
cli-tables-head-ended = finie
cli-tables-head-closed = fermée
cli-tables-head-who = qui
cli-tables-state-on = en cours
cli-tables-state-over = finie
cli-tables-state-closed = fermée
cli-tables-state-goes = part bientôt
cli-tables-seat-here = ici
cli-tables-seat-remote = au loin
cli-tables-seat-bot = robot
cli-tables-seat-paused = en pause
cli-tables-count = { $count ->
    [1] Une table.
   *[other] { $count } tables.
}
cli-tables-closed = La table { $table } est fermée. Ceux qui y sont l’apprennent.
cli-tables-closed-already = La table { $table } est déjà fermée.
cli-tables-opened = La table { $table } est rouverte.
cli-tables-open-already = La table { $table } n’est pas fermée.
cli-tables-freed = La place { $seat } de la table { $table } est libre. Voici l’invitation ; mets-la derrière l’adresse de ton serveur :
cli-tables-sure = { $count ->
    [1] La table disparaîtra pour de bon. Si tu es sûr de toi, dis --yes.
   *[other] { $count } tables disparaîtront pour de bon. Si tu es sûr de toi, dis --yes.
}
cli-tables-deleted = La table { $table } est effacée.
cli-tables-exported = L’enregistrement de la table { $table } est dans { $file }
cli-tables-forgotten = La personne de la place { $seat } de la table { $table } est oubliée.
cli-tables-words-unknown = Aucune place n’a ces trois mots. Vérifie l’orthographe, ou nomme la table.
cli-which-table = Quelle table ? Nomme-la par son identifiant ou son lien ; lamplight tables list les liste.
cli-which-seat = Quelle place ? Donne son numéro, compté à partir de 1, après la table.
cli-which-words = Quels mots ? Donne les trois mots de la place avec --words a-b-c.

cli-care-replayed = { $tables ->
    [1] Une table
   *[other] { $tables } tables
}, { $replayed } rejouées avec { $plies } coups.
cli-care-flaw = table { $table }, coup { $ply } : { $why }
cli-care-flaw-whole = table { $table } : { $why }
cli-care-flaw-seats = Il y a { $count } places gardées là où il devrait y en avoir { $seats }.
cli-care-flaw-setup = La partie ne peut pas être mise en place comme elle l’était.
cli-care-flaw-note = Ce qui est à côté des coups ne se lit pas.
cli-care-full = Il n’y a pas assez de place dans { $folder }. Rien n’y est resté ; fais de la place, puis essaie encore.
cli-care-busy = Un autre Lamplight est en train d’écrire { $file }. Attends qu’il ait fini.
cli-care-damaged = La base de données est abîmée : { $detail }
cli-care-differs = Ce qui est arrivé n’est pas ce qui est parti. Rien n’a été changé ; essaie encore, et vérifie le disque.
cli-care-bad-url = « { $url } » n’est pas une base que Lamplight peut utiliser. Nomme un fichier, ou postgresql://user@host/name.
cli-care-no-driver = Pour cette base il faut le paquet { $driver }. Installe lamplight[postgres].
cli-care-not-ours = { $file } n’est pas une base de Lamplight.
cli-care-newer = La base vient d’un Lamplight plus récent (schéma { $version } ; celui-ci connaît { $known }). Installe celui-là, ou un plus récent.
cli-care-older = { $place } vient d’un Lamplight plus ancien. Lance le serveur une fois, et elle sera mise à jour.
cli-care-running = Un serveur utilise { $url }. Arrête-le d’abord.
cli-care-same = { $file } serait à la fois source et cible. Nommes-en deux différents.
cli-care-not-empty = Il y a déjà des tables dans { $place }. Pour les remplacer (elles sont mises de côté), dis --over.
cli-care-target-used = Il y a déjà des tables dans { $place }. Nomme une base vide.
cli-care-gone = La table { $table } a été effacée.
cli-care-no-table = Il n’y a pas de table { $table }. lamplight tables list les liste.
cli-care-no-seat = La table { $table } a { $seats } places, et pas de place { $seat }.
cli-care-lesson = Une leçon se donne à la table { $table } ; personne d’autre ne peut s’y asseoir.
cli-care-conflict = Quelqu’un vient de changer cette place de la table { $table }. Regarde-la encore, puis réessaie.
cli-care-file-exists = { $file } existe déjà. Choisis un autre nom.
