### What The Dwarves say in the terminal: the command `lamplight card`.

dw-cli-card-short = consultar una carta de Los enanos
dw-cli-card-about = Muestra qué pide y qué hace una carta de Los enanos. Sin nombre, da la lista de todas las cartas.
dw-cli-card-examples =
    lamplight card AV07
    lamplight card viejo yunque
    lamplight card tungdil
    lamplight card --content mis-cartas/
dw-cli-card-card = una carta por su clave, su título o una parte del título, en cualquier idioma
dw-cli-card-content = una carpeta con archivos de contenido propios, en vez de las cartas de la caja
dw-cli-card-meta-card = CARTA
dw-cli-card-meta-content = CARPETA
dw-cli-card-several =
    { $count ->
        [one] Hay { $count } carta que se llama algo así como «{ $value }»:
       *[other] Hay { $count } cartas que se llaman algo así como «{ $value }»:
    }
dw-cli-card-fine = El contenido de { $folder } está en orden ({ $hash }).
dw-cli-card-faults =
    { $count ->
        [one] El contenido de { $folder } no se puede usar, tiene un fallo:
       *[other] El contenido de { $folder } no se puede usar, tiene { $count } fallos:
    }
dw-cli-card-unknown = No hay ninguna carta «{ $value }». { $near }
