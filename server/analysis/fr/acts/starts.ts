import type { ActRule } from '#server/analysis/acts/act.ts'

const can = 'peux|pouvez|pourrais|pourriez|veux|voulez'
const you = 'tu|vous'

export const starts: readonly ActRule[] = [
  {
    act: 'dont_know',
    pattern: [
      `^ est? ce? que? ${you}? ${can} ${you}? bien? commencer|débuter en? premier|première? la|une|ma? phrase? pour? moi? $`,
      `^ est? ce? que? ${you}? me? ${can} ${you}? me|m? donner|dire|souffler le|un|les|une|mon|des début|commencement|premier|premiers|idée|idées mot|mots? $`,
      '^ donne|donnez|dis|dites|souffle|soufflez|montre|montrez moi? un|le|des|une|les|la bonne|premiers|premier? début|idée|idées|réponse|mots|mot $',
      `^ réponds|répondez|commence|commencez|dis|dites d|toi|vous|le{0,3} abord|premier|première ${you}|toi? $`,
      '^ toi|vous d? abord|premier|première $',
      '^ rien me|m vient *{0,5} $',
      '^ je suis pas doué|douée|bon|bonne|fort|forte pour|en|à|dans ça|cela|français $',
      '^ je suis nul|nulle en|à|pour ça|cela|français $',
      '^ qu est ce que|qu je pourrais|peux|dois|devrais|peut|on dire|répondre|écrire par? exemple? $',
      '^ on|les répond|dit|écrit|gens quoi|répondent|disent normalement|ici|en|général|là|à|ça|quoi|d|habitude{0,4} $',
      '^ il me faut|faudrait un|une|des idée|idées|début $',
      '^ je? commence|démarre comment|par quoi|où? *{0,2} $',
      '^ comment est? ce? que? je? dois|peux|puis|pourrais|faut je? commencer|débuter|démarrer *{0,3} $',
      '^ comment je commence|débute *{0,3} $',
      '^ je? sais pas|plus trop? par|comment|où|quoi|je|dois{1,4} commencer *{0,2} $',
      '^ est? ce? que? je? peux|puis|pourrais je? voir|avoir|entendre un|une|la exemple|modèle|bonne|réponse *{0,2} $',
      '^ c|ce|quelle est|serait quoi|quelle? la|une bonne|meilleure? réponse $',
      '^ mon français est pas assez|très|trop|suffisant bon|bien? *{0,3} $',
      '^ je? sais pas|plus trop? quoi demander|poser|raconter *{0,3} $',
      '^ j|je ai pas|aucun d|de|un? argument|arguments *{0,2} $',
    ],
    right: [
      'Vous voulez bien commencer ?',
      'Dites-moi le premier mot',
      'Je sais pas quoi demander',
      'Comment est-ce que je dois commencer ?',
    ],
    wrong: [
      'Vous pouvez commencer lundi',
      'Il me faut une veste',
      'Je commence le travail à huit heures',
      'Je ne suis pas doué en maths',
    ],
  },
  {
    act: 'refusal',
    pattern: [
      '^ c|ce est trop|très|assez|un? peu? privé|personnel|intime|secret pour? moi? $',
      '^ c|ce est une? *{0,1} question *{0,1} privée|personnelle|intime *{0,6} $',
      '^ je? réponds|répondrai|répondrais pas *{0,1} à cette|la|ta|votre|ces question|questions $',
      '^ est? ce? que? je suis|dois obligé|obligée|vraiment? de? répondre|dire *{0,3} $',
      '^ est? ce? que? on|je|nous peut|peux|pourrait|pourrais|pouvons sauter celle|ça|la|cette ci|là|question? $',
      '^ puis|peut|peux|pouvons je|on|nous passer|sauter *{0,3} question *{0,2} $',
      '^ passons|passez|continuons à|avec la|une autre|prochaine? question|suivante *{0,2} $',
      '^ ça|cela|c regarde|concerne que moi? $',
      '^ je ai pas le droit de le|en|vous|te{0,2} dire|parler|répondre $',
      '^ je te|vous|le|la|l{1,2} dis|dirai pas $',
      '^ je m|me ennuie on|est|changeons|parlons|faisons *{1,7} $',
      '^ cette|ta|votre|la question est *{0,1} bête|nulle|stupide|idiote|ennuyeuse|bizarre $',
      '^ ce|le sujet est|m *{0,1} ennuyeux|nul|ennuie *{0,5} $',
      '^ je en? veux|souhaite|voudrais pas|plus parler de ma|mon|mes|moi *{0,3} $',
      '^ je en? veux|souhaite|voudrais pas *{0,2} dire|donner mon|ma|mes|le|ça *{0,3} $',
    ],
    right: [
      'Je ne veux pas parler de mes parents',
      "Je n'ai pas le droit de vous le dire",
      'On pourrait sauter cette question ?',
      'Votre question est bête',
    ],
    wrong: [
      'Ma chambre est très personnelle',
      'Je parle souvent de ma famille',
      "Je m'ennuie à la campagne",
      'Passons par le parc',
      'On peut sauter dans le bus',
    ],
  },
  {
    act: 'asks_repetition',
    pattern: [
      '^ encore une fois je|on étais|suis|ai|était *{0,6} $',
      '^ attends|attendez? là|la? tu|vous me|m as|avez perdu|perdue *{0,1} $',
      '^ c|ce était|est quoi|quelle déjà|encore? la|ta|votre question déjà|encore? $',
      '^ attends|attendez? tu|vous me|m as|avez demandé quoi *{0,1} $',
      '^ c|ce était trop|très rapide pour? moi? $',
      '^ il|c? y? a|est|était? trop|beaucoup de mots|phrases *{0,2} $',
    ],
    right: [
      'Encore une fois, je pensais à autre chose. Encore une fois, je suis fatigué',
      'Vous m’avez perdu',
      'C’était quoi déjà votre question ?',
      'Il y a trop de mots pour moi',
    ],
    wrong: ['Il y a trop de voitures', 'Le train était très rapide', 'J’ai perdu mon sac', 'Encore une fois par an'],
  },
  {
    act: 'asks_repetition',
    isAsked: true,
    pattern: ['^ vous|tu avez|as dit quoi|combien|quel|quelle|où|quand *{0,4} $'],
    right: ['Vous avez dit combien ?', 'Tu as dit quelle rue ?', 'Vous avez dit combien de quoi ?'],
    wrong: ['Vous avez dit quarante euros ?', 'Vous avez quoi comme gâteau ?', 'Il a dit quoi à ton frère ?'],
  },
  {
    act: 'asks_meaning',
    pattern: [
      '^ je ai seulement|juste|que? compris seulement|juste|que? la|le|une moitié|début|fin|partie *{0,3} $',
      '^ je? ai? pas bien|tout? compris|entendu|saisi la|le|les|ta|votre première|deuxième|dernière|dernier|fin|début|moitié *{0,2} $',
    ],
    right: ['J’ai compris seulement la fin', 'J’ai juste compris le début', 'Je n’ai pas compris la dernière phrase'],
    wrong: ['J’ai compris mon erreur', 'J’ai seulement la moitié du prix', 'J’ai vu juste le début du film'],
  },
  {
    act: 'asks_how_to_say',
    pattern: [
      '^ je? sais|connais pas le|la|un mot|nom|expression français|française|exact? pour|de|d [*{1,4}] $',
      '^ je ai le mot sur le bout de la langue $',
      '^ on dit|écrit le|la|un|une|du|de ou le|la|un|une|du|de *{0,2} $',
    ],
    right: [
      'Je ne connais pas le mot français pour spoon',
      'On dit un ou une ?',
      'J’ai le mot sur le bout de la langue',
    ],
    wrong: ['Je ne connais pas la rue', 'Je parle bien cette langue', 'On prend le bus ou le métro ?'],
  },
  {
    act: 'asks_other_language',
    pattern: [
      '^ est? ce? que? je|on? peux|peut|puis|pourrais|pourrait je|on? *{0,2} répondre|dire|écrire|parler *{0,2} en? anglais|allemand|espagnol|italien|portugais|chinois|arabe|russe|turc $',
    ],
    right: ['Je peux répondre en anglais ?', 'On pourrait parler allemand ?', 'Puis-je le dire en espagnol ?'],
    wrong: ['Je peux parler anglais avec les clients', 'On peut manger italien ce soir', 'Je parle allemand'],
  },
]
