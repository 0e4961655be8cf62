import { step, template, words } from '#server/chatbots/templates/write.ts'

export const directionsA2 = template({
  id: 'directions-a2',
  name: 'Demander son chemin',
  language: 'fr',
  level: 'A2',
  description: 'Tu es nouveau en ville et tu cherches le musée. Demande dans la rue, et vérifie que tu as compris.',
  role: 'Quelqu’un qui attend le bus à Dijon',
  scenario:
    'Tu voudrais visiter le musée, mais ton téléphone n’a plus de batterie. Quelqu’un attend à l’arrêt de bus et a le temps de t’aider. Un pont est fermé aujourd’hui.',
  goals: [
    'Je peux demander mon chemin poliment.',
    'Je peux dire où je veux aller et comment.',
    'Je peux répéter un chemin pour vérifier.',
    'Je peux demander combien de temps il faut.',
  ],
  grammar: [
    'l’impératif : allez, tournez, traversez',
    'les prépositions de lieu',
    'C’est loin ? Il faut combien de temps ?',
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
  steps: [
    step(
      'Bien sûr, je peux vous aider. Vous voulez aller où ?',
      ['musée|au|à|cherche|aller|gare|centre|cathédrale|hôtel|place|où|voudrais|marché'],
      'Dis l’endroit : « Je cherche… » ou « Je voudrais aller à… ».',
      'Je cherche le musée des Beaux-Arts.',
    ),
    step(
      'Ce n’est pas difficile. Vous voulez y aller à pied ou en bus ?',
      ['pied|marcher|marche|bus|rapide|vite|loin|cher|taxi|les deux|mieux'],
      'Choisis : « à pied » ou « en bus ».',
      'À pied, si ce n’est pas trop loin.',
    ),
    step(
      'Bonne idée, il fait beau. Allez tout droit jusqu’au feu, puis tournez à gauche. Qu’est-ce que vous faites au feu ?',
      ['gauche'],
      'Dis-le avec tes mots : « Je tourne… ».',
      'Au feu, je tourne à gauche.',
    ),
    step(
      'C’est ça. Ensuite, vous traversez le pont. Ah mais non, le pont est fermé aujourd’hui ! Qu’est-ce que vous feriez maintenant ?',
      ['autre|chemin|pont|bus|demand*|où|y a|retour*|taxi|sais|rue|aller|prends|contourner'],
      'Demande un autre chemin : « Est-ce qu’il y a… ? »',
      'Oh ! Est-ce qu’il y a un autre pont près d’ici ?',
    ),
    step(
      'Oui. Tournez à droite à l’église, et vous verrez un petit pont en face du supermarché. Vous pouvez répéter, pour ne pas vous perdre ?',
      ['droite', 'église|pont|supermarché|face'],
      'Dis où tu tournes à droite, et ce qui est en face du pont.',
      'Je tourne à droite à l’église, et le pont est en face du supermarché.',
    ),
    step(
      'Parfait ! Après, vous y êtes presque. Vous voulez savoir autre chose ?',
      ['combien|loin|temps|minute*|ouvert|ouvre|heure|quoi|quand|entrée|est-ce|non|coûte|merci|ferme|faut'],
      'Demande combien de temps il faut, ou à quelle heure le musée ferme.',
      'Oui. Il faut combien de temps à pied ?',
    ),
    step(
      'Environ quinze minutes, et c’est ouvert jusqu’à dix-sept heures. Ça va aller ?',
      ['oui|merci|crois|espère|sûr|bien|non|aide|gentil|revoir|journée|accord|va|pense'],
      'Remercie pour l’aide.',
      'Oui, je crois. Merci beaucoup pour votre aide !',
    ),
  ],
  starters: [
    'Excusez-moi, vous pouvez m’aider ?',
    'Pardon, vous connaissez la ville ?',
    'Bonjour, je crois que je suis perdu.',
  ],
  opening_message: 'Bonjour ! Vous avez l’air un peu perdu.',
  correction: 'prompt',
})
