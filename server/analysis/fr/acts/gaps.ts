import type { ActRule } from '#server/analysis/acts/act.ts'

export const gaps: readonly ActRule[] = [
  {
    act: 'dont_know',
    pattern: [
      '^ je suis|reste *{0,1} bloqué|bloquée|coincé|coincée|sec là|ici|maintenant? désolé|désolée? $',
      '^ je bloque|sèche|cale là|totalement|complètement|vraiment? $',
      '^ il me manque le|les|des|du|quelques *{0,2} mot|mots|vocabulaire *{0,5} $',
      '^ les mots me manquent *{0,4} $',
      '^ je manque de mots|vocabulaire *{0,5} $',
      '^ je? connais|ai pas|plus encore|toujours? les|ces|des|de|d|assez|le|mes|bons *{0,2} mots|vocabulaire *{0,5} $',
      '^ je suis pas *{0,1} sûr|sûre|certain|certaine pour|de|du|des|sur *{1,4} je sais pas *{0,6} $',
    ],
    right: [
      'Je bloque complètement',
      'Il me manque des mots en français',
      'je ne connais pas encore les mots',
      'Je ne suis pas sûre pour le prix, je ne sais pas ce qui est normal',
    ],
    wrong: [
      'Le train est bloqué',
      'Il me manque deux euros',
      'Ma sœur connaît les mots de la chanson',
      'Mon frère me manque',
    ],
  },
  {
    act: 'refusal',
    pattern: [
      '^ aujourd|aujourdhui? hui? je veux|souhaite|aime pas|plus parler|écrire|répondre|pratiquer *{0,1} français *{0,3} $',
      '^ pas de français aujourd|aujourdhui|maintenant|merci *{0,1} $',
      '^ je en? ai plus|pas envie de|du parler|écrire? *{0,1} français *{0,3} $',
    ],
    right: [
      'Je ne veux pas parler français maintenant',
      "Pas de français aujourd'hui",
      "Je n'ai plus envie de parler français",
    ],
    wrong: ['Je parle français tous les jours', 'Mon père ne veut pas de café', 'Je veux parler mieux français'],
  },
  {
    act: 'asks_repetition',
    pattern: [
      '^ c|ce était|est quoi la|le dernière|dernier|première|premier|fin chose|mot|phrase|question|partie *{0,5} $',
      '^ quel|quelle était|est la|le dernière|dernier|première|premier mot|phrase|question|chose|partie *{0,5} $',
      '^ vous|tu avez|as dit|demandé quoi à|en|au|juste la? fin|dernier|avant|début? $',
      '^ qu avez|as|est vous|tu|ce *{0,3} dit|demandé à|en|juste la? fin|dernier|avant $',
    ],
    right: [
      "C'était quoi le dernier mot ?",
      'Quelle était la première question ?',
      "Qu'est-ce que vous avez dit à la fin ?",
    ],
    wrong: ["C'était quoi le dernier film ?", 'Le dernier mot est à ma mère', "Qu'est-ce que tu as fait à la fin ?"],
  },
  {
    act: 'asks_meaning',
    isAsked: true,
    pattern: ['^ [~ça|ca|cela|qu|que|quoi|ce|il{1,2}] veut dire *{1,3} $', '^ ça|ca veut dire *{1,3} [~quoi|ça] $'],
    right: ['Reçu veut dire ticket ?', 'Quittance veut dire receipt ?', 'Dépanneur veut dire garage ?'],
    wrong: ['Ça veut dire non ?', 'Il veut dire bonjour ?', 'Mon père veut dire merci'],
  },
  {
    act: 'asks_meaning',
    isAsked: true,
    pattern: [
      '^ c|ce est quoi le|la|l|les|un|une|des [~prix|tarif|code|mot|nom|numéro|adresse|horaire|plan|problème|menu|plat|salaire|dernière|dernier|première|premier|règle|question] $',
    ],
    right: ["C'est quoi, le cumin ?", "c'est quoi un acompte ?", "C'est quoi, la chantilly ?"],
    wrong: ["C'est quoi le prix ?", "C'est quoi le code du wifi ?", "C'est bon, le citron ?"],
  },
]
