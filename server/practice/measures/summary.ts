import type { Correction } from '#contract/practice/corrections.ts'
import { type Measures, type Praise, praises, type Summary } from '#contract/practice/conversations.ts'
import { tongueOf } from '#server/practice/guided/language/tongue.ts'
import { checkedLanguages } from '#server/analysis/packs.ts'
import type { Script } from '#server/services/partner.ts'
import type { ConversationFacts, TimedUtterance } from './measures.ts'
import { vocabularyUsed, wordsWanted } from './vocabulary.ts'

const mostCorrections = 20
/** Words of an answer that is long for a beginner, and for the others. */
const longAnswer = { beginner: 5, others: 8 } as const

export async function summarise(
  script: Script,
  said: readonly TimedUtterance[],
  measures: Measures,
  { words_asked = [] }: ConversationFacts,
): Promise<Summary> {
  const texts = said.filter(({ from }) => from === 'student').map(({ text }) => text)
  const wanted = wordsWanted(script, words_asked)
  const used = await vocabularyUsed(await tongueOf(script.language), wanted, texts)
  const corrections = script.correction === 'none' ? [] : said.flatMap((message) => message.corrections)
  return {
    praises: praisesOf(script, measures),
    corrections: distinct(corrections).slice(0, mostCorrections),
    words_used: wanted.filter((entry) => used.has(entry)),
    words_missed: wanted.filter((entry) => !used.has(entry)),
  }
}

const distinct = (corrections: readonly Correction[]): Correction[] => [
  ...new Map(
    corrections.map((correction) => [`${correction.kind} ${correction.written.toLowerCase()}`, correction]),
  ).values(),
]

function praisesOf({ language, level, length }: Script, measures: Measures): Praise[] {
  const { turns, words, stayed, vocabulary_used, vocabulary_total, steps_done, steps_total, corrections } = measures
  const mistakes = Object.values(corrections).reduce((sum, count) => sum + count, 0)
  const long = level === 'A1' || level === 'A2' ? longAnswer.beginner : longAnswer.others
  const earned: Readonly<Record<Praise, boolean>> = {
    all_steps: steps_total > 0 && steps_done === steps_total,
    stayed: stayed === 1,
    vocabulary: vocabulary_total > 0 && vocabulary_used * 2 >= vocabulary_total,
    // Where nothing checks grammar, nothing claims that there was no mistake.
    no_mistakes: words >= 10 && mistakes === 0 && checkedLanguages.includes(language),
    long_answers: turns >= 3 && words / turns >= long,
    kept_going: turns >= Math.min(length, 10),
  }
  return praises.filter((praise) => earned[praise])
}
