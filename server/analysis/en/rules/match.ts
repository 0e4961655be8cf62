import type { Word } from '#server/analysis/analysed.ts'
import type { Match } from '#server/analysis/grammar/rule.ts'

/** Where a clause begins for certain: the elements that may stand before its subject. */
export const begins = ['^', 'because|but|when|that|think|,'] as const

/** The same pattern after each of several beginnings. */
export const after = (before: readonly string[], ...patterns: readonly string[]): string[] =>
  before.flatMap((each) => patterns.map((pattern) => `${each} ${pattern}`))

/** Words as they are written one after the other; "I" is written large. */
export const textOf = (...words: readonly (readonly Word[])[]): string =>
  words
    .flat()
    .map(({ text, lower }) => (text.startsWith("'") || text.startsWith('’') ? text : ` ${lower === 'i' ? 'I' : text}`))
    .join('')
    .trim()

/** The same with a small first letter, for words that no longer begin the sentence. */
export const smallTextOf = (...words: readonly (readonly Word[])[]): string => {
  const text = textOf(...words)
  const [first] = words.flat()
  const isName = first?.readings.some(({ tags }) => tags.has('name'))
  return isName || first?.lower === 'i' ? text : (text[0] ?? '').toLowerCase() + text.slice(1)
}

/** Whether some reading of a word has all these tags. */
export const is = (word: Word | undefined, tags: string): boolean =>
  word?.readings.some((reading) => tags.split(' ').every((tag) => reading.tags.has(tag))) ?? false

/** The word after the marked ones, in small letters. */
export const nextOf = ({ marked, sentence }: Match): string => {
  const last = marked.at(-1)
  return last ? (sentence[sentence.indexOf(last) + 1]?.lower ?? '') : ''
}

/** Whether the sentence is a question. */
export const isQuestion = ({ sentence }: Match): boolean => sentence.at(-1)?.lower === '?'

/** Whether one of these words stands in the sentence before the match. */
export const hasBefore = ({ sentence, at }: Match, words: ReadonlySet<string>): boolean =>
  sentence.slice(0, at).some(({ lower }) => words.has(lower))

/** A set of words. */
export const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

const takesBase = wordSet(`
can could may might must shall should will would cannot can't couldn't mustn't shouldn't won't wouldn't 'll 'd do does did don't doesn't didn't let lets make makes made making
help helps helped see saw seen hear heard watch watched suggest suggests suggested recommend recommends recommended insist insists insisted demand demands demanded important
essential necessary better rather to wish have had
`)

/** Whether a word before, in the same clause, may be why a verb stands without an ending. */
export function mayBeBase({ sentence, at }: Match): boolean {
  for (let place = at - 1; place >= 0; place--) {
    const lower = sentence[place]?.lower ?? ''
    if (takesBase.has(lower)) return true
    if (lower === 'because' || lower === 'but' || lower === 'when') return false
  }
  return false
}

/** The present form of a verb that fits a pronoun. */
export function presentOf({ form }: Match, verb: Word | undefined, pronoun: string): string {
  const isThird = pronoun === 'he' || pronoun === 'she' || pronoun === 'it'
  if (is(verb, 'verb be')) return isThird ? 'is' : pronoun === 'i' ? 'am' : 'are'
  if (is(verb, isThird ? 'verb pres 3s' : 'verb inf')) return verb?.lower ?? ''
  return form(verb, isThird ? 'verb → verb pres 3s' : 'verb → verb inf')
}

/** The form of "be" that fits a pronoun. */
export const beOf = (pronoun: string): string =>
  pronoun === 'i' ? 'am' : ['he', 'she', 'it', 'this', 'that'].includes(pronoun) ? 'is' : 'are'

/** The past form of a verb; of "be" the one that fits the pronoun. */
export function pastOf({ form }: Match, verb: Word | undefined, pronoun: string): string {
  if (is(verb, 'verb be')) return ['i', 'he', 'she', 'it'].includes(pronoun) ? 'was' : 'were'
  return form(verb, 'verb → verb past')
}

/** A verb in the form in which the first of the marked words is. */
export function inFormOf({ marked: [verb], lexicon }: Match, lemma: string): string | null {
  const tags = ['verb inf', 'verb pres 3s', 'verb ing', 'verb past', 'verb participle'].find((each) => is(verb, each))
  return (tags && lexicon.formsOf(lemma, tags)[0]) || null
}
