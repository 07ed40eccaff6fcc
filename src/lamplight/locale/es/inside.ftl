### El navegador dentro de otra aplicación, y cómo salir de él.

inside-app = Estás en el navegador que hay dentro de { $app }. Puede que olvide tu asiento cuando lo cierres.
inside-some-app = Estás en el navegador que hay dentro de otra aplicación. Puede que olvide tu asiento cuando lo cierres.
inside-on = Seguir en tu propio navegador
inside-stay = Quedarse aquí
inside-how = Copia este enlace y ábrelo en tu propio navegador: tu asiento va contigo. Guárdalo para ti: quien lo tenga juega en este asiento.
inside-invite = Lo mejor es que primero copies esta invitación y la abras en tu propio navegador: allí tu asiento seguirá siendo tuyo.
