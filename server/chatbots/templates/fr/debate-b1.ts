import { step, template, words } from '#server/chatbots/templates/write.ts'

export const debateB1 = template({
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
})
