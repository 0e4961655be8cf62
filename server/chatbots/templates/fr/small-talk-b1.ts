import { step, template, words } from '#server/chatbots/templates/write.ts'

export const smallTalkB1 = template({
  id: 'small-talk-b1',
  name: 'Conversation dans le train',
  language: 'fr',
  level: 'B1',
  description: 'Un long voyage en train et quelqu’un de sympathique à côté de toi. Fais vivre la conversation.',
  role: 'Une voyageuse dans un train de Paris à Nice',
  scenario:
    'Vous avez tous les deux une place près de la fenêtre et des heures devant vous. Le train s’arrête en pleine campagne, et vous parlez de voyages, de chez vous et de projets.',
  goals: [
    'Je peux commencer une conversation et la continuer.',
    'Je peux raconter une petite histoire de voyage.',
    'Je peux donner mon avis et demander celui de l’autre.',
    'Je peux prendre congé poliment.',
  ],
  grammar: ['l’imparfait et le passé composé pour raconter', 'moi aussi / moi non plus', 'pendant que et quand'],
  vocabulary: words({
    'le retard': 'quand quelque chose arrive plus tard que prévu',
    'le trajet': 'le chemin entre deux endroits',
    'le paysage': 'ce que l’on voit de la nature',
    'être bloqué': 'ne pas pouvoir continuer',
    'l’annonce': 'ce que dit une voix à tous les voyageurs',
    'la correspondance': 'le train que l’on prend ensuite',
    'à l’étranger': 'dans un autre pays',
    grandir: 'passer son enfance quelque part',
    'le mal du pays': 'être triste parce que l’on est loin de chez soi',
    'valoir la peine': 'être assez bien pour faire un effort',
    'passer le temps': 'faire quelque chose en attendant',
    'la place': 'là où l’on est assis',
  }),
  steps: [
    step(
      'Sans indiscrétion, vous allez jusqu’où ?',
      ['à|jusqu|vais|nice|chez|bout|gare|ami*|famille|visit*|voir|travail|ville|vacances|sœur|soeur|frère|prochaine'],
      'Dis où tu vas, et pourquoi.',
      'Je vais jusqu’à Nice, voir ma sœur.',
    ),
    step(
      'C’est bien. Vous prenez souvent le train ?',
      [
        'oui|non|souvent|rarement|jamais|parfois|train|voiture|avion|bus|car|préfère|presque|toujours|vélo|première fois|parce',
      ],
      'Dis si c’est souvent, et compare avec autre chose.',
      'Oui, assez souvent. Je préfère le train, parce que je peux lire.',
    ),
    step(
      'Moi aussi. Vous avez entendu l’annonce ? Nous sommes bloqués pour une demi-heure. C’est gênant pour vous ?',
      [
        'oui|non|correspondance|rate*|manqu*|tard|attend*|problème|sœur|soeur|appeler|temps|pressé*|chance|grave|rendez-vous|peu|gênant|pas trop|pas vraiment|retard',
      ],
      'Dis ce que cela change pour toi.',
      'Un peu. J’ai peur de rater ma correspondance.',
    ),
    step(
      'Alors, passons le temps. Quel est le plus beau voyage que vous ayez fait ?',
      [],
      'Raconte où, avec qui, et ce qui était spécial.',
      'Il y a deux ans, je suis allé en Norvège avec mon père. Nous avons vu des aurores boréales.',
    ),
    step(
      'Ça fait rêver. Et rien ne s’est mal passé ?',
      [],
      'Raconte une petite histoire : « Pendant que nous…, … ».',
      'Si ! Pendant que nous dormions, quelqu’un a pris nos chaussures par erreur.',
    ),
    step(
      'Ce n’est pas vrai ! Moi, j’ai grandi dans un tout petit village, et maintenant j’habite à Paris. Où aimeriez-vous mieux vivre, à la campagne ou dans une grande ville ?',
      ['ville|campagne|village|les deux|aucun*|grand*|petit*|mer|aimerais|préfère*|vivre|calme|parce|tranquille'],
      'Choisis, donne une raison, et pose la question à ton tour.',
      'J’aimerais mieux vivre à la campagne, parce que c’est plus calme. Et vous, Paris vous plaît ?',
    ),
    step(
      'Ça dépend des jours. Tiens, on repart ! Qu’est-ce que vous ferez en premier en arrivant ?',
      [
        'mange*|dor*|appel*|bo*|voir|promen*|sœur|soeur|famille|ami*|hôtel|douche|lit|dîn*|café|repos*|embrass*|visit*|vais|ferai|mer',
      ],
      'Utilise « Je vais… » ou le futur.',
      'Je vais dîner avec ma sœur et lui raconter ce voyage.',
    ),
    step(
      'Je descends à la prochaine. C’était un plaisir de parler avec vous.',
      ['plaisir|revoir|voyage|journée|merci|aussi|chance|enchanté*|bon|bonne|route|également|soirée|continuation'],
      'Prends congé, et souhaite quelque chose d’agréable.',
      'Pour moi aussi. Bon voyage !',
    ),
  ],
  starters: [
    'Bonjour ! Cette place est libre ?',
    'Quel beau paysage, n’est-ce pas ?',
    'Bonjour ! On a encore du retard ?',
  ],
  opening_message: 'Bonjour ! Asseyez-vous, j’enlève mon sac. Le trajet va être long, n’est-ce pas ?',
  correction: 'prompt',
})
