import { acts } from './acts.ts'
import { entities } from './entities.ts'
import type { LanguagePack } from '#server/analysis/pack.ts'
import { fromGerman } from './from/de.ts'
import { fromEnglish } from './from/en.ts'
import { moreFromEnglish } from './from/en-more.ts'
import { fromSpanish } from './from/es.ts'
import { fromItalian } from './from/it.ts'
import { misspelt } from './lexicon/misspelt.ts'
import { articles } from './rules/articles.ts'
import { being } from './rules/being.ts'
import { choices } from './rules/choices.ts'
import { clauses } from './rules/clauses.ts'
import { constructions } from './rules/constructions.ts'
import { elision } from './rules/elision.ts'
import { homophones } from './rules/slips/homophones.ts'
import { missing } from './rules/missing.ts'
import { moods } from './rules/moods.ts'
import { moreAgreement } from './rules/more-agreement.ts'
import { moreSounds } from './rules/slips/more-sounds.ts'
import { nounPhrase } from './rules/noun-phrase.ts'
import { order } from './rules/order.ts'
import { places } from './rules/places.ts'
import { prepositions } from './rules/prepositions.ts'
import { pronounRules } from './rules/pronouns.ts'
import { smallSlips } from './rules/slips/small-slips.ts'
import { moreSlips } from './rules/slips/more-slips.ts'
import { slips } from './rules/slips/slips.ts'
import { tenses } from './rules/tenses.ts'
import { verbs } from './rules/verbs.ts'
import { words } from './rules/words.ts'
import { constructionsWhy } from './why/constructions.ts'
import { nounsWhy } from './why/nouns.ts'
import { prepositionsWhy } from './why/prepositions.ts'
import { pronounsWhy } from './why/pronouns.ts'
import { sentencesWhy } from './why/sentences.ts'
import { mend } from './spelling.ts'
import { soundsWhy } from './why/sounds.ts'
import { tensesWhy } from './why/tenses.ts'
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
  mend,
  rules: [
    ...moreSounds,
    ...elision,
    ...homophones,
    ...clauses,
    ...words,
    ...tenses,
    ...order,
    ...missing,
    ...pronounRules,
    ...constructions,
    ...places,
    ...choices,
    ...being,
    ...prepositions,
    ...articles,
    ...moreSlips,
    ...smallSlips,
    ...verbs,
    ...slips,
    ...moods,
    ...nounPhrase,
    ...moreAgreement,
  ],
  from: { en: [...fromEnglish, ...moreFromEnglish], de: fromGerman, es: fromSpanish, it: fromItalian },
  why: {
    ...soundsWhy,
    ...verbsWhy,
    ...nounsWhy,
    ...prepositionsWhy,
    ...sentencesWhy,
    ...tensesWhy,
    ...pronounsWhy,
    ...constructionsWhy,
  },
  acts,
  entities,
}
