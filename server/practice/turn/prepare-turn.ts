import type { Kysely } from 'kysely'
import type { FlagKind, Measures } from '#contract/practice/conversations.ts'
import type { Correction } from '#contract/practice/corrections.ts'
import type { Engine } from '#contract/values/engines.ts'
import { ApiError } from '#contract/errors.ts'
import type { Progress } from '#contract/values/progress.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { PracticeSession } from '#server/http/guard/callers.ts'
import { chooseNamed } from '#server/practice/coach/coach.ts'
import { findEarlierRules } from '#server/practice/coach/corrections.queries.ts'
import type { Act } from '#server/analysis/acts/act.ts'
import { actsOf } from '#server/practice/measures/analysed.ts'
import { correctionsOf } from '#server/practice/measures/corrections.ts'
import { measure } from '#server/practice/measures/measures.ts'
import { keepScript } from '#server/practice/preview/keep-script.ts'
import { flagsOf } from '#server/practice/safety/flags.ts'
import { findConversation, listMessages } from '#server/practice/turn/conversation.queries.ts'
import { progressAfter, seedOf, spokenIn } from '#server/practice/turn/progress-of.ts'

/** What a message comes to, worked out before any row is locked; it holds while the conversation has as many messages. */
export interface Prepared {
  /** The messages that the conversation had. */
  count: number
  corrections: readonly Correction[]
  /** What the message does; null where the language is not analysed. */
  acts: readonly Act[] | null
  flags: readonly FlagKind[]
  measures: Measures
  /** How far the conversation has come after the message. */
  progress: Progress
}

interface Said {
  conversation_id: string
  text: string
  key: string
  engine?: Engine | undefined
}

/** Works out what a message comes to; one that was kept before keeps its corrections. */
export async function prepareTurn(
  db: Kysely<Tables>,
  pupil: PracticeSession,
  { conversation_id, text, key, engine }: Said,
): Promise<Prepared> {
  const { school_id, native_language } = pupil
  const found = await findConversation(db, pupil, conversation_id)
  if (!found) throw new ApiError('not_found')
  if (found.state === 'finished' || !found.script) throw new ApiError('edited_elsewhere')
  const script = keepScript(found.script)
  const course = { script, seed: found.seed, native_language, engine: engine ?? found.engine }
  const messages = await listMessages(db, school_id, conversation_id)
  const base = { count: messages.length, measures: found.measures, flags: [] }
  const kept = messages.find((message) => message.key === key)
  if (kept)
    return {
      ...base,
      corrections: kept.corrections,
      acts: kept.analysis?.acts ?? null,
      progress: await progressAfter(course, spokenIn(messages)),
    }
  const before = await progressAfter(course, spokenIn(messages))
  const mistakes = await correctionsOf(
    script,
    text,
    script.steps[before.done] ?? null,
    native_language,
    found.muted_rules,
    messages.at(-1)?.text ?? null,
  )
  const acts = await actsOf({ script, text, native_language })
  const corrections = await chooseNamed(script, mistakes, () => findEarlierRules(db, pupil))
  const all = [
    ...messages,
    { from: 'student' as const, text, at: new Date().toISOString(), corrections, analysis: acts && { acts } },
  ]
  return {
    ...base,
    corrections,
    acts,
    flags: flagsOf(text, [...new Set([script.language, native_language ?? 'en', 'en'])]),
    measures: await measure(script, all, native_language, seedOf(course)),
    progress: await progressAfter(course, spokenIn(all)),
  }
}
