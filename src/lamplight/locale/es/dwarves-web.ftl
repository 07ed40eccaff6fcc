### Los enanos: palabras de la mesa dibujada y del catálogo de cartas.

dw-ui-map = Mapa
dw-ui-cards = Cartas
dw-ui-dwarves = Enanos
dw-ui-outlook = Previsión
dw-ui-why-not = ¿Por qué ahora no?

## Caminos

dw-ui-doom-track = La senda de la Perdición
dw-ui-doom-state = Héroe en la casilla { $hero }, Perdición en la casilla { $doom }; entre ambos { $left ->
        [0] ningún paso
        [one] un paso
       *[other] { $left } pasos
    }.
dw-ui-doom-left =
    { $left ->
        [0] El Héroe y la Perdición se han encontrado
        [one] Un paso hasta que se encuentren el Héroe y la Perdición
       *[other] { $left } pasos hasta que se encuentren el Héroe y la Perdición
    }
dw-ui-council = El Consejo de los enanos
dw-ui-council-now = Consejo en { $n }, vale ahora:
dw-ui-council-there = Si el Consejo estuviera en { $n }:

## De un vistazo

dw-ui-glance = Cómo va la partida
dw-ui-weakest = El más débil: { $dwarf }, Vida { $health } de { $most }
dw-ui-brink-here = al límite
dw-ui-choices = Qué se puede hacer ahora
dw-ui-council-short = Consejo

## Previsión

dw-ui-next = Luego:
dw-ui-odds =
    { $threats ->
        [0] Ninguna amenaza entre las { $pile } cartas de Aventura.
       *[other] Próxima carta, una amenaza: { $percent } % ({ $threats } de { $pile })
    }
dw-ui-tiles = Tierra Muerta: { $count } de 36 (con { $limit } tropas)
dw-ui-story =
    { $b ->
        [0] Solo queda por llegar el último Escenario
       *[other] Escenarios por llegar: { $a } A, { $b } B, luego C
    }
dw-ui-supply = Tropas que quedan en la reserva:
dw-ui-supply-short = quedan
dw-ui-inflow = { $from } → { $to }
dw-ui-brink =
    { $count ->
        [one] Una casilla está al límite
       *[other] { $count } casillas están al límite
    }

## Una casilla que se mira

dw-ui-space =
    { $count ->
        [0] Ninguna tropa; la tierra muere con { $limit }.
        [one] Una tropa; la tierra muere con { $limit }.
       *[other] { $count } tropas; la tierra muere con { $limit }.
    }
dw-ui-runs = Entonces irían a
dw-ui-flows-on = Tierra Muerta: las tropas siguen su flecha.
dw-ui-blacksaddle = Aquí acaba toda corriente. Con 5 tropas desaparecen y la Perdición da un paso. Ahora: { $count }.
dw-ui-troops-here =
    { $count ->
        [one] una tropa
       *[other] { $count } tropas
    }

## Enanos, dados y cartas

dw-ui-health = Vida { $health } de { $most }
dw-ui-actions =
    { $count ->
        [0] No quedan acciones
        [one] Queda una acción
       *[other] Quedan { $count } acciones
    }
dw-ui-steps =
    { $count ->
        [0] No quedan pasos
        [one] Queda un paso
       *[other] Quedan { $count } pasos
    }
dw-ui-dice = Los dados muestran: { $dice }
dw-ui-progress = { $have } de { $need }

## El catálogo

dw-ui-catalogue = Todas las cartas
dw-ui-search = Buscar en las cartas
dw-ui-filter-kind = Tipo
dw-ui-filter-stage = Etapa
dw-ui-filter-place = Lugar
dw-ui-filter-effect = Qué hace
dw-ui-all = Todo
dw-ui-found =
    { $count ->
        [0] Ninguna carta tiene todo eso. Quita algo.
        [one] Una carta
       *[other] { $count } cartas
    }
dw-ui-effect-heal = Cura
dw-ui-effect-lose-health = Cuesta Vida
dw-ui-effect-equipment = Da Equipo
dw-ui-effect-lose-equipment = Cuesta Equipo
dw-ui-effect-remove-troops = Retira tropas
dw-ui-effect-add-troops = Trae tropas
dw-ui-effect-recruit = Tira por refuerzos
dw-ui-effect-council = Mueve la ficha del Consejo
dw-ui-effect-doom = Mueve la ficha de la Perdición
dw-ui-effect-hero-pause = Detiene la ficha del Héroe
dw-ui-effect-perish = Crea Tierra Muerta
dw-ui-effect-cleanse = Retira Tierra Muerta
dw-ui-effect-tunnel-tile = Pone la loseta de túnel
dw-ui-effect-extra-actions = Da acciones
dw-ui-effect-free-move = Mueve enanos
dw-ui-effect-discard-threat = Descarta amenazas
dw-ui-effect-add-threats = Añade amenazas
dw-ui-effect-prevent = Ahorra Vida
dw-ui-effect-reroll = Repite la tirada
dw-ui-effect-block = Prohíbe algo
dw-ui-effect-attribute-battle = Dados de Combate
dw-ui-effect-attribute-craft = Dados de Oficio
dw-ui-effect-attribute-speed = Dados de Rapidez
dw-ui-effect-attribute-health = Más Vida

## The luck of dice and cards

dw-check-luck = Comprobar dados y cartas
# $count: rolls and drawn cards that were computed anew
dw-luck-good =
    { $count ->
        [one] Se comprobó una tirada o carta y fue limpia: sale del número que se fijó antes de empezar la partida.
       *[other] Se comprobaron { $count } tiradas y cartas y todas fueron limpias: salen del número que se fijó antes de empezar la partida.
    }

## The course of the game

dw-ui-course-doom = Pasos entre el Héroe y la Perdición
dw-ui-course-land = Tierra Muerta
