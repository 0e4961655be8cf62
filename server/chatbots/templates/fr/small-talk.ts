import type { Template } from '#contract/teaching/chatbots.ts'
import { step, template, words } from '#server/chatbots/templates/write.ts'

export const smallTalk: readonly Template[] = [
  template({
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
  }),
  template({
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
  }),
]
