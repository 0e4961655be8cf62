import { bareText, foldText } from '#server/practice/guided/language/fold.ts'

/** A word of a text: as it stands there, as it is compared, and that without accents. */
export interface Word {
  written: string
  plain: string
  bare: string
  /** Whether a sentence ended before it. */
  isAfterStop?: true
  isAfterComma?: true
}

// Where an apostrophe stands between two words; elsewhere it is inside of one, as in "aujourd’hui" and "don’t".
const elisions: Readonly<Record<string, RegExp>> = {
  fr: /(?<=^(?:\p{L}{1,2}|\p{L}*qu)['’‘ʼ´])/iu,
  it: /(?<=['’‘ʼ´])/u,
  ca: /(?<=['’‘ʼ´])|(?=['’‘ʼ´]\p{L}{1,2}$)/u,
  pt: /(?<=['’‘ʼ´])/u,
}
const segmenters = new Map<string, Intl.Segmenter>()

function segmenterOf(language: string): Intl.Segmenter {
  const known = segmenters.get(language)
  if (known) return known
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
  segmenters.set(language, segmenter)
  return segmenter
}

function toWord(written: string, isAfterStop: boolean, isAfterComma: boolean): Word {
  const plain = foldText(written).replaceAll("'", '')
  const word = { written, plain, bare: bareText(plain) }
  return { ...word, ...(isAfterStop && { isAfterStop }), ...(isAfterComma && { isAfterComma }) }
}

const stop = /[.!?…;:。！？；：؟।\n]/u

/** The words of a text, numbers too, without punctuation and emoji. */
export function wordsOf(text: string, language: string): Word[] {
  const words: Word[] = []
  let [isAfterStop, isAfterComma] = [false, false]
  for (const { segment, isWordLike } of segmenterOf(language).segment(text)) {
    if (!isWordLike) {
      isAfterStop ||= words.length > 0 && stop.test(segment)
      isAfterComma ||= words.length > 0 && segment.includes(',')
      continue
    }
    const elision = elisions[language]
    const parts = elision ? segment.split(elision) : [segment]
    for (const part of parts) {
      if (!/[\p{L}\p{N}]/u.test(part)) continue
      words.push(toWord(part, isAfterStop, isAfterComma))
      isAfterStop = false
      isAfterComma = false
    }
  }
  return words
}

/** The sentences of a text. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?…。！？؟।])\s*|\n+/u).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}
