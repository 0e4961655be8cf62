import { acts } from './acts.ts'
import type { LanguagePack } from '#server/analysis/pack.ts'
import { fromGerman } from './from/de.ts'
import { fromEnglish } from './from/en.ts'
import { fromSpanish } from './from/es.ts'
import { misspelt } from './lexicon/misspelt.ts'
import { articles } from './rules/articles.ts'
import { being } from './rules/being.ts'
import { clauses } from './rules/clauses.ts'
import { elision } from './rules/elision.ts'
import { homophones } from './rules/homophones.ts'
import { nounPhrase } from './rules/noun-phrase.ts'
import { prepositions } from './rules/prepositions.ts'
import { verbs } from './rules/verbs.ts'
import { words } from './rules/words.ts'
import { nounsWhy } from './why/nouns.ts'
import { prepositionsWhy } from './why/prepositions.ts'
import { sentencesWhy } from './why/sentences.ts'
import { soundsWhy } from './why/sounds.ts'
import { verbsWhy } from './why/verbs.ts'

const set = (text: string) => new Set(text.split(' '))

/** French. */
export const pack: LanguagePack = {
  language: 'fr',
  tokens: {
    elided: set('l d j qu c m t s n jusqu lorsqu puisqu'),
    // "Vous" is left out for the sake of "rendez-vous".
    afterHyphen: set('je tu il elle on ils elles ce t-il t-elle t-on moi toi le la les lui leur y en là ci'),
  },
  isWord: (word, isKnown) => {
    const parts = word.toLowerCase().split(/[-‑]/)
    return parts.length > 1 && parts.every((part) => isKnown(part) || /^(?:vous|nous)$/.test(part))
  },
  settlings: [{ pattern: "je|j'|tu|il|on|ils ne|n'? [<verb>]", keep: 'verb' }],
  misspelt,
  rules: [
    ...elision,
    ...homophones,
    ...clauses,
    ...words,
    ...being,
    ...prepositions,
    ...articles,
    ...verbs,
    ...nounPhrase,
  ],
  from: { en: fromEnglish, de: fromGerman, es: fromSpanish },
  why: { ...soundsWhy, ...verbsWhy, ...nounsWhy, ...prepositionsWhy, ...sentencesWhy },
  acts,
}
