import { step, template, words } from '#server/chatbots/templates/write.ts'

export const cafeB1 = template({
  id: 'cafe-b1',
  name: 'Un café entre amis',
  language: 'fr',
  level: 'B1',
  description: 'Tu retrouves une vieille amie au café. Raconte tes nouvelles, choisissez ensemble et faites un projet.',
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
})
