### Lo que el servidor dice a quien lo lleva: al arrancar y sobre nombres a los que no responde. El cliente web no lo contiene.
###   $detail  la causa técnica, en inglés, como la da el sistema

start-listening = Lamplight está listo: { $address } (las partidas se guardan en { $kept }; las reglas van { $rules }; se detiene con Ctrl+C)
start-rules-compiled = compiladas
start-rules-plain = sin compilar, que es más lento: «make play» las compila
start-port-taken = El puerto { $port } ya está en uso. Detén el otro programa o elige otro puerto con --port.
start-port-forbidden = El puerto { $port } no está libre para programas corrientes. Elige un puerto por encima de 1023 con --port.
start-no-address = Lamplight no puede escuchar en «{ $host }» ({ $detail }). Revisa --host y --port.
start-folder-unusable = No se puede usar la carpeta de datos { $folder } ({ $detail }). Dale a Lamplight otra carpeta o permiso para escribir en ella.
start-folder-taken = Otro servidor de Lamplight está usando la carpeta de datos { $folder }. Detenlo primero o elige otra carpeta.
start-file-taken = Otro servidor de Lamplight está usando las partidas de { $file }. Detenlo primero o elige otra base de datos.
start-no-driver = La base de datos { $database } necesita un paquete que no está instalado. Instálalo con: pip install { $package }
start-no-such-database = { $database } nombra un tipo de base de datos que Lamplight no conoce. Escribe postgresql://user@host/name, o no indiques ninguna: entonces las partidas se guardan en un archivo.
start-bad-database = El ajuste database no es la dirección de una base de datos. Escribe postgresql://user@host/name, o no lo indiques: entonces las partidas se guardan en un archivo.
start-schema-newer = Las partidas de { $database } las usó por última vez un Lamplight más nuevo (esquema { $found }; este conoce hasta { $known }). No se ha cambiado nada; instala de nuevo esa versión o recupera una copia de antes de la actualización.
start-unreachable = No se puede alcanzar la base de datos { $database }. Comprueba que esté en marcha, su dirección, su usuario y su contraseña. ({ $detail })
start-wrong-host = Este servidor no responde al nombre { $host }. Quien lo lleva puede permitirlo con el ajuste allowed_hosts o public_address.
start-store = { $said } ({ $detail })
