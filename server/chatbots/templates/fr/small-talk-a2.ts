import { step, template, words } from '#server/chatbots/templates/write.ts'

export const smallTalkA2 = template({
  id: 'small-talk-a2',
  name: 'Le nouveau voisin',
  language: 'fr',
  level: 'A2',
  description: 'Quelqu’un vient d’emménager à côté. Dis bonjour, et faites connaissance.',
  role: 'Un nouveau voisin dans un immeuble de Strasbourg',
  scenario:
    'Vous vous rencontrez devant l’immeuble. Ton voisin est arrivé hier et ne connaît personne. Vous avez quelques minutes tous les deux.',
  goals: [
    'Je peux me présenter.',
    'Je peux parler de ma famille, de mes loisirs et de mon quartier.',
    'Je peux poser des questions.',
    'Je peux proposer une activité.',
  ],
  grammar: ['le présent', 'les questions avec est-ce que', 'Et si on… ? / Ça te dit de… ?'],
  vocabulary: words({
    'le voisin': 'celui qui habite à côté',
    'à côté': 'tout près',
    emménager: 'commencer à habiter quelque part',
    'les loisirs': 'ce que l’on fait quand on est libre',
    'la passion': 'ce que l’on aime beaucoup faire',
    'l’animal domestique': 'un animal qui vit avec nous',
    'se promener': 'marcher pour le plaisir',
    'la boulangerie': 'le magasin du pain',
    'le temps': 'le soleil, la pluie, le vent',
    'tout près': 'pas loin du tout',
    inviter: 'demander à quelqu’un de venir',
    'à bientôt': 'au revoir, à la prochaine fois',
  }),
  steps: [
    step(
      'J’habite ici depuis hier. Et toi, tu es qui ?',
      ['*'],
      'Dis ton nom : « Moi, c’est… ».',
      'Salut, moi, c’est Sofia. Enchantée !',
    ),
    step(
      'Enchanté ! Tu habites ici depuis longtemps ?',
      ['oui|non|depuis|an*|mois|semaine*|toujours|#|né*|longtemps|peu|seulement|vie|enfance'],
      'Dis depuis quand : « Depuis… ans ».',
      'Oui, j’habite ici depuis cinq ans.',
    ),
    step(
      'Et tu habites avec qui ?',
      [
        'seul*|avec|famille|mère|père|parents|frère*|sœur*|soeur*|ami*|chien|chat|mari|femme|enfants|fils|fille|personne|coloc*|grand-mère|grands-parents|copain|copine',
      ],
      'Parle de ta famille, de tes amis ou de tes animaux.',
      'J’habite avec mes parents et notre chat.',
    ),
    step(
      'C’est sympa ! Moi, j’aime le vélo et la cuisine. Et toi, tu fais quoi quand tu es libre ?',
      [],
      'Dis deux choses : « J’aime… ».',
      'J’aime nager, et je joue souvent de la guitare.',
    ),
    step(
      'Moi aussi, de temps en temps ! Je ne connais pas encore le quartier. Où est-ce que je peux acheter du bon pain ?',
      [
        'boulangerie|boulanger|magasin|supermarché|marché|rue|coin|près|côté|là|centre|gare|face|gauche|droite|place|y a',
      ],
      'Dis un endroit : « Il y a une… à côté de… ».',
      'Il y a une très bonne boulangerie à côté de la gare.',
    ),
    step(
      'Merci ! Et toi, tu veux me demander quelque chose ?',
      ['quoi|où|qui|comment|as|es|est-ce|peux|pourquoi|quand|quel*|aimes|travailles|habites|viens|fais|tu|toi|non'],
      'Demande d’où il vient, ou ce qu’il fait.',
      'Oui. Tu viens d’où, et tu travailles ?',
    ),
    step(
      'Je viens d’un village au bord de la mer et je suis infirmier. Oh, il commence à pleuvoir ! On boit un thé ensemble un autre jour ?',
      [
        'oui|volontiers|bien sûr|idée|plaisir|quand|samedi|dimanche|demain|week-end|désolé*|non|lundi|mardi|mercredi|jeudi|vendredi|accord|envie|super|peux',
      ],
      'Dis oui, et propose un jour.',
      'Oui, avec plaisir ! Samedi après-midi, ça te va ?',
    ),
  ],
  starters: ['Bonjour ! Tu es nouveau ici ?', 'Salut ! Tu as besoin d’aide ?', 'Bonjour ! Il fait beau aujourd’hui.'],
  opening_message: 'Oh, bonjour ! Je crois que nous sommes voisins.',
  correction: 'prompt',
})
