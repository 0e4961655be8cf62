import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const shoppingA2 = template({
  id: 'shopping-a2',
  name: 'Acheter une veste',
  language: 'fr',
  level: 'A2',
  description: 'Tu as besoin d’une veste chaude. Dis ce que tu cherches, essaie-la et paie.',
  role: 'Vendeuse dans un magasin de vêtements à Québec',
  partner_name: 'Geneviève',
  region: 'CA',
  scenario:
    'L’hiver arrive, et tu n’as que des vêtements légers. Tu entres dans un magasin et tu regardes les vestes. Une vendeuse vient t’aider.',
  goals: [
    'Je peux dire ce que je voudrais acheter.',
    'Je peux parler de couleurs, de tailles et de prix.',
    'Je peux dire si un vêtement me va.',
    'Je peux demander autre chose.',
  ],
  grammar: ['ce, cette, ces', 'le comparatif : plus chaud, moins cher', 'trop petit / assez grand'],
  vocabulary: words({
    'la veste': 'un vêtement plus court qu’un manteau',
    'la taille': 'petit, moyen ou grand',
    essayer: 'mettre un vêtement pour voir s’il va',
    'la cabine': 'là où l’on essaie les vêtements',
    aller: 'être de la bonne taille',
    serré: 'trop petit et près du corps',
    large: 'trop grand sur les côtés',
    'la laine': 'elle vient du mouton et tient chaud',
    'la poche': 'on y met ses mains ou ses clés',
    'en solde': 'moins cher que d’habitude',
    'la caisse': 'là où l’on paie',
    échanger: 'rendre un article et en prendre un autre',
  }),
  facts: [
    fact(
      'Combien coûte la veste rouge ?',
      ['combien|prix|coûte|cher', 'rouge'],
      'La rouge est à quatre-vingt-neuf dollars.',
    ),
    fact(
      'Combien coûte la veste grise ?',
      ['combien|prix|coûte|cher', 'grise|gris|autre'],
      'La grise est en solde, à soixante-neuf dollars.',
    ),
    fact(
      'Elle coûte combien ?',
      'combien|prix|coûte|cher',
      'La grise est en solde, à soixante-neuf dollars, et la rouge à quatre-vingt-neuf.',
    ),
    fact(
      'Elle est en quoi ?',
      'laine|coton|matière|en quoi|plumes|cuir',
      'Elle est en laine dehors, et toute douce dedans.',
    ),
    fact(
      'Elle est chaude ?',
      'chaud*|froid|neige|hiver|pluie|imperméable',
      'Avec elle, moins vingt degrés, ce n’est rien.',
    ),
    fact('Il y a des poches ?', 'poche*|capuche|bouton*|fermeture', 'Quatre grandes poches et une capuche.'),
    fact('Où est la cabine ?', 'cabine*|essayer', 'Les cabines sont là-bas, à gauche, derrière les manteaux.'),
    fact('Où est la caisse ?', 'caisse|payer où', 'La caisse est près de la porte.'),
    fact(
      'Je peux payer par carte ?',
      'carte|espèces|payer|argent|téléphone',
      'Oui, par carte, en espèces ou avec le téléphone.',
    ),
    fact(
      'Je peux échanger la veste ?',
      'échanger|rendre|changer|retour|rembours*|ticket',
      'Oui, pendant trente jours, avec le ticket.',
    ),
    fact('Il y a des soldes ?', 'solde*|réduction|rabais|promotion', 'Les vestes grises sont en solde cette semaine.'),
    fact(
      'Vous avez quelles couleurs ?',
      'couleur*|bleu*|vert*|noir*|jaune',
      'J’ai du noir, du bleu, du vert, du rouge et du gris.',
    ),
    fact('Vous avez quelles tailles ?', 'taille*|grand|petit|xl', 'De XS à XXL, mais pas dans toutes les couleurs.'),
    fact(
      'Vous ouvrez à quelle heure ?',
      'ouvert|ouvrez|fermez|ferme|horaires',
      'Le magasin est ouvert de dix heures à vingt et une heures.',
    ),
    fact(
      'Vous vendez des gants ?',
      'gants|bonnet|tuque|écharpe|foulard|chaussettes|bottes|pantalon*|chapeau',
      'Oui, les tuques et les gants sont à côté de la caisse.',
    ),
    fact('Où sont les toilettes ?', 'toilettes|wc', 'Au sous-sol, à côté de l’escalier.'),
    fact('Vous avez du wifi ?', 'wifi|internet', 'Oui, c’est gratuit, sans mot de passe.'),
    fact(
      'Il fait froid ici en hiver ?',
      'québec|ville|ici|neige',
      'À Québec, l’hiver, c’est cinq mois de neige. On adore ça !',
    ),
    fact('Comment vous appelez-vous ?', 'appelez|votre nom|prénom', 'Moi, c’est Geneviève.'),
    fact(
      'Vous travaillez ici depuis longtemps ?',
      'travaillez|depuis|longtemps|métier',
      'Depuis six ans, et je n’ai jamais eu froid !',
    ),
    fact(
      'Qu’est-ce que vous me conseillez ?',
      'conseillez|préférez|préférée|mieux|jolie|belle',
      'Moi, j’ai la même en bleu, et je la porte tout l’hiver.',
    ),
  ],
  steps: [
    step(
      'Qu’est-ce que vous cherchez ?',
      [
        'veste*|manteau*|chaud*|hiver|vêtement*|quelque chose|pull*|cherche|besoin|blouson|parka|froid|neige|anorak|jaquette|acheter|regarde|doudoune|cadeau|pantalon*|chemise|imperméable|habit*|t-shirt*|jean*|robe*|jupe*|basket*|chaussure*|sweat*',
      ],
      'Dis ce que tu veux : « Je cherche… ».',
      'Je cherche une veste chaude en laine pour l’hiver.',
      {
        other_wordings: ['Je peux vous aider à trouver quelque chose ?', 'Vous avez besoin de quoi, aujourd’hui ?'],
        reactions: [
          when('regarde|seulement regarder', 'Regardez tranquillement ! Les vestes chaudes sont ici.'),
          when(
            'veste*|manteau*|blouson|parka|anorak|doudoune',
            'Les vestes, c’est par ici, et elles sont bien chaudes.',
          ),
          when('froid|neige|hiver|chaud*', 'Pour notre hiver, il faut une bonne veste, venez voir.'),
          when(
            'pull*|pantalon*|chemise|vêtement*|habit*',
            'On a un peu de tout. Mais avec ce froid, regardez d’abord nos vestes.',
          ),
          when('cadeau', 'Une belle veste, c’est un cadeau utile !'),
          on('no', 'Pas de problème. Mais avec ce froid, regardez nos vestes.'),
          on('dont_know', 'Avec ce froid, plutôt une veste ou plutôt un pull ?', { goes_to: 'stay' }),
          on('joke', 'Ça, on n’en a plus ! Mais avec ce froid, une veste, peut-être ?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Vous voulez quelle couleur ?',
      [
        'noir*|bleu*|rouge*|vert*|jaune*|blanc*|gris*|marron|brun*|orange|rose*|violet*|foncé*|clair*|couleur*|égal|beige|importe|multicolore|rayures|n’importe|mauve|turquoise|doré*|argenté*|kaki|crème|toutes',
      ],
      'Nomme une ou deux couleurs.',
      'Bleu foncé ou vert, s’il vous plaît.',
      {
        other_wordings: ['Et pour la couleur ?', 'Quelle est votre couleur préférée ?'],
        reactions: [
          when(
            'pas noir*|pas rouge*|pas rose*|pas bleu*|pas vert*|pas jaune*|pas gris*|sauf',
            'D’accord, je fais attention à la couleur.',
          ),
          when('noir*|foncé*', 'Une couleur sombre, c’est toujours élégant.'),
          when('bleu*|vert*', 'Très joli, et il m’en reste.'),
          when('rouge*|jaune*|orange|rose*|violet*', 'Une couleur vive ! On vous verra bien dans la neige.'),
          when('blanc*|beige|clair*|crème', 'Une couleur claire, c’est très beau en hiver.'),
          when('gris*|marron|brun*|kaki', 'Ça va avec tout, c’est pratique.'),
          when('égal|importe|toutes', 'Alors on regarde tout, c’est plus amusant.'),
          on('dont_know', 'Vous aimez plutôt les couleurs sombres ou les couleurs vives ?', { goes_to: 'stay' }),
          on('joke', 'Transparente ? Vous allez avoir froid ! Plutôt bleu, noir ou rouge ?', { goes_to: 'stay' }),
          when('ciel|mer|herbe|mes chaussures|la même|assorti*', 'Je vois très bien.'),
        ],
      },
    ),
    step(
      'Et vous faites quelle taille ?',
      [
        'petit*|moyen*|grand*|s|m|xl|xs|xxl|xxxl|xxxxl|xxxxxl|34|36|38|40|42|44|46|taille*|sais|crois|medium|médium|small|large|quarante*|trente-*|mètre|treize ans|douze ans|quatorze ans|normal*|gros*|mince',
      ],
      'Dis S, M, L ou un nombre.',
      'Ma taille, je crois que c’est M.',
      {
        other_wordings: ['Et la taille : S, M, L ?', 'C’est pour quelle taille ?'],
        reactions: [
          when('s|xs|petit*|small|34|36', 'Du petit, j’en ai encore.'),
          when('m|moyen*|medium|médium|38|40', 'C’est la taille la plus demandée.'),
          when('xxxl|xxxxl|xxxxxl', 'Oh là là, il y a de la place pour deux ! Je vois ce que j’ai de plus grand.'),
          when('xl|xxl|grand*|large|42|44|46', 'J’ai ça, et c’est confortable avec un gros pull.'),
          when('sais pas|aucune idée', 'Pas de souci, je vois à peu près.'),
          on('dont_know', 'Pas de souci, je vois à peu près.'),
          when('crois|taille*|normal*|ans', 'D’accord, on va voir ça.'),
          on('refusal', 'Pas de souci, je vois à peu près.'),
        ],
      },
    ),
    step(
      'Regardez, celle-ci est très chaude et elle a de grandes poches. Vous voulez l’essayer ?',
      [
        'oui|essay*|essai*|veux|voudrais|cabine*|non|autre|peux|volontiers|accord|bien sûr|belle|jolie|aime|pourquoi pas|cher|chère|merci|combien|moche|ok|super|plaisir|préfère|plaît',
      ],
      'Dis oui, et demande où.',
      'Oui, je voudrais l’essayer dans la cabine.',
      {
        other_wordings: [
          'Touchez comme elle est douce ! Vous l’essayez ?',
          'Tenez, voici la plus chaude du magasin. Ça vous dit de l’essayer ?',
        ],
        reactions: [
          when(
            'moche|aime pas|plaît pas|pas belle|pas jolie|autre',
            'Pas celle-là ? Alors essayez cette autre veste, plus simple. La cabine est à gauche.',
          ),
          when(
            'cher|chère|combien|prix',
            'Elle est à quatre-vingt-neuf dollars. Essayez, c’est gratuit ! La cabine est à gauche.',
          ),
          on('no', 'Alors mettez-la juste deux secondes sur vos épaules, devant le miroir.'),
          when('cabine*', 'Venez avec moi.'),
          on('yes', 'La cabine est là-bas, à gauche.'),
          when(
            'volontiers|accord|bien sûr|pourquoi pas|ok|super|plaisir|essay*|belle|jolie|aime|plaît',
            'La cabine est là-bas, à gauche.',
          ),
          on('dont_know', 'Essayer, ça ne coûte rien ! Vous la mettez ?', { goes_to: 'stay' }),
          when('me va pas|ne me va|mon style|joie|gratte', 'Regardez-vous d’abord dans le miroir !'),
        ],
      },
    ),
    step(
      'Alors, elle vous va ?',
      [
        'bien|super|plaît|jolie|mal|oui|non|pile|juste|adore|aime|bras|manches|lourd*|douce|moche|gratte|taille|épaules|un peu|gros*|fermer|l’air|me va|va bien|va très|ça va|trop|trop grand*|un peu grand*|plus grand*|est grande|trop long*|un peu long*|trop court*|un peu court*|très belle|est belle|grande',
      ],
      'Dis si elle est trop grande, trop petite ou parfaite.',
      'Elle est un peu serrée. Je la voudrais plus large.',
      {
        other_wordings: [
          'Montrez-moi ! Elle est comment, sur vous ?',
          'Et devant le miroir, qu’est-ce que vous en pensez ?',
        ],
        reactions: [
          when('serré*|petit*|fermer', 'Un peu petite, oui, je vois. Je cherche plus grand…'),
          when('large*|gros*', 'Un peu grande, oui, je vois. Je cherche plus petit…'),
          when(
            'moche|aime pas|plaît pas|gratte|bizarre|mal|lourd*',
            'Elle n’est pas faite pour vous, c’est vrai. Je cherche autre chose…',
          ),
          on('no', 'Non, vous avez raison, ce n’est pas la bonne. Je cherche…'),
          when(
            'parfait*|bien|super|génial*|adore|jolie|plaît|pile|confortable|chaud*|aime|impeccable',
            'Elle est faite pour vous ! Je regarde si j’en ai une neuve…',
          ),
          on('yes', 'Elle est faite pour vous ! Je regarde si j’en ai une neuve…'),
          on('dont_know', 'Levez les bras : ça va, ou c’est trop serré ?', { goes_to: 'stay' }),
          on('joke', 'Ha ha ! Un bonhomme de neige très chic ! Et la taille, ça va ?', { goes_to: 'stay' }),
          when(
            'faite pour|fait pour|nickel|comme un gant|fermeture|manches|la fermer',
            'C’est bien de l’avoir essayée.',
          ),
        ],
      },
    ),
    step(
      'Oh, désolée, il n’y en a plus dans cette couleur, seulement en rouge. Ou cette veste grise, en solde, moins chère. Qu’en pensez-vous ?',
      [
        'rouge*|gris*|chère|cher|prends|prendre|celle*|autre|aucun*|non|les deux|combien|prix|plaît|préfère|cette|solde|coûte|premi*|deuxième|dommage|moins|ni|merci|oui|essay*|jolie|belle|moche|bonne idée|rien|accord|réfléch*|laquelle|important|égal',
      ],
      'Choisis-en une, ou demande le prix.',
      'Je prends la grise en solde. Elle coûte combien ?',
      {
        other_wordings: [
          'Ah, dommage : dans votre taille, il reste une rouge, ou cette grise, moins chère. Laquelle vous plaît ?',
          'Il me reste deux vestes pour vous : une rouge et une grise, en solde. Vous préférez laquelle ?',
        ],
        reactions: [
          when('pas la rouge|pas rouge|rouge non', 'La grise, alors, et elle va avec tout.'),
          when('pas la grise|pas gris*|grise non', 'La rouge, alors, on vous verra de loin !'),
          when(
            'ni|aucun*|rien',
            'Je comprends. Je vous garde quand même la grise, à ce prix, c’est dommage de la laisser.',
          ),
          when('les deux', 'Les deux ? Vous n’aurez plus jamais froid ! Je mets la grise en solde avec la rouge.'),
          when('rouge*', 'La rouge, on vous verra de loin ! Je vous fais le même prix que pour la grise.'),
          when('gris*|moins|solde', 'Très bon choix, elle va avec tout.'),
          when('combien|prix|coûte|cher|chère', 'C’est un bon prix, vous allez voir.'),
          on('no', 'Je comprends. Regardez encore la grise, elle est vraiment douce.'),
          on('dont_know', 'Pensez à vos vêtements : le rouge ou le gris ?', { goes_to: 'stay' }),
          on('yes', 'La grise, alors, elle va avec tout.'),
        ],
      },
    ),
    step(
      'Aujourd’hui, elle est à soixante-neuf dollars. Vous avez besoin d’autre chose ?',
      [
        'non|oui|tout|merci|sac|gants|bonnet|tuque|écharpe|foulard|paie|payer|carte|espèces|caisse|besoin|rien|échanger|pantalon*|chaussettes|bottes|chaussures|mitaines|pull*|ticket|cher|rabais|chapeau|reçu|suffit|comptant|facture|jean|t-shirt',
      ],
      'Dis que c’est tout, ou demande autre chose.',
      'Non, c’est tout, merci. Je vais à la caisse, et je garde le ticket pour échanger la veste.',
      {
        other_wordings: [
          'Ça fait soixante-neuf dollars. Il vous faut autre chose avec ?',
          'Le prix est de soixante-neuf dollars. Ce sera tout ?',
        ],
        reactions: [
          when(
            'échanger|rendre|ticket|reçu',
            'La caisse est près de la porte, et vous pouvez l’échanger pendant trente jours.',
          ),
          when(
            'gants|bonnet|tuque|écharpe|foulard|chaussettes|mitaines|chapeau|bottes|chaussures|pantalon*|pull*',
            'C’est juste à côté de la caisse, venez, je vous montre.',
          ),
          when(
            'caisse|payer|paie|carte|espèces',
            'La caisse est près de la porte, et on prend tout : carte et espèces.',
          ),
          when('sac', 'Un sac ? Bien sûr, il est gratuit.'),
          when('trop cher|cher|rabais|réduction', 'Bon, pour vous, je fais soixante-cinq !'),
          when('tout|rien|suffit|besoin de rien', 'Parfait, la caisse est près de la porte.'),
          on('no', 'Parfait, la caisse est près de la porte.'),
          on('yes', 'Dites-moi : des gants, une tuque, un foulard ?', { goes_to: 'stay' }),
          on('joke', 'Le soleil, on n’en vend pas, malheureusement ! Des gants, peut-être ?', { goes_to: 'stay' }),
          when('rapporter|ne plaît pas|ramener', 'Gardez bien le ticket : vous avez un mois pour la rapporter.'),
        ],
      },
    ),
  ],
  twists: [
    twist(
      4,
      'Regardez dehors, la neige commence déjà ! Et celle-ci est la plus chaude de toutes. Vous voulez l’essayer ?',
    ),
    twist(
      6,
      'Oh, une cliente vient de prendre la dernière ! Il me reste une rouge, ou cette grise, en solde. Qu’en pensez-vous ?',
    ),
    twist(
      7,
      'Bonne surprise : la caisse me dit soixante-neuf dollars au lieu de quatre-vingts ! Vous avez besoin d’autre chose ?',
    ),
  ],
  starters: ['Bonjour ! Vous pouvez m’aider ?', 'Bonjour, je regarde seulement.', 'Bonjour. Où sont les vestes ?'],
  opening_message: 'Bonjour et bienvenue ! Il commence à faire froid, n’est-ce pas ?',
  closing_message: 'Merci beaucoup, et bon hiver, bien au chaud ! Bonne journée !',
  correction: 'prompt',
})
