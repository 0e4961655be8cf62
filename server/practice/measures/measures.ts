import { type Correction, groupOf } from '#contract/practice/corrections.ts'
import type { Measures } from '#contract/practice/conversations.ts'
import { markForeign } from '#server/practice/guided/language/foreign.ts'
import { listenerOf } from '#server/practice/guided/language/listener.ts'
import { countAccepted } from '#server/practice/guided/converse.ts'
import type { Utterance, Script } from '#server/services/partner.ts'
import { progressOf } from './progress.ts'
import { vocabularyUsed, wordsWanted } from './vocabulary.ts'

export interface TimedUtterance extends Utterance {
  at: string
  corrections: readonly Correction[]
}

const fewestWords = 5
/** A longer pause is no practice, in milliseconds. */
const longestPause = 5 * 60_000

export interface ConversationFacts {
  native_language: string | null
  /** Of a guided conversation: the steps that are done are those whose answers were accepted. */
  seed?: number | null
  words_asked?: readonly string[]
}

export async function measure(
  script: Script,
  said: readonly TimedUtterance[],
  { native_language, seed = null, words_asked = [] }: ConversationFacts,
): Promise<Measures> {
  const listener = await listenerOf(script, native_language)
  const spoken = said.filter(({ from }) => from === 'student')
  const texts = spoken.map(({ text }) => text)
  const wanted = wordsWanted(script, words_asked)
  const marked = texts.flatMap((text) => markForeign(listener, text))
  const foreign = marked.filter(({ isForeign }) => isForeign).length
  return {
    turns: texts.length,
    minutes: minutesOf(said),
    words: marked.length,
    stayed: marked.length < fewestWords ? null : round(1 - foreign / marked.length, 100),
    vocabulary_used: (await vocabularyUsed(listener.tongue, wanted, texts)).size,
    vocabulary_total: wanted.length,
    steps_done:
      seed === null
        ? (await progressOf(script, spoken)).done
        : await countAccepted({ script, seed, native_language }, spoken),
    steps_total: script.steps.length,
    corrections: countGroups(said.flatMap(({ corrections }) => corrections)),
  }
}

function countGroups(corrections: readonly Correction[]): Measures['corrections'] {
  const counts = { spelling: 0, accents: 0, grammar: 0, other_language: 0 }
  for (const { kind } of corrections) counts[groupOf(kind)] += 1
  return counts
}

function minutesOf(said: readonly TimedUtterance[]): number {
  const times = said.map(({ at }) => Date.parse(at))
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? time))
  const spent = pauses.filter((pause) => pause > 0 && pause <= longestPause).reduce((sum, pause) => sum + pause, 0)
  return round(spent / 60_000, 10)
}
const round = (value: number, to: number) => Math.round(value * to) / to
