import { bareOf } from '#server/analysis/acts/units.ts'
import type { Word } from '#server/analysis/analysed.ts'
import type { Entity } from './entity.ts'
import { foundAt, foundFirst, has, isNumeral, parseAll } from './found.ts'
import { persons } from './persons.ts'
import { eventIn, partnerIn, resultIn, someoneIn, sumIn, weatherIn, wordIn, yearIn } from './remarks.ts'

const beforeVerb = '<neg>{0,1} <pron obj>{0,1} <adv>{0,2}'
// No form of "the thing for drying"; "son" is also a noun in Spanish.
const finiteVerbs = ['<verb -inf -ing -participle -part -ger -gerund><not noun>', '=ser|=essere|=sein<verb -inf>']
// What stands in German in another case is no subject.
const article = '~den|dem|einen|einem<det>'
const part = 'half|most|some|many|all|none of'
const genitive = "of|about|von|vom|über|de|del|du|des|d'|di|della|dello|dei|degli|delle|dell'|do|da|dos|das"
const about = 'sobre|sur|sul|sui|sulla|sullo|sulle|sugli'

const noun = `${article}{1,2} <adj>{0,1} [<noun>]`
// A verb that is a noun as well, where what follows is of the verb: "My uncle collects old stamps".
const likeNoun = ['<det>', '<prep>', '<adv>', '<adj -noun>'].flatMap((after) =>
  ['<verb pres 3s><not prep><not adj><not conj>', '<verb past><not adj>'].map((verb) => `${verb} ${after}`),
)
// "My umbrella flew away", "The lamp in the corridor is broken", "Half of the class has a cold", "In 1999 my team won", "Penguins can't fly".
const statements = parseAll([
  ...finiteVerbs.flatMap((verb) => [
    `^ ${noun} <adj>{0,1} <prep>{0,1} <det>{0,1} <noun>{0,1} ${beforeVerb} ${verb}`,
    `^ ${noun} <prep> <det>{0,1} <name> ${beforeVerb} ${verb}`,
    `^ ${article}{1,2} <noun> 's <adj>{0,1} [<noun>] ${beforeVerb} ${verb}`,
    `^ a|al <det>{0,2} [<noun>] no{0,1} le|les ${verb}`,
  ]),
  ...[...finiteVerbs, ...likeNoun].flatMap((verb) => [
    `^ ${part} ${noun} ${beforeVerb} ${verb}`,
    `^ <prep>{0,1} # ,{0,1} ${noun} ${beforeVerb} ${verb}`,
    `^ <adv>{1,2} ,{0,1} ${noun} ${beforeVerb} ${verb}`,
  ]),
  ...likeNoun.flatMap((verb) => [
    `^ ${noun} ${beforeVerb} ${verb}`,
    `^ ${noun} <prep> <det>{0,1} <noun> ${beforeVerb} ${verb}`,
    `^ ${noun} <neg> ${verb}`,
    `^ ${article}{1,2} <noun> [<noun><not adj>] ${verb}`,
  ]),
  `^ ${noun} <neg>{0,1} se|s'|si <verb -inf>`,
  `^ ${article}{1,2} <noun> 's <adj>{0,1} [<noun>] <adv>{0,2} <verb pres 3s>`,
  '^ <noun pl -name> [<noun pl -name>] <neg>{0,1} <adv>{0,2} <verb>',
  '^ [<noun pl -name>] <neg>{0,1} <adv>{0,2} <verb>',
])
// In German the verb stands between: "Gestern hat der Postbote …".
const turned = parseAll([`^ <prep>{0,1} # <verb -inf> ${noun}`, `^ <adv>{1,2} <verb -inf> ${noun}`])
// A noun that is in no lexicon, or only as a verb.
const unread = parseAll(finiteVerbs.map((verb) => `^ ${article}{1,2} [*] ${beforeVerb} ${verb}`))
// "The bus of Barbie is pink".
const owners = parseAll(
  finiteVerbs.map(
    (verb) =>
      `^ ${article}{0,2} <noun> <adj>{0,1} <prep>{0,1} <noun>{0,1} ${genitive}|${about} <det>{0,2} <adj -noun>{0,1} [*] <adj>{0,1} ${beforeVerb} ${verb}`,
  ),
)
// "Six legs", "tre notti".
const counts = parseAll(['<num><not det> <adj -noun>{0,1} [<noun>]', '# <adj -noun>{0,1} [<noun>]'])

const isFirstOrSecond = (tags: ReadonlySet<string>) =>
  ['1s', '1p', '2s', '2p'].some((tag) => tags.has(tag)) && !tags.has('3s') && !tags.has('3p')

/** What a statement is about that is not about those who talk, what they have done, and what its numbers count. */
export function subjectsIn(language: string, text: string, sentence: readonly Word[]): Entity[] {
  const { talking } = persons[language] ?? {}
  if (!talking) return []
  const sum = sumIn(text, sentence)
  if (sum) return [sum]
  const counted = countedIn(text, sentence)
  const isOfThose = sentence.some((word, at) => isTalking(talking, word, sentence[at + 1]))
  const isAsking = sentence.at(-1)?.text === '?'
  const matter = isAsking ? [] : isOfThose ? ofThose(language, text, sentence) : ofOthers(language, text, sentence)
  return [...matter, ...counted].filter((entity) => entity !== null)
}

function countedIn(text: string, sentence: readonly Word[]): (Entity | null)[] {
  const numbers = sentence.flatMap((word, at) => (isNumeral(word) ? [at] : []))
  return counts.flatMap((pattern) => numbers.map((at) => foundAt(pattern, at, { text, sentence, kind: 'counted' })))
}

const ofThose = (language: string, text: string, sentence: readonly Word[]): (Entity | null)[] => [
  eventIn(language, text, sentence) ?? partnerIn(language, text, sentence),
]

function ofOthers(language: string, text: string, sentence: readonly Word[]): (Entity | null)[] {
  const remark = wordIn(text, sentence) ?? resultIn(text, sentence) ?? someoneIn(language, text, sentence)
  if (remark) return [remark]
  const subject = subjectIn(language, text, sentence)
  const owner = foundFirst(owners, { text, sentence, kind: 'owner' })
  const year = yearIn(text, sentence)
  if (!subject) return [owner ?? weatherIn(text, sentence), year]
  const { family, people, anyone } = persons[language] ?? {}
  const lemmas = readingsAt(sentence, subject.start).map(({ lemma }) => bareOf(lemma))
  if (lemmas.some((lemma) => family?.has(lemma))) return [{ ...subject, kind: 'family' }, year]
  if (lemmas.some((lemma) => people?.has(lemma))) return [{ ...subject, kind: 'person' }, year]
  const isOwned = owner !== null && owner.start > subject.start
  const isAnyone = lemmas.some((lemma) => anyone?.has(lemma))
  return [isAnyone ? null : subject, isOwned ? owner : null, year]
}

// "Mi perro" and "le giraffe" are of others, "mi" and "le" alone may be of those who talk.
function isTalking(talking: ReadonlySet<string>, { lower, readings }: Word, next: Word | undefined): boolean {
  if (readings.length > 0 && readings.every(({ tags }) => isFirstOrSecond(tags))) return true
  const isArticle = readings.some(({ tags }) => tags.has('det'))
  const isBeforeNoun = next !== undefined && (has(next, 'noun') || has(next, 'adj'))
  return talking.has(bareOf(lower)) && !(isArticle && isBeforeNoun)
}

function subjectIn(language: string, text: string, sentence: readonly Word[]): Entity | null {
  const place = { text, sentence, kind: 'subject' } as const
  return (
    foundFirst(statements, place) ??
    (language === 'de' ? foundFirst(turned, place) : null) ??
    foundFirst(unread, place, ({ start }) =>
      readingsAt(sentence, start).every(({ tags }) => tags.has('word') || (tags.has('verb') && tags.has('inf'))),
    )
  )
}

const readingsAt = (sentence: readonly Word[], start: number) =>
  sentence.find((word) => word.start === start)?.readings ?? []
