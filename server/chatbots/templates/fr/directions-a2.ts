import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const directionsA2 = template({
  id: 'directions-a2',
  name: 'Demander son chemin',
  language: 'fr',
  level: 'A2',
  description: 'Tu es nouveau en ville et tu cherches le musée. Demande dans la rue, et vérifie que tu as compris.',
  role: 'Quelqu’un qui attend le bus à Dijon',
  partner_name: 'Bernard',
  region: 'FR',
  scenario:
    'Tu voudrais visiter le musée, mais ton téléphone n’a plus de batterie. Quelqu’un attend à l’arrêt de bus et a le temps de t’aider. Un pont est fermé aujourd’hui.',
  goals: [
    'Je peux demander mon chemin poliment.',
    'Je peux dire où je veux aller et comment.',
    'Je peux répéter un chemin pour vérifier.',
    'Je peux demander combien de temps il faut.',
  ],
  grammar: [
    'l’impératif : allez, tournez, traversez',
    'les prépositions de lieu',
    'C’est loin ? Il faut combien de temps ?',
  ],
  vocabulary: words({
    'tout droit': 'ni à gauche ni à droite',
    tourner: 'aller à gauche ou à droite',
    'le coin de la rue': 'l’endroit où deux rues se rencontrent',
    traverser: 'aller de l’autre côté',
    'le feu': 'une lumière rouge, orange ou verte',
    'le pont': 'il passe au-dessus de la rivière',
    'à côté de': 'tout près de',
    'en face de': 'de l’autre côté',
    'l’arrêt de bus': 'là où le bus s’arrête',
    'à pied': 'en marchant',
    loin: 'pas près',
    fermé: 'pas ouvert',
  }),
  facts: [
    fact(
      'C’est loin, et jusqu’à quand est-ce ouvert ?',
      ['combien de temps|minute*|loin|temps', 'ferme*|ouvert*|ouvre*|heure'],
      'Environ quinze minutes, et c’est ouvert jusqu’à dix-huit heures.',
    ),

    fact(
      'Il faut combien de temps ?',
      'combien de temps|minute*|longtemps|durée',
      'Environ quinze minutes, si on ne s’arrête pas devant les pâtisseries.',
    ),
    fact('C’est loin ?', 'loin|près|kilomètre*|mètres', 'Non, ce n’est pas loin, à peine un kilomètre.'),
    fact(
      'Le musée ferme à quelle heure ?',
      ['musée|heure|quand|jusqu’à', 'ferme*|ouvert*|ouvre*'],
      'Le musée est ouvert jusqu’à dix-huit heures, sauf le mardi.',
    ),
    fact(
      'Combien coûte l’entrée ?',
      'combien coûte|prix|entrée|gratuit|coûte|cher|payer',
      'Le musée est gratuit, c’est le plus beau cadeau de Dijon.',
    ),
    fact(
      'Qu’est-ce qu’il y a au musée ?',
      'tableau*|peinture*|voir au musée|dans le musée|beau|intéressant',
      'De vieux tableaux, des statues, et un beau palais. Prenez votre temps.',
    ),
    fact(
      'Quel bus je dois prendre ?',
      'bus|tram|ligne|ticket',
      'Le bus numéro cinq, mais il passe seulement toutes les vingt minutes.',
    ),
    fact('Pourquoi le pont est fermé ?', ['pourquoi', 'pont|fermé'], 'Il y a des travaux jusqu’à Noël.'),
    fact('Où est la gare ?', 'gare|train', 'La gare est de l’autre côté, à dix minutes d’ici.'),
    fact('Où sont les toilettes ?', 'toilettes|wc', 'Il y en a au supermarché et au musée.'),
    fact(
      'Où est-ce que je peux manger ?',
      'restaurant*|manger|café|faim|boulangerie',
      'Il y a un bon petit café en face du musée.',
    ),
    fact(
      'Il y a du wifi ?',
      'wifi|internet|batterie|charger|téléphone',
      'Au musée, il y a du wifi, et on peut charger son téléphone.',
    ),
    fact(
      'Vous habitez ici ?',
      'habitez|dijon|d’ici|connaissez|née|né',
      'Oui, depuis quarante ans. Je connais toutes les rues.',
    ),
    fact('Comment vous appelez-vous ?', 'appelez|votre nom', 'Moi, c’est Bernard.'),
    fact(
      'Vous travaillez ?',
      'travail*|métier|retraite|retraité',
      'J’étais facteur, alors les rues, c’est ma passion. Maintenant, je suis à la retraite.',
    ),
    fact('Vous allez où ?', ['vous', 'allez où|attendez|bus'], 'Je vais chez ma fille, elle a fait un gâteau.'),
    fact('Vous avez une carte ?', 'carte|plan', 'Non, mais il y a un plan de la ville devant l’église.'),
    fact(
      'Quel temps va-t-il faire ?',
      'temps fait|météo|pluie|pleuvoir|soleil',
      'Il fait beau jusqu’à ce soir, je crois.',
    ),
    fact('Vous avez un animal ?', 'chien|chat|animal', 'Un vieux chien, Facteur. C’est un drôle de nom, je sais.'),
    fact(
      'Vous aimez Dijon ?',
      'aimez|belle ville|visiter|moutarde',
      'J’adore ma ville, et pas seulement la moutarde !',
    ),
  ],
  steps: [
    step(
      'Vous voulez aller où ?',
      [
        'musée*|cherche|aller|gare|centre|cathédrale|hôtel|place|voudrais|marché|église|parc|restaurant|beaux-arts|rue|château|palais|perdu*|trouver|visiter|école|hôpital|cinéma|magasin|boulangerie|piscine|je veux|veux aller|veux visiter|veux voir',
      ],
      'Dis l’endroit : « Je cherche… » ou « Je voudrais aller à… ».',
      'Je cherche le musée des Beaux-Arts.',
      {
        other_wordings: ['Qu’est-ce que vous cherchez ?', 'Dites-moi : où allez-vous comme ça ?'],
        reactions: [
          when('musée*|beaux-arts|palais', [
            'Le musée ! Il est magnifique, et pas très loin.',
            'Ah, le musée, j’y vais souvent. Ce n’est pas difficile.',
            'Ah, bonne idée ! Mon petit-fils adore ce musée.',
          ]),
          when(
            'gare|train|hôtel|centre|cathédrale|église|marché|place|parc|château|cinéma|restaurant',
            'C’est tout près du musée, alors je vous explique le chemin du musée.',
          ),
          when('perdu*', 'Pas de panique, je vous explique le chemin du musée, c’est au centre.'),
          on('dont_know', 'Vous visitez la ville ? Le musée, par exemple, ça vous intéresse ?', { goes_to: 'stay' }),
          on('joke', 'Sur la Lune ? Le bus numéro cinq n’y va pas ! Et à Dijon, vous cherchez quoi ?', {
            goes_to: 'stay',
          }),
          when('endroit pour|pour manger|un restaurant|vieux tableaux|tableaux|peintures', 'Ce n’est pas loin d’ici.'),
        ],
      },
    ),
    step(
      'Vous voulez y aller à pied ou en bus ?',
      [
        'pied*|marcher|marche|bus|rapide|vite|loin|cher|taxi|les deux|mieux|premi*|deuxième|autobus|court|fatigué*|facile|égal|importe|trottinette|métro|tram|argent|promen*|en voiture|à vélo|en vélo|un vélo',
      ],
      'Choisis : « à pied » ou « en bus ».',
      'À pied, si ce n’est pas trop loin.',
      {
        other_wordings: [
          'Vous préférez marcher ou prendre le bus ?',
          'On peut y aller à pied ou en bus. Vous choisissez quoi ?',
        ],
        reactions: [
          when('pas bus|pas le bus|pas en bus|sans bus', 'À pied, alors ! Il fait beau, vous avez raison.'),
          when(
            'pas pied|pas à pied|pas marcher|fatigué*',
            'En bus, alors, c’est le numéro cinq. Mais l’arrêt est plus loin.',
          ),
          when('pied*|march*|promen*', [
            'À pied, bonne idée, il fait beau.',
            'À pied, c’est le mieux, on voit la ville.',
            'Vous avez raison, le bus est toujours plein.',
          ]),
          when('bus|autobus', 'En bus, d’accord : le numéro cinq. Mais l’arrêt est plus loin.'),
          when('taxi|tram|métro|trottinette', 'Ah, ici, on n’en trouve pas ! Il faut marcher un peu.'),
          when('égal|importe|les deux|mieux|rapide|vite|facile|court', 'Alors à pied, c’est aussi rapide.'),
          on('dont_know', 'Vous aimez marcher, oui ou non ?', { goes_to: 'stay' }),
          on('joke', 'En dragon ? Il est en vacances ! Alors, à pied ou en bus ?', { goes_to: 'stay' }),
          when(
            'valise|bagages|besoin de bouger|bouger|fait beau|si beau|faire du sport|mal aux pieds',
            'Je comprends. C’est tout près, de toute façon.',
          ),
        ],
      },
    ),
    step(
      'D’abord, allez tout droit jusqu’au feu, puis tournez à gauche. Qu’est-ce que vous faites au feu ?',
      ['gauche'],
      'Dis-le avec tes mots : « Je tourne… ».',
      'Je vais tout droit, et au feu, je tourne à gauche.',
      {
        other_wordings: [
          'Pour commencer : tout droit jusqu’au feu, et là, à gauche. Vous faites quoi, au feu ?',
          'Vous voyez le feu, là-bas ? Allez jusqu’au feu et tournez à gauche. Au feu, vous allez où ?',
        ],
        reactions: [
          when('gauche', ['C’est ça, à gauche.', 'Exactement !', 'Voilà, à gauche !']),
          when('droite', 'Non, pas à droite ! De l’autre côté. Alors, vous tournez où ?', { goes_to: 'stay' }),
          when('tout droit|droit|traverse*|arrête*|attend*', 'Oui, et après, au feu, vous tournez où ?', {
            goes_to: 'stay',
          }),
          on('dont_know', 'Je répète : au feu, à gauche. Alors, vous tournez où ?', { goes_to: 'stay' }),
          on('joke', 'Attention aux voitures ! Et après, vous tournez où ?', { goes_to: 'stay' }),
          when('gosh|a gosh|goche', 'C’est ça, à gauche.'),
        ],
      },
    ),
    step(
      'Ensuite, vous traversez le pont. Ah mais non, le pont est fermé aujourd’hui ! Qu’est-ce que vous feriez maintenant ?',
      [
        'autre*|bus|demand*|retour*|taxi|prends|prendre|attend*|nag*|bateau|droite|gauche|aide*|rentre*|carte|plan|route|appelle*|comment|quoi|pied|un pont|petit pont|le pont|deuxième pont|il y a un|il y a une|est-ce qu’il y a|je tourne|une rue|je traverse|traverser|par où|à vélo|mon téléphone|gps|y a un',
      ],
      'Demande un autre chemin : « Est-ce qu’il y a… ? »',
      'Si le pont est fermé, je cherche un autre pont.',
      {
        other_wordings: [
          'Après, il y a le pont… Oh, j’oubliais : il est fermé ! Qu’est-ce que vous pourriez faire ?',
          'Puis le pont… Aïe, il y a des travaux, il est fermé. Alors, que faire ?',
        ],
        reactions: [
          when('autre pont|autre chemin|autre rue|autre route|un autre', [
            'Oui, il y a un autre pont, plus petit.',
            'Bien vu ! Il y en a un autre, plus petit.',
            'Heureusement, il y a un deuxième pont, plus loin.',
          ]),
          when('bus|taxi', 'Le bus ne passe pas non plus ! Mais il y a un petit pont.'),
          when('nag*|bateau', 'Nager ? L’eau est très froide ! Il y a un petit pont, c’est mieux.'),
          when('demand*|aide*|quelqu’un|carte|plan', 'C’est bien de demander ! Il y a un petit pont.'),
          when('retour*|rentre*|attend*', 'Non, ne rentrez pas ! Il y a un petit pont.'),
          when('chemin*|contourn*|cherche*|gauche|droite|comment', 'Heureusement, il y a un petit pont.'),
          on('dont_know', 'Heureusement, il y a un petit pont. Vous prenez le petit pont ?', { goes_to: 'stay' }),
          on('yes', 'Heureusement, il y a un petit pont.'),
          when('demi-tour|je rentre|tant pis', 'Attendez, j’ai une meilleure idée !'),
        ],
      },
    ),
    step(
      'Alors, tournez à droite à l’église, et vous verrez ce petit pont en face du supermarché. Vous pouvez répéter, pour ne pas vous perdre ?',
      ['droite', 'église|pont|supermarché|face'],
      'Dis où tu tournes à droite, et ce qui est en face du pont.',
      'Je tourne à droite à l’église, et le pont est en face du supermarché.',
      {
        other_wordings: [
          'Donc : à l’église, à droite, et le pont est en face du supermarché. Vous me le redites ?',
          'Écoutez bien : à droite à l’église, puis le petit pont, en face du supermarché. Vous répétez ?',
        ],
        reactions: [
          when(
            ['droite', 'église', 'supermarché|pont'],
            [
              'Parfait ! Après, vous y êtes presque.',
              'Bravo, vous connaissez déjà la ville !',
              'C’est exactement ça !',
            ],
          ),
          when(['droite', 'pont|supermarché|face|église'], 'Oui, c’est bien ça. Après, vous y êtes presque.'),
          when('gauche', 'Non, pas à gauche, à droite ! Vous répétez ?', { goes_to: 'stay' }),
          when('droite', 'À droite, oui, mais à quel endroit ?', { goes_to: 'stay' }),
          when('église|supermarché|pont', 'Oui, et à l’église, vous tournez où ?', { goes_to: 'stay' }),
          on('dont_know', 'Ce n’est pas grave. À l’église, vous tournez où : à droite ou à gauche ?', {
            goes_to: 'stay',
          }),
          on('yes', 'Très bien, je vous écoute : à l’église, vous tournez où ?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Et vous voulez savoir autre chose ?',
      [
        'combien|loin|temps|minute*|ouvert*|ouvre*|heure|quoi|entrée|non|coûte|merci|ferme*|faut|rien|gratuit|prix|toilettes|une question|comment|bus|cher|quel*|clair|c’est tout|tout est|quand est|quand ferme|où manger|où est|où sont|où je|peux manger|il y a un|il y a une|il y a des|y a-t-il|est-ce que',
      ],
      'Demande combien de temps il faut, ou à quelle heure le musée ferme.',
      'Oui. Il faut combien de temps à pied ? Et il y a un arrêt de bus au coin de la rue ?',
      {
        other_wordings: ['Vous avez encore une question ?', 'Avant mon bus : qu’est-ce que vous voulez savoir ?'],
        reactions: [
          on('no', 'Alors, vous savez tout. C’est à quinze minutes.'),
          on('dont_know', 'Par exemple, combien de temps il faut, ou quand le musée ferme ?', { goes_to: 'stay' }),
          when('photos|prendre des photos|mon chien', 'Je crois que oui. Demandez à l’entrée.'),
        ],
      },
    ),
    step(
      'Tiens, je vois mon bus ! Ça va aller ?',
      [
        'oui|merci|crois|espère|bien sûr|suis sûr|pas sûr|bien|non|aide|gentil*|revoir|journée|accord|super|parfait|problème|peur|compris|adieu|bientôt|ok|peut-être|facile|difficile|ira|perdu*|génial|ça va|ça ira|va aller|vais trouver|je pense|pense que oui|trouver|inquiét*',
      ],
      'Remercie pour l’aide.',
      'Oui, je crois. Merci beaucoup pour votre aide !',
      {
        other_wordings: [
          'Mon bus arrive… Vous allez trouver, maintenant ?',
          'Voilà, c’est tout ! Tout est clair pour vous ?',
        ],
        reactions: [
          when(
            'pas sûr*|peur|difficile|pas compris|perdu*',
            'Pas de panique : au feu à gauche, à l’église à droite. Et demandez en route, les gens sont gentils.',
          ),
          on(
            'no',
            'Pas de panique : au feu à gauche, à l’église à droite. Et demandez en route, les gens sont gentils.',
          ),
          when('merci|gentil*|aide', [
            'Avec plaisir !',
            'Mais de rien, c’est normal !',
            'Je vous en prie, ça m’a fait plaisir !',
          ]),
          on('yes', 'J’en suis sûr aussi !'),
          when('crois|espère|bien|parfait|ok|super|accord|facile|problème|peut-être', 'J’en suis sûr aussi !'),
          on('joke', 'Ha ha, bonne humeur, bonne promenade !'),
          when('plan|sur mon téléphone|je demande|adorable|gps', ['Alors tout ira bien.', 'Vous êtes bien aimable !']),
        ],
      },
    ),
  ],
  twists: [
    twist(
      4,
      'Ensuite, vous traversez le pont… Ah, ma fille m’écrit qu’il est fermé à cause d’une course de vélos ! Qu’est-ce que vous feriez maintenant ?',
    ),
    twist(7, 'Oh, je vois mon bus, et il commence à pleuvoir ! Ça va aller ?'),
    twist(6, 'Mon bus a cinq minutes de retard, j’ai le temps ! Vous voulez savoir autre chose ?'),
  ],
  starters: [
    'Excusez-moi, vous pouvez m’aider ?',
    'Pardon, vous connaissez la ville ?',
    'Bonjour, je crois que je suis perdu.',
  ],
  opening_message: 'Bonjour ! Vous avez l’air un peu perdu. Je peux vous aider.',
  closing_message: 'Bonne visite, et profitez bien du musée ! Au revoir !',
  correction: 'prompt',
})
