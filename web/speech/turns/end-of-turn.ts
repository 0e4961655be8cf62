import { meets } from './meets.ts'
import { endsWithClosing, wordsOf } from './open-ends.ts'
import { endsWithNumber, missingAfter } from './unfinished.ts'

/** A spoken turn so far. Times in milliseconds. */
export interface SpokenTurn {
  /** What was heard until now. */
  text: string
  language: string
  level: string | null
  /** What the answer to the step has in it; empty where anything may be said. */
  expects: readonly string[]
  /** The pauses that this student made within turns, the newest last. */
  pauses: readonly number[]
  /** The student asked for time. */
  isThinking: boolean
  /** The recognizer does not expect more either. */
  isFinal?: boolean
}

/** How complete an answer is: it has what the step needs and ends as a sentence does, nothing is missing, it may go on, or it stops in the middle of a thought. */
export type Completeness = 'sure' | 'whole' | 'short' | 'open'

/** Never longer, however slowly a student speaks. */
export const longestWait = { sure: 400, whole: 800, short: 2500, open: 4000, thinking: 60_000 } as const
/** The waits for the fastest speaker. */
const shortestWait = { sure: 280, whole: 600, short: 1100, open: 2200 } as const
/** The wait in the middle of a thought for the fastest speaker whose pauses are not known yet: too early hurts more than too late. */
const shortestOfStrangers = 4000

/** By level: 1 waits longest. */
const slowness: Readonly<Record<string, number>> = { A1: 1, A2: 0.85, B1: 0.6, B2: 0.4, C1: 0.2, C2: 0 }
const usualSlowness = 0.7
/** A pause that was made before is waited for, and a little longer. */
const margin = 1.25
/** The fewest pauses that say something about a student, the fewest that shorten the wait in the middle of a thought, and the most that are remembered. */
const [fewestPauses, fewestShort] = [3, 10]
export const mostPauses = 20
/** The fewest words of a sentence, where neither the step nor a full stop says that it is one. */
const fewestWords = 3

export function completenessOf({ text, language, expects, isFinal = false }: SpokenTurn): Completeness {
  const words = wordsOf(text, language)
  const missing = missingAfter(text, words, language)
  if (missing) return missing === 'surely' ? 'open' : 'short'
  const hasStop = /[.!?。！？]$/u.test(text.trim())
  const isLong = words.length >= fewestWords
  if (expects.length === 0) return isLong || (words.length > 1 && hasStop) ? 'whole' : 'short'
  if (!meets(words, expects)) return 'short'
  if (!isLong || endsWithNumber(words, language)) return 'whole'
  return hasStop || isFinal || endsWithClosing(words, language) ? 'sure' : 'whole'
}

const isComplete = (completeness: Completeness) => completeness === 'sure' || completeness === 'whole'

/** Whether this is a complete answer, so that the turn ends soon unless the student goes on. */
export const mayBeOver = (turn: SpokenTurn): boolean =>
  turn.text.trim() !== '' && !turn.isThinking && isComplete(completenessOf(turn))

/** How long a silence ends the turn. */
export function patienceOf(turn: SpokenTurn): number {
  if (turn.isThinking) return longestWait.thinking
  const completeness = completenessOf(turn)
  const [least, most] = [shortestWait[completeness], longestWait[completeness]]
  const first = completeness === 'open' ? shortestOfStrangers : least
  const ofLevel = first + (most - first) * (slowness[turn.level ?? ''] ?? usualSlowness)
  const usual = isComplete(completeness) ? null : usualPause(turn.pauses)
  if (usual === null) return ofLevel
  const ofStudent = Math.min(most, Math.max(least, usual * margin))
  // A few short pauses do not say that the next one is short.
  const unheeded = completeness === 'open' ? fewestShort : 0
  const shortened = Math.max(0, Math.min(1, (turn.pauses.length - unheeded) / (mostPauses - unheeded)))
  const share = ofStudent > ofLevel ? 1 : shortened
  return ofLevel + (ofStudent - ofLevel) * share
}

/** Nine of ten pauses of the student are shorter; null where too few are known. */
function usualPause(pauses: readonly number[]): number | null {
  const latest = pauses.slice(-mostPauses)
  if (latest.length < fewestPauses) return null
  return latest.toSorted((one, other) => one - other)[Math.floor(latest.length * 0.9)] ?? null
}

/** Whether the turn is over after so much silence. Without a word it has not begun. */
export const isTurnOver = (turn: SpokenTurn, silence: number): boolean =>
  turn.text.trim() !== '' && silence >= patienceOf(turn)
