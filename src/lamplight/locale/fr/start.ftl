### Ce que le serveur dit à qui le fait tourner : au démarrage, et des noms auxquels il ne répond pas. Le client web ne le contient pas.
###   $detail  la cause technique, en anglais, telle que le système la donne

start-listening = Lamplight est prêt : { $address } (les parties sont gardées dans { $kept } ; les règles tournent { $rules } ; Ctrl+C pour arrêter)
start-rules-compiled = compilées
start-rules-plain = non compilées, ce qui est plus lent : « make play » les compile
start-port-taken = Le port { $port } est déjà utilisé. Arrête l’autre programme ou choisis un autre port avec --port.
start-port-forbidden = Le port { $port } n’est pas ouvert aux programmes ordinaires. Choisis avec --port un port supérieur à 1023.
start-no-address = Lamplight ne peut pas écouter sur « { $host } » ({ $detail }). Vérifie --host et --port.
start-folder-unusable = Le dossier de données { $folder } est inutilisable ({ $detail }). Donne à Lamplight un autre dossier ou le droit d’y écrire.
start-folder-taken = Un autre serveur Lamplight utilise le dossier de données { $folder }. Arrête-le d’abord ou choisis un autre dossier.
start-file-taken = Un autre serveur Lamplight utilise les parties de { $file }. Arrête-le d’abord ou choisis une autre base de données.
start-no-driver = La base de données { $database } a besoin d’un paquet qui n’est pas installé. Installe-le avec : pip install { $package }
start-no-such-database = { $database } nomme une sorte de base de données que Lamplight ne connaît pas. Écris postgresql://user@host/name, ou n’en indique aucune : les parties sont alors gardées dans un fichier.
start-bad-database = Le réglage database n’est pas l’adresse d’une base de données. Écris postgresql://user@host/name, ou laisse-le de côté : les parties sont alors gardées dans un fichier.
start-schema-newer = Les parties de { $database } ont servi en dernier à un Lamplight plus récent (schéma { $found } ; celui-ci connaît jusqu’à { $known }). Rien n’a été changé ; réinstalle cette version, ou remets une copie d’avant la mise à jour.
start-unreachable = La base de données { $database } est hors d’atteinte. Vérifie qu’elle tourne, son adresse, son utilisateur et son mot de passe. ({ $detail })
start-wrong-host = Ce serveur ne répond pas au nom { $host }. Qui le fait tourner peut le permettre avec le réglage allowed_hosts ou public_address.
start-store = { $said } ({ $detail })
