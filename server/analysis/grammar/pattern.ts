import type { Word } from '#server/analysis/analysed.ts'

/**
 * A pattern over the words of a sentence, its elements apart by spaces:
 *
 * - `he|she|it` one of these words, in small letters; `=be` a form of this lemma; `=be|=have` of one of them
 * - `<verb pres 3s>` a word of which some reading has all these tags; `<noun -pl>` and not that one
 * - `<only noun>` a word all of whose readings have these tags; `<not verb>` a word without such a reading
 * - `he|she<pron>` both, as is `<verb><not noun>`; `~` no word of these may stand here: `~not|never`; `*` any word; `#` a number
 * - `.` `,` `?` … a mark; `^` and `$` where the sentence begins and ends, marks left out
 * - `$|and|but` the sentence ends, or the next word is one of these; takes no word
 * - `!he|she` the next word is not one of these, `!!do|does` the one before is not; neither takes a word, and both hold at the ends
 * - after an element: `?` it may be missing, `{0,3}` so many of it
 * - `[` and `]` around the elements that are the mistake; without them all are
 */
export interface Pattern {
  elements: readonly Element[]
  /** The elements that are the mistake: the first, and the one after the last. */
  from: number
  to: number
  /** Of each of these lists a word stands in every sentence that fits. */
  needs: readonly (readonly string[])[]
}

interface Element {
  fits: (word: Word | undefined, at: number, sentence: readonly Word[]) => boolean
  /** It takes no word: a beginning or an end. */
  isPlace: boolean
  least: number
  most: number
  /** The words that it is one of, where no other fits. */
  words: readonly string[] | null
}

/** Where a pattern matched: for each element the first word and the one after its last. */
export type Spans = readonly (readonly [from: number, to: number])[]

const element = /^(\[?)(.+?)(\]?)$/
const quantity = /^(.+?)(\?|\{(\d),(\d)\})$/

/** Reads a pattern. */
export function parsePattern(text: string): Pattern {
  const parts = text.trim().split(/\s+(?![^<]*>)/)
  let from = 0
  let to = parts.length
  const elements = parts.map((part, index) => {
    const [, open, body = '', close] = element.exec(part) ?? []
    if (open) from = index
    if (close) to = index + 1
    return parseElement(body)
  })
  return { elements, from, to, needs: elements.flatMap(({ words, least }) => (words && least > 0 ? [words] : [])) }
}

function parseElement(text: string): Element {
  const [, inner = text, mark, low, high] = text.length > 1 ? (quantity.exec(text) ?? []) : []
  const isLook = inner.length > 1 && inner.startsWith('!')
  const isPlace = isLook || inner === '^' || inner === '$' || isEndOrWord(inner)
  const [least, most] = mark === '?' ? [0, 1] : mark ? [Number(low), Number(high)] : [1, 1]
  const fits = isLook ? lookOf(inner) : isPlace ? placeOf(inner) : parseTest(inner)
  return { fits, isPlace, least, most, words: isPlace ? null : literalOf(inner) }
}

function literalOf(text: string): string[] | null {
  const bracket = text.indexOf('<')
  const words = bracket < 0 ? text : text.slice(0, bracket)
  const isOther = words === '' || words === '*' || words === '#' || (words.length > 1 && words.startsWith('~'))
  const choices = words.split('|')
  return isOther || choices.some((choice) => choice.length > 1 && choice.startsWith('=')) ? null : choices
}

const isEndOrWord = (text: string) => text.length > 1 && text.split('|').includes('$')

function placeOf(text: string): Element['fits'] {
  if (text === '^') return (_word, at, sentence) => sentence.slice(0, at).every(isMark) || isAfterGreeting(sentence, at)
  const isEnd = (at: number, sentence: readonly Word[]) => sentence.slice(at).every(isMark)
  if (text === '$') return (_word, at, sentence) => isEnd(at, sentence)
  const test = parseTest(text)
  return (word, at, sentence) => isEnd(at, sentence) || test(word, at, sentence)
}

function lookOf(text: string): Element['fits'] {
  const isBefore = text.startsWith('!!')
  const test = parseTest(text.slice(isBefore ? 2 : 1))
  return (_word, at, sentence) => {
    const place = isBefore ? at - 1 : at
    return !test(sentence[place], place, sentence)
  }
}

// "Ja, ich …", "Hello, I …": what is said first is a sentence of its own.
const firsts = new Set(
  'ja nein doch hallo danke bitte entschuldigung ok okay yes no hello hi thanks sorry sí hola gracias perdón oui non bonjour salut merci pardon sì ciao grazie buongiorno scusi sim não oi olá obrigado obrigada'.split(
    ' ',
  ),
)
const isAfterGreeting = (sentence: readonly Word[], at: number) =>
  at === 2 && sentence[1]?.text === ',' && firsts.has(sentence[0]?.lower ?? '')

const isMark = ({ kind }: Word) => kind === 'mark'

type Test = (word: Word) => boolean

function parseTest(text: string): Element['fits'] {
  const bracket = text.indexOf('<')
  const words = bracket < 0 ? text : text.slice(0, bracket)
  const tests = [
    ...(words ? [parseWords(words)] : []),
    ...[...text.slice(words.length).matchAll(/<([^>]*)>/g)].map(([, tags = '']) => parseTags(tags)),
  ]
  return (word) => word !== undefined && tests.every((test) => test(word))
}

function parseWords(text: string): Test {
  if (text === '*') return ({ kind }) => kind !== 'mark'
  if (text === '#') return ({ kind }) => kind === 'number'
  if (text.length > 1 && text.startsWith('~')) {
    const test = parseWords(text.slice(1))
    return (word) => word.kind !== 'mark' && !test(word)
  }
  const choices = text.split('|')
  const lemmas = new Set(
    choices.flatMap((choice) => (choice.length > 1 && choice.startsWith('=') ? [choice.slice(1)] : [])),
  )
  const literal = new Set(choices.filter((choice) => choice.length === 1 || !choice.startsWith('=')))
  return (word) => literal.has(word.lower) || (lemmas.size > 0 && word.readings.some(({ lemma }) => lemmas.has(lemma)))
}

function parseTags(text: string): Test {
  const [first, ...others] = text.split(' ')
  const rest = first === 'only' || first === 'not' ? others : text.split(' ')
  const needed = rest.filter((tag) => !tag.startsWith('-'))
  const barred = rest.filter((tag) => tag.startsWith('-')).map((tag) => tag.slice(1))
  const has = ({ tags }: { tags: ReadonlySet<string> }) =>
    needed.every((tag) => tags.has(tag)) && !barred.some((tag) => tags.has(tag))
  if (first === 'not') return ({ readings, kind }) => kind === 'word' && !readings.some(has)
  if (first === 'only') return ({ readings }) => readings.length > 0 && readings.every(has)
  return ({ readings }) => readings.some(has)
}

/** Finds where a pattern matches from a word on; the longest way is tried first. */
export function matchAt({ elements }: Pattern, sentence: readonly Word[], start: number): Spans | null {
  const spans: [number, number][] = []
  const step = (index: number, at: number): boolean => {
    const own = elements[index]
    if (!own) return true
    if (own.isPlace) {
      if (!own.fits(sentence[at], at, sentence)) return false
      spans[index] = [at, at]
      return step(index + 1, at)
    }
    let taken = 0
    while (taken < own.most && at + taken < sentence.length && own.fits(sentence[at + taken], at + taken, sentence))
      taken++
    for (; taken >= own.least; taken--) {
      spans[index] = [at, at + taken]
      if (step(index + 1, at + taken)) return true
    }
    return false
  }
  return step(0, start) ? spans : null
}
