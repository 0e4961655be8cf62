import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const cafeA2 = template({
  id: 'cafe-a2',
  name: 'Au café',
  language: 'fr',
  level: 'A2',
  description: 'Commande à boire et à manger dans un petit café, puis paie l’addition.',
  role: 'Serveuse dans un café à Lyon',
  partner_name: 'Camille',
  region: 'FR',
  scenario:
    'Il est dix heures du matin et le café est calme. Tu t’installes près de la fenêtre et tu commandes. Il y a une petite erreur, mais elle est vite réparée.',
  goals: [
    'Je peux commander poliment.',
    'Je peux dire comment je veux quelque chose.',
    'Je peux dire qu’il y a une erreur.',
    'Je peux demander l’addition et payer.',
  ],
  grammar: ['Je voudrais… / Je vais prendre…', 'du, de la, des', 'avec et sans'],
  vocabulary: words({
    'la part de gâteau': 'un morceau de gâteau',
    'la tartine': 'du pain avec du beurre ou de la confiture',
    'le jus de fruits': 'une boisson faite avec des fruits',
    'la carafe d’eau': 'de l’eau du robinet, gratuite',
    'à emporter': 'pour le boire ou le manger ailleurs',
    'sur place': 'dans le café',
    'l’addition': 'le papier avec le prix',
    'en espèces': 'avec des pièces et des billets',
    'la carte': 'pour payer sans argent liquide',
    'la monnaie': 'l’argent que l’on te rend',
    'le pourboire': 'un peu d’argent pour la serveuse',
    'près de la fenêtre': 'à côté de la fenêtre',
  }),
  facts: [
    fact(
      'Combien coûte un café ?',
      ['combien|prix|coûte|coûtent|cher', 'café|crème|expresso|espresso|cappuccino'],
      'Le café est à deux euros, et le crème à trois euros vingt.',
    ),
    fact(
      'Combien coûte un thé ?',
      ['combien|prix|coûte|coûtent|cher', 'thé|tisane|infusion|chocolat'],
      'Le thé est à trois euros cinquante, le chocolat chaud aussi.',
    ),
    fact(
      'C’est combien, la tarte ?',
      ['combien|prix|coûte|coûtent|cher', 'tarte|part|gâteau|croissant|tartine|manger'],
      'La part de tarte est à quatre euros vingt, le croissant à un euro quarante.',
    ),
    fact(
      'Ça fait combien ?',
      'combien|prix|coûte|coûtent|cher',
      'Avec une boisson et une part de tarte, ça fait autour de huit euros.',
    ),
    fact(
      'Qu’est-ce que vous avez à boire ?',
      ['avez|avoir|a|proposez|quoi', 'boire|boisson*|thés|jus'],
      'Du café, du thé, du chocolat, des jus de fruits, et bien sûr de l’eau.',
    ),
    fact(
      'Qu’est-ce qu’il y a à manger ?',
      ['avez|avoir|a|quoi|quels|quelles', 'manger|gâteau*|tarte*|sucré|salé|sandwich*'],
      'Des croissants, des tartines au beurre ou à la confiture, et une tarte aux pommes.',
    ),
    fact(
      'Vous avez quelque chose sans gluten ?',
      'gluten|allergi*|allergique|noix',
      'La tarte est sans noix, mais sans gluten, je n’ai que des fruits. Je suis désolée !',
    ),
    fact(
      'Vous avez du lait végétal ?',
      'lait végétal|avoine|soja|vegan|végane|végétarien*|lactose',
      'Oui, j’ai du lait d’avoine, et tout ce qui est sucré est sans viande, évidemment.',
    ),
    fact(
      'C’est quoi, un café crème ?',
      ['crème|noisette', 'quoi|est-ce|différence|dire'],
      'C’est un grand café avec beaucoup de lait chaud.',
    ),
    fact(
      'La tarte est bonne ?',
      ['tarte|gâteau|croissants', 'bon|bonne|bons|frais|fraîche|maison|délicieuse'],
      'La tarte ? Je la fais moi-même tous les matins, avec les pommes de ma grand-mère.',
    ),
    fact(
      'Vous avez du wifi ?',
      'wifi|wi-fi|internet|mot de passe',
      'Oui, le mot de passe est « croissant », tout simplement.',
    ),
    fact('Où sont les toilettes ?', 'toilettes|wc|toilette', 'Au fond à droite, derrière le piano.'),
    fact(
      'Vous ouvrez à quelle heure ?',
      'ouvert|ouvrez|ouvre|fermez|ferme|fermé|horaires',
      'On ouvre à sept heures et on ferme à dix-neuf heures. Le lundi, c’est fermé.',
    ),
    fact(
      'Je peux avoir une carafe d’eau ?',
      'carafe|eau du robinet',
      'Bien sûr, la carafe d’eau est gratuite, je vous l’apporte.',
    ),
    fact(
      'Est-ce que je peux payer par carte ?',
      ['payer|paie|acceptez|prenez', 'carte|cb|téléphone|espèces|chèque'],
      'Oui, la carte, le téléphone et les espèces, tout va bien.',
    ),
    fact('Il faut laisser un pourboire ?', 'pourboire', 'Ce n’est pas obligatoire, mais ça fait toujours plaisir.'),
    fact(
      'La table est libre ?',
      ['table|place|fenêtre', 'libre|asseoir|installer|prise'],
      'Oui, tout est libre ce matin, installez-vous où vous voulez.',
    ),
    fact(
      'Comment vous vous appelez ?',
      'appelez|votre nom|votre prénom|appelles|ton nom',
      'Moi, c’est Camille. Ici, tout le monde m’appelle par mon prénom.',
    ),
    fact(
      'Vous travaillez ici depuis longtemps ?',
      ['travaillez|travail|serveuse|métier', 'depuis|longtemps|temps|ici|aimez'],
      'Depuis trois ans, et je connais tous les clients du quartier.',
    ),
    fact(
      'Vous êtes de Lyon ?',
      'venez d’où|d’où|êtes de|lyonnaise|née',
      'Je suis née ici, à Lyon, à deux rues du café.',
    ),
    fact(
      'Qu’est-ce que vous me conseillez ?',
      'conseillez|recommandez|préférez|préférée|spécialité|meilleur',
      'La tarte aux pommes avec un café crème : c’est mon petit-déjeuner préféré.',
    ),
    fact(
      'Vous avez un animal ?',
      'chat|chien|animal|animaux',
      'J’ai un vieux chat, Moka. Il dort souvent ici, sur la chaise près du radiateur.',
    ),
    fact(
      'Quel temps fait-il ?',
      'temps fait|pleut|pleuvoir|soleil',
      'Il fait frais ce matin, mais on annonce du soleil pour midi.',
    ),
  ],
  steps: [
    step(
      'Qu’est-ce que je vous sers à boire ?',
      [
        'café|crème|thé|chocolat|jus|eau|limonade|citronnade|lait|sirop|cappuccino|tisane|infusion|noisette|menthe|orangeade|expresso|espresso|déca|allongé|coca|cola|soda|grenadine|verre|rien|latte|smoothie|fanta|carafe|chaud|frais|fraîche|bière|vin|perrier|limo|même|comme d’habitude|boisson',
      ],
      'Nomme une boisson : « Je voudrais… » ou « Je vais prendre… ».',
      'Je voudrais un café crème et une carafe d’eau, s’il vous plaît.',
      {
        other_wordings: [
          'Alors, vous voulez boire quelque chose ?',
          'Qu’est-ce qui vous ferait plaisir : un café, un thé, un jus ?',
        ],
        reactions: [
          when(
            'bière|vin|alcool|vodka|rhum|whisky',
            'À dix heures du matin ? Je n’ai que des boissons sans alcool. Plutôt un café, un thé ou un jus ?',
            { goes_to: 'stay' },
          ),
          when('café|expresso|espresso|allongé|cappuccino|noisette|latte', [
            'Un bon café pour bien commencer la journée.',
            'Un café, je vous prépare ça.',
            'Très bien, la machine est chaude.',
          ]),
          when('thé|tisane|infusion', ['Un thé bien chaud, ça marche.', 'Très bien, une petite théière pour vous.']),
          when('chocolat', 'Un chocolat ! Je le fais avec du vrai chocolat noir.'),
          when('jus|smoothie|orangeade|citronnade', 'Un jus bien frais, ça réveille.'),
          when('coca|cola|limonade|soda|fanta|perrier', 'Avec des glaçons et une rondelle de citron, ça arrive.', {
            goes_to: 3,
          }),
          when('eau|sirop|menthe|grenadine|lait', 'Pas de problème, ça arrive tout de suite.'),
          on(
            'dont_know',
            'Prenez votre temps. Vous avez plutôt envie de chaud ou de froid : un café, un thé, un jus ?',
            { goes_to: 'stay' },
          ),
          on('joke', 'Ah, ça, je ne l’ai pas sur la carte ! Alors, plutôt un café ou un jus ?', { goes_to: 'stay' }),
          on('no', 'Pas de boisson, d’accord. Je vous mets quand même un verre d’eau.', { goes_to: 3 }),
        ],
      },
    ),
    step(
      'Avec du sucre, du lait, du citron ?',
      [
        'sucre*|lait|citron|glaçon*|glace|miel|rien|sans|avec|non|oui|nature|deux|merci|pur|noir|normal|comme ça|les deux|tout|peu|crème|mousse|chantilly|cannelle|simple|édulcorant|aucun',
      ],
      'Dis ce que tu veux avec, ou utilise « sans ».',
      'Sans sucre et avec un peu de lait, s’il vous plaît.',
      {
        other_wordings: [
          'Vous le prenez comment : avec du sucre, du lait, du citron ?',
          'Et dedans, je mets du sucre, du lait, du citron ?',
        ],
        reactions: [
          when('sans sucre|pas de sucre|sans lait|pas de lait|sans rien|lactose|supporte pas|diabétique', [
            'C’est noté, je fais attention.',
            'D’accord, comme vous voulez.',
            'Pas de souci, je vous le fais comme ça.',
          ]),
          when(['sucre*', 'lait'], 'Du lait et du sucre, c’est plus doux.'),
          when('sucre*|miel', 'Bien sucré, ça donne de l’énergie.'),
          when('lait|crème|mousse', 'Avec du lait, c’est noté.'),
          when('citron', 'Je vous coupe une belle tranche de citron.'),
          when('glaçon*|glace', 'Bien frais, alors.'),
          when('rien|nature|noir|pur|simple', 'Nature, comme les vrais amateurs.'),
          on('no', 'Nature, alors. C’est noté.'),
          on('dont_know', 'Je vous mets un peu de sucre à côté. Et du lait, oui ou non ?', { goes_to: 'stay' }),
          on('yes', 'Je vous apporte un peu de tout sur un petit plateau.'),
        ],
      },
    ),
    step(
      'Et vous voulez manger quelque chose ? Il y a des croissants, des tartines et une tarte aux pommes.',
      [
        'croissant*|tartine*|tarte*|chausson|gâteau*|sandwich*|pain*|brioche|rien|non|oui|pomme*|merci|quiche|faim|salade|beurre|confiture|mangé|manger|volontiers|deux|premier|première|dernier|dernière|juste|boire|seulement|envie|régime|cookie*|muffin*|même|surprise|morceau',
      ],
      'Choisis, ou refuse poliment.',
      'Oui, une part de tarte aux pommes, s’il vous plaît.',
      {
        other_wordings: [
          'Et à manger ? J’ai des croissants, des tartines et une tarte aux pommes.',
          'Vous prenez quelque chose avec : un croissant, une tartine, une part de tarte aux pommes ?',
        ],
        reactions: [
          when(
            'pas faim|rien manger|déjà mangé|au régime|plus faim|déjà pris mon|petit-déjeuner|ma ligne',
            'Ce sera pour une autre fois.',
          ),
          on('no', ['Pas de souci.', 'Comme vous voulez.']),
          when('tarte*|pomme*|truc sucré|quelque chose de sucré', [
            'La tarte sort du four, vous avez de la chance.',
            'Excellent choix, c’est moi qui l’ai faite.',
            'Il en reste deux parts, vous arrivez à temps.',
          ]),
          when('croissant*|brioche|pain au chocolat', 'Ils sont encore tout chauds.'),
          when('tartine*|beurre|confiture|pain', 'Une tartine, avec la confiture de ma grand-mère.'),
          when(
            'sandwich*|salade|quiche',
            'Ah, le salé, c’est seulement à midi. Un croissant ou une part de tarte, ça vous va ?',
            { goes_to: 'stay' },
          ),
          when('gâteau*|cookie*|muffin*', 'Aujourd’hui, comme gâteau, j’ai la tarte : je vous en mets une belle part.'),
          on('dont_know', 'C’est difficile de choisir ! Vous préférez la tarte ou le croissant ?', { goes_to: 'stay' }),
          on('joke', 'Pas avant midi ! Un croissant, une tartine ou une part de tarte ?', { goes_to: 'stay' }),
          on('yes', 'Je vous mets une part de tarte, tout le monde l’adore.'),
        ],
      },
    ),
    step(
      'C’est sur place ou à emporter ? La table près de la fenêtre est libre.',
      [
        'place|emporter|ici|fenêtre|table|reste|rester|dehors|terrasse|assois|assieds|asseoir|sac|route|vais|partir|pars|pressé*|temps|bus|train|travail|école|libre|installe*|intérieur|premier|deuxième|les deux',
      ],
      'Dis si tu restes dans le café ou non.',
      'Sur place. La table près de la fenêtre, c’est parfait.',
      {
        other_wordings: [
          'Vous restez ici, près de la fenêtre, ou c’est à emporter ?',
          'Je vous sers sur place, près de la fenêtre, ou c’est à emporter ?',
        ],
        reactions: [
          when('emporter|partir|pars|pressé*|bus|train|route', 'À emporter, je vous mets ça dans un petit sac.'),
          when('dehors|terrasse', 'La terrasse est encore à l’ombre, mais on y est bien.'),
          when('fenêtre', [
            'La meilleure place ! On voit passer toute la rue.',
            'Très bien, elle est à vous.',
            'Vous avez raison, il y a du soleil.',
          ]),
          when('place|ici|reste|rester|table|asseoir|assieds|assois|intérieur', 'Mettez-vous à l’aise.'),
          on('yes', 'Asseyez-vous, j’arrive tout de suite.'),
          on('no', 'D’accord, je vous prépare ça à emporter, alors.'),
          on('dont_know', 'Rien ne presse ! Vous avez un peu de temps pour rester, oui ou non ?', { goes_to: 'stay' }),
          when(
            'on est deux|on est trois|nous sommes deux|gobelet|en marchant|je suis pressé*|j’ai le temps|en route|en chemin',
            ['Comme vous préférez.', 'C’est noté.'],
          ),
        ],
      },
    ),
    step(
      'Et voilà pour vous… Oh, pardon, c’est la commande d’une autre table ! Qu’est-ce que vous aviez demandé ?',
      [
        'demandé|commandé|voulais|voudrais|pris|café*|crème|thé|chocolat|jus|eau|tarte*|croissant*|tartine*|sandwich|mien|mienne|à moi|coca|limonade|soda|lait|sirop|cappuccino|tisane|expresso|espresso|déca|citronnade|seulement|même|brioche|gâteau|boisson|rien|expliqué|menthe|grenadine|infusion',
      ],
      'Répète ta commande : « J’ai commandé… ».',
      'J’ai commandé un café crème et une part de tarte.',
      {
        other_wordings: [
          'Tenez, une salade et une… Non, attendez, ce n’est pas pour vous ! Qu’est-ce que vous aviez commandé ?',
          'Voici deux chocolats… Ah non, c’est pour la table d’à côté ! Vous pouvez me redire votre commande ?',
        ],
        reactions: [
          when('tarte*|part|gâteau', [
            'La tarte, bien sûr ! Excusez-moi, la voilà.',
            'Mais oui, la tarte ! Où ai-je la tête ?',
            'Ah oui, la tarte ! Je vous l’apporte.',
          ]),
          when('croissant*|tartine*|brioche', 'Ah oui, c’est vrai ! Excusez-moi, je vous change ça.'),
          when('café*|crème|expresso|espresso|cappuccino|déca', 'Le café, mais oui ! Pardon, le voilà.'),
          when('thé|tisane|infusion', 'Le thé, bien sûr ! Pardon, le voilà.'),
          when(
            'jus|coca|cola|limonade|eau|soda|chocolat|citronnade|lait|sirop',
            'Mais oui ! Excusez-moi, voilà votre boisson.',
          ),
          on(
            'dont_know',
            'Vous non plus ? On est bien, tous les deux ! Vous aviez pris un café, un thé, ou autre chose ?',
            { goes_to: 'stay' },
          ),
          on('joke', 'Là, vous vous moquez de moi ! Sérieusement : c’était un café, un thé, un jus ?', {
            goes_to: 'stay',
          }),
          on('refusal', 'Je comprends, c’est de ma faute. Dites-moi juste la boisson : un café, un thé ?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'Est-ce que tout va bien maintenant ?',
      [
        'oui|merci|bien|parfait*|bon|bonne|délicieu*|tout|non|froid*|manque|super|va|ça va|impeccable|excellent|nickel|top|pas encore|cuillère|serviette|sucre|lait|chaud|toujours|faux|erreur|mauvais|grave|génial|content*|adore|voulais|ok|d’accord|problème|oublié',
      ],
      'Dis que tout va bien, ou ce qui manque encore.',
      'Oui, merci, c’est parfait maintenant.',
      {
        other_wordings: ['Cette fois, tout est bon ?', 'Et maintenant, vous avez tout ce qu’il vous faut ?'],
        reactions: [
          when('froid*|pas chaud', 'Froid ? Oh là là, je vous en refais un tout de suite. Merci de me l’avoir dit.'),
          when(
            'manque|oublié|pas encore|sans|cuillère|serviette|fourchette',
            'Ah, il manque quelque chose ! Je vous l’apporte tout de suite, excusez-moi.',
          ),
          when(
            'toujours pas|pas ma|pas mon|faux|fausse|erreur|mauvais*|pas bon|pas bien',
            'Encore une erreur ? Je suis désolée, je change ça, et le dessert est pour moi.',
          ),
          on('no', 'Oh, je suis désolée. Je m’en occupe tout de suite, et merci de me l’avoir dit.'),
          when('délicieu*|très bon|super|génial|excellent|adore|miam', 'Ça me fait plaisir ! Je le dirai en cuisine.'),
          on('yes', [
            'Tant mieux. Et merci pour votre patience.',
            'Ouf ! Vous êtes vraiment sympathique.',
            'Parfait. La prochaine fois, je fais attention.',
          ]),
          when('merci|parfait*|bien|va|bon|ok|d’accord', 'Tant mieux, je préfère ça.'),
          on('joke', 'Vous avez de l’humour ! Alors, tout est bon, oui ou non ?', { goes_to: 'stay' }),
          when('c’est juste|c’est exact|ça arrive|pas grave|cette fois', 'Merci, vous êtes bien aimable.'),
        ],
      },
    ),
    step(
      'Pour l’addition, ça fait huit euros quarante. Vous payez comment ?',
      [
        'carte|espèces|téléphone|portable|liquide|cash|billet*|pièce*|euros|monnaie|sans contact|ticket*|CB|chèque|apple|google|montre|argent|visa|dix|vingt|pas d’argent|oublié|addition|paypal|appli*',
      ],
      'Dis comment tu paies : « Par… » ou « En… ».',
      'En espèces, s’il vous plaît. Gardez la monnaie pour le pourboire.',
      {
        other_wordings: [
          'Voilà l’addition : huit euros quarante. Vous réglez comment ?',
          'En tout, ça fait huit euros quarante. Vous payez par carte ou en espèces ?',
        ],
        reactions: [
          when('pourboire|gardez la monnaie|gardez tout|garde la monnaie', [
            'Oh, merci beaucoup, c’est très gentil !',
            'C’est adorable, merci !',
            'Oh, vous êtes gentil, merci !',
          ]),
          when('carte|CB|sans contact|visa', 'Par carte, voici la machine… C’est bon, merci.'),
          when(
            'téléphone|portable|apple|google|montre|appli*',
            'Avec le téléphone, c’est encore plus rapide. Voilà, c’est passé.',
          ),
          when('espèces|liquide|cash|billet*|pièce*|monnaie|argent', 'Parfait, et voici votre monnaie.'),
          when(
            'oublié|pas d’argent|rien sur moi',
            'Ça arrive à tout le monde. Vous me paierez demain, je vous fais confiance.',
          ),
          on(
            'refusal',
            'Ah, je comprends, avec mon erreur… Le café est pour moi. Et le reste, par carte ou en espèces ?',
            { goes_to: 'stay' },
          ),
          on('joke', 'Ça, ma patronne ne va pas aimer ! Alors, par carte ou en espèces ?', { goes_to: 'stay' }),
          on('dont_know', 'C’est comme vous préférez : vous avez une carte ou des billets ?', { goes_to: 'stay' }),
          when('séparément|père qui paie|mère qui paie|mari qui paie|femme qui paie|il paie|elle paie|appoint|pièces', [
            'C’est parfait, merci.',
            'Très bien, c’est réglé.',
          ]),
        ],
      },
    ),
  ],
  twists: [
    twist(
      3,
      'Bonne nouvelle : la tarte aux pommes sort du four, et les croissants sont à moitié prix. Vous voulez manger quelque chose ?',
    ),
    twist(
      4,
      'Un groupe de touristes arrive dans dix minutes, mais la table près de la fenêtre est encore libre ! C’est sur place ou à emporter ?',
    ),
    twist(
      7,
      'Pour l’addition, ça fait huit euros quarante. Attention, la machine à carte est très lente ce matin ! Vous payez comment ?',
    ),
  ],
  starters: [
    'Bonjour ! Cette table est libre ?',
    'Bonjour, je voudrais commander.',
    'Bonjour ! Qu’est-ce que vous avez aujourd’hui ?',
  ],
  opening_message: 'Bonjour et bienvenue au café des Deux Rives. Installez-vous, je suis à vous.',
  closing_message:
    'Bonne journée, et à très bientôt ! Revenez quand vous voulez, je vous garde la table près de la fenêtre.',
  correction: 'prompt',
})
