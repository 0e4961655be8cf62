import { acts } from './acts.ts'
import { entities } from './entities.ts'
import type { LanguagePack } from '#server/analysis/pack.ts'
import { foldText } from '#server/analysis/fold.ts'
import { accents } from './rules/accents.ts'
import { afterVerbs } from './rules/after-verbs.ts'
import { habits } from './rules/habits.ts'
import { moods } from './rules/moods.ts'
import { nounPhrase } from './rules/noun-phrase.ts'
import { prepositions } from './rules/prepositions.ts'
import { pronouns } from './rules/pronouns.ts'
import { serEstar } from './rules/ser-estar.ts'
import { verbs } from './rules/verbs.ts'
import { words } from './rules/words.ts'
import { accentsAndWords } from './why/accents-and-words.ts'
import { choices } from './why/choices.ts'
import { forms } from './why/forms.ts'
import { smallWordsWhy } from './why/small-words.ts'
import { misspelt } from './misspelt.ts'

const everyday = new Set(
  'chido chida chidos chidas chévere guay finde porfa boli peli cole insti profe tele majo maja móvil wifi selfie meme app chat vale genial'.split(
    ' ',
  ),
)
const thematic: Readonly<Record<string, string>> = { á: 'ar', é: 'er', í: 'ir' }
/** "Sabés" of Argentina is "saber". */
const voseoInfinitive = (word: string) => word.replace(/([áéí])s$/, (_, vowel: string) => thematic[vowel] ?? '')
/** The words that "trabajito", "casita" and "cafecito" may be made from. */
const diminutives = (word: string): string[] => {
  const stem = /^(.{3,}?)(?:c?it)[oa]s?$/.exec(word)?.[1]
  return stem === undefined ? [] : ['o', 'a', 'e', ''].map((ending) => stem + ending)
}

/** Spanish, of Spain and America. */
export const pack: LanguagePack = {
  language: 'es',
  tokens: { elided: new Set(), afterHyphen: new Set() },
  // Verbs with pronouns at their end: "asígnalo", "dándomelo".
  isWord: (word, isKnown) => {
    const lower = word.toLowerCase()
    if (everyday.has(lower) || isKnown(voseoInfinitive(lower)) || diminutives(lower).some(isKnown)) return true
    const verb = /^(.+?)(?:[mts]e|nos|os)?(?:l[aeo]s?)?$/.exec(word.toLowerCase())?.[1] ?? ''
    return verb.length < word.length && [verb, foldText(verb)].some((each) => each.length > 2 && isKnown(each))
  },
  settlings: [{ pattern: '<pron subj> no? [<verb>]', keep: 'verb' }],
  misspelt,
  rules: [
    ...accents,
    ...serEstar,
    ...habits,
    ...verbs,
    ...moods,
    ...pronouns,
    ...prepositions,
    ...afterVerbs,
    ...words,
    ...nounPhrase,
  ],
  from: {},
  why: { ...forms, ...choices, ...accentsAndWords, ...smallWordsWhy },
  acts,
  entities,
}
