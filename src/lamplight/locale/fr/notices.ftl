### Être prévenu de son tour, et Lamplight en application.

web-notice = Préviens-moi quand c’est mon tour
web-notice-ask = Cet appareil doit-il te prévenir quand c’est ton tour ?
web-notice-push = Même quand la page est fermée. Aucun nom, aucune adresse, aucun secret n’est envoyé ; tu peux changer cela dans les réglages.
web-notice-plain = Cette adresse n’est pas chiffrée (http) : les navigateurs ne le permettent que page ouverte. Laisse-la ouverte, le titre compte les tables où c’est ton tour. En https, cela marche page fermée.
web-notice-install = Sur cet appareil, cela marche dès que Lamplight est sur l’écran d’accueil : Partager, puis « Sur l’écran d’accueil », et ouvre-le de là.
web-notice-blocked = Ce navigateur a reçu l’ordre de ne pas montrer de rappels d’ici. Autorise-les dans ses réglages pour cette page.
web-notice-none = Ce navigateur ne peut pas montrer de rappels. Laisse la page ouverte : le titre compte les tables où c’est ton tour.
web-notice-yes = Oui, préviens-moi
web-notice-no = Non, merci
web-notice-seen = D’accord
web-notice-failed = Cela n’a pas marché. Réessaie plus tard ; la partie continue comme avant.
web-quiet = Heures de silence
web-quiet-from = De
web-quiet-to = à
web-notice-page = Seulement tant que cette page est ouverte, même derrière d’autres fenêtres : page fermée, rien n’arrive à ce navigateur. Rien n’est envoyé à personne.
web-notice-here = Préviens-moi de mes tours à cette table
web-notice-here-help = Tes autres tables restent comme elles sont.
web-install = Lamplight en application
web-install-why = Elle s’ouvre alors depuis l’écran d’accueil ou le bureau, dans sa propre fenêtre, et tes parties sont là même sans connexion.
web-install-apple = Partager, puis « Sur l’écran d’accueil », et ouvre-le de là.
web-install-yes = Installer
web-install-no = Non, merci
