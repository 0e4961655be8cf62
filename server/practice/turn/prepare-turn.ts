import type { Kysely } from 'kysely'
import type { FlagKind, Measures } from '#contract/practice/conversations.ts'
import type { Correction } from '#contract/practice/corrections.ts'
import type { Progress } from '#contract/values/progress.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { PracticeSession } from '#server/http/guard/callers.ts'
import { chooseNamed } from '#server/practice/coach/coach.ts'
import { findEarlierRules } from '#server/practice/coach/corrections.queries.ts'
import { converse } from '#server/practice/guided/converse.ts'
import { analysedText } from '#server/practice/measures/analysed.ts'
import { audibleMistakes, correctionsOf } from '#server/practice/measures/corrections.ts'
import { measure } from '#server/practice/measures/measures.ts'
import { flagsOf } from '#server/practice/safety/flags.ts'
import type { OpenTurn } from '#server/practice/turn/read-turn.ts'
import { askedUsed } from '#server/practice/turn/words-asked.ts'
import { progressAfter, seedOf, spokenIn, textsOf } from '#server/practice/measures/progress.ts'
import type { MessageAnalysis } from '#server/services/partner.ts'

/** What a message comes to, worked out before any row is locked; it holds while the conversation is as it was read. */
export interface PreparedTurn {
  corrections: Correction[]
  coach: string | null
  analysis: MessageAnalysis
  flags: readonly FlagKind[]
  measures: Measures
  progress: Progress
  words_used: readonly string[]
  /** Of the guided engine; null where a model replies. */
  reply: string | null
}

export async function prepareTurn(
  db: Kysely<Tables>,
  practiceSession: PracticeSession,
  held: OpenTurn,
  { text, is_spoken = false }: { text: string; is_spoken?: boolean | undefined },
): Promise<PreparedTurn> {
  const { native_language, student_address } = practiceSession
  const { script, engine, messages, words_asked } = held
  const course = { ...held, native_language, student_address }
  const asked = messages.at(-1)?.text ?? null
  const before = await progressAfter(course, spokenIn(messages))
  const step = script.steps[before.done] ?? null
  const mistakes = await correctionsOf(script, text, step, native_language, held.muted_rules, asked)
  const heard = is_spoken ? audibleMistakes(mistakes) : mistakes
  const corrections = await chooseNamed(script, heard, () => findEarlierRules(db, practiceSession))
  const analysis: MessageAnalysis = { ...(await analysedText({ script, text, native_language, asked })) }
  const said = { from: 'student' as const, text, at: new Date().toISOString(), corrections, analysis }
  const all = [...messages, said]
  const reply = engine === 'guided' ? await converse({ ...course, corrections }, spokenIn(all)) : null
  if (reply) analysis.state = reply.state
  return {
    corrections,
    coach: reply?.coach ?? null,
    analysis,
    flags: flagsOf(text, [...new Set([script.language, native_language ?? 'en', 'en'])]),
    measures: await measure(script, all, { native_language, seed: seedOf(course), words_asked }),
    progress: reply?.progress ?? (await progressAfter(course, spokenIn(all))),
    words_used: await askedUsed(script, words_asked, textsOf(all)),
    reply: reply?.text ?? null,
  }
}
