import { acts } from './acts.ts'
import type { LanguagePack } from '#server/analysis/pack.ts'
import { foldText } from '#server/analysis/fold.ts'
import { accents } from './rules/accents.ts'
import { nounPhrase } from './rules/noun-phrase.ts'
import { prepositions } from './rules/prepositions.ts'
import { serEstar } from './rules/ser-estar.ts'
import { verbs } from './rules/verbs.ts'
import { words } from './rules/words.ts'
import { accentsAndWords } from './why/accents-and-words.ts'
import { choices } from './why/choices.ts'
import { forms } from './why/forms.ts'

/** Spanish, of Spain and America. */
export const pack: LanguagePack = {
  language: 'es',
  tokens: { elided: new Set(), afterHyphen: new Set() },
  // Verbs with pronouns at their end: "asígnalo", "dándomelo".
  isWord: (word, isKnown) => {
    const verb = /^(.+?)(?:[mts]e|nos|os)?(?:l[aeo]s?)?$/.exec(word.toLowerCase())?.[1] ?? ''
    return verb.length < word.length && [verb, foldText(verb)].some((each) => each.length > 2 && isKnown(each))
  },
  settlings: [{ pattern: '<pron subj> no? [<verb>]', keep: 'verb' }],
  rules: [...accents, ...serEstar, ...verbs, ...prepositions, ...words, ...nounPhrase],
  from: {},
  why: { ...forms, ...choices, ...accentsAndWords },
  acts,
}
