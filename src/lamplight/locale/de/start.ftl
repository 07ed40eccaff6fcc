### Was der Server denen sagt, die ihn betreiben: beim Start und zu Namen, auf die er nicht hört. Der Web-Client enthält das nicht.
###   $detail  die technische Ursache, englisch, wie das System sie nennt

start-listening = Lamplight ist bereit: { $address } (Spiele liegen in { $kept }; die Regeln laufen { $rules }; beenden mit Strg+C)
start-rules-compiled = übersetzt
start-rules-plain = unübersetzt, was langsamer ist: „make play“ übersetzt sie
start-port-taken = Port { $port } ist schon belegt. Beende das andere Programm oder wähle mit --port einen anderen Port.
start-port-forbidden = Port { $port } steht gewöhnlichen Programmen nicht offen. Wähle mit --port einen Port über 1023.
start-no-address = Lamplight kann unter „{ $host }“ nicht lauschen ({ $detail }). Prüfe --host und --port.
start-folder-unusable = Der Datenordner { $folder } ist nicht brauchbar ({ $detail }). Gib Lamplight einen anderen Ordner oder das Recht, dort zu schreiben.
start-folder-taken = Ein anderer Lamplight-Server benutzt den Datenordner { $folder }. Beende ihn zuerst oder wähle einen anderen Ordner.
start-file-taken = Ein anderer Lamplight-Server benutzt die Spiele in { $file }. Beende ihn zuerst oder nimm eine andere Datenbank.
start-no-driver = Die Datenbank { $database } braucht ein Paket, das nicht installiert ist. Installiere es mit: pip install { $package }
start-no-such-database = { $database } nennt eine Art von Datenbank, die Lamplight nicht kennt. Schreib postgresql://user@host/name oder lass die Datenbank weg: Dann liegen die Spiele in einer Datei.
start-bad-database = Die Einstellung database ist keine Adresse einer Datenbank. Schreib postgresql://user@host/name oder lass sie weg: Dann liegen die Spiele in einer Datei.
start-schema-newer = Die Spiele in { $database } hat zuletzt ein neueres Lamplight benutzt (Schema { $found }; dieses kennt bis { $known }). Nichts wurde geändert; installiere jene Version wieder oder spiel eine Kopie von vor dem Update zurück.
start-unreachable = Die Datenbank { $database } ist nicht zu erreichen. Prüfe, ob sie läuft, ihre Adresse, ihren Benutzer und ihr Passwort. ({ $detail })
start-wrong-host = Dieser Server hört nicht auf den Namen { $host }. Wer ihn betreibt, kann das mit der Einstellung allowed_hosts oder public_address erlauben.
start-store = { $said } ({ $detail })
