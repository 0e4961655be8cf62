import { isArticle } from './articles.ts'
import { distinctOf, mayBeLike } from './candidates.ts'
import { isTypo, likenessOf } from './compare.ts'
import { bareText, foldText } from './fold.ts'
import { isNegation } from './negations.ts'
import type { Tongue } from './tongue.ts'
import type { Word } from './words/words.ts'

/** One word of a pattern; it may be open at its beginning or its end. */
interface Piece {
  word: Word | 'number' | 'any'
  opensBefore: boolean
  opensAfter: boolean
}
export interface Pattern {
  pieces: readonly Piece[]
  /** The words as one text, for writing without spaces. */
  joined: string
  /** The message says these words and nothing else. */
  isAlone: boolean
}

/** The most words that may stand between two of a pattern. */
const between = 2
const mostPieces = 20
const unspaced: ReadonlySet<string> = new Set(['zh', 'ja'])

function piecesOf(tongue: Tongue, chunk: string): Piece[] {
  const closed = { opensBefore: false, opensAfter: false }
  if (chunk.includes('#')) return [{ word: 'number', ...closed }]
  if (/^\*+$/.test(chunk)) return [{ word: 'any', ...closed }]
  const words = tongue.wordsOf(chunk)
  return words.map((word, index) => ({
    word,
    opensBefore: index === 0 && chunk.startsWith('*'),
    opensAfter: index === words.length - 1 && chunk.endsWith('*'),
  }))
}

/** The alternatives of an entry of `expects`, `most` at most: `|` between them, `*` for the rest of a word, `#` for a number, `=` before words that stand alone. */
export function patternsOf(tongue: Tongue, entry: string, most = Infinity): Pattern[] {
  const alternatives = new Set(entry.split('|').map((each) => each.trim()))
  return [...alternatives].slice(0, most).flatMap((alternative) => {
    const isAlone = alternative.startsWith('=')
    const folded = foldText(isAlone ? alternative.slice(1) : alternative).trim()
    const chunks = folded.split(/\s+/)
    const pieces = chunks.flatMap((chunk) => piecesOf(tongue, chunk)).slice(0, mostPieces)
    if (pieces.length === 0) return []
    const joined = bareText(folded).replace(/[^\p{L}\p{N}\p{M}]/gu, '')
    const all: Pattern[] = [{ pieces, joined, isAlone }]
    // Without its apostrophe it is one word.
    if (chunks.length === 1 && pieces.length > 1 && folded.includes("'")) all.push(asOne(joined, pieces, isAlone))
    return all
  })
}

const parsed = new WeakMap<readonly string[], Pattern[][]>()

/** The alternatives of each entry of a list, read once; of all of them together, about `most` count. */
export function patternsOfEach(tongue: Tongue, entries: readonly string[], most = Infinity): Pattern[][] {
  const known = parsed.get(entries)
  if (known) return known
  const patterns = entries.map((entry) => patternsOf(tongue, entry, Math.ceil(most / entries.length)))
  parsed.set(entries, patterns)
  return patterns
}

/** The words of a text that fit the first pattern which does; null where none fits. */
export function findAny(tongue: Tongue, words: readonly Word[], patterns: readonly Pattern[]): Word[] | null {
  for (const pattern of patterns) {
    const found = findPattern(tongue, words, pattern)
    if (found) return found
  }
  return null
}

const asOne = (bare: string, pieces: readonly Piece[], isAlone: boolean): Pattern => ({
  isAlone,
  pieces: [
    { word: { written: bare, plain: bare, bare }, opensBefore: false, opensAfter: pieces.at(-1)?.opensAfter ?? false },
  ],
  joined: bare,
})

/** The words of a text that fit a pattern; null where they do not. */
export function findPattern(tongue: Tongue, words: readonly Word[], pattern: Pattern): Word[] | null {
  if (pattern.isAlone) return areAll(tongue, words, pattern) ? [...words] : null
  const together = unspaced.has(tongue.language) ? findJoined(words, pattern) : null
  if (together) return together
  const { pieces } = pattern
  if (!pieces.every((piece) => mayFit(tongue, words, piece))) return null
  const failed = new Set<number>()
  for (let at = 0; at < words.length; at += 1) {
    const found = matchFrom({ tongue, words, pieces, failed }, 0, at)
    if (found) return found
  }
  return null
}

function areAll(tongue: Tongue, words: readonly Word[], { pieces, joined }: Pattern): boolean {
  if (unspaced.has(tongue.language)) return words.map(({ bare }) => bare).join('') === joined
  const exact: Tongue = { ...tongue, forgives: 'accents' }
  return (
    words.length === pieces.length &&
    pieces.every((piece, at) => words.slice(at, at + 1).some((word) => fits(exact, word, piece)))
  )
}

interface Match {
  tongue: Tongue
  words: readonly Word[]
  pieces: readonly Piece[]
  /** From which piece and word on nothing fits: each pair is looked at once. */
  failed: Set<number>
}

function matchFrom(match: Match, from: number, at: number): Word[] | null {
  const { tongue, words, pieces, failed } = match
  const piece = pieces[from]
  const word = words[at]
  const pair = from * words.length + at
  if (!piece) return []
  if (!word || failed.has(pair)) return null
  if (fits(tongue, word, piece)) {
    if (from === pieces.length - 1) return [word]
    for (let next = at + 1; next <= at + 1 + between && mayStandBefore(tongue, words, at, next); next += 1) {
      const found = matchFrom(match, from + 1, next)
      if (found) return [word, ...found]
    }
  }
  failed.add(pair)
  return null
}

// Nothing that says the opposite stands between two words of a pattern, and no end of a sentence.
function mayStandBefore({ language }: Tongue, words: readonly Word[], at: number, next: number): boolean {
  const passed = words[next - 1]
  if (next === at + 1 || !passed) return true
  return !isNegation(passed, language) && !words.slice(at + 1, next + 1).some(({ isAfterStop }) => isAfterStop)
}

function mayFit(tongue: Tongue, words: readonly Word[], piece: Piece): boolean {
  const { word, opensBefore, opensAfter } = piece
  if (word === 'any') return words.length > 0
  if (word !== 'number' && !opensBefore && !opensAfter) return mayBeLike(tongue, words, word)
  return distinctOf(tongue, words).some((said) => fits(tongue, said, piece))
}

function fits(tongue: Tongue, said: Word, { word, opensBefore, opensAfter }: Piece): boolean {
  if (word === 'any') return true
  if (word === 'number') return tongue.isNumber(said) && !isArticle(said, tongue.language)
  if (!opensBefore && !opensAfter) return likenessOf(tongue, said, word) !== null
  if (opensBefore && opensAfter) return said.bare.includes(word.bare)
  if (opensBefore) return said.bare.endsWith(word.bare)
  const { length } = word.bare
  return (
    said.bare.startsWith(word.bare) ||
    (tongue.forgives === 'typos' &&
      !tongue.isWord(said) &&
      [0, -1, 1].some((off) => isTypo(said.bare.slice(0, length + off), word.bare)))
  )
}

function findJoined(words: readonly Word[], { joined }: Pattern): Word[] | null {
  const text = words.map(({ bare }) => bare).join('')
  return joined !== '' && text.includes(joined) ? [{ written: joined, plain: joined, bare: joined }] : null
}
