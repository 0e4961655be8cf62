import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const jobInterviewA2 = template({
  id: 'job-interview-a2',
  name: 'Un job d’été',
  language: 'fr',
  level: 'A2',
  description: 'Tu voudrais travailler cet été chez un glacier. Parle de toi et pose des questions sur le travail.',
  role: 'Patronne d’un glacier au bord de la mer à La Rochelle',
  partner_name: 'Sylvie',
  region: 'FR',
  scenario:
    'Il y a une affiche dans la vitrine : « On cherche de l’aide pour l’été ». Tu entres et tu demandes. La patronne a dix minutes et veut te connaître.',
  goals: [
    'Je peux me présenter.',
    'Je peux dire ce que je sais bien faire.',
    'Je peux dire quand je suis libre.',
    'Je peux poser des questions sur un travail.',
  ],
  grammar: ['le présent', 'savoir et pouvoir', 'aimer + infinitif', 'le + jour de la semaine'],
  vocabulary: words({
    servir: 'apporter ce que les gens commandent',
    'le client': 'la personne qui achète',
    sympathique: 'gentil avec les autres',
    ponctuel: 'qui arrive à l’heure',
    'les horaires': 'les heures de travail',
    'de l’heure': 'pour chaque heure de travail',
    'l’équipe': 'les gens qui travaillent ensemble',
    ranger: 'mettre les choses à leur place',
    'l’expérience': 'ce que l’on a déjà fait',
    gagner: 'recevoir de l’argent pour son travail',
    'le week-end': 'le samedi et le dimanche',
    commencer: 'faire les premières heures',
  }),
  facts: [
    fact(
      'Combien, et quand ?',
      ['combien|gagne*|argent|paie', 'commence*|quand'],
      'Douze euros de l’heure, et tu commences le premier juillet.',
    ),

    fact(
      'On gagne combien ?',
      'combien|gagne|argent|paie|payé|salaire|euros',
      'Douze euros de l’heure, et les pourboires sont pour l’équipe.',
    ),
    fact(
      'Je peux commencer quand ?',
      'commence*|début|premier jour',
      'Le premier juillet. Et avant, une petite journée d’essai.',
    ),
    fact(
      'Quels sont les horaires ?',
      'horaires|heures|quelle heure|ouvert|ferme|combien d’heures',
      'On est ouverts de dix à vingt heures, et chacun fait cinq ou six heures par jour.',
    ),
    fact('Il y a une pause ?', 'pause|manger|repas|midi', 'Oui, une demi-heure, avec une glace gratuite !'),
    fact(
      'Combien de personnes y a-t-il dans l’équipe ?',
      'équipe|collègue*|combien de personnes|autres',
      'Nous sommes cinq, tous très sympas.',
    ),
    fact(
      'Qu’est-ce que je dois faire ?',
      'dois faire|faire quoi|tâches|travail exactement|servir',
      'Servir les clients, ranger un peu et sourire beaucoup.',
    ),
    fact(
      'Qu’est-ce que je dois porter ?',
      'vêtements|porter|uniforme|habits|t-shirt|chaussures',
      'Un t-shirt bleu, je te le donne. Et des chaussures confortables.',
    ),
    fact(
      'Je peux manger des glaces ?',
      'glace*|gratuit*|goûter',
      'Une par jour, c’est la règle. Les autres, je compte !',
    ),
    fact(
      'Quelle est la meilleure glace ?',
      'meilleure|parfum*|préférée|préféré|spécialité',
      'Caramel au beurre salé, bien sûr !',
    ),
    fact('Combien coûte une glace ?', 'coûte|prix|une boule', 'Une boule, c’est deux euros cinquante.'),
    fact(
      'C’est difficile ?',
      'difficile|facile|dur|fatigant',
      'Le dimanche, il y a beaucoup de monde, mais on rit bien.',
    ),
    fact(
      'Je peux travailler avec un ami ?',
      'ami|copain|copine|frère|sœur',
      'Une seule place pour le moment, désolée.',
    ),
    fact(
      'Il faut quel âge ?',
      'âge|ans|jeune',
      'À partir de quatorze ans, avec l’accord des parents pendant les vacances.',
    ),
    fact('Comment vous vous appelez ?', 'appelez|votre nom|appelles|ton nom', 'Moi, c’est Sylvie.'),
    fact(
      'Vous êtes ici depuis longtemps ?',
      'depuis|longtemps|magasin|boutique',
      'Depuis dix-huit ans, et j’aime toujours les glaces !',
    ),
    fact('Vous êtes de La Rochelle ?', 'rochelle|d’où|venez|viens', 'Oui, je suis née ici, en face du port.'),
    fact(
      'Vous avez des enfants ?',
      'enfants|famille|chien|chat|animal',
      'Deux grands garçons, et un chien qui adore la vanille.',
    ),
    fact('Où sont les toilettes ?', 'toilettes|wc', 'Derrière le comptoir, à gauche.'),
    fact(
      'Il faut parler anglais ?',
      'anglais|langue*|espagnol|français',
      'Un peu d’anglais, c’est bien pour les touristes.',
    ),
  ],
  steps: [
    step(
      'Parle-moi un peu de toi. Tu es qui, et tu fais quoi ?',
      [],
      'Dis ton nom et si tu étudies ou si tu travailles : « Je m’appelle…, et je… ».',
      'Je m’appelle Emma, je vais au lycée et je suis sympathique.',
      {
        other_wordings: [
          'D’abord, présente-toi : qui es-tu, et qu’est-ce que tu fais ?',
          'Alors, dis-moi qui tu es et ce que tu fais dans la vie.',
        ],
        topics: [
          'appelle|suis|nom|prénom|viens|habite|né|née|c’est moi|moi c’est|j’ai #|j’aime|j’adore|en vacances|mère de|père de|maman',
          'école|lycée|collège|université|étudiant*|étudie*|élève|classe|cours|fac|apprends|français|langue*|lycéen*|collégien*',
          'travail*|boulot|métier|professeur*|infirmi*|vendeu*|serveu*|ingénieur*|cuisini*|chômage|retraité*|secrétaire|chauffeur|médecin|bureau|hôpital|magasin|usine|famille|enfants',
          'adore*|sport*|foot*|musique|danse*|espagnol*|italien*|allemand*|anglais*|brésilien*|portugais*|ukrainien*|chinois*|américain*',
          'études|étudie|biologie|à la fac|apprenti*|papa',
        ],
        reactions: [
          when(
            ['lycée|collège|école|élève|étudie*|étudiant*|université', 'appelle|suis'],
            'Enchantée, {name} ! L’été après l’école, c’est le bon moment.',
          ),
          when(
            'lycée|collège|école|élève|classe|lycéen*|collégien*',
            'Enchantée ! Après l’école, l’été ici, ça te changera.',
          ),
          when('étudie*|étudiant*|université|fac|cours', 'Enchantée ! J’aime bien les étudiants, ils apprennent vite.'),
          when(
            'travail*|professeur*|infirmi*|vendeu*|serveu*|ingénieur*|cuisini*|bureau|hôpital|magasin',
            'Enchantée ! Et tu as encore de l’énergie pour l’été, bravo !',
          ),
          when('*', ['Enchantée, {name} !', 'Bienvenue, {name} !']),
          when('appelle|suis', 'Enchantée !'),
          on('refusal', 'Pas de stress ! Dis-moi juste ton prénom, et si tu étudies ou si tu travailles ?', {
            goes_to: 'stay',
          }),
          on('joke', 'Ha ha, on va bien rire, tous les deux ! Et en vrai, tu es qui ?', { goes_to: 'stay' }),
          on('dont_know', 'Commence par ton prénom. Tu t’appelles comment ?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Pourquoi tu veux travailler ici ?',
      [
        'parce|aime|adore|voudrais|glace*|argent|gens|la mer|travailler|près|car|besoin|gagner|cool|plage|ennuie|ennuy*|sympa*|sais|facile|client*|intéress*|je veux|je voudrais|cet été|l’été|manger des|un téléphone|un vélo|mes amis|des amis|pour gagner|pour avoir|pour acheter|pour apprendre|près de la maison',
      ],
      'Donne une raison avec « parce que ».',
      'Parce que j’aime servir les clients et que je veux gagner un peu d’argent.',
      {
        other_wordings: [
          'Dis-moi : pourquoi un job chez un glacier ?',
          'Et pourquoi est-ce que tu viens chez moi, et pas ailleurs ?',
        ],
        reactions: [
          when('gratuit*', 'Ha ha, ici, c’est une glace par jour, pas plus !'),
          when('glace*|chocolat', 'Tu aimes les glaces ? Moi aussi, depuis quarante ans !'),
          when('argent|gagner|acheter|voyage*', 'L’argent, c’est honnête, j’aime bien.'),
          when('gens|client*|rencontrer|parler', 'Des gens, ici, il y en a beaucoup !'),
          when('apprendre|français|langue*|expérience', 'Ici, on parle toute la journée, tu vas apprendre vite.'),
          when('la mer|plage|près|vacances', 'La mer est en face, on a de la chance.'),
          when('ennuie|ennuy*|parents', 'Ici, on ne s’ennuie jamais, promis.'),
          on('dont_know', 'Tu aimes quoi : les glaces, les gens, l’argent ?', { goes_to: 'stay' }),
          on('joke', 'Ha ha ! Et la vraie raison, c’est quoi ?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Qu’est-ce que tu sais bien faire ?',
      [
        'sais|peux|suis|sympathique|sympa|gentil*|rapide*|compter|maths|gens|langue*|aider|cuisin*|ranger|parler|musique|anglais|foot*|chanter|dessin*|servir|vendre|jouer|écouter|calme|patient*|gâteau*|sourire|rire|danser|très vite|travaille vite|cours vite|fais du sport|en équipe|l’ordinateur|ordinateurs',
      ],
      'Dis ce que tu fais bien : « Je sais… » ou « Je suis… ».',
      'Je suis toujours ponctuelle, et je sais ranger et travailler en équipe.',
      {
        other_wordings: ['Et quels sont tes points forts ?', 'Pour ce travail, qu’est-ce que tu fais bien ?'],
        reactions: [
          when('rien', 'Rien ? Je ne te crois pas ! Tu sais sourire, c’est déjà très bien.'),
          when('tout', 'Tout ? Alors, tu vas me remplacer !'),
          when('langue*|anglais|espagnol|allemand|italien|français', 'Des langues ! Les touristes vont t’adorer.'),
          when('compter|maths|calcul mental|calcul', 'Compter vite, c’est très utile à la caisse.'),
          when('ponctuel*|organis*|ranger|nettoyer', 'J’aime ça, chez moi, tout est à sa place.'),
          when(
            'aider|sympa*|gentil*|parler|gens|écouter|sourire|patient*|m’énerve jamais|ne m’énerve|en colère',
            'Avec les clients, c’est le plus important.',
          ),
          when('rapide*|travailler|apprends vite', 'Vite et bien, c’est parfait pour le dimanche.'),
          when('cuisin*|gâteau*|musique|chanter|danser|dessin*|jouer', 'Ça, c’est un joli talent !'),
          on('dont_know', 'Pense à l’école ou à la maison : tu ranges, tu comptes, tu parles bien ?', {
            goes_to: 'stay',
          }),
          on('joke', 'Manger des glaces, moi aussi, je sais ! Et quoi d’autre ?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Tu as déjà travaillé, ou aidé quelqu’un dans son travail ?',
      [
        'oui|non|jamais|aid*|parents|magasin|école|enfants|jardin*|ami*|oncle|tante|famille|fois|parfois|déjà|café|bébé*|voisin*|ménage|ferme|marché|serveu*|vendeu*|ans|mois|stage|première|bureau|un an|cet été|l’été dernier|à la maison|en cuisine|ma mère|mon père|mon frère|ma sœur|grands-parents|chiens',
      ],
      'Raconte une chose que tu as faite, ou dis « jamais » et comment tu aides à la maison.',
      'J’ai un peu d’expérience : j’aide mon oncle dans son magasin le week-end.',
      {
        other_wordings: [
          'Est-ce que tu as déjà un peu d’expérience ?',
          'Et avant, tu as déjà travaillé ou aidé quelqu’un ?',
        ],
        reactions: [
          when('jamais|pas encore|première fois', 'Ce sera ta première fois, alors. Moi aussi, j’ai commencé ici !'),
          when('magasin|marché|vendeu*|boulangerie', 'Dans un magasin ? Tu connais déjà les clients, alors.'),
          when('café|restaurant|serveu*', 'Un café, un restaurant, c’est presque la même chose !'),
          when(
            'enfants|bébé*|baby-sitting|garde mon|garde ma|garde mes|cousin*',
            'Avec des enfants ? Alors tu as de la patience.',
          ),
          when(
            'parents|oncle|tante|famille|vaisselle|ménage|jardin*|voisin*',
            'Aider la famille, c’est une bonne école.',
          ),
          on('no', 'Ce sera ta première fois, alors. Moi aussi, j’ai commencé ici !'),
          when('=bof', 'Pas beaucoup, alors ? Ce n’est pas grave, ici, tout s’apprend.'),
          when('travaill*|bureau|hôpital|ans|mois|stage|ferme', 'Tu as de l’expérience, c’est très bien.'),
          on('yes', 'Très bien ! Et c’était où ?', { goes_to: 'stay' }),
          on('dont_know', 'À la maison, par exemple, tu fais quoi ?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Petit test : un client dit que ce n’est pas sa glace. Qu’est-ce que tu lui dis ?',
      [
        'désolé*|pardon|excus*|problème|nouvelle|autre|laquelle|moment|donne|apporte|fais|bien sûr|erreur|quoi|suite|change*|quel*|prépare*|parfum*|grave|attend*|gratuit*|faute|voulez|voudriez|demand*|oh|refais|chocolat|vanille|monsieur|madame',
      ],
      'Excuse-toi et dis ce que tu vas faire.',
      'Je suis désolée ! Je vous en donne une autre tout de suite.',
      {
        other_wordings: [
          'Imagine : un client a une glace à la fraise, mais il voulait chocolat. Tu lui dis quoi ?',
          'Maintenant, un jeu : je suis le client, et ce n’est pas ma glace ! Qu’est-ce que tu me dis ?',
        ],
        reactions: [
          when(
            'votre faute|pas ma faute|mangez|tant pis|partez|menteu*|dommage',
            'Oh là là, le client ne va pas revenir ! Essaie plus gentiment : tu dis quoi ?',
            { goes_to: 'stay' },
          ),
          when('gratuit*|offr*', 'Gratuite ? C’est généreux avec mes glaces !'),
          when('désolé*|pardon|excus*', ['C’est parfait, le client est content !', 'Bravo, c’est exactement ça.']),
          when('quel*|laquelle|parfum*|quoi|voulez|voudriez|demand*', 'Tu demandes d’abord, c’est malin.'),
          when(
            'autre|nouvelle|change*|donne|apporte|fais|refais|prépare*|suite',
            'Le client est content, bravo. Et un petit « pardon », c’est encore mieux.',
          ),
          on('dont_know', 'Le client est triste, il voulait du chocolat. Tu lui dis quoi, gentiment ?', {
            goes_to: 'stay',
          }),
          on('joke', 'Ha ha, le client rit aussi ! Et après, tu lui dis quoi ?', { goes_to: 'stay' }),
          when('cadeau|gardez|offert|offre', 'Un client content, c’est un client qui revient !'),
        ],
      },
    ),
    step(
      'On est ouverts tous les jours de dix à vingt heures. Tu peux travailler quand ?',
      [
        'lundi*|mardi*|mercredi*|jeudi*|vendredi*|samedi*|dimanche*|week-end*|jour*|semaine*|matin*|après-midi|soir*|toujours|juillet|août|juin|septembre|vacances|heure*|midi|libre|dix|seize|quinze|vingt|14h|10h|16h|demain|été|école|cours|jamais|temps|partout|maintenant|quand vous|n’importe quand',
      ],
      'Donne des jours et des heures.',
      'Je peux travailler le samedi et le dimanche, de dix à seize heures.',
      {
        other_wordings: [
          'On travaille de dix à vingt heures, sept jours sur sept. Et toi, tu es libre quand ?',
          'Parlons des horaires : quels jours et quelles heures, pour toi ?',
        ],
        reactions: [
          when(
            'pas samedi*|pas dimanche*|pas le week-end|pas le samedi|pas le dimanche',
            'Pas le week-end ? D’accord, alors la semaine, on a besoin d’aide aussi.',
          ),
          when(
            'tous les jours|toujours|quand vous voulez|sept jours',
            'Tous les jours ? Tu auras quand même un jour libre !',
          ),
          when('samedi*|dimanche*|week-end*', 'Le week-end, c’est là que j’ai le plus besoin d’aide.'),
          when('matin*', 'Le matin, c’est calme, parfait pour apprendre.'),
          when('après-midi|soir*', 'C’est là qu’il y a le plus de monde, très bien.'),
          when(
            'lundi*|mardi*|mercredi*|jeudi*|vendredi*|semaine*|juillet|août|vacances|heure*|été',
            'Ça m’arrange bien, je le note.',
          ),
          on('dont_know', 'Tu es libre le week-end, ou plutôt la semaine ?', { goes_to: 'stay' }),
          on('joke', 'La nuit, les glaces dorment ! Et le jour, tu peux quand ?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Et toi, tu as des questions ?',
      [
        'combien|quand|quoi|comment|qui|est-ce|peux|dois|heure*|argent|gagne*|commence*|vêtements|non|quel*|paie|y a|rien|pause|équipe|glace*|porter|une question|des questions|uniforme|collègue*|manger|faut|clair|merci',
      ],
      'Demande combien on gagne, ou quand tu commences.',
      'On gagne combien de l’heure, et je peux commencer quand ?',
      {
        other_wordings: ['Qu’est-ce que tu veux savoir sur le travail ?', 'Et de ton côté, une question pour moi ?'],
        reactions: [
          on('no', 'Tout est clair, alors : douze euros de l’heure, et on commence le premier juillet.'),
          on('dont_know', 'L’argent, les horaires, l’équipe : tu veux savoir quoi ?', { goes_to: 'stay' }),
          when('tout dit|tout expliqué|tout est clair', 'Parfait. Sinon, tu m’appelles.'),
        ],
      },
    ),
  ],
  twists: [
    twist(
      5,
      'Oh, regarde : une cliente revient, ce n’est pas sa glace ! Je te laisse essayer : qu’est-ce que tu lui dis ?',
    ),
    twist(
      6,
      'Mon serveur vient de m’écrire : il part en Espagne tout l’été ! J’ai besoin de toi. On est ouverts de dix à vingt heures, tu peux travailler quand ?',
    ),
    twist(7, 'Goûte, c’est notre nouveau parfum ! Et pendant que tu manges : tu as des questions ?'),
  ],
  starters: [
    'Bonjour ! J’ai vu l’affiche dans la vitrine.',
    'Bonjour. Vous cherchez encore quelqu’un ?',
    'Bonjour, c’est pour le job d’été.',
  ],
  opening_message: 'Bonjour ! Tu viens pour le job d’été ? Très bien, asseyons-nous un instant.',
  closing_message: 'Bienvenue dans l’équipe ! Prends une glace en sortant, c’est cadeau. À très bientôt !',
  correction: 'prompt',
})
