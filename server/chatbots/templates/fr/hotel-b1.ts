import { step, template, words } from '#server/chatbots/templates/write.ts'

export const hotelB1 = template({
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
})
