import { step, template, words } from '#server/chatbots/templates/write.ts'

export const hotelA2 = template({
  id: 'hotel-a2',
  name: 'Arriver à l’hôtel',
  language: 'fr',
  level: 'A2',
  description: 'Tu arrives dans un petit hôtel. Donne ton nom, demande l’essentiel et règle un petit problème.',
  role: 'Réceptionniste d’un petit hôtel à Annecy',
  scenario:
    'Il est quinze heures. Tu as réservé une chambre et tu arrives à la réception avec ta valise. La chambre n’est pas encore prête.',
  goals: [
    'Je peux m’inscrire à l’hôtel.',
    'Je peux donner mon nom, des dates et des heures.',
    'Je peux poser des questions sur le petit-déjeuner et le wifi.',
    'Je peux réagir poliment quand ce n’est pas prêt.',
  ],
  grammar: ['l’heure et la date', 'il y a / est-ce qu’il y a', 'les questions : à quelle heure, où, combien'],
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
  steps: [
    step('La réservation est à quel nom ?', ['*'], 'Dis ton nom : « Au nom de… ».', 'Au nom de Rossi.'),
    step(
      'Merci beaucoup. Vous restez combien de nuits ?',
      ['#|nuit*|semaine|jusqu|jour*|week-end|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche'],
      'Donne un nombre de nuits, ou dis jusqu’à quand.',
      'Je reste trois nuits, jusqu’à dimanche.',
    ),
    step(
      'J’ai une chambre simple au deuxième étage, ou une plus grande au cinquième. Laquelle préférez-vous ?',
      ['simple|deuxième|grande|cinquième|#|première|calme|petite|ascenseur|autre|haut|bas'],
      'Choisis, et dis pourquoi si tu peux.',
      'La chambre au deuxième étage, parce qu’elle est plus calme.',
    ),
    step(
      'Je suis désolée, la chambre n’est pas encore prête. Il faut une demi-heure. Qu’est-ce que vous voulez faire ?',
      [
        'attend*|laisser|laisse|bagages|valise*|café|promener|promenade|asseoir|reviens|revenir|problème|grave|peux|boire|manger|ville|tour',
      ],
      'Dis que tu attends, ou demande si tu peux laisser tes bagages.',
      'Ce n’est pas grave. Je peux laisser mes bagages et faire une promenade ?',
    ),
    step(
      'Bien sûr. Vous avez des questions sur l’hôtel ?',
      ['quel*|où|quand|comment|est-ce|y a|avez|peux|puis|wifi|petit-déjeuner|mot de passe|heure|non|parking|combien'],
      'Demande les horaires du petit-déjeuner ou le mot de passe du wifi.',
      'Oui. À quelle heure est le petit-déjeuner ? Et il y a du wifi ?',
    ),
    step(
      'Le petit-déjeuner est de sept à dix heures, et il y a du wifi partout. Vous avez besoin de quelque chose pour la chambre ?',
      ['serviette*|oreiller*|couverture*|besoin|autre|clé|fer|sèche-cheveux|eau|non|merci|rien|oui|voudrais'],
      'Demande quelque chose : « Je pourrais avoir… ? » Ou dis que tu n’as besoin de rien.',
      'Oui, je pourrais avoir une autre serviette, s’il vous plaît ?',
    ),
    step(
      'Je vous l’apporte tout de suite. Et vous libérez la chambre à quelle heure, le dernier jour ?',
      ['#|heure*|matin|midi|tôt|tard|après|avant|vers|demie|quart|dix|onze|neuf|huit'],
      'Dis une heure.',
      'Vers dix heures, après le petit-déjeuner.',
    ),
  ],
  starters: ['Bonjour, j’ai une réservation.', 'Bonjour, je viens d’arriver.', 'Bonjour ! C’est ici, la réception ?'],
  opening_message: 'Bonjour et bienvenue à l’hôtel du Lac. Je cherche tout de suite votre réservation.',
  correction: 'prompt',
})
