import type { Analyser } from '#server/analysis/analyse.ts'
import type { Word } from '#server/practice/guided/language/words/words.ts'

const readingsOf = (analyser: Analyser | null, { written }: Pick<Word, 'written'>) =>
  [written, written.toLowerCase()].flatMap((form) => analyser?.lexicon.read(form) ?? [])

/** What a word may be in a sentence, such as `verb` or `prep`; nothing where the lexicon does not know it. */
const classesOf = (analyser: Analyser | null, word: Word): Set<string> =>
  new Set(readingsOf(analyser, word).flatMap(({ tags }) => [...tags][0] ?? []))

export const isKnown = (analyser: Analyser | null, word: Word): boolean => readingsOf(analyser, word).length > 0

const tagsOf = { article: ['det', 'art'], preposition: ['prep', 'contracted'] } as const
export const isA = (analyser: Analyser | null, kind: keyof typeof tagsOf, word: Word): boolean =>
  readingsOf(analyser, word).some(({ tags }) => tagsOf[kind].some((tag) => tags.has(tag)))

/** Whether one may stand for the other in a sentence; as a verb, if that is asked. */
export function areOfOneClass(analyser: Analyser | null, one: Word, other: Word, asked?: 'verb'): boolean {
  const shared = classesOf(analyser, one).intersection(classesOf(analyser, other))
  return asked ? shared.has(asked) : shared.size > 0
}

const thing = ['noun', 'name']
export function isThing(analyser: Analyser | null, word: Word): boolean {
  const readings = readingsOf(analyser, word)
  return readings.length === 0 || readings.some(({ tags }) => thing.some((tag) => tags.has(tag)))
}

export function isMisspelt(analyser: Analyser | null, one: Word, other: Word): boolean {
  const exists = (analyser?.lexicon.read(one.written.toLowerCase()).length ?? 0) > 0
  return !exists && isAlike(one.bare, other.bare)
}

export function isFormOf(analyser: Analyser | null, one: Word, other: Word): boolean {
  const lemmas = (word: Word) => readingsOf(analyser, word).map(({ lemma }) => lemma)
  const own = new Set(lemmas(one))
  return isAlike(one.bare, other.bare) || lemmas(other).some((lemma) => own.has(lemma))
}

function isAlike(one: string, other: string): boolean {
  const longest = Math.max(one.length, other.length)
  let same = 0
  while (same < longest && one[same] === other[same]) same += 1
  return same * 2 >= longest
}
