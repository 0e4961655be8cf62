import type { Kysely } from 'kysely'
import type { Message } from '#contract/practice/conversations.ts'
import type { Engine } from '#contract/values/engines.ts'
import { ApiError } from '#contract/errors.ts'
import type { Progress } from '#contract/values/progress.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { notifyFlagged } from '#server/notices/notify.actions.ts'
import type { PracticeSession } from '#server/http/guard/callers.ts'
import { coachOf } from '#server/practice/coach/coach.ts'
import { guidedPartner } from '#server/practice/guided/partner.guided.ts'
import { progressAfter, spokenIn, textsOf } from '#server/practice/measures/progress.ts'
import { type MessageRow, toMessage } from '#server/practice/turn/conversation.queries.ts'
import { messageLimits, readToday, type Today, todayOf } from '#server/practice/turn/practice.limits.ts'
import { type PreparedTurn, prepareTurn } from '#server/practice/turn/prepare-turn.ts'
import { checksOf } from '#server/practice/turn/message-checks.ts'
import { type OpenTurn, readTurn } from '#server/practice/turn/read-turn.ts'
import { addFlags, claimTurn, saveTurn } from '#server/practice/turn/turn.queries.ts'
import { askedUsed } from '#server/practice/turn/words-asked.ts'
import { findHidden, needsHelp } from '#server/practice/visible-messages.ts'
import type { Partner, PartnerInput } from '#server/services/partner.ts'
import type { Services } from '#server/services/services.ts'

/** Something that a student says: the same key is the same message. */
export interface SentMessage {
  conversation_id: string
  text: string
  key: string
  /** The conversation goes on with the chatbot's own steps. */
  engine?: 'guided' | undefined
  is_spoken?: boolean | undefined
}

export interface StartedTurn {
  conversation_id: string
  message: Message
  today: Today
  needs_help: boolean
  progress: Progress
  words_used: readonly string[]
  engine: Engine
  turn: PartnerInput
  /** A guided reply is saved with the message. */
  answer: Message | null
}

/** Seconds that a turn is reserved: the answering server renews it, a killed one does not. */
export const turnSeconds = 15

export const partnerFor = ({ partner }: Pick<Services, 'partner'>, engine: Engine): Partner =>
  engine === 'guided' && partner.engine === 'model' ? guidedPartner : partner

/** Keeps what a student says and takes the turn to answer it; null while this very message is being answered, or where the conversation went on meanwhile. */
export async function takeTurn(
  services: Services,
  practiceSession: PracticeSession,
  saying: SentMessage,
): Promise<StartedTurn | null> {
  const held = await readTurn(services.db, practiceSession, saying)
  const sent = held.messages.find(({ key }) => key === saying.key)
  if (sent) return repeatTurn(services, practiceSession, held, sent, saying)
  if (held.is_answering) throw new ApiError('busy', { retry_after: 1 })
  const prepared = await prepareTurn(services.db, practiceSession, held, saying)
  const saved = await saveAll(services, practiceSession, held, prepared, saying)
  return saved && startedTurn(services, practiceSession, held, { ...prepared, ...saved })
}

/** Answers a message that was saved before: with its reply, if it has one. */
async function repeatTurn(
  services: Services,
  practiceSession: PracticeSession,
  held: OpenTurn,
  said: MessageRow,
  { text }: SentMessage,
): Promise<StartedTurn | null> {
  if (said.text !== text) throw new ApiError('idempotency_mismatch')
  const { messages, script, words_asked } = held
  const answer = messages.slice(messages.indexOf(said)).find(({ from }) => from === 'partner')
  if (!answer && held.is_answering) return null
  if (!answer && !(await claimTurn(services.db, practiceSession.school_id, held, turnSeconds))) return null
  const { native_language } = practiceSession
  return startedTurn(services, practiceSession, held, {
    said,
    answer,
    today: await readToday(services.db, services.config, practiceSession),
    progress: await progressAfter({ ...held, native_language }, spokenIn(messages)),
    words_used: await askedUsed(script, words_asked, textsOf(messages)),
    flags: [],
  })
}

interface SavedTurn extends Pick<PreparedTurn, 'progress' | 'words_used' | 'flags'> {
  said: MessageRow
  answer: MessageRow | undefined
  today: Today
}

async function startedTurn(
  { db }: Pick<Services, 'db'>,
  practiceSession: PracticeSession,
  held: OpenTurn,
  { said, answer, today, progress, words_used, flags }: SavedTurn,
): Promise<StartedTurn> {
  const { school_id, native_language, student_address } = practiceSession
  const { id, script, avatar_name, seed, engine, words_asked, messages } = held
  const until = messages.includes(said) ? messages : [...messages, said]
  const isFlagged = flags.length > 0 || needsHelp(held, await findHidden(db, practiceSession, held))
  return {
    conversation_id: id,
    message: { ...toMessage(said), corrections: await coachOf(script, said.corrections, native_language) },
    today,
    needs_help: isFlagged,
    progress,
    words_used,
    engine,
    turn: {
      script,
      seed,
      native_language,
      school_id,
      avatar_name,
      student_address,
      words_asked,
      utterances: until.slice(1).map(({ from, text, analysis }) => ({ from, text, analysis })),
      corrections: said.corrections,
    },
    answer: answer ? toMessage(answer) : null,
  }
}

type Saved = Pick<SavedTurn, 'said' | 'answer' | 'today'>

/** Saves a message with what it comes to; null where the conversation went on meanwhile. */
async function saveMessage(
  services: Services,
  db: Kysely<Tables>,
  practiceSession: PracticeSession,
  held: OpenTurn,
  prepared: PreparedTurn,
  { text, key, is_spoken = false }: SentMessage,
): Promise<Saved | null> {
  const { engine } = held
  const { corrections, coach, analysis } = prepared
  const limits = messageLimits(services.config)
  const reply = partnerFor(services, engine) === guidedPartner ? prepared.reply : null
  const turn = { ...prepared, text, key, is_spoken, engine, reply }
  const saved = await saveTurn(db, practiceSession, held, turn, { seconds: turnSeconds, limits })
  const [counts] = saved
  if (!counts) return null
  const today = todayOf(counts, limits, held)
  const messages = saved.flatMap(({ id, from, at }) => (id && from && at ? { id, from, at } : []))
  const said = messages.find(({ from }) => from === 'student')
  const answer = messages.find(({ from }) => from === 'partner')
  if (!said) return null
  return {
    said: { ...said, text, corrections, coach, analysis, key },
    answer: answer && { ...answer, text: reply ?? '', corrections: [], coach: null, analysis: null, key: null },
    today,
  }
}

/** Saves a message together with what follows from it. */
async function saveAll(
  services: Services,
  practiceSession: PracticeSession,
  held: OpenTurn,
  prepared: PreparedTurn,
  saying: SentMessage,
): Promise<Saved | null> {
  const { school_id } = practiceSession
  const { id, engine, script } = held
  const checks = checksOf(services, { language: script.language, engine })
  const save = (db: Kysely<Tables>) => saveMessage(services, db, practiceSession, held, prepared, saying)
  // A single statement is a transaction of its own.
  if (checks.length === 0 && prepared.flags.length === 0) return save(services.db)
  return services.db.transaction().execute(async (tx) => {
    const saved = await save(tx)
    if (!saved) return null
    const message_id = saved.said.id
    for (const check of checks) await services.jobs.send(tx, check, { school_id, conversation_id: id, message_id })
    if (prepared.flags.length === 0) return saved
    await addFlags(
      tx,
      school_id,
      id,
      prepared.flags.map((kind) => ({ kind, message_id })),
    )
    await notifyFlagged(services, tx, school_id, id)
    return saved
  })
}
