import type { Listener } from './listener.ts'
import { sentencesOf, type Word } from './words/words.ts'

/** A word of a text, and whether it is in another language than the one that is practised. */
export interface MarkedWord {
  word: Word
  isForeign: boolean
}
/** What a word alone says: it is of this language, of another, of both, of none (a number, a name), or unknown. */
type Sign = 'practised' | 'foreign' | 'shared' | 'neutral' | 'unknown'

// Scores differ by this much before they count: little for a sentence, much for a word or two.
const leads = { sentence: 0.06, words: 0.3, word: 0.5 } as const

/** The texts whose marks are kept for a listener. */
const mostMarked = 200
const marks = new WeakMap<Listener, Map<string, MarkedWord[]>>()

/** Every word of a text, marked. Sentences are judged as a whole first, then word by word where they are mixed. */
export function markForeign(listener: Listener, text: string): MarkedWord[] {
  const kept = marks.get(listener) ?? new Map<string, MarkedWord[]>()
  marks.set(listener, kept)
  const known = kept.get(text)
  if (known) return known
  const marked = sentencesOf(text).flatMap((sentence) => markSentence(listener, sentence))
  if (kept.size >= mostMarked) kept.clear()
  kept.set(text, marked)
  return marked
}

/** Whether a text is as a whole in another language. */
export function isForeign(listener: Listener, text: string): boolean {
  const marked = markForeign(listener, text)
  return marked.length > 0 && marked.filter((mark) => mark.isForeign).length > marked.length / 2
}

function markSentence(listener: Listener, sentence: string): MarkedWord[] {
  const words = listener.tongue.wordsOf(sentence)
  const isTitle = words.length > 1 && words.every(isName)
  const signs = words.map((word, index) => signOf(listener, word, index === 0 && !isTitle))
  const count = (sign: Sign) => signs.filter((each) => each === sign).length
  const [practised, foreign, unknown] = [count('practised'), count('foreign'), count('unknown')]
  if (practised > 0 && foreign > 0) return settle(words, spread(listener, words, signs))
  if (practised > 0 || foreign + unknown === 0) return settle(words, signs)
  if (foreign > 1 || (foreign > 0 && unknown === 0)) return settle(words, fill(signs, 'foreign'))
  const enough = foreign > 0 ? 0 : unknown > 2 ? leads.sentence : unknown > 1 ? leads.words : leads.word
  return settle(words, leadOf(listener, sentence) < -enough ? fill(signs, 'foreign') : signs)
}

const settle = (words: readonly Word[], signs: readonly Sign[]): MarkedWord[] =>
  words.map((word, index) => ({ word, isForeign: signs[index] === 'foreign' }))
const fill = (signs: readonly Sign[], sign: Sign): Sign[] => signs.map((each) => (isOpen(each) ? sign : each))
const isOpen = (sign: Sign) => sign === 'unknown' || sign === 'shared'

// An open word goes with the nearest one that tells, and between two different ones with what it looks like itself.
function spread(listener: Listener, words: readonly Word[], signs: readonly Sign[]): Sign[] {
  const telling = (index: number) =>
    signs.slice(index, index + 1).find((sign) => sign === 'practised' || sign === 'foreign')
  return signs.map((sign, index) => {
    if (!isOpen(sign)) return sign
    for (let away = 1; away < signs.length; away += 1) {
      const before = index < away ? undefined : telling(index - away)
      const after = telling(index + away)
      if (before && after && before !== after) return looksOf(listener, words[index]) ?? before
      if (before || after) return before ?? after ?? sign
    }
    return sign
  })
}

function looksOf(listener: Listener, word: Word | undefined): Sign | null {
  const lead = word ? leadOf(listener, word.plain) : 0
  return lead === 0 ? null : lead > 0 ? 'practised' : 'foreign'
}

/** By how much a text looks more like the language practised than like any other. */
function leadOf({ detect, tongue, others }: Listener, text: string): number {
  const names = others.map(({ language }) => language)
  if (names.length === 0) return 0
  const scores = detect(text, [tongue.language, ...names])
  return (scores[tongue.language] ?? 0) - Math.max(...names.map((name) => scores[name] ?? 0))
}

function signOf({ tongue, others, known }: Listener, word: Word, isFirst: boolean): Sign {
  if (/^\p{N}/u.test(word.plain)) return 'neutral'
  if (isOtherScript(tongue.language, word.plain)) return isName(word) ? 'neutral' : 'foreign'
  const isCommon = tongue.common.has(word.bare)
  const isElsewhere = others.some(({ common }) => common.has(word.bare))
  if (known.has(word.bare) || known.has(tongue.stem(word.plain))) {
    return isElsewhere && !isCommon ? 'neutral' : 'practised'
  }
  const isShared = isElsewhere && (isCommon || tongue.real.has(word.bare))
  if (isShared) return 'shared'
  if (isCommon || isElsewhere) return isCommon ? 'practised' : 'foreign'
  if (tongue.isNumber(word)) return 'neutral'
  const nouns = [tongue, ...others].some(({ language }) => language === 'de')
  return !isFirst && !nouns && isName(word) ? 'neutral' : 'unknown'
}

const isName = ({ written }: Word) => /^\p{Lu}\p{Ll}/u.test(written)

// Hangul, kana and Han are written with Latin letters in between only for what is foreign.
const scripts: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  el: /\p{Script=Greek}/u,
  he: /\p{Script=Hebrew}/u,
  hi: /\p{Script=Devanagari}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]/u,
  ko: /\p{Script=Hangul}/u,
  ru: /\p{Script=Cyrillic}/u,
  uk: /\p{Script=Cyrillic}/u,
  zh: /\p{Script=Han}/u,
}
const latin = /\p{Script=Latin}/u
const isOtherScript = (language: string, word: string): boolean => !(scripts[language] ?? latin).test(word)
