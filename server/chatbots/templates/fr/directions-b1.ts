import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const directionsB1 = template({
  id: 'directions-b1',
  name: 'Perdu en allant à une fête',
  language: 'fr',
  level: 'B1',
  description: 'Tu vas à une fête et tu t’es perdu. Décris où tu es et laisse-toi guider au téléphone.',
  role: 'Un ami qui donne une fête à Liège, au téléphone',
  partner_name: 'Thibault',
  region: 'BE',
  scenario:
    'Tu es descendu du bus trop tôt, et la carte ne charge pas. La nuit tombe. Ton ami connaît bien le quartier, mais il doit d’abord savoir où tu es.',
  goals: [
    'Je peux décrire l’endroit où je suis.',
    'Je peux expliquer comment je suis arrivé là.',
    'Je peux suivre et vérifier un chemin.',
    'Je peux choisir entre deux chemins.',
  ],
  grammar: ['le passé composé avec être', 'les prépositions de lieu', 'les questions indirectes : Tu sais si… ?'],
  vocabulary: words({
    'descendre du bus': 'quitter le bus',
    'rater l’arrêt': 'ne pas descendre où il fallait',
    'le rond-point': 'une place ronde où des rues se rencontrent',
    'l’impasse': 'une rue qui ne mène nulle part',
    vers: 'en direction de',
    'faire demi-tour': 'repartir par où l’on est venu',
    'venir chercher': 'aller prendre quelqu’un quelque part',
    'le trottoir': 'là où l’on marche, à côté de la rue',
    'le carrefour': 'là où deux rues se croisent',
    sonner: 'appuyer sur le bouton de la porte',
    reconnaître: 'savoir ce que c’est parce qu’on l’a déjà vu',
    sombre: 'sans lumière',
  }),
  facts: [
    fact(
      'Quelle est ton adresse ?',
      'adresse|numéro|quelle rue|habites',
      'Rue des Cerisiers, au numéro 14, la maison avec la porte jaune.',
    ),
    fact(
      'C’est encore loin ?',
      'loin|combien de temps|minutes|longtemps',
      'Non, un quart d’heure à pied, tout au plus.',
    ),
    fact(
      'Qui est à la fête ?',
      'qui vient|qui est|invité*|gens|monde|combien de personnes',
      'Une vingtaine de personnes : les amis du club, mon frère et deux cousines.',
    ),
    fact(
      'La fête a commencé ?',
      'commencé|heure|retard|gâteau|en retard',
      'On n’a pas encore coupé le gâteau, on t’attend.',
    ),
    fact(
      'Qu’est-ce qu’on fête ?',
      'anniversaire|pourquoi la fête|fête quoi|fêtons|âge',
      'Mon anniversaire, voyons ! Vingt-cinq ans, ça se fête.',
    ),
    fact(
      'Qu’est-ce qu’il y a à manger ?',
      'manger|boire|frites|pizza|gaufre*',
      'Des boulets-frites, évidemment, on est à Liège !',
    ),
    fact(
      'Il y a de la musique ?',
      'musique|danser|chanson|groupe',
      'Oui, et ma cousine chante. Tu nous entendras depuis le rond-point.',
    ),
    fact('Je dois apporter quelque chose ?', 'apporter|cadeau|acheter|amener', 'Rien du tout, ta bonne humeur suffit.'),
    fact(
      'Le quartier est dangereux ?',
      'dangereux|peur|sûr|seul|sécurité',
      'Non, il est très calme, c’est seulement mal éclairé dans le parc.',
    ),
    fact(
      'Il y a encore des bus ?',
      'bus|tram|train|dernier',
      'Le dernier bus passe à minuit, et tu peux aussi dormir ici.',
    ),
    fact('Je peux dormir chez toi ?', 'dormir|canapé|rester|rentrer', 'Bien sûr, le canapé est à toi.'),
    fact(
      'Il y a un magasin ouvert ?',
      'magasin|ouvert|supermarché|pharmacie|toilettes',
      'La station-service, près du rond-point, est ouverte toute la nuit.',
    ),
    fact(
      'Tu peux m’envoyer ta position ?',
      'position|carte|gps|localisation|wifi|internet',
      'Je te l’ai envoyée, mais si ta carte ne charge pas, fais-moi confiance.',
    ),
    fact(
      'Comment s’appelle ton frère ?',
      'frère|sœur|famille',
      'Maxime. Il est plus jeune que moi et beaucoup plus rapide à vélo.',
    ),
    fact('Tu as un chien ?', 'chien|chat|animal', 'Oui, Tintin. Il aboie, mais il est très gentil.'),
    fact(
      'Tu habites là depuis longtemps ?',
      'depuis longtemps|depuis quand|nouvelle maison',
      'Depuis le printemps, et tout le monde se perd la première fois.',
    ),
    fact('Il va pleuvoir ?', 'pleuvoir|pluie|météo|temps fait|froid', 'Pas avant minuit, d’après la radio.'),
    fact(
      'Comment est la tour ?',
      'tour|rond-point|église|comment est',
      'La tour est très haute, avec une lumière rouge au sommet.',
    ),
  ],
  steps: [
    step(
      'Dis-moi ce que tu vois autour de toi.',
      [
        'vois|y a|rue*|magasin*|église|parc|maison*|immeuble*|gare|pont|arbre*|supermarché|école|restaurant*|panneau*|place|cinéma|banque|rivière|fleuve|pharmacie|café*|voiture*|gens|personne|noir|lampe*|arrêt|mur|boulangerie|rien|carrefour|trottoir|hôtel|station|usine|stade|champ*|forêt',
      ],
      'Décris deux choses : « À ma gauche, il y a…, et… ».',
      'À ma gauche, il y a un grand parc, et au carrefour, un vieux cinéma.',
      {
        other_wordings: ['Regarde bien autour de toi : qu’est-ce qu’il y a ?', 'Décris-moi l’endroit où tu es.'],
        reactions: [
          when('parc|arbre*|forêt', 'Le parc ! Alors tu n’es pas si loin.'),
          when('cinéma|théâtre', 'Le vieux cinéma, je le reconnaîtrais entre mille.'),
          when(
            'église|école|hôtel|gare|banque|stade|pharmacie|supermarché|station',
            'Ah oui, je vois à peu près où c’est.',
          ),
          when('pont|rivière|fleuve|eau', 'Au bord de l’eau ? Tu es de l’autre côté, d’accord.'),
          when('rien|noir|nuit|personne', 'Rien du tout ? Il n’y a qu’un endroit comme ça dans le quartier !'),
          when(
            'maison*|immeuble*|rue*|magasin*|café*|restaurant*|arrêt|panneau*|voiture*|place|carrefour',
            'Bon, ça me dit quelque chose.',
          ),
          on('dont_know', 'Cherche un panneau ou un magasin : tu vois quoi, à gauche et à droite ?', {
            goes_to: 'stay',
          }),
          on('joke', 'La tour Eiffel ? Tu es vraiment descendu trop tard ! Allez, qu’est-ce que tu vois en vrai ?', {
            goes_to: 'stay',
          }),
          when('beaucoup de monde|du monde|un marché|des gens|panneau', 'Je crois que je vois où c’est.'),
        ],
      },
    ),
    step(
      'Comment es-tu arrivé là ?',
      [
        'bus|train|march*|pris|venu*|allé*|pied|taxi|descendu*|tromp*|arrêt*|vélo|tôt|tram|arrivé*|raté|tourn*|suivi*|voiture|trottinette|métro|gare|perdu*|gauche|droite|droit|dormi|endormi*|chauffeur|couru|sorti*|minutes',
      ],
      'Raconte ton chemin : « J’ai pris…, puis je suis… ».',
      'J’ai pris le bus, mais je suis descendu trop tôt. Puis j’ai marché dix minutes vers une impasse.',
      {
        other_wordings: ['Raconte-moi ton chemin depuis la gare.', 'Par où es-tu passé pour arriver là ?'],
        reactions: [
          when('trop tôt|mauvais arrêt|avant', 'Un arrêt trop tôt, c’est l’erreur classique.'),
          when('trop tard|raté|endormi*|dormi', 'Tu as raté l’arrêt ! Ça m’est arrivé aussi.'),
          when('bus|tram|métro|train', 'Le bus, je vois, il fait de drôles de détours.'),
          when('pied|march*|couru', 'À pied, tout ce chemin ? Quel courage !'),
          when('taxi|voiture|chauffeur', 'Et le chauffeur t’a laissé là ? Incroyable.'),
          when('vélo|trottinette', 'À vélo dans le noir, fais attention !'),
          when('tromp*|perdu*|tourn*|suivi*', 'Ça arrive à tout le monde, ici.'),
          on('dont_know', 'Commence par le début : tu as pris le bus, ou tu as marché ?', { goes_to: 'stay' }),
          on('joke', 'En parachute, bien sûr ! Et sérieusement, par où es-tu passé ?', { goes_to: 'stay' }),
          when('envoyé*|on m’a dit|la sortie|gps|endormi*', 'Ça arrive à tout le monde, ici.'),
        ],
      },
    ),
    step(
      'Donc, tu es parti du mauvais côté. Tu peux retourner à l’arrêt, ou passer par le parc : c’est plus court, mais sombre. Qu’est-ce que tu préfères ?',
      [
        'parc|retourn*|arrêt|court*|sombre|préfère|bien sûr|suis sûr|pas sûr|premi*|deuxième|lumière|chemin|demi-tour|revenir|reviens|peur|rapide|vite|noir|courag*|second*|dangereux|égal|importe|long|lampe|bus|autre|aucun*',
      ],
      'Choisis, et dis pourquoi.',
      'Je préfère faire demi-tour jusqu’à l’arrêt, parce que le parc est trop sombre.',
      {
        other_wordings: [
          'Deux possibilités : revenir à l’arrêt, ou couper par le parc, qui est court mais sombre. Que choisis-tu ?',
          'Soit tu fais demi-tour jusqu’à l’arrêt, soit tu traverses le parc, mais il y fait noir. Tu préfères quoi ?',
        ],
        reactions: [
          when(
            'pas parc|pas le parc|pas par le parc|parc trop|parc est sombre|parc sombre|peur',
            'Pas le parc, alors, c’est plus sage. Tu y seras vite, à l’arrêt.',
          ),
          when(
            'pas arrêt|pas à l’arrêt|pas retourn*|pas demi-tour',
            'Par le parc, alors. Tout droit, et tu ressors juste à l’arrêt suivant.',
          ),
          when('arrêt|retourn*|demi-tour|revenir|reviens|bien sûr|suis sûr|pas sûr|lumière|premi*', [
            'L’arrêt, c’est plus sage.',
            'Oui, fais demi-tour, on y voit mieux.',
          ]),
          when(
            'parc|court*|rapide|vite|deuxième|second*|courag*',
            'Par le parc, tu n’as peur de rien ! Tout droit, et tu ressors près d’un arrêt.',
          ),
          when('égal|importe', 'Alors va à l’arrêt, c’est mieux éclairé.'),
          on('dont_know', 'Tu as une lampe ? Si non, l’arrêt. Alors, parc ou arrêt ?', { goes_to: 'stay' }),
          on('joke', 'L’hélicoptère est chez le garagiste ! Alors, le parc ou l’arrêt ?', { goes_to: 'stay' }),
          when('le plus sûr|tout seul|toute seule|par là|lampe', 'La prudence, c’est bien aussi.'),
        ],
      },
    ),
    step(
      'De l’arrêt, va vers la tour jusqu’à un rond-point, et prends la deuxième rue à droite. Tu peux répéter ?',
      ['tour|rond-point', 'deuxième|droite|seconde|2e'],
      'Répète la tour, le rond-point et la rue.',
      'Je vais vers la tour jusqu’au rond-point, et je prends la deuxième rue à droite.',
      {
        other_wordings: [
          'Une fois à l’arrêt : direction la tour, puis, au rond-point, la deuxième à droite. Tu me le redis ?',
          'Écoute : de l’arrêt, tu marches vers la tour, et au rond-point, tu prends la deuxième à droite. Répète, pour voir ?',
        ],
        reactions: [
          when(
            ['tour', 'rond-point', 'deuxième|seconde|2e|droite'],
            ['Exactement, tu as une bonne mémoire.', 'C’est ça, mot pour mot.'],
          ),
          when(['rond-point|tour', 'deuxième|seconde|2e|droite'], 'Oui, c’est bien ça.'),
          when('gauche', 'Pas à gauche, surtout pas, c’est une impasse ! Tu répètes ?', { goes_to: 'stay' }),
          when('première|troisième', 'Attention, la deuxième ! Et de quel côté, déjà ?', { goes_to: 'stay' }),
          when('tour|rond-point', 'Oui, et ensuite, quelle rue, de quel côté ?', { goes_to: 'stay' }),
          when('droite|deuxième', 'Oui, mais à partir de quel endroit ?', { goes_to: 'stay' }),
          on('dont_know', 'Pas grave, doucement : au rond-point, quelle rue prends-tu ?', { goes_to: 'stay' }),
          on('yes', 'Vas-y, je t’écoute : la tour, et puis ?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Et qu’est-ce que tu feras si tu te perds encore ?',
      [
        'appel*|demand*|quelqu*|retour*|taxi|message|carte|magasin*|téléphon*|écri*|rentr*|pleur*|cri*|attend*|policier|police|gens|passant*|aide*|reviens|maison|bus|gps|panique*|perdrai|assieds|chercher|voisin*|sonn*',
      ],
      'Utilise « Si je me perds, … ».',
      'Si je me perds encore, je t’appelle ou je demande à quelqu’un sur le trottoir.',
      {
        other_wordings: [
          'Et si tu te trompes encore de rue, que feras-tu ?',
          'Au cas où tu te perdrais de nouveau, quel est ton plan ?',
        ],
        reactions: [
          when('appel*|téléphon*', 'Appelle-moi, je garde le téléphone à la main.'),
          when('message|écri*|gps|carte', 'Un message, c’est bien, si ta batterie tient.'),
          when(
            'demand*|quelqu*|gens|passant*|policier|police|voisin*|magasin*',
            'Les gens du quartier sont serviables, ils te montreront.',
          ),
          when('rentr*|maison|taxi|bus', 'Ah non, tu ne rentres pas ! On t’attend pour le gâteau.'),
          when('pleur*|cri*|panique*|assieds|attend*', 'Ne bouge pas, alors, et je te retrouverai !'),
          when('pas perdre|perdrai pas|jamais', 'J’aime ta confiance !'),
          on('dont_know', 'Tu as encore de la batterie. Alors, qui appelles-tu ?', { goes_to: 'stay' }),
          on('joke', 'Et vivre avec les écureuils du parc ? Non, sérieusement, que feras-tu ?', { goes_to: 'stay' }),
          when(
            'coup de fil|le plan|regarde la carte|m’arrivera plus|n’arrivera plus',
            'Parfait, je garde mon téléphone à côté de moi.',
          ),
        ],
      },
    ),
    step(
      'Mon frère peut aussi venir te chercher à vélo. Qu’en penses-tu ?',
      [],
      'Accepte ou refuse poliment, avec une raison.',
      'C’est gentil, mais il n’a pas besoin de venir me chercher. Je vais trouver maintenant.',
      {
        other_wordings: [
          'Attends, mon frère propose d’aller te chercher à vélo. Ça te dit ?',
          'Sinon, mon frère saute sur son vélo et vient te prendre. Qu’en dis-tu ?',
        ],
        topics: [
          'oui|non|merci|gentil*|accord|volontiers|plaisir|super|génial|idée|bien|parfait|sympa|ok|bof|cool|dérang*|accept*|refus*|préfère*|inutile|nécessaire|besoin|peine|pourquoi pas|bonne|mieux',
          'vélo|venir|vienn*|cherch*|attend*|trouv*|march*|pied|seul*|débrouill*|compris|chemin|loin|perd*|rapide|vite|porter|monte*|casque|tomb*|peur|dangereux|lourd*|fatigu*|froid|nuit|noir',
          'pas obligé|en sécurité|déranger|reconnaître|se déplacer',
        ],
        reactions: [
          when(
            'pas la peine|pas besoin|inutile|nécessaire|débrouill*|trouver|seul*|dérang*',
            'Comme tu veux, je te fais confiance.',
          ),
          when(
            'peur|tomb*|dangereux|à deux|lourd*|casque',
            'C’est vrai qu’il roule comme un fou ! Marche tranquillement, alors.',
          ),
          on('no', 'Comme tu veux, je te fais confiance.'),
          when(
            'volontiers|super|génial|accord|accept*|plaisir|bonne idée|parfait|ok|cool|fatigu*|pourquoi pas',
            'Il part tout de suite, avec une lampe. Continue à marcher vers la tour.',
          ),
          on('yes', 'Il part tout de suite, avec une lampe. Continue à marcher vers la tour.'),
          when('merci|gentil*|sympa', 'De rien, c’est normal, dis-le-moi si tu changes d’avis.'),
          on('dont_know', 'Tu peux encore marcher un peu, oui ou non ?', { goes_to: 'stay' }),
          on('joke', 'Sur le porte-bagages, comme un colis ! Alors, il vient ou pas ?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Encore une chose : la sonnette ne marche pas. Comment tu nous préviens que tu es là ?',
      [
        'appel*|message*|écri*|frapp*|porte|cri*|fenêtre*|téléphon*|envo*|toqu*|tape*|sms|chant*|siffl*|caillou*|pierre*|entr*|attend*|jardin|mur|klaxon*|parl*|whatsapp|chien|ding|sonn*',
      ],
      'Pense à ton téléphone ou à la porte.',
      'Comme je ne peux pas sonner, je vous envoie un message ou je frappe à la porte.',
      {
        other_wordings: [
          'Ah, j’oubliais : notre sonnette est cassée. Comment saura-t-on que tu es devant la porte ?',
          'Dernier détail : on n’entend pas la sonnette. Que feras-tu en arrivant ?',
        ],
        reactions: [
          when('sonn*', 'La sonnette est morte, tu sais ! Enfin, le chien t’entendra.'),
          when('message*|écri*|envo*|sms|whatsapp', 'Un message, parfait, je descends en courant.'),
          when('appel*|téléphon*', 'Un coup de fil, parfait, je descends en courant.'),
          when('frapp*|toqu*|tape*|porte', 'Frappe fort, la musique couvre tout.'),
          when('cri*|chant*|siffl*|parl*|klaxon*', 'Tout le quartier saura que tu es là !'),
          when('caillou*|pierre*|fenêtre*', 'Doucement avec la fenêtre, je viens de la réparer !'),
          when('entr*|jardin|mur', 'Entre directement, la porte du jardin est ouverte.'),
          on('dont_know', 'Tu as un téléphone et deux mains. Alors, comment ?', { goes_to: 'stay' }),
          on('joke', 'Des signaux de fumée, génial ! Mais si on ne regarde pas dehors, comment fais-tu ?', {
            goes_to: 'stay',
          }),
          when('descends|viens me chercher|dans # minutes|sors', [
            'D’accord, je descendrai.',
            'Ça marche, on fait comme ça.',
          ]),
        ],
      },
    ),
  ],
  twists: [
    twist(6, 'Tiens, mon frère a déjà mis son casque : il peut venir te chercher à vélo. Qu’en penses-tu ?'),
    twist(
      3,
      'Attends… on me dit qu’il y a un concert dans le parc ce soir : c’est plus court, mais sombre et plein de monde. Tu passes par là, ou tu retournes à l’arrêt ?',
    ),
    twist(
      7,
      'Oh non, panne de courant, on est aux bougies et la sonnette ne marche plus ! Comment tu nous préviens que tu es là ?',
    ),
  ],
  starters: [
    'Allô, c’est moi. Je me suis perdu !',
    'Tu m’entends ? J’ai besoin de ton aide.',
    'Désolé, je vais être en retard.',
  ],
  opening_message: 'Allô ! On commençait à s’inquiéter. Pas de panique, je te guide.',
  closing_message: 'Super, à tout de suite ! On met la musique un peu plus fort pour que tu nous trouves.',
  correction: 'prompt',
})
