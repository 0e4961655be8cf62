import { step, template, words } from '#server/chatbots/templates/write.ts'

export const cafeA2 = template({
  id: 'cafe-a2',
  name: 'Au café',
  language: 'fr',
  level: 'A2',
  description: 'Commande à boire et à manger dans un petit café, puis paie l’addition.',
  role: 'Serveuse dans un café à Lyon',
  scenario:
    'Il est dix heures du matin et le café est calme. Tu t’installes près de la fenêtre et tu commandes. Il y a une petite erreur, mais elle est vite réparée.',
  goals: [
    'Je peux commander poliment.',
    'Je peux dire comment je veux quelque chose.',
    'Je peux dire qu’il y a une erreur.',
    'Je peux demander l’addition et payer.',
  ],
  grammar: ['Je voudrais… / Je vais prendre…', 'du, de la, des', 'avec et sans'],
  vocabulary: words({
    'la part de gâteau': 'un morceau de gâteau',
    'la tartine': 'du pain avec du beurre ou de la confiture',
    'le jus de fruits': 'une boisson faite avec des fruits',
    'la carafe d’eau': 'de l’eau du robinet, gratuite',
    'à emporter': 'pour le boire ou le manger ailleurs',
    'sur place': 'dans le café',
    'l’addition': 'le papier avec le prix',
    'en espèces': 'avec des pièces et des billets',
    'la carte': 'pour payer sans argent liquide',
    'la monnaie': 'l’argent que l’on te rend',
    'le pourboire': 'un peu d’argent pour la serveuse',
    'près de la fenêtre': 'à côté de la fenêtre',
  }),
  steps: [
    step(
      'Qu’est-ce que je vous sers à boire ?',
      [
        'café|crème|thé|chocolat|jus|eau|limonade|citronnade|lait|sirop|cappuccino|tisane|infusion|noisette|menthe|orangeade|expresso|espresso|déca|allongé|coca|soda|grenadine|verre|rien',
      ],
      'Nomme une boisson : « Je voudrais… » ou « Je vais prendre… ».',
      'Je voudrais un café crème, s’il vous plaît.',
    ),
    step(
      'Très bien. Avec du sucre, du lait, du citron ?',
      ['sucre|lait|citron|glaçons|miel|rien|sans|avec|non|oui|nature|deux|merci'],
      'Dis ce que tu veux avec, ou utilise « sans ».',
      'Sans sucre et avec un peu de lait, s’il vous plaît.',
    ),
    step(
      'Et vous voulez manger quelque chose ? Il y a des croissants, des tartines et une tarte aux pommes.',
      [
        'croissant*|tartine*|tarte|part|chausson|gâteau|sandwich|pain|brioche|rien|non|oui|pommes|merci|quiche|faim|salade',
      ],
      'Choisis, ou refuse poliment.',
      'Oui, une part de tarte aux pommes, s’il vous plaît.',
    ),
    step(
      'C’est sur place ou à emporter ? La table près de la fenêtre est libre.',
      ['place|emporter|ici|fenêtre|table|reste|rester|dehors|terrasse|assois|asseoir'],
      'Dis si tu restes dans le café ou non.',
      'Sur place. La table près de la fenêtre, c’est parfait.',
    ),
    step(
      'Voilà pour vous. Oh, pardon, c’est la commande d’une autre table ! Qu’est-ce que vous aviez demandé ?',
      ['demandé|commandé|voulais|pris|café|crème|thé|chocolat|jus|eau|tarte|croissant*|tartine*|sandwich|mien|à moi'],
      'Répète ta commande : « J’ai commandé… ».',
      'J’ai commandé un café crème et une part de tarte.',
    ),
    step(
      'Je suis désolée, voilà. Est-ce que tout va bien maintenant ?',
      ['oui|merci|bien|parfait|bon|délicieux|tout|non|froid|manque|super|va'],
      'Dis que tout va bien, ou ce qui manque encore.',
      'Oui, merci, c’est parfait maintenant.',
    ),
    step(
      'Merci de me l’avoir dit. Ça fait huit euros quarante. Vous payez comment ?',
      ['carte|espèces|téléphone|liquide|billet|pièces|euros|sans contact|ticket|CB|chèque'],
      'Dis comment tu paies : « Par… » ou « En… ».',
      'Par carte, s’il vous plaît.',
    ),
  ],
  starters: [
    'Bonjour ! Cette table est libre ?',
    'Bonjour, je voudrais commander.',
    'Bonjour ! Qu’est-ce que vous avez aujourd’hui ?',
  ],
  opening_message: 'Bonjour et bienvenue au café des Deux Rives. Installez-vous, je suis à vous.',
  correction: 'prompt',
})
