import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const debateA2 = template({
  id: 'debate-a2',
  name: 'Ville ou campagne ?',
  language: 'fr',
  level: 'A2',
  description: 'Où vit-on mieux, en ville ou à la campagne ? Dis ce que tu penses et pourquoi.',
  role: 'Quelqu’un de ton club de français qui aime discuter',
  partner_name: 'Karim',
  region: 'FR',
  scenario:
    'C’est la soirée débat au club de français. La question du jour : vit-on mieux en ville ou à la campagne ? Vous en parlez à deux.',
  goals: [
    'Je peux dire ce que je pense.',
    'Je peux donner une raison.',
    'Je peux dire poliment si je suis d’accord.',
    'Je peux comparer deux choses.',
  ],
  grammar: ['le comparatif : mieux, plus calme, moins cher', 'parce que et donc', 'je pense que / je trouve que'],
  vocabulary: words({
    'à mon avis': 'je pense',
    'être d’accord': 'penser la même chose',
    'l’air pur': 'un air propre',
    'le bruit': 'des sons forts',
    'la circulation': 'toutes les voitures dans les rues',
    'la nature': 'les arbres, les animaux, les rivières',
    cher: 'qui coûte beaucoup',
    ennuyeux: 'pas intéressant',
    'l’avantage': 'le bon côté',
    'l’inconvénient': 'le mauvais côté',
    'les transports en commun': 'les bus, les trains et le métro',
    'les commerces': 'les magasins',
  }),
  facts: [
    fact('Comment tu t’appelles ?', 'appelles|ton nom|prénom', 'Moi, c’est Karim.'),
    fact('Tu habites où ?', 'habites|vis où|ta maison|où vis', 'J’habite à Lyon, au sixième étage, sans ascenseur !'),
    fact('Tu viens d’où ?', 'viens|d’où|né|grandi', 'Je suis né à Lyon, mais mes grands-parents ont une ferme.'),
    fact('Tu as quel âge ?', 'âge|ans', 'J’ai vingt ans.'),
    fact(
      'Qu’est-ce que tu fais dans la vie ?',
      'travail*|métier|études|étudies|fais dans la vie',
      'J’étudie la musique, et je travaille le week-end dans un café.',
    ),
    fact('Tu aimes la ville ?', ['aimes|préfères|adores', 'ville'], 'Oui, j’aime sortir le soir et voir du monde.'),
    fact(
      'Tu aimes la campagne ?',
      ['aimes|préfères|adores|vas', 'campagne|village|nature'],
      'Deux jours, oui. Après, je cherche un café !',
    ),
    fact('Tu as une voiture ?', 'voiture|bus|vélo|métro|transports', 'Non, je prends le métro et mon vélo.'),
    fact('Ton appartement est cher ?', 'cher|loyer|prix|combien|paies', 'Oui, très cher, et il est tout petit.'),
    fact('Il y a du bruit chez toi ?', 'bruit|calme|voisins', 'Oui, mon voisin joue de la trompette. Très mal.'),
    fact('Tu as un animal ?', 'chat|chien|animal|animaux', 'Un poisson rouge. Il s’appelle Paris.'),
    fact(
      'Tu as une grande famille ?',
      'famille|frère*|sœur*|parents|grands-parents',
      'J’ai trois sœurs, alors j’ai l’habitude de discuter.',
    ),
    fact(
      'Qu’est-ce que tu aimes faire ?',
      'loisirs|aimes faire|passion|temps libre',
      'La musique et le cinéma. Et parler, bien sûr !',
    ),
    fact('Tu viens souvent au club ?', 'club|souvent|soirée|chaque', 'Tous les jeudis, depuis un an.'),
    fact(
      'La soirée finit à quelle heure ?',
      'heure|finit|dure|combien de temps|quand',
      'À neuf heures, et après on mange un gâteau ensemble.',
    ),
    fact('Où sont les toilettes ?', 'toilettes|wc', 'Dans le couloir, à droite.'),
    fact(
      'Et toi, qu’est-ce que tu penses ?',
      'penses|ton avis|toi',
      'Moi, je suis pour la ville, mais j’écoute tout le monde.',
    ),
  ],
  steps: [
    step(
      'Commençons par toi. Tu habites où, en ville ou à la campagne ?',
      [
        'ville*|campagne|village|habite*|vis|centre|la mer|près|banlieue|île|ferme|quartier|capitale|appartement|maison|montagne|grand*|petit*|ici|entre|paris|lyon|londres|madrid|berlin|lisbonne|les deux|étage|immeuble|premi*|deuxième|plage|forêt',
      ],
      'Dis où tu habites, et si c’est grand ou petit.',
      'J’habite dans une petite ville au bord de la mer.',
      {
        other_wordings: [
          'D’abord, parle-moi de chez toi : c’est en ville ou à la campagne ?',
          'Toi, tu es de la ville ou de la campagne ?',
        ],
        reactions: [
          when('la mer|plage|île', 'Près de la mer ? Quelle chance !'),
          when('montagne|forêt', 'Près de la montagne, ça doit être beau.'),
          when('village|campagne|ferme', 'À la campagne, donc. Moi, je suis de la ville.'),
          when('petite ville', 'Une petite ville, c’est entre les deux.'),
          when(
            'capitale|grande ville|centre|immeuble|étage|paris|lyon|londres|madrid|berlin|rome|lisbonne',
            'Une vraie vie de ville, comme moi !',
          ),
          when('*', '{place}, je ne connais pas encore.'),
          when('ville*|banlieue|quartier|appartement|maison', 'D’accord, la ville, comme moi.'),
          on('dont_know', 'Devant ta porte, il y a des arbres ou des voitures ?', { goes_to: 'stay' }),
          on('joke', 'Dans un arbre ? Alors, c’est la campagne ! Mais en vrai ?', { goes_to: 'stay' }),
          on('refusal', 'Pas de problème. Dis seulement : plutôt ville, ou plutôt campagne ?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Et qu’est-ce qui te plaît là-bas ?',
      [],
      'Cite une ou deux bonnes choses.',
      'J’aime l’air pur et la nature, et mes amis habitent tout près.',
      {
        other_wordings: ['Qu’est-ce que tu aimes, chez toi ?', 'Et pour toi, c’est quoi, le bon côté de cet endroit ?'],
        topics: [
          'adore*|plaî*|préfère*|mieux|super|joli*|génial*|sympa*|gentil*|intéressant*|cool|parfait|avantage*|j’aime|j’adore|le temps|tout près|tout est|tout me|rien|ma maison|la maison est|de la place|pas cher|moins cher|c’est bien|c’est beau|c’est bon|très beau|très belle|ma chambre|la ville est',
          'du travail|mon travail|du monde|l’air|l’air pur|près de|loin de|à vélo|du vélo|il fait|beaucoup de',
          'calme*|tranquille*|silence|paix|sécurité|bruit|bien sûr|suis sûr|pas sûr|libre|liberté|propre|pur|frais|soleil|climat|lumière*',
          'nature|arbre*|forêt|la mer|plage|lac|rivière|montagne*|animaux|cheva*|vache*|fleur*|jardin*|parc*|oiseau*|paysage*|vert*|marche*|promen*',
          'ami*|famille|gens|copain*|enfants|grand-mère|école',
          'magasin*|commerce*|cinéma*|café*|restaurant*|musée*|concert*|théâtre*|bus|métro|train*|transport*|sport*|foot*|piscine|club*|marché|boulangerie|fête*|activité*|bibliothèque|internet|rues|manger|pizza',
          'vite|partout|grand-chose|se passe|cheval',
        ],
        reactions: [
          when('rien|aime pas|plaît pas', 'Rien ? C’est triste ! Alors parlons d’ailleurs.'),
          when('ami*|famille|gens|voisin*|copain*', 'Les gens, c’est le plus important.'),
          when(
            'nature|arbre*|forêt|animaux|jardin*|montagne*|lac|rivière|air|fleur*',
            'Les arbres et l’air pur, ça me manque parfois.',
          ),
          when('la mer|plage', 'La mer tous les jours, je suis jaloux !'),
          when('calme*|tranquille*|silence|paix', 'Le calme, ici, on ne connaît pas.'),
          when(
            'magasin*|commerce*|cinéma*|café*|restaurant*|musée*|concert*|bus|métro|transport*',
            'Tout est à côté, c’est pratique.',
          ),
          when('sport*|foot*|piscine|vélo|club*', 'Pour bouger, c’est parfait.'),
          on('dont_know', 'Pense à hier : tu étais où, et c’était bien ?', { goes_to: 'stay' }),
          on('joke', 'Ha ha, bonne réponse ! Et à part ça, tu aimes quoi ?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Moi, je trouve que la ville est mieux pour les jeunes, parce qu’il y a plus de choses à faire. Tu es d’accord ?',
      [
        'accord|oui|non|pense|trouve|crois|raison|vrai|mais|parce|avis|bien sûr|suis sûr|pas sûr|peut-être|pas du tout|vraiment|forcément|dépend|exact*|tort|faux|bien sûr|absolument|moitié|si|campagne|nature|cinéma|ennuyeux|sport*|ami*',
      ],
      'Commence par « Oui, parce que… » ou « Je ne suis pas d’accord, parce que… ».',
      'Je ne suis pas d’accord : à mon avis, on peut faire beaucoup de sport à la campagne.',
      {
        other_wordings: [
          'Je pense que les jeunes sont mieux en ville : cinéma, sport, amis… Tu es d’accord ?',
          'À mon avis, un jeune s’ennuie à la campagne. Et toi, tu es d’accord avec moi ?',
        ],
        reactions: [
          when('dépend|peut-être|moitié|parfois', 'Oui et non, je comprends, ce n’est pas si simple.'),
          when(
            ['pas d’accord|tort|faux|non|au contraire', 'sport*|nature|vélo|courir|jouer|animaux'],
            'C’est vrai, dehors, on a plus de place que chez moi.',
          ),
          when(
            'pas d’accord|tort|faux|pas vrai|au contraire|pas du tout',
            'Pas d’accord ? Très bien, comme ça, on discute !',
          ),
          on('no', 'Pas d’accord ? Très bien, comme ça, on discute !'),
          when('cinéma*|ami*|concert*|sortir|magasin*|école', 'Oui, les sorties, les amis, tout est plus facile.'),
          when('accord|raison|vrai|exact*|bien sûr|absolument', 'Ah, on est dans la même équipe !'),
          on('yes', 'Ah, on est dans la même équipe !'),
          on('dont_know', 'Imagine un samedi à quinze ans : ville ou campagne, où on s’amuse plus ?', {
            goes_to: 'stay',
          }),
          on('joke', 'Ha ha ! Et sérieusement, oui ou non ?', { goes_to: 'stay' }),
          when(
            'un point|vois ça autrement|autrement|différemment|ados|au village|le contraire|en partie',
            'Intéressant ! Je n’avais pas vu ça comme ça.',
          ),
        ],
      },
    ),
    step(
      'Mais la ville a aussi un mauvais côté. Lequel, pour toi ?',
      [
        'bruit*|bruyant*|circulation|voiture*|cher*|air|sale*|gens|dangereu*|pollution|pollué*|loyer*|stress*|nature|embouteillage*|loin|vert*|vol*|peur|métro|petit*|calme|animaux|touriste*|arbre*|rapide|fatigu*|appartement*|prix|argent|béton|odeur*|poubelle*|seul*|trafic|espace|aucun|rien',
      ],
      'Pense au bruit, à l’air, aux prix ou aux gens.',
      'Le bruit ! Il y a beaucoup de circulation, et les appartements sont chers.',
      {
        other_wordings: [
          'Et pour toi, qu’est-ce qui ne va pas en ville ?',
          'Donne-moi un inconvénient de la ville : c’est quoi ?',
        ],
        reactions: [
          when('aucun|rien', 'Rien ? Tu es plus fan de la ville que moi !'),
          when('bruit*|bruyant*', 'Le bruit, oui ! Mon voisin joue de la trompette.'),
          when('cher*|loyer*|prix|argent', 'Ah oui, je paie beaucoup pour une toute petite chambre.'),
          when(
            'circulation|voiture*|embouteillage*|trafic|se garer|place de parking|place pour',
            'Les voitures, c’est vrai, c’est terrible à six heures.',
          ),
          when('pollution|pollué*|air|sale*|odeur*|poubelle*|pue|sent mauvais', 'L’air, là, tu as raison.'),
          when('gens|monde|stress*|touriste*|métro|fatigu*', 'Tout le monde court, c’est vrai.'),
          when('dangereu*|vol*|peur', 'Le soir, il faut faire un peu attention, oui.'),
          when('nature|arbre*|vert*|animaux|espace|jouer dehors|dehors', 'Pas assez d’arbres, c’est vrai.'),
          on('dont_know', 'Ouvre la fenêtre en ville : qu’est-ce que tu entends ?', { goes_to: 'stay' }),
          on('no', 'Rien ? Tu es plus fan de la ville que moi !'),
        ],
      },
    ),
    step(
      'Et un inconvénient de la campagne, ce serait quoi ?',
      [
        'bus|ennuy*|magasin*|commerce*|loin|voiture*|école*|médecin*|travail*|rien|amis|train*|cinéma*|internet|wifi|transport*|seul*|gens|peu|calme|insecte*|moustique*|froid|noir|animaux|odeur*|vache*|hôpital|sortir|restaurant*|pharmacie|métro|distance|jeunes|boue|silence|aucun|araignée*|manque*|vie',
      ],
      'Pense aux magasins, aux bus, aux écoles ou au travail.',
      'Il y a peu de bus, c’est parfois ennuyeux, et les commerces sont loin.',
      {
        other_wordings: [
          'Et à la campagne, qu’est-ce qui est difficile ?',
          'Maintenant, le mauvais côté de la campagne : c’est quoi, pour toi ?',
        ],
        reactions: [
          when('aucun', 'Aucun ? Toi, tu aimes vraiment la campagne !'),
          when('bus|train*|transport*|voiture*|métro|loin|distance', 'Sans voiture, on ne va nulle part.'),
          when('magasin*|commerce*|restaurant*|pharmacie', 'Et si on oublie le pain, c’est la catastrophe !'),
          when('médecin*|hôpital', 'Le médecin est loin, c’est un vrai problème.'),
          when('ennuy*|rien|cinéma*|sortir|calme|silence', 'Le soir, on regarde les vaches…'),
          when('internet|wifi', 'Sans internet, moi, je pleure !'),
          when('insecte*|moustique*|odeur*|animaux|vache*|araignée*|boue|noir', 'Ha ha, c’est aussi la nature !'),
          when('travail*|école*|seul*|amis|gens|jeunes|monde', 'Il y a moins de gens et moins de travail, c’est vrai.'),
          on('dont_know', 'Tu veux acheter du pain ou aller au cinéma : c’est facile, là-bas ?', { goes_to: 'stay' }),
          on('no', 'Aucun ? Toi, tu aimes vraiment la campagne !'),
        ],
      },
    ),
    step(
      'Et les personnes âgées ? À ton avis, où vivent-elles mieux ?',
      [],
      'Dis ce qui est mieux pour elles, et pourquoi.',
      'Pour elles, une petite ville est mieux : c’est calme, et il y a des médecins et des transports en commun.',
      {
        other_wordings: [
          'Pense à tes grands-parents : pour eux, la ville ou la campagne ?',
          'Et quand on est vieux, on vit mieux où ?',
        ],
        topics: [
          'ville*|campagne|village*|montagne|appartement*|ferme|banlieue|centre|là-bas|partout|les deux|égal|maison de retraite|leur maison|petite maison|à la maison|bord de la mer|à la mer|des voisins|les voisins|près de|tout près|trop loin|loin de|une voiture|en voiture|parler avec|parler à',
          'chez eux|chez moi|chez leurs|ma grand-mère vit|ma grand-mère habite|ma grand-mère aime|mieux en|mieux à',
          'médecin*|docteur*|hôpital|pharmacie|santé|malade*|infirmi*|aide*',
          'calme*|tranquille*|bruit|silence|repos*|air|nature|jardin*|fleur*|animaux|soleil|promen*|marche*|paix',
          'famille|enfants|ami*|seul*|petits-enfants|grand-père|grands-parents|mamie|papi',
          'bus|métro|transport*|magasin*|commerce*|facile|difficile|pratique|escalier*|ascenseur|dangereu*|cher|dépend',
          'toujours vécu|là où|chez elles|racines',
        ],
        reactions: [
          when('dépend|les deux|égal', 'Oui, ça dépend des gens, je suis d’accord.'),
          when('petite ville|entre', 'Une petite ville, c’est une bonne idée, un peu des deux.'),
          when('médecin*|hôpital|pharmacie|santé|docteur*', 'Être près du médecin, c’est important, oui.'),
          when('famille|enfants|ami*|seul*', 'Ne pas être seul, c’est le plus important.'),
          when(
            'calme*|tranquille*|air|jardin*|nature|campagne|village*|silence',
            'Mon grand-père dit la même chose, il adore son jardin.',
          ),
          when(
            'bus|métro|transport*|magasin*|commerce*|ville*|ascenseur',
            'Tout est plus près, c’est vrai. Ma grand-mère adore le tram.',
          ),
          on('dont_know', 'Une personne de quatre-vingts ans, elle a besoin de quoi : d’un médecin, d’un jardin ?', {
            goes_to: 'stay',
          }),
          on('joke', 'Mon grand-père dirait : au bar ! Et sérieusement, où ?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Tu m’as fait réfléchir. Et dans dix ans, tu voudrais vivre où ?',
      [
        'voudrais|aimerais|vivre|vivrai|habiter|habiterai|ville|campagne|village|la mer|montagne|ici|étranger|maison|appartement|peut-être|plage|île|même|centre|ferme|château|pays|espagne|italie|france|paris|new york|canada|japon|chez|partout|bateau|près|londres|australie|nature|rêve',
      ],
      'Dis ton souhait, et donne une raison.',
      'J’aimerais vivre dans un village au bord de la mer, parce que j’adore la nature.',
      {
        other_wordings: [
          'Dernière question : plus tard, où est-ce que tu aimerais habiter ?',
          'Et toi, dans dix ans, tu te vois où ?',
        ],
        reactions: [
          when('la mer|plage|île|bateau', 'Près de la mer ! Je viendrai en vacances chez toi.'),
          when(
            'étranger|pays|espagne|italie|new york|canada|japon|londres|australie',
            'Si loin ? Tu m’enverras une carte !',
          ),
          when('ici|même|chez moi', 'Au même endroit, alors, tu es bien chez toi.'),
          when('campagne|village|ferme|montagne|nature', 'La campagne gagne un point ce soir !'),
          when('ville|appartement|centre|paris', 'La ville gagne un point ce soir !'),
          on('dont_know', 'Tu as le temps ! Et dans tes rêves : à la ville ou à la campagne ?', { goes_to: 'stay' }),
          when('peut-être|partout|du travail|là où|il fait chaud|n’importe où', 'Tu as le temps, dix ans, c’est long.'),
          when('*', '{place} ! Beau projet.'),
          when('maison|château|rêve', 'C’est un beau rêve.'),
          on('joke', 'Sur Mars, il n’y a pas de bus ! Et sur la Terre, où ?', { goes_to: 'stay' }),
        ],
      },
    ),
  ],
  twists: [
    twist(4, 'Écoute, une moto passe dehors ! Ça, c’est la ville. C’est quoi, pour toi, son plus mauvais côté ?'),
    twist(
      6,
      'La dame du club nous écoute, elle a quatre-vingts ans ! À ton avis, où vivent mieux les personnes âgées ?',
    ),
    twist(7, 'Regarde, on dessine nos maisons de rêve au tableau ! Toi, dans dix ans, tu voudrais vivre où ?'),
  ],
  starters: [
    'Bonsoir ! Quelle est la question du jour ?',
    'Je suis un peu nerveux, mais allons-y.',
    'Bonsoir ! On est ensemble ?',
  ],
  opening_message: 'Bonsoir ! Ce soir, nous débattons tous les deux : ville ou campagne ?',
  closing_message: 'Merci, c’était une super discussion ! Viens, il y a du gâteau pour tout le monde.',
  correction: 'prompt',
})
