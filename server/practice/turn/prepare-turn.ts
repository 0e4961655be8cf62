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
import { converse } from '#server/practice/guided/converse.ts'
import { analysedText } from '#server/practice/measures/analysed.ts'
import { audibleMistakes, correctionsOf } from '#server/practice/measures/corrections.ts'
import { measure } from '#server/practice/measures/measures.ts'
import { internScript } from '#server/practice/preview/intern-script.ts'
import { flagsOf } from '#server/practice/safety/flags.ts'
import { findConversation, listMessages } from '#server/practice/turn/conversation.queries.ts'
import { askedUsed } from '#server/practice/turn/words-asked.ts'
import { progressAfter, seedOf, spokenIn, textsOf } from '#server/practice/measures/progress.ts'
import type { MessageAnalysis } from '#server/services/partner.ts'

/** What a message comes to, worked out before any row is locked; it holds while the conversation has as many messages. */
export interface PreparedTurn {
  count: number
  corrections: readonly Correction[]
  coach: string | null
  analysis: MessageAnalysis
  flags: readonly FlagKind[]
  measures: Measures
  progress: Progress
  words_used: readonly string[]
  /** Of the guided engine; null where a model replies, or to a message that was saved before. */
  reply: string | null
}

interface NewText {
  conversation_id: string
  text: string
  key: string
  engine?: Engine | undefined
  is_spoken?: boolean | undefined
}

export async function prepareTurn(
  db: Kysely<Tables>,
  practiceSession: PracticeSession,
  { conversation_id, text, key, engine: wanted, is_spoken = false }: NewText,
): Promise<PreparedTurn> {
  const { school_id, native_language, student_address } = practiceSession
  const found = await findConversation(db, practiceSession, conversation_id)
  if (!found) throw new ApiError('not_found')
  if (found.state === 'finished' || !found.script) throw new ApiError('edited_elsewhere')
  const script = internScript(found.script)
  const engine = wanted ?? found.engine
  const { seed, avatar_name } = found
  const course = { script, seed, avatar_name, native_language, student_address, engine }
  const messages = await listMessages(db, school_id, conversation_id)
  const base = { count: messages.length, measures: found.measures, flags: [], reply: null }
  const kept = messages.find((message) => message.key === key)
  if (kept)
    return {
      ...base,
      corrections: kept.corrections,
      coach: kept.coach,
      analysis: kept.analysis ?? { acts: null },
      progress: await progressAfter(course, spokenIn(messages)),
      words_used: await askedUsed(script, found.words_asked, textsOf(messages)),
    }
  const asked = messages.at(-1)?.text ?? null
  const before = await progressAfter(course, spokenIn(messages))
  const mistakes = await correctionsOf(
    script,
    text,
    script.steps[before.done] ?? null,
    native_language,
    found.muted_rules,
    asked,
  )
  const heard = is_spoken ? audibleMistakes(mistakes) : mistakes
  const corrections = await chooseNamed(script, heard, () => findEarlierRules(db, practiceSession))
  const analysis: MessageAnalysis = { ...(await analysedText({ script, text, native_language, asked })) }
  const said = { from: 'student' as const, text, at: new Date().toISOString(), corrections, analysis }
  const all = [...messages, said]
  const reply = engine === 'guided' ? await converse({ ...course, corrections }, spokenIn(all)) : null
  if (reply) analysis.state = reply.state
  return {
    ...base,
    corrections,
    coach: reply?.coach ?? null,
    analysis,
    flags: flagsOf(text, [...new Set([script.language, native_language ?? 'en', 'en'])]),
    measures: await measure(script, all, { native_language, seed: seedOf(course), words_asked: found.words_asked }),
    progress: reply?.progress ?? (await progressAfter(course, spokenIn(all))),
    words_used: await askedUsed(script, found.words_asked, textsOf(all)),
    reply: reply?.text ?? null,
  }
}
