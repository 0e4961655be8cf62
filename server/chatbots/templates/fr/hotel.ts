import type { Template } from '#contract/teaching/chatbots.ts'
import { step, template, words } from '#server/chatbots/templates/write.ts'

export const hotel: readonly Template[] = [
  template({
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
  }),
  template({
    id: 'hotel-b1',
    name: 'Se plaindre à l’hôtel',
    language: 'fr',
    level: 'B1',
    description: 'Ta chambre a plusieurs problèmes. Explique-les poliment et trouve une solution qui te convient.',
    role: 'Veilleur de nuit dans un hôtel de Bruxelles',
    scenario:
      'Il est vingt-deux heures. Tu es arrivé cet après-midi, mais tu ne peux pas te reposer dans ta chambre. L’hôtel est presque complet et le veilleur doit chercher des solutions.',
    goals: [
      'Je peux décrire un problème clairement et poliment.',
      'Je peux dire ce que j’attends.',
      'Je peux comparer des propositions et choisir.',
      'Je peux confirmer ce que nous avons décidé.',
    ],
    grammar: ['trop et pas assez', 'déjà et pas encore', 'le conditionnel de politesse'],
    vocabulary: words({
      'se plaindre': 'dire que l’on n’est pas content',
      'la climatisation': 'elle rafraîchit la chambre',
      'le chauffage': 'il réchauffe la chambre',
      bruyant: 'qui fait du bruit',
      marcher: 'faire ce que la machine doit faire',
      'la fuite': 'de l’eau qui sort d’un tuyau',
      'la réduction': 'un prix plus bas',
      rembourser: 'rendre l’argent',
      'changer de chambre': 'aller dans une autre chambre',
      réparer: 'faire marcher de nouveau',
      disponible: 'libre',
      'le désagrément': 'un petit ennui',
    }),
    steps: [
      step(
        'Quel est le problème avec votre chambre ?',
        [
          'bruit|bruyant*|froid|chaud|douche|eau|chauffage|climatisation|lumière|lit|odeur|sent|sale|marche|fonctionne|cassé*|wifi|fenêtre|porte|salle de bains|toilettes|voisin*|dormir|fuite|télé*',
        ],
        'Décris un problème : « … ne marche pas » ou « Il y a trop de… ».',
        'Le chauffage ne marche pas, et il fait trop froid pour dormir.',
      ),
      step(
        'Je suis navré. C’est comme ça depuis quand, et avez-vous essayé quelque chose ?',
        [
          'depuis|heure*|après-midi|soir|arriv*|essayé|oui|non|déjà|fermé|ouvert|allumé|éteint|tout|mis|aujourd’hui|monté',
        ],
        'Dis depuis quand, et ce que tu as déjà essayé.',
        'Depuis cet après-midi. Je l’ai déjà mis au maximum, mais rien ne se passe.',
      ),
      step(
        'Je comprends. Y a-t-il autre chose qui ne va pas ?',
        [],
        'Cite un deuxième problème, ou dis que c’est le seul.',
        'Oui, les voisins sont très bruyants.',
      ),
      step(
        'Notre technicien est déjà rentré. Il pourrait venir demain à sept heures. Ça vous irait ?',
        ['non|pas|tard|tôt|nuit|ce soir|dormir|avant|oui|irait|va|désolé|mais|maintenant|convient|accord'],
        'Dis si cela te convient, et pourquoi.',
        'C’est malheureusement trop tard, parce que je dois dormir cette nuit.',
      ),
      step(
        'Bien sûr. J’ai une autre chambre, mais elle est plus petite et sans vue. Ou bien je vous monte un radiateur et deux couvertures. Qu’est-ce que vous préférez ?',
        ['chambre|petite|autre|radiateur|couverture*|préfère|changer|première|deuxième|aucun*|les deux|vue'],
        'Choisis, et donne une raison.',
        'Je préfère changer de chambre, parce qu’un radiateur fait du bruit.',
      ),
      step(
        'Entendu. Et qu’est-ce qui vous semblerait juste pour ces désagréments ?',
        [
          'réduction|rembours*|argent|prix|petit-déjeuner|gratuit*|payer|moins|nuit|rien|excuse*|repas|dîner|offert|pour cent|café',
        ],
        'Dis ce que tu attends : « Une réduction me semblerait… ».',
        'Une réduction ou un petit-déjeuner offert me semblerait juste.',
      ),
      step(
        'C’est raisonnable. Pour que je n’oublie rien : qu’est-ce que nous avons décidé ?',
        [],
        'Résume : « Vous…, et moi, je… ».',
        'Je change de chambre maintenant, et le petit-déjeuner de demain est offert.',
      ),
    ],
    starters: [
      'Bonsoir. J’ai un problème avec ma chambre.',
      'Excusez-moi, vous pouvez m’aider ?',
      'Bonsoir, je voudrais parler au responsable.',
    ],
    opening_message: 'Bonsoir. Je suis le veilleur de nuit, et je suis là pour vous aider.',
    correction: 'prompt',
  }),
]
