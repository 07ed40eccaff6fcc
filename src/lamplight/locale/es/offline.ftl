# Sin conexión: lo que este dispositivo ha guardado.

web-old-table = Sin conexión: así estaba la mesa el { $when }. En cuanto haya conexión sigue sola; hasta entonces no se puede jugar.
web-old-games = Sin conexión: así estaban tus partidas la última vez.
web-old-at = a fecha de { $when }
