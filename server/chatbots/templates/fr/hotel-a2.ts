import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const hotelA2 = template({
  id: 'hotel-a2',
  name: 'Arriver à l’hôtel',
  language: 'fr',
  level: 'A2',
  description: 'Tu arrives dans un petit hôtel. Donne ton nom, demande l’essentiel et règle un petit problème.',
  role: 'Réceptionniste d’un petit hôtel à Annecy',
  partner_name: 'Pauline',
  region: 'FR',
  scenario:
    'Il est quinze heures. Tu as réservé une chambre et tu arrives à la réception avec ta valise. La chambre n’est pas encore prête.',
  goals: [
    'Je peux m’inscrire à l’hôtel.',
    'Je peux donner mon nom, des dates et des heures.',
    'Je peux poser des questions sur le petit-déjeuner et le wifi.',
    'Je peux réagir poliment quand ce n’est pas prêt.',
  ],
  grammar: ['l’heure et la date', 'il y a / est-ce qu’il y a', 'les questions : à quelle heure, où, combien'],
  vocabulary: words({
    'la réservation': 'une chambre demandée avant d’arriver',
    'la chambre simple': 'pour une personne',
    'la chambre double': 'pour deux personnes',
    'les bagages': 'les valises et les sacs',
    'l’étage': 'un niveau du bâtiment',
    'l’ascenseur': 'il monte et il descend',
    'la clé': 'elle ouvre la porte',
    'le petit-déjeuner': 'le repas du matin',
    'la serviette': 'pour se sécher',
    calme: 'sans bruit',
    'le mot de passe': 'le mot secret pour le wifi',
    'libérer la chambre': 'quitter la chambre à la fin',
  }),
  facts: [
    fact(
      'Le petit-déjeuner et le wifi ?',
      ['petit-déjeuner|petit déjeuner|déjeuner', 'wifi|internet|mot de passe'],
      'Le petit-déjeuner est de sept à dix heures, et le mot de passe du wifi est « lac2000 ».',
    ),

    fact(
      'À quelle heure est le petit-déjeuner ?',
      'petit-déjeuner|petit déjeuner|déjeuner|matin manger',
      'Le petit-déjeuner est de sept à dix heures, à côté de la réception.',
    ),
    fact(
      'Quel est le mot de passe du wifi ?',
      'wifi|wi-fi|internet|mot de passe',
      'Il y a du wifi partout, et le mot de passe est « lac2000 ».',
    ),
    fact('Il y a un ascenseur ?', 'ascenseur|escalier', 'Oui, l’ascenseur est à gauche, mais il est un peu lent.'),
    fact(
      'Où est la chambre ?',
      ['où|étage|numéro', 'chambre|clé'],
      'Les chambres sont en haut. La clé a le numéro de votre porte.',
    ),
    fact(
      'Combien coûte la chambre ?',
      ['combien|prix|coûte|cher', 'chambre|nuit|hôtel|simple|double'],
      'La simple est à soixante-dix euros la nuit, la grande à quatre-vingt-dix.',
    ),
    fact(
      'Le petit-déjeuner est compris ?',
      'compris|inclus|gratuit|combien|prix|coûte|payer',
      'Oui, tout est compris, et vous payez à la fin du séjour.',
    ),
    fact(
      'Il y a un parking ?',
      'parking|garer|voiture|vélo*',
      'Oui, un petit parking derrière l’hôtel, c’est gratuit.',
    ),
    fact(
      'Il y a une piscine ?',
      'piscine|sauna|nager|baigner|plage',
      'Pas de piscine, mais le lac est à trois minutes à pied !',
    ),
    fact(
      'C’est loin, le centre ?',
      'centre|loin|ville|gare|vieille ville|pied',
      'La vieille ville est à cinq minutes à pied, la gare à dix.',
    ),
    fact(
      'Où est-ce qu’on peut manger ?',
      'restaurant*|dîner|manger|soir',
      'Il y a un bon restaurant de fondue juste en face.',
    ),
    fact(
      'Qu’est-ce qu’il y a à visiter ?',
      'visiter|voir|faire ici|musée|château|lac',
      'Le château, les petits canaux, et bien sûr un tour en bateau sur le lac.',
    ),
    fact(
      'Les animaux sont acceptés ?',
      'chien|chat|animal|animaux',
      'Les petits chiens, oui. Moi-même, j’en ai un, il s’appelle Filou.',
    ),
    fact(
      'La réception est ouverte la nuit ?',
      'réception|nuit|tard|ouvert*|ferme*',
      'La réception ferme à vingt-trois heures, mais votre clé ouvre la porte.',
    ),
    fact(
      'À quelle heure faut-il partir ?',
      'libérer|quitter|partir|départ',
      'La chambre est à libérer avant onze heures.',
    ),
    fact('Où sont les toilettes ?', 'toilettes|wc', 'Au fond du couloir, à droite.'),
    fact(
      'Comment vous appelez-vous ?',
      'appelez|votre nom|votre prénom',
      'Moi, c’est Pauline. Demandez-moi tout ce que vous voulez.',
    ),
    fact(
      'Vous travaillez ici depuis longtemps ?',
      ['travaillez|êtes', 'depuis|longtemps|ici'],
      'Depuis deux ans. Avant, j’étais guide de montagne.',
    ),
    fact('Vous êtes d’Annecy ?', 'd’où|venez|annecy|née', 'Oui, je suis née ici, au bord du lac.'),
    fact(
      'Quel temps va-t-il faire ?',
      'temps|météo|pluie|pleuvoir|soleil|neige',
      'On annonce du soleil demain, et un peu de vent.',
    ),
    fact(
      'Pourquoi la chambre n’est pas prête ?',
      ['pourquoi|quand|combien de temps', 'chambre|prête|attendre'],
      'Les clients sont partis tard ce matin. Dans une demi-heure, tout sera propre.',
    ),
  ],
  steps: [
    step(
      'La réservation est à quel nom ?',
      [],
      'Dis ton nom : « Au nom de… ».',
      'C’est au nom de Rossi, pour deux personnes.',
      {
        other_wordings: ['Vous avez réservé à quel nom ?', 'Vous pouvez me donner votre nom, s’il vous plaît ?'],
        topics: ['*'],
        reactions: [
          on('joke', 'Ha ha, quel client célèbre ! Et la réservation est à quel nom, en vrai ?', { goes_to: 'stay' }),
          on('refusal', 'J’ai besoin d’un nom pour trouver la chambre. Un nom inventé, ça va aussi ?', {
            goes_to: 'stay',
          }),
          on('dont_know', 'Peut-être au nom d’un ami ou de votre famille : quel nom ?', { goes_to: 'stay' }),
          when(
            'pas de réservation|sans réservation|pas réservé',
            'Pas de réservation ? Aucun problème, il me reste une chambre.',
          ),
          when('*', ['{name}, voilà, je vous ai trouvé dans la liste.', 'Bienvenue, {name} !']),
          when(
            'nom|appelle|suis|réservé|réservation|c’est pour|doit être à|doit être au|ma femme|mon mari|ma société',
            ['Voilà, j’ai trouvé.', 'C’est bon, je vous vois sur la liste.', 'Merci, votre réservation est bien là.'],
          ),
        ],
      },
    ),
    step(
      'Vous restez combien de nuits ?',
      [
        'nuit*|semaine*|jusqu*|jour*|week-end|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|mois|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|quinze|1|2|3|4|5|6|7|8|10|14|longtemps|seulement|une nuit|une seule|un jour|une semaine|seulement une|juste une',
      ],
      'Donne un nombre de nuits, ou dis jusqu’à quand.',
      'Je reste trois nuits, jusqu’à dimanche.',
      {
        other_wordings: ['C’est pour combien de nuits ?', 'Et vous restez jusqu’à quand ?'],
        reactions: [
          when(
            'une nuit|un jour|1 nuit|jusqu’à demain|une seule',
            'Une seule nuit, c’est court, mais vous verrez le lac.',
          ),
          when('semaine*|mois|sept|huit|dix|quinze', 'Vous avez le temps de tout visiter, super !'),
          when('week-end|dimanche|samedi', [
            'Un beau week-end au bord du lac !',
            'Vous avez de la chance, il va faire beau ce week-end.',
            'Le dimanche, il y a un marché, juste à côté.',
          ]),
          when('nuit*|jour*', 'Alors, {number} nuits, c’est noté.'),
          when('lundi|mardi|mercredi|jeudi|vendredi|jusqu*|nuit*|jour*', 'Très bien, c’est noté.'),
          on('dont_know', 'Ce n’est pas grave. Environ : deux nuits, trois nuits ?', { goes_to: 'stay' }),
          on('joke', 'Pour toute la vie, on vous fait un prix ! Alors, vraiment, combien de nuits ?', {
            goes_to: 'stay',
          }),
          when(
            'juste ce soir|seulement ce soir|ce soir|demain matin|repart|repartons|congrès|avion',
            'C’est noté, merci.',
          ),
        ],
      },
    ),
    step(
      'J’ai une chambre simple au deuxième étage, ou une double, plus grande, au cinquième. Laquelle préférez-vous ?',
      [
        'simple|deuxième|double|cinquième|2e|5e|2|5|deux|cinq|premi*|second*|dernière|calme|petite|ascenseur|autre|haut|bas|vue|lac|moins chère|moins cher|égal|importe|seul|seule|famille|les deux|première|lit|la grande|plus grande|grande chambre|grand lit|la plus',
      ],
      'Choisis, et dis pourquoi si tu peux.',
      'La chambre simple au deuxième étage, parce qu’elle est plus calme.',
      {
        other_wordings: [
          'Vous voulez la chambre simple au deuxième, ou la double au cinquième ?',
          'Deux chambres sont libres : une simple au deuxième étage et une grande double au cinquième. Vous prenez laquelle ?',
        ],
        reactions: [
          when('peur|pas cinquième|pas monter|trop haut', 'Au deuxième, alors, il n’y a pas beaucoup de marches.'),
          when('simple|deuxième|petite|bas|calme|moins|second*|seul|seule', [
            'Au deuxième, c’est très calme, vous dormirez bien.',
            'Très bien, celle-là donne sur le jardin.',
            'Bon choix, les clients l’aiment beaucoup.',
          ]),
          when('double|cinquième|haut|vue|lac|famille|lit', 'Au cinquième, vous aurez une belle vue sur le lac.'),
          when('égal|importe|les deux', 'Alors je vous donne celle du cinquième, avec la vue.'),
          on('dont_know', 'Pensez à la nuit : vous préférez plus de calme ou plus de place ?', { goes_to: 'stay' }),
          on('no', 'Je comprends, mais je n’ai que ces deux-là. Plutôt la simple ou la double ?', { goes_to: 'stay' }),
          on('joke', 'Le toit, c’est seulement pour les oiseaux ! La simple ou la double ?', { goes_to: 'stay' }),
          when(
            'on est trois|on est quatre|on est nombreux|de la place|bébé|enfants|famille',
            'Alors la grande chambre sera parfaite pour vous.',
          ),
          when(
            'vertige|mari a le|femme a le|mari a mal|femme a mal|genou|escaliers|béquilles|fauteuil roulant|mal aux jambes',
            'Alors le deuxième étage sera plus pratique.',
          ),
        ],
      },
    ),
    step(
      'Le problème, c’est que la chambre n’est pas encore prête. Il faut une demi-heure. Qu’est-ce que vous voulez faire ?',
      [
        'laisser|laisse|sac*|café|thé|asseoir|assieds|reviens|revenir|grave|boire|lac|marche*|lire|ici|sortir|dormir|toilettes|faim|soif|dehors|magasin*|rester|reste|accord|fauteuil|veux manger|aller manger|manger quelque|manger un|visiter le|visiter la|voir la ville|en ville|je vais|shopping|je prends',
      ],
      'Dis que tu attends, ou demande si tu peux laisser tes bagages.',
      'Ce n’est pas grave. Je laisse mes bagages ici et je fais une promenade.',
      {
        other_wordings: [
          'Je suis désolée, on nettoie encore votre chambre : une demi-heure, pas plus. Vous voulez attendre, ou faire autre chose ?',
          'Petit souci : la chambre sera prête dans une demi-heure. Vous faites quoi, en attendant ?',
        ],
        reactions: [
          when('bagages|valise*|sac|sacs', [
            'Bien sûr, laissez vos bagages ici, je les garde.',
            'Pas de problème, on les met derrière le comptoir.',
            'D’accord, ils sont en sécurité avec moi.',
          ]),
          when('promen*|tour|lac|marche*|sortir|dehors', 'Bonne idée, le lac est magnifique à cette heure-ci.'),
          when('café|thé|boire|faim|soif|restaurant', 'Je vous offre un café, asseyez-vous là-bas.'),
          when('autre chambre', 'L’autre chambre n’est pas prête non plus, mais je vous offre un café.'),
          when(
            'fatigué*|dormir|énervé*|pas content|trop long|nul',
            'Je comprends, le voyage était long. Le fauteuil est très confortable, et le café est pour moi.',
          ),
          when(
            'attend*|asseoir|ici|rester|reste|grave|accord|problème|lire|téléphone',
            'Merci pour votre patience, le fauteuil près de la fenêtre est libre.',
          ),
          on('no', 'Je suis vraiment désolée. Je demande à ma collègue d’aller plus vite.'),
          on('dont_know', 'Vous pouvez attendre ici, ou laisser vos valises et vous promener. Vous préférez quoi ?', {
            goes_to: 'stay',
          }),
          when(
            'm’assois|m’asseoir|m’assieds|je lis|téléphoner|un appel',
            'Installez-vous bien, je vous appelle dès que c’est prêt.',
          ),
        ],
      },
    ),
    step(
      'Et vous avez des questions sur l’hôtel ?',
      [
        'quel*|comment|avez|peux|puis|wifi|petit-déjeuner|mot de passe|non|parking|combien|rien|restaurant|une question|ouvert*|loin|compris|quand est|quand ouvre|heures d’|la clé de|y a-t-il|dans la chambre|y a un|y a une|y a du|y a des|on peut|est-il|au calme|fumer|taxi|code|est-ce que|un chien|mon chien',
      ],
      'Demande les horaires du petit-déjeuner ou le mot de passe du wifi.',
      'Oui. À quelle heure est le petit-déjeuner, et quel est le mot de passe du wifi ?',
      {
        other_wordings: [
          'Qu’est-ce que vous voudriez savoir sur l’hôtel ?',
          'Le petit-déjeuner, le wifi… Vous avez une question ?',
        ],
        reactions: [
          on('no', 'Très bien. Vous savez tout, alors : petit-déjeuner de sept à dix, et wifi partout.'),
          on('dont_know', 'Par exemple, le petit-déjeuner ou le wifi : qu’est-ce que vous voulez savoir ?', {
            goes_to: 'stay',
          }),
          when(
            'tout est clair|j’ai tout compris|je connais|déjà venu*',
            'Parfait, et je suis toujours là si vous avez besoin.',
          ),
        ],
      },
    ),
    step(
      'Vous avez besoin de quelque chose pour la chambre ?',
      [
        'besoin|autre|clé*|fer|eau|non|merci|rien|oui|voudrais|savon|café|thé|lampe|papier|drap*|prise|chauffage|lit|bébé|cintre*|tout va|tout est|c’est tout|tout bien|télécommande|une télé|une chaise|une table|j’ai froid|fait froid|a froid|cheveux|sécher|marche pas|fonctionne|cassé*|glaçons|ventilateur',
      ],
      'Demande quelque chose : « Je pourrais avoir… ? » Ou dis que tu n’as besoin de rien.',
      'Oui, je voudrais une autre serviette et une deuxième clé, s’il vous plaît.',
      {
        other_wordings: [
          'Il vous faut quelque chose dans la chambre ?',
          'Je peux vous apporter quelque chose pour la chambre ?',
        ],
        reactions: [
          when('besoin de rien|rien besoin|ai tout|rien', 'Parfait, alors tout est prêt.'),
          on('no', ['Parfait, alors tout est prêt.', 'Très bien, appelez-moi si vous changez d’avis.']),
          when('serviette*|savon|shampoing|shampooing|sèche-cheveux|dentifrice|brosse', [
            'Je vous mets ça dans la salle de bains.',
            'Pas de souci, je vous apporte tout ça.',
            'Tout de suite. Vous l’aurez dans cinq minutes.',
          ]),
          when('oreiller*|couverture*|coussin|drap*|lit', 'Je vous l’apporte, vous dormirez comme un ange.'),
          when('chargeur|adaptateur|prise', 'J’en ai toute une boîte, les clients les oublient toujours !'),
          when('eau|café|thé|bouteille|verre*', 'Je vous en apporte tout de suite.'),
          when('clé*', 'Une deuxième clé, la voici.'),
          on('yes', 'Dites-moi : une serviette, une couverture, autre chose ?', { goes_to: 'stay' }),
          on('joke', 'Ça, c’est seulement dans les grands hôtels ! Une serviette ou une couverture, peut-être ?', {
            goes_to: 'stay',
          }),
          when('repasser|fer|petit lit|berceau|tout ce qu’il me faut', 'Bien sûr, je m’en occupe.'),
        ],
      },
    ),
    step(
      'Encore une chose : le dernier jour, vous libérez la chambre à quelle heure ?',
      [
        '#|heure*|matin|midi|tôt|tard|après|avant|vers|demie|quart|dix|onze|neuf|huit|10h|11h|9h|8h|7h|12h|minuit|petit-déjeuner|après-midi|train|avion',
      ],
      'Dis une heure.',
      'Je libère la chambre vers dix heures, après le petit-déjeuner.',
      {
        other_wordings: [
          'Et le jour du départ, vous partez à quelle heure ?',
          'Pour finir : à quelle heure vous quittez la chambre, le dernier jour ?',
        ],
        reactions: [
          when(
            'midi|après-midi|tard|treize|quatorze|quinze|12h|13h|14h|soir',
            'C’est un peu tard, mais pour vous, je vais m’arranger.',
          ),
          when('six|cinq|sept|tôt|6h|5h|7h', 'Si tôt ? Je vous prépare un petit-déjeuner à emporter.'),
          when('huit|neuf|dix|onze|8h|9h|10h|11h|matin|petit-déjeuner', [
            'C’est parfait, vous avez jusqu’à onze heures.',
            'Très bien, comme ça, vous ne vous pressez pas.',
            'D’accord, je le note pour ma collègue.',
          ]),
          when('train|avion', 'Si vous voulez, je vous appelle un taxi ce jour-là.'),
          on('dont_know', 'Pas de problème, dites-moi juste : plutôt tôt ou plutôt tard ?', { goes_to: 'stay' }),
          on('joke', 'Jamais ? Je comprends, on est bien ici ! Mais à quelle heure, vraiment ?', { goes_to: 'stay' }),
          when(
            'grasse matinée|dormir longtemps|notre train|mon train|mon avion|notre avion|mon vol|taxi',
            'Aucun problème, je le note.',
          ),
        ],
      },
    ),
  ],
  twists: [
    twist(
      3,
      'Surprise : il me reste aussi une belle double au cinquième, au même prix que la simple du deuxième ! Laquelle préférez-vous ?',
    ),
    twist(
      4,
      'Oh là là, l’ascenseur est en panne et le ménage prend du retard : il faut attendre une demi-heure. Qu’est-ce que vous voulez faire ?',
    ),
    twist(6, 'Attention, il va faire très froid cette nuit ! Vous avez besoin de quelque chose pour la chambre ?'),
  ],
  starters: ['Bonjour, j’ai une réservation.', 'Bonjour, je viens d’arriver.', 'Bonjour ! C’est ici, la réception ?'],
  opening_message: 'Bonjour et bienvenue à l’hôtel du Lac. Je cherche tout de suite votre réservation.',
  closing_message: 'Voilà votre clé. Je vous souhaite un très bon séjour à Annecy !',
  correction: 'prompt',
})
