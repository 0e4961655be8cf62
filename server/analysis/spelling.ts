import { foldText } from './fold.ts'
import { lowerOf } from './tokens.ts'

/** How a word that is not known is written; null where that can't be said. */
export interface Suggestion {
  kind: 'spelling' | 'accents'
  better: string
}

/** Words by which others are mended: the frequent ones, and those of the conversation. */
export interface Speller {
  /** A word that may be a name is mended by very frequent ones only. */
  suggest: (word: string, mayBeName?: boolean) => Suggestion | null
}

interface Candidate {
  text: string
  lower: string
  letters: number
  /** Its place among the frequent words, from 1. */
  rank: number
}

/** A word of the conversation counts as this frequent. */
const rankOfKnown = 300
/** The best suggestion is so many times more frequent than the next that is as near. */
const clearLead = 4
/** Letters from which on two may be wrong. */
const longWord = 8
/** The least frequent word by which one of three or four letters is mended. */
const shortWordRank = 1500

/** The least frequent word by which one is mended that may be a name, and the shortest such word. */
const rankOfNameLike = 1500
const longName = 6

type ByLength = ReadonlyMap<number, Candidate[]>

// The frequent words of a language are the same for every message.
const cached = new WeakMap<readonly string[], ByLength>()

function byLengthOf(words: readonly (readonly [text: string, rank: number])[]): ByLength {
  const byLength = new Map<number, Candidate[]>()
  const seen = new Set<string>()
  for (const [text, rank] of words) {
    const lower = lowerOf(text)
    if (lower.length < 3 || seen.has(text)) continue
    seen.add(text)
    const list = byLength.get(lower.length) ?? []
    list.push({ text, lower, letters: lettersOf(lower), rank })
    byLength.set(lower.length, list)
  }
  return byLength
}

/** Makes a speller; `known` are words of the conversation that are right as they stand. */
export function createSpeller(
  common: readonly string[],
  known: readonly string[],
  accentsOf: (folded: string) => string | null,
): Speller {
  const own = byLengthOf(known.map((word): [string, number] => [word, rankOfKnown]))
  const frequent = cached.get(common) ?? byLengthOf(common.map((word, index): [string, number] => [word, index + 1]))
  cached.set(common, frequent)
  const isOwn = new Set(known)
  const candidatesOf = (length: number) => [
    ...(own.get(length) ?? []),
    ...(isOwn.size === 0
      ? (frequent.get(length) ?? [])
      : (frequent.get(length) ?? []).filter(({ text }) => !isOwn.has(text))),
  ]
  return {
    suggest: (word, mayBeName = false) => {
      const lower = lowerOf(word)
      // Where nouns have capitals, their folded forms have them, too.
      const accented = accentsOf(foldText(lower)) ?? accentsOf(foldText(word))
      if (accented) return { kind: 'accents', better: accented }
      if (lower.length < 3) return null
      const best = nearest(candidatesOf, lower)
      if (!best || (mayBeName && (best.rank > rankOfNameLike || lower.length < longName))) return null
      return { kind: foldText(best.lower) === foldText(lower) ? 'accents' : 'spelling', better: best.text }
    },
  }
}

function nearest(candidatesOf: (length: number) => Candidate[], word: string): Candidate | null {
  const most = word.length >= longWord ? 2 : 1
  const bits = lettersOf(word)
  let [best, bestDistance, next]: [Candidate | null, number, number] = [null, most + 1, Infinity]
  for (let length = word.length - most; length <= word.length + most; length++)
    for (const candidate of candidatesOf(length)) {
      if (differingLetters(bits ^ candidate.letters) > 2 * most) continue
      if (word.length <= 4 && (candidate.rank > shortWordRank || candidate.lower[0] !== word[0])) continue
      const letters = distanceOf(word, candidate.lower, Math.min(most, Math.ceil(bestDistance)))
      const distance = letters === 1 && isCommonSlip(word, candidate.lower) ? commonSlip : letters
      if (distance > bestDistance || distance > most) continue
      if (distance < bestDistance) [best, bestDistance, next] = [candidate, distance, Infinity]
      else if (best && candidate.rank < best.rank) [best, next] = [candidate, best.rank]
      else next = Math.min(next, candidate.rank)
    }
  // Two letters are wrong, and not the first; what is meant is long, too.
  const isFar = bestDistance > 1 && (best?.lower[0] !== word[0] || (best?.lower.length ?? 0) < longWord)
  return best && !isFar && next >= best.rank * clearLead ? best : null
}

/** The distance of a slip that is likelier than another letter. */
const commonSlip = 0.5

const singleLetters = (word: string) => word.replace(/(\p{L})\1/gu, '$1')
const lettersInOrder = (word: string) => word.split('').toSorted().join('')

/** A letter that is doubled or not, or two that change places ("quatros" for "quartos"). */
const isCommonSlip = (word: string, other: string) =>
  singleLetters(word) === singleLetters(other) ||
  (word.length === other.length && lettersInOrder(word) === lettersInOrder(other))

// One bit a letter of the alphabet, accents apart; enough to pass over most words.
function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) % 31)
  return bits
}

function differingLetters(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

/** Letters that are put in, left out, changed, or swapped with the next; more than `most` is any larger number. */
export function distanceOf(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let [twoAgo, oneAgo]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    let least = row
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1]
      let value = Math.min(
        (oneAgo[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (oneAgo[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        value = Math.min(value, (twoAgo[column - 2] ?? 0) + 1)
      current.push(value)
      least = Math.min(least, value)
    }
    if (least > most) return most + 1
    ;[twoAgo, oneAgo] = [oneAgo, current]
  }
  return oneAgo[b.length] ?? most + 1
}
