import { longAdjectives, onlyAdjectives, shortAdjectives } from './adjectives.ts'
import { irregularPlurals, jobs, onlyNouns, persons, uncountable } from './nouns.ts'
import { alsoNouns, onlyVerbs } from './verb-lists.ts'

const [nouns, verbs, adjectives] = [onlyNouns, onlyVerbs, onlyAdjectives].map((words) => new Set(words))
const [people, works, mass] = [persons, jobs, uncountable].map((words) => new Set(words))
const described = new Set([...shortAdjectives, ...longAdjectives])
const has = (set: ReadonlySet<string> | undefined, word: string) => set?.has(word) === true

/** Adjectives that are nouns or verbs too. */
const alsoNoun = new Set(
  `cold light orange sweet dark favourite favorite professional public past present future fat native plastic individual musical medical sour red blue green yellow black white brown pink grey gray purple kind
human national local single double final material`.split(/\s+/),
)
const alsoVerb = new Set(
  'clean warm cool slow dry wet close open clear calm own free complete correct empty broken worried present'.split(
    ' ',
  ),
)

const unflaggedVerbs = new Set('breathe care fit hope light match own pass shop stare tie text train'.split(' '))

/** Forms of other verbs that are verbs of their own too, but hardly ever meant, and small words. */
const neverVerbs = new Set(
  'found saw felt fell wound bound ground well back home right past long even down up out left born ate lit'.split(' '),
)

/** Whether a word is a verb; `isFlagged` is what the dictionary says. */
export const isVerbOf = (word: string, isFlagged: boolean): boolean =>
  (isFlagged || has(verbs, word) || has(unflaggedVerbs, word)) &&
  !neverVerbs.has(word) &&
  !has(nouns, word) &&
  !has(adjectives, word) &&
  (!described.has(word) || alsoVerb.has(word))

/** Whether a word is a noun that is counted and listed by hand. */
export const isListedNoun = (word: string): boolean =>
  (has(nouns, word) || has(people, word) || has(works, word)) && !has(mass, word) && !word.endsWith('s')

/** Whether a word is a noun. */
export const isNounOf = (word: string, isFlagged: boolean): boolean =>
  has(nouns, word) ||
  has(people, word) ||
  has(works, word) ||
  has(mass, word) ||
  (isFlagged && (!has(verbs, word) || alsoNouns.has(word)) && (!described.has(word) || alsoNoun.has(word)))

/** Whether a word is an adjective. */
export const isAdjectiveOf = (word: string, isFlagged: boolean): boolean =>
  described.has(word) || (isFlagged && !has(verbs, word) && !has(nouns, word) && irregularPlurals[word] === undefined)

/** The tags of a noun. */
export function nounTags(word: string, number: 'sg' | 'pl'): string {
  return [
    'noun',
    number,
    ...(has(mass, word) ? ['mass'] : []),
    ...(has(people, word) ? ['person'] : []),
    ...(has(works, word) ? ['job'] : []),
    ...(/^\p{Lu}/u.test(word) ? ['name'] : []),
  ].join(' ')
}
