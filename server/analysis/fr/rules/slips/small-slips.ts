import type { Rule } from '#server/analysis/grammar/rule.ts'

const visits: Readonly<Record<string, string>> = {
  visiter: 'rendre visite à',
  visité: 'rendu visite à',
  visitons: 'rendons visite à',
  visitez: 'rendez visite à',
}
const people =
  'grand-mère|grand-père|grands-parents|mère|père|parents|tante|oncle|cousin|cousine|cousins|cousines|ami|amie|amis|amies|sœur|frère|copain|copine|copains|copines|famille'

/** Small words that are taken for others. */
export const smallSlips: readonly Rule[] = [
  {
    id: 'fr.choice.visit_people',
    kind: 'word_choice',
    pattern: `[visiter|visité|visitons|visitez] mon|ma|mes|ton|ta|tes|son|sa|ses|nos|vos|leurs ${people}`,
    better: ({ marked: [own] }) => visits[own?.lower ?? ''] ?? null,
    why: 'usual',
    wrong: [
      ['Je vais visiter ma grand-mère samedi.', 'Je vais rendre visite à ma grand-mère samedi.'],
      ['J’ai visité mes cousins.', 'J’ai rendu visite à mes cousins.'],
      ['Nous visitons nos amis.', 'Nous rendons visite à nos amis.'],
    ],
    right: ['Je vais visiter Paris.', 'J’ai visité le musée avec mes cousins.', 'Je rends visite à ma tante.'],
  },
  {
    id: 'fr.preposition.need_bare',
    kind: 'article',
    pattern: '=avoir pas|vraiment? besoin [du|des] temps|repos|calme|courage|vacances|conseils|lunettes $',
    better: 'de',
    why: 'needs_de',
    wrong: [
      ['J’ai besoin du temps.', 'J’ai besoin de temps.'],
      ['Elle a besoin des vacances.', 'Elle a besoin de vacances.'],
      ['J’ai besoin du repos.', 'J’ai besoin de repos.'],
    ],
    right: ['J’ai besoin de temps.', 'J’ai besoin du livre.', 'J’ai besoin des clés.'],
  },
  {
    id: 'fr.spelling.i_am',
    kind: 'verb_form',
    pattern: ['je ne? [sui]', 'je [soui]'],
    better: 'suis',
    why: 'person',
    wrong: [
      ['Je sui en retard.', 'Je suis en retard.'],
      ['Je ne sui pas prêt.', 'Je ne suis pas prêt.'],
      ['Oui, je sui allemand.', 'Oui, je suis allemand.'],
    ],
    right: ['Je suis là.', 'Je suivrai le guide.', 'Il suit le cours.'],
  },
  {
    id: 'fr.agreement.everybody',
    kind: 'agreement',
    pattern: '[toute|tous|toutes] le monde',
    better: 'tout',
    why: 'whole',
    wrong: [
      ['Toute le monde est là.', 'Tout le monde est là.'],
      ['Tous le monde aime ça.', 'Tout le monde aime ça.'],
      ['Je parle à tous le monde.', 'Je parle à tout le monde.'],
    ],
    right: ['Tout le monde est là.', 'Tous les gens sont là.', 'Toute la famille est là.'],
  },
  {
    id: 'fr.pronoun.reflexive_you',
    kind: 'word_choice',
    pattern: ["tu ne? [s'] <verb>", 'tu ne? [se] <verb>'],
    better: ({ marked: [own] }) => (own?.lower === 'se' ? 'te' : 't’'),
    why: 'reflexive',
    wrong: [
      ['Comment tu s’appelles ?', 'Comment tu t’appelles ?'],
      ['Tu se lèves à quelle heure ?', 'Tu te lèves à quelle heure ?'],
      ['Tu ne se souviens pas ?', 'Tu ne te souviens pas ?'],
    ],
    right: ['Comment tu t’appelles ?', 'Il s’appelle Marc.', 'Sais-tu s’il vient ?'],
  },
  {
    id: 'fr.preposition.agree_with',
    kind: 'preposition',
    pattern: "d' accord [à|de] moi|toi|lui|vous|elle|nous|eux",
    better: 'avec',
    why: 'agree',
    wrong: [
      ['Je suis d’accord à toi.', 'Je suis d’accord avec toi.'],
      ['Il est d’accord de moi.', 'Il est d’accord avec moi.'],
      ['On est d’accord à vous.', 'On est d’accord avec vous.'],
    ],
    right: ['Je suis d’accord avec toi.', 'D’accord, à demain.', 'D’accord pour lundi.'],
  },
  {
    id: 'fr.choice.for_years',
    kind: 'word_choice',
    pattern: 'depuis un|deux|trois|quatre|cinq|six|sept|huit|dix|# [années|année] $',
    better: ({ marked: [own] }) => (own?.lower === 'année' ? 'an' : 'ans'),
    why: 'usual',
    wrong: [
      ['J’habite ici depuis deux années.', 'J’habite ici depuis deux ans.'],
      ['Je chante depuis trois années.', 'Je chante depuis trois ans.'],
      ['Elle danse depuis dix années.', 'Elle danse depuis dix ans.'],
    ],
    right: ['J’habite ici depuis deux ans.', 'Depuis des années.', 'Depuis une année difficile.'],
  },
  {
    id: 'fr.article.good_idea',
    kind: 'article',
    pattern: "c' est|était [bon|bonne|mauvais|mauvaise idée|question|chose|nouvelle]",
    better: ({ marked: [own, noun] }) =>
      own && noun ? `une ${own.lower.startsWith('bon') ? 'bonne' : 'mauvaise'} ${noun.text}` : null,
    why: 'gender',
    wrong: [
      ['C’est bon idée.', 'C’est une bonne idée.'],
      ['C’est bonne question.', 'C’est une bonne question.'],
      ['C’était mauvaise idée.', 'C’était une mauvaise idée.'],
    ],
    right: ['C’est une bonne idée.', 'C’est bon.', 'C’est bon, ça !'],
  },
  {
    id: 'fr.choice.after_having',
    kind: 'verb_form',
    pattern: ['^ après [mangé|fini|travaillé|dîné|déjeuné|parlé|étudié|joué|dormi|lu|fait|vu|bu|pris]'],
    better: ({ marked: [own] }) => (own ? `avoir ${own.text}` : null),
    why: 'participle',
    wrong: [
      ['Après mangé, je dors.', 'Après avoir mangé, je dors.'],
      ['Après fini le travail, je cours.', 'Après avoir fini le travail, je cours.'],
      ['Après joué, on mange.', 'Après avoir joué, on mange.'],
    ],
    right: ['Après avoir mangé, je dors.', 'Après le dîner, je dors.', 'Et après, fini !'],
  },
  {
    id: 'fr.verb.participle_after_very',
    kind: 'verb_form',
    pattern: '=être<verb> très|trop|vraiment|si [motiver|fatiguer|intéresser|énerver|stresser|passionner|organiser]',
    better: ({ marked: [own], form }) => form(own, 'verb inf → verb part masc sg') || null,
    why: 'participle',
    wrong: [
      ['Je suis très motiver.', 'Je suis très motivé.'],
      ['Il est trop fatiguer.', 'Il est trop fatigué.'],
      ['Je suis vraiment intéresser.', 'Je suis vraiment intéressé.'],
    ],
    right: ['Je suis très motivé.', 'Il est trop tard.', 'Il faut motiver les élèves.'],
  },
]
