import type { Template } from '#contract/teaching/chatbots.ts'
import { step, template, words } from '#server/chatbots/templates/write.ts'

export const cafe: readonly Template[] = [
  template({
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
  }),
  template({
    id: 'cafe-b1',
    name: 'Un café entre amis',
    language: 'fr',
    level: 'B1',
    description:
      'Tu retrouves une vieille amie au café. Raconte tes nouvelles, choisissez ensemble et faites un projet.',
    role: 'Une ancienne camarade de classe, dans un café de Montréal',
    scenario:
      'Vous ne vous êtes pas vus depuis un an. Ton amie a gardé une table et veut tout savoir. Le café est plein, et il ne reste pas tout ce qui est sur la carte.',
    goals: [
      'Je peux raconter ce qui s’est passé récemment.',
      'Je peux comparer et dire ce que je préfère.',
      'Je peux réagir quand un projet change.',
      'Je peux fixer un rendez-vous.',
    ],
    grammar: ['le passé composé', 'préférer et aimer mieux', 'le futur proche', 'parce que et comme'],
    vocabulary: words({
      'les nouvelles': 'ce qui est arrivé récemment',
      bondé: 'avec beaucoup de monde',
      'fait maison': 'préparé dans le café ou à la maison',
      conseiller: 'dire que quelque chose est bien pour quelqu’un',
      partager: 'prendre quelque chose à deux',
      inviter: 'payer pour quelqu’un',
      'payer moitié-moitié': 'payer chacun la moitié',
      'il ne reste plus de': 'il n’y en a plus',
      'ces derniers temps': 'les dernières semaines',
      'être pressé': 'avoir peu de temps',
      'avoir hâte de': 'être content de ce qui va arriver',
      dommage: 'c’est un peu triste',
    }),
    steps: [
      step(
        'Quel plaisir de te voir ! Assieds-toi. Qu’est-ce que tu as fait ces derniers temps ?',
        [],
        'Raconte une ou deux nouvelles : « J’ai commencé… », « Je suis allé… ».',
        'J’ai beaucoup travaillé, et j’ai commencé un nouveau cours le soir.',
      ),
      step(
        'Je ne savais pas ! Et tu te sens comment avec ça ?',
        [],
        'Dis si ça te plaît, et pourquoi.',
        'Ça me plaît beaucoup, parce que je rencontre plein de gens.',
      ),
      step(
        'Commandons avant qu’il y ait encore plus de monde. Tu prends quoi ? Je te conseille la soupe maison.',
        [
          'prends|prendre|voudrais|veux|préfère|aime|soupe|thé|café|chocolat|jus|sandwich|salade|tarte|gâteau|eau|goûter|vais|cappuccino|coca|quiche|croissant',
        ],
        'Dis ce que tu prends, ou ce que tu préfères.',
        'Je préfère un sandwich, et je vais prendre un thé.',
      ),
      step(
        'Ah non, le serveur dit qu’il n’en reste plus. Qu’est-ce que tu prends à la place ?',
        [
          'alors|prends|prendre|place|soupe|thé|café|chocolat|jus|sandwich|salade|tarte|gâteau|dommage|grave|rien|tant pis|autre|eau',
        ],
        'Choisis autre chose : « Alors, je vais prendre… ».',
        'Tant pis. Alors, je vais prendre la soupe.',
      ),
      step(
        'On partage un dessert ? Il y a une tarte au sucre ou un gâteau au chocolat. Lequel te tente, et pourquoi ?',
        ['tarte|sucre|gâteau|chocolat|aucun|les deux|rien|non|égal|faim|merci'],
        'Choisis, et donne une raison avec « parce que ».',
        'La tarte au sucre, parce que je n’en ai jamais mangé.',
      ),
      step(
        'Je pense partir en voyage dans les îles cet été. Tu viendrais avec moi ?',
        [
          'oui|non|volontiers|aimerais|voudrais|peux|dépend|peut-être|idée|quand|travail|viendrais|dommage|plaisir|envie|adorerais|plairait|pourquoi pas|génial|super|bien sûr|réfléchi*',
        ],
        'Dis oui, non ou peut-être, et explique.',
        'J’aimerais beaucoup, mais ça dépend de mon travail. Tu pars quand ?',
      ),
      step(
        'On en reparle bientôt. On se voit quand, et où ?',
        [
          'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week-end|fin de semaine|semaine|demain|soir|après-midi|matin|#|chez|parc|ici|midi',
        ],
        'Propose un jour et un lieu : « Et si on se voyait… ? »',
        'Et si on se voyait samedi après-midi chez moi ?',
      ),
      step(
        'C’est noté ! Et voilà l’addition. Aujourd’hui, c’est moi qui t’invite !',
        ['merci|gentil|non|prochaine|moitié|partage*|paie|paye|tour|moi|laisse|adorable|fallait|sympa'],
        'Remercie, ou propose de partager l’addition.',
        'C’est très gentil, merci ! La prochaine fois, c’est moi.',
      ),
    ],
    starters: [
      'Désolé pour le retard ! Tu attends depuis longtemps ?',
      'Salut ! Tu n’as pas changé.',
      'Il y a du monde aujourd’hui !',
    ],
    opening_message: 'Te voilà enfin ! Je nous ai gardé cette table. On a tant de choses à se raconter.',
    correction: 'prompt',
  }),
]
