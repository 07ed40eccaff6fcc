### What the server says to whoever runs it: at its start, and about names that it does not answer to. The web client does not hold these.
###   $detail  the technical cause, in English, as the system gives it

start-listening = Lamplight is ready: { $address } (games are kept in { $kept }; the rules run { $rules }; stop with Ctrl+C)
start-rules-compiled = compiled
start-rules-plain = uncompiled, which is slower: “make play” compiles them
start-port-taken = Port { $port } is already in use. Stop the other program or choose another port with --port.
start-port-forbidden = Port { $port } is not free for ordinary programs. Choose a port above 1023 with --port.
start-no-address = Lamplight cannot listen on “{ $host }” ({ $detail }). Check --host and --port.
start-folder-unusable = The data folder { $folder } cannot be used ({ $detail }). Give Lamplight another folder or the right to write there.
start-folder-taken = Another Lamplight server is using the data folder { $folder }. Stop it first or choose another folder.
start-file-taken = Another Lamplight server is using the games in { $file }. Stop it first or choose another database.
start-no-driver = The database { $database } needs a package that is not installed. Install it with: pip install { $package }
start-no-such-database = { $database } names a kind of database that Lamplight does not know. Write postgresql://user@host/name, or leave the database out: then games are kept in a file.
start-bad-database = The setting database is no address of a database. Write postgresql://user@host/name, or leave it out: then games are kept in a file.
start-schema-newer = The games in { $database } were last used by a newer Lamplight (schema { $found }; this one knows up to { $known }). Nothing was changed; install that version again, or put back a copy from before the upgrade.
start-unreachable = The database { $database } cannot be reached. Check that it is running, its address, its user and its password. ({ $detail })
start-wrong-host = This server does not answer to the name { $host }. Whoever runs it can allow that with the setting allowed_hosts or public_address.
start-store = { $said } ({ $detail })
