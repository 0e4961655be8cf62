import type { Word } from '#server/analysis/analysed.ts'
import type { Match, Rule } from '#server/analysis/grammar/rule.ts'
import { personOf, subjects, withPronoun } from '#server/analysis/fr/match.ts'

const withBe = /^(?:aller|venir|partir|arriver|rester|tomber|sortir|entrer|rentrer|naître|mourir|devenir|revenir)$/
const states = /^(?:être|avoir|habiter|vouloir|pouvoir|devoir|savoir|aimer|croire|penser)$/
const have: Readonly<Record<string, string>> = {
  '1s': 'ai',
  '2s': 'as',
  '3s': 'a',
  '1p': 'avons',
  '2p': 'avez',
  '3p': 'ont',
}
const be: Readonly<Record<string, string>> = {
  '1s': 'suis',
  '2s': 'es',
  '3s': 'est',
  '1p': 'sommes',
  '2p': 'êtes',
  '3p': 'sont',
}
const go: Readonly<Record<string, string>> = {
  '1s': 'vais',
  '2s': 'vas',
  '3s': 'va',
  '1p': 'allons',
  '2p': 'allez',
  '3p': 'vont',
}
const past = [
  '^ <conj>? hier|avant-hier matin|soir|après-midi? ,?',
  '^ la semaine dernière ,?',
  "^ l' année|été|hiver dernière|dernier ,?",
  '^ le mois|week-end dernier ,?',
  '^ il y a <num> ans|jours|mois|semaines ,?',
  '^ il y a # ans|jours|mois|semaines ,?',
]
const future = [
  '^ <conj>? demain matin|soir|après-midi? ,?',
  '^ la semaine prochaine ,?',
  "^ l' année|été|hiver prochaine|prochain ,?",
  '^ le mois|week-end prochain ,?',
]

function lemmaOf(word: Word | undefined, tag: string): string | null {
  const lemmas = new Set((word?.readings ?? []).filter(({ tags }) => tags.has(tag)).map(({ lemma }) => lemma))
  return lemmas.has('être') ? 'être' : lemmas.size === 1 ? ([...lemmas][0] ?? null) : null
}

function inPast(match: Match, who: Word | undefined, verb: Word | undefined): string | null {
  const [person, lemma] = [personOf[who?.lower ?? ''] ?? '', lemmaOf(verb, 'pres')]
  if (!who || !verb?.readings.every(({ tags }) => tags.has('verb') || tags.has('noun')) || lemma === null) return null
  if (states.test(lemma)) {
    const own = { ...verb, readings: verb.readings.filter((reading) => reading.lemma === lemma) }
    const better = match.form(own, `pres → verb impf ${person}`)
    return better ? withPronoun(who, better) : null
  }
  const gender = /^elles?$/.test(who.lower) ? 'fem' : 'masc'
  const tags = withBe.test(lemma) ? `${gender} ${person.endsWith('p') ? 'pl' : 'sg'}` : 'masc sg'
  const part = match.form(verb, `pres → verb part ${tags}`)
  const auxiliary = (withBe.test(lemma) ? be : have)[person]
  return part && auxiliary ? withPronoun(who, `${auxiliary} ${part}`) : null
}

/** The time that a word such as "hier" names, and the tense. */
export const tenses: readonly Rule[] = [
  {
    id: 'fr.tense.past_marker',
    kind: 'tense',
    pattern: [
      ...past.map((when) => `${when} [${subjects} <verb pres -part>] !<verb part>`),
      `^ [${subjects} <verb pres -part>] !<verb part> <not verb>{0,5} !!depuis|d'|de hier|avant-hier matin|soir|après-midi? $`,
      `^ [${subjects} <verb pres -part>] !<verb part> <not verb>{0,5} !!depuis|d'|de|à|que la|l'|le semaine|année|été|mois|week-end dernière|dernier $`,
    ],
    better: (match) => {
      const [who, verb] = match.marked
      if (!who || !verb) return null
      if (/^(?:ai|as|a|avons|avez|ont)$/.test(verb.lower)) return null
      return inPast(match, who, verb)
    },
    why: 'past_tense',
    wrong: [
      ['Hier, je mange une pizza.', 'Hier, j’ai mangé une pizza.'],
      ['La semaine dernière nous allons au cinéma.', 'La semaine dernière nous sommes allés au cinéma.'],
      ['Je regarde un film hier soir.', 'J’ai regardé un film hier soir.'],
      ['Hier je suis à la maison.', 'Hier j’étais à la maison.'],
    ],
    right: [
      'Hier, j’ai mangé une pizza.',
      'Hier je suis allé au parc.',
      'Il y a deux ans que j’habite ici.',
      'Je pense que c’était hier.',
    ],
  },
  {
    id: 'fr.tense.future_marker',
    kind: 'tense',
    pattern: future.flatMap((when) => [
      `${when} [${subjects} <only verb impf>]`,
      `${when} [${subjects} =avoir|=être<verb pres> <verb part>]`,
    ]),
    better: (match) => {
      const [who, verb, part] = match.marked
      if (!who || !verb) return null
      const person = personOf[who.lower] ?? ''
      if (part) {
        const lemma = lemmaOf(part, 'part')
        return lemma && (lemmaOf(verb, 'pres') === 'avoir' || withBe.test(lemma))
          ? withPronoun(who, `${go[person]} ${lemma}`)
          : null
      }
      if (/^(?:vouloir|penser|devoir|avoir|être|pouvoir|aller)$/.test(lemmaOf(verb, 'impf') ?? 'avoir')) return null
      const better = match.form(verb, `impf → verb fut ${person}`)
      return better ? withPronoun(who, better) : null
    },
    why: 'future_tense',
    wrong: [
      ['Demain j’ai acheté un livre.', 'Demain je vais acheter un livre.'],
      ['L’année prochaine je travaillais à Rome.', 'L’année prochaine je travaillerai à Rome.'],
      ['La semaine prochaine, nous avons mangé chez Paul.', 'La semaine prochaine, nous allons manger chez Paul.'],
    ],
    right: [
      'Demain, j’ai cours.',
      'Demain je vais acheter un livre.',
      'L’année prochaine, je pars.',
      'Demain, je suis libre.',
    ],
  },
  {
    id: 'fr.tense.if_future',
    kind: 'tense',
    pattern: `^ <conj>? si|s' [${subjects} <only verb fut>]`,
    better: (match) => {
      const [who, verb] = match.marked
      if (!who || !verb) return null
      const better = match.form(verb, `fut → verb pres ${personOf[who.lower]}`)
      return better ? withPronoun(who, better) : null
    },
    why: 'if_present',
    wrong: [
      ['Si tu viendras, je serai content.', 'Si tu viens, je serai content.'],
      ['S’il pleuvra, je resterai ici.', 'S’il pleut, je resterai ici.'],
      ['Si j’aurai le temps, je viendrai.', 'Si j’ai le temps, je viendrai.'],
    ],
    right: ['Si tu viens, je serai content.', 'Je ne sais pas si tu viendras.', 'Quand tu viendras, on mangera.'],
  },
  {
    id: 'fr.tense.if_result',
    kind: 'tense',
    pattern: [
      `^ <conj>? si|s' ${subjects} ne|n'|y? <only verb impf> <not verb>{0,6} , [${subjects} <only verb fut>]`,
      `^ <conj>? si|s' ${subjects} =être|=avoir|=pouvoir<only verb impf> <not verb>{0,6} , [${subjects} <verb pres -part>]`,
    ],
    better: (match) => {
      const [who, verb] = match.marked
      if (!who || !verb) return null
      if (/^(?:ai|as|a|avons|avez|ont|es|est|suis)$/.test(verb.lower)) return null
      const tense = verb.readings.some(({ tags }) => tags.has('fut')) ? 'fut' : 'pres'
      const better = match.form(verb, `${tense} → verb cond ${personOf[who.lower]}`)
      return better ? withPronoun(who, better) : null
    },
    why: 'if_conditional',
    wrong: [
      ['Si j’avais le temps, je viendrai.', 'Si j’avais le temps, je viendrais.'],
      ['Si j’étais riche, j’achète une maison.', 'Si j’étais riche, j’achèterais une maison.'],
      ['Si tu étais là, on mangera ensemble.', 'Si tu étais là, on mangerait ensemble.'],
    ],
    right: ['Si j’avais le temps, je viendrais.', 'Si j’ai le temps, je viendrai.', 'Quand j’avais faim, je mangeais.'],
  },
  {
    id: 'fr.tense.when_child',
    kind: 'tense',
    pattern: [
      `^ quand|lorsque|lorsqu' ${subjects} =être<only verb impf> petit|petite|enfant|jeune|petits|enfants ,? [${subjects} <verb pres -part>] !<verb part>`,
      `^ quand|lorsque|lorsqu' ${subjects} =être<only verb impf> petit|petite|enfant|jeune|petits|enfants ,? [${subjects} =avoir<verb pres> <verb part>] *{0,3} tous|toujours|souvent|chaque`,
    ],
    better: (match) => {
      const [who, verb, part] = match.marked
      if (!who || !verb) return null
      const lemma = part ? lemmaOf(part, 'part') : lemmaOf(verb, 'pres')
      if (lemma === null || /^(?:penser|croire|savoir)$/.test(lemma)) return null
      const better = match.form(part ?? verb, `${part ? 'part' : 'pres'} → verb impf ${personOf[who.lower]}`)
      return better ? withPronoun(who, better) : null
    },
    why: 'habit_tense',
    wrong: [
      ['Quand j’étais petit, je joue au parc.', 'Quand j’étais petit, je jouais au parc.'],
      [
        'Quand j’étais enfant j’ai joué dehors tous les jours.',
        'Quand j’étais enfant je jouais dehors tous les jours.',
      ],
      ['Quand elle était jeune, elle habite à Rome.', 'Quand elle était jeune, elle habitait à Rome.'],
    ],
    right: [
      'Quand j’étais petit, je jouais au parc.',
      'Quand j’étais petit, j’ai déménagé à Lyon.',
      'Quand je suis fatigué, je dors.',
    ],
  },
  {
    id: 'fr.tense.since',
    kind: 'tense',
    pattern: `[${subjects} =avoir<verb pres> =étudier|=travailler|=habiter|=apprendre|=vivre|=connaître|=attendre<verb part>] <not verb>{0,4} depuis`,
    better: (match) => {
      const [who, , part] = match.marked
      if (!who) return null
      const better = match.form(part, `part → verb pres ${personOf[who.lower]}`)
      return better ? withPronoun(who, better) : null
    },
    why: 'since',
    wrong: [
      ['J’ai habité ici depuis deux ans.', 'J’habite ici depuis deux ans.'],
      ['Elle a travaillé à Rome depuis mars.', 'Elle travaille à Rome depuis mars.'],
      ['Nous avons étudié le français depuis un an.', 'Nous étudions le français depuis un an.'],
    ],
    right: ['J’habite ici depuis deux ans.', 'J’ai habité ici pendant deux ans.', 'Je n’ai pas dormi depuis hier.'],
  },
  {
    id: 'fr.tense.if_second',
    kind: 'tense',
    pattern: `<verb cond> *{0,4} si|s' [${subjects} <only verb cond>]`,
    better: (match) => {
      const [who, verb] = match.marked
      if (!who || !verb) return null
      const before = match.sentence[match.sentence.indexOf(who) - 2]?.lower ?? ''
      if (/^(?:savoir|dire|demander|voir)$/.test(before)) return null
      const better = match.form(verb, `cond → verb impf ${personOf[who.lower]}`)
      return better ? withPronoun(who, better) : null
    },
    why: 'if_clause',
    wrong: [
      ['Je viendrais si j’aurais le temps.', 'Je viendrais si j’avais le temps.'],
      ['Je serais content si tu viendrais.', 'Je serais content si tu venais.'],
      ['On mangerait dehors s’il ferait beau.', 'On mangerait dehors s’il faisait beau.'],
    ],
    right: [
      'Je viendrais si j’avais le temps.',
      'Je voudrais savoir si tu pourrais venir.',
      'Je ne sais pas si elle viendrait.',
    ],
  },
]
