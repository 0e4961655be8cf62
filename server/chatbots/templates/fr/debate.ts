import type { Template } from '#contract/teaching/chatbots.ts'
import { step, template, words } from '#server/chatbots/templates/write.ts'

export const debate: readonly Template[] = [
  template({
    id: 'debate-a2',
    name: 'Ville ou campagne ?',
    language: 'fr',
    level: 'A2',
    description: 'Où vit-on mieux, en ville ou à la campagne ? Dis ce que tu penses et pourquoi.',
    role: 'Quelqu’un de ton club de français qui aime discuter',
    scenario:
      'C’est la soirée débat au club de français. La question du jour : vit-on mieux en ville ou à la campagne ? Vous en parlez à deux.',
    goals: [
      'Je peux dire ce que je pense.',
      'Je peux donner une raison.',
      'Je peux dire poliment si je suis d’accord.',
      'Je peux comparer deux choses.',
    ],
    grammar: ['le comparatif : mieux, plus calme, moins cher', 'parce que et donc', 'je pense que / je trouve que'],
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
    steps: [
      step(
        'Commençons par toi. Tu habites où, en ville ou à la campagne ?',
        ['ville|campagne|village|habite|vis|centre|mer|près|banlieue|île|ferme|quartier'],
        'Dis où tu habites, et si c’est grand ou petit.',
        'J’habite dans une petite ville au bord de la mer.',
      ),
      step(
        'Et qu’est-ce qui te plaît là-bas ?',
        [],
        'Cite une ou deux bonnes choses.',
        'J’aime l’air pur, et mes amis habitent tout près.',
      ),
      step(
        'Moi, je trouve que la ville est mieux pour les jeunes, parce qu’il y a plus de choses à faire. Tu es d’accord ?',
        [
          'accord|oui|non|pense|trouve|crois|raison|vrai|mais|parce|avis|sûr|peut-être|pas du tout|pas vraiment|pas forcément',
        ],
        'Commence par « Oui, parce que… » ou « Je ne suis pas d’accord, parce que… ».',
        'Je ne suis pas d’accord, parce qu’on peut faire beaucoup de sport à la campagne.',
      ),
      step(
        'Intéressant. Mais la ville a aussi un mauvais côté. Lequel, pour toi ?',
        [
          'bruit|bruyant*|circulation|voiture*|cher*|air|sale|gens|monde|dangereu*|pollution|loyer*|stress|nature|grand*|embouteillage*|loin|vert*',
        ],
        'Pense au bruit, à l’air, aux prix ou aux gens.',
        'Il y a beaucoup de circulation, et les appartements sont chers.',
      ),
      step(
        'Là, tu as raison. Et un inconvénient de la campagne ?',
        [
          'bus|ennuyeu*|magasin*|commerce*|loin|voiture|école*|médecin*|travail|rien|amis|train*|cinéma|internet|transports|seul*|gens|petit*|peu|calme',
        ],
        'Pense aux magasins, aux bus, aux écoles ou au travail.',
        'Il y a peu de bus, et les magasins sont loin.',
      ),
      step(
        'Et les personnes âgées ? À ton avis, où vivent-elles mieux ?',
        [],
        'Dis ce qui est mieux pour elles, et pourquoi.',
        'À mon avis, une petite ville est mieux, parce que c’est calme et qu’il y a des médecins.',
      ),
      step(
        'Tu m’as fait réfléchir. Et dans dix ans, tu voudrais vivre où ?',
        [
          'voudrais|aimerais|vivre|habiter|ville|campagne|village|mer|montagne|ici|étranger|maison|appartement|sais|peut-être|à|en|au|dans',
        ],
        'Dis ton souhait, et donne une raison.',
        'J’aimerais vivre dans un village au bord de la mer, parce que j’adore la nature.',
      ),
    ],
    starters: [
      'Bonsoir ! Quelle est la question du jour ?',
      'Je suis un peu nerveux, mais allons-y.',
      'Bonsoir ! On est ensemble ?',
    ],
    opening_message: 'Bonsoir ! Ce soir, nous débattons tous les deux : ville ou campagne ?',
    correction: 'prompt',
  }),
  template({
    id: 'debate-b1',
    name: 'Le téléphone à l’école : oui ou non ?',
    language: 'fr',
    level: 'B1',
    description: 'Faut-il interdire le téléphone à l’école ? Défends ton avis et réponds à l’autre camp.',
    role: 'Une partenaire de débat qui défend poliment l’avis contraire',
    scenario:
      'Le club de débat se demande s’il faut interdire les téléphones en cours et à la récréation. Tu choisis un camp, et ta partenaire cherche les points faibles de ce que tu dis.',
    goals: [
      'Je peux exprimer clairement mon avis.',
      'Je peux le soutenir avec des raisons et des exemples.',
      'Je peux répondre à un argument contraire.',
      'Je peux résumer et chercher un compromis.',
    ],
    grammar: [
      'il faut que / il faudrait',
      'les connecteurs : cependant, pourtant, d’un autre côté',
      'si + imparfait, conditionnel',
    ],
    vocabulary: words({
      interdire: 'dire que quelque chose n’est pas permis',
      autoriser: 'dire que quelque chose est permis',
      'l’argument': 'une raison pour ou contre',
      'la distraction': 'ce qui empêche d’être attentif',
      'se concentrer': 'penser à une seule chose',
      chercher: 'essayer de trouver une information',
      'l’urgence': 'un moment dangereux où l’on a besoin d’aide',
      'la règle': 'ce que l’on doit ou ne doit pas faire',
      'être accro à': 'ne plus pouvoir s’arrêter',
      'd’un autre côté': 'mais il y a aussi autre chose',
      'le compromis': 'une solution au milieu',
      convaincre: 'amener quelqu’un à croire quelque chose',
    }),
    steps: [
      step(
        'Alors, quelle est ta position : faut-il interdire le téléphone à l’école, ou non ?',
        ['interdi*|autoris*|faut|faudrait|devrai*|oui|non|avis|pour|contre|position|pense|téléphone*|trouve'],
        'Choisis ton camp : « À mon avis, il faudrait… ».',
        'À mon avis, il faudrait interdire le téléphone pendant les cours.',
      ),
      step(
        'C’est clair. Quel est ton argument le plus fort ?',
        [],
        'Donne une raison, et explique-la dans une deuxième phrase.',
        'C’est une distraction. Personne ne peut se concentrer quand des messages arrivent sans cesse.',
      ),
      step(
        'Hum. Tu as un exemple que tu as vécu ?',
        [],
        'Raconte ce que tu as vu : « L’année dernière, dans ma classe, … ».',
        'Dans ma classe, un garçon regardait des vidéos sous la table et il a raté son examen.',
      ),
      step(
        'Je vois les choses autrement : le téléphone est le dictionnaire le plus rapide, et il faut apprendre à bien s’en servir. Que réponds-tu ?',
        [
          'mais|cependant|pourtant|dictionnaire|apprendre|vrai|raison|accord|côté|maison|ordinateur*|tablette*|livre*|pense|professeur*|prof*|pas|aussi|certes',
        ],
        'Dis d’abord ce qui est vrai, puis ta réponse : « C’est vrai, mais… ».',
        'C’est vrai, mais l’école a des ordinateurs pour cela.',
      ),
      step(
        'Et les urgences ? Beaucoup de parents veulent pouvoir joindre leurs enfants.',
        [
          'parents|secrétariat|école|appel*|téléphone*|urgence*|professeur*|prof*|récréation|pause|peuvent|pourrai*|sac|éteint*|si|message|important|joindre',
        ],
        'Cherche une autre solution.',
        'S’il se passe quelque chose, les parents peuvent appeler le secrétariat.',
      ),
      step(
        'Supposons que la règle soit exactement le contraire de ce que tu veux. Que se passerait-il ?',
        [
          'serai*|aurai*|pourrai*|passerai*|si|élève*|professeur*|prof*|parlerai*|moins|plus|devrai*|apprendrai*|aurait|seraient',
        ],
        'Utilise le conditionnel : « Les élèves seraient… ».',
        'Les élèves se parleraient moins, et les professeurs auraient plus de problèmes.',
      ),
      step(
        'Nous ne sommes pas si loin l’un de l’autre. Tu vois un compromis acceptable pour tous ?',
        [],
        'Pense aux cours et aux pauses, à l’âge ou aux lieux.',
        'Le téléphone pourrait rester dans le sac en cours, mais être permis à midi.',
      ),
      step(
        'Ça me plaît. Résume ton avis en une ou deux phrases pour le public.',
        [],
        'Commence par « En résumé, … ».',
        'En résumé, le téléphone distrait en cours, mais avec des règles claires, il est utile.',
      ),
    ],
    starters: [
      'Bonjour. Je suis prêt pour le débat.',
      'Je peux commencer ?',
      'Bonjour ! J’ai un avis très clair là-dessus.',
    ],
    opening_message: 'Bienvenue au débat. Je défendrai le camp que tu ne choisis pas, et je serai juste.',
    correction: 'at_the_end',
  }),
]
