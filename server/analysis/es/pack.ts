import { acts } from './acts.ts'
import { entities } from './entities.ts'
import type { LanguagePack } from '#server/analysis/pack.ts'
import { foldText } from '#server/analysis/fold.ts'
import { fromEnglish } from './from/en.ts'
import { fromFrench, fromItalian, fromPortuguese } from './from/romance.ts'
import { accents } from './rules/accents.ts'
import { afterVerbs } from './rules/after-verbs.ts'
import { articles } from './rules/articles.ts'
import { being } from './rules/be.ts'
import { confused } from './rules/confused.ts'
import { habits } from './rules/habits.ts'
import { moods } from './rules/moods.ts'
import { negation } from './rules/negation.ts'
import { nounPhrase } from './rules/noun-phrase.ts'
import { numbers } from './rules/numbers.ts'
import { order } from './rules/order.ts'
import { places } from './rules/places.ts'
import { prepositions } from './rules/prepositions.ts'
import { pronouns } from './rules/pronouns.ts'
import { serEstar } from './rules/ser-estar.ts'
import { subjects } from './rules/subjects.ts'
import { tenses } from './rules/tenses.ts'
import { verbs } from './rules/verbs.ts'
import { words } from './rules/words.ts'
import { accentsAndWords } from './why/accents-and-words.ts'
import { choices } from './why/choices.ts'
import { forms } from './why/forms.ts'
import { habitsAndFriends } from './why/habits-and-friends.ts'
import { ordersAndTenses } from './why/orders-and-tenses.ts'
import { subjectsAndPlaces } from './why/subjects-and-places.ts'
import { smallWordsWhy } from './why/small-words.ts'
import { mend } from './spelling.ts'
import { misspelt } from './misspelt.ts'

const everyday = new Set(
  'chao chido chida chidos chidas chévere guay finde porfa boli peli cole insti profe tele majo maja móvil wifi selfie meme app chat vale genial subte cof jeje super lol xd'.split(
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
  mend,
  rules: [
    ...confused,
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
    ...subjects,
    ...being,
    ...negation,
    ...numbers,
    ...places,
    ...order,
    ...tenses,
    ...articles,
  ],
  from: { en: fromEnglish, fr: fromFrench, it: fromItalian, pt: fromPortuguese },
  why: {
    ...forms,
    ...choices,
    ...accentsAndWords,
    ...smallWordsWhy,
    ...subjectsAndPlaces,
    ...ordersAndTenses,
    ...habitsAndFriends,
  },
  acts,
  entities,
}
