import type { Transaction } from 'kysely'
import type { Message } from '#contract/practice/conversations.ts'
import type { Correction } from '#contract/practice/corrections.ts'
import type { Engine } from '#contract/values/engines.ts'
import { ApiError } from '#contract/errors.ts'
import type { Progress } from '#contract/values/progress.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { notifyFlagged } from '#server/notices/notify.actions.ts'
import type { PracticeSession } from '#server/http/guard/callers.ts'
import {
  type ConversationRow,
  lockConversation,
  lockStudent,
  insertMessage,
  listMessages,
  type MessageRow,
  saveFigures,
  setAnswering,
  setEngine,
  toMessage,
} from '#server/practice/turn/conversation.queries.ts'
import { internScript } from '#server/practice/preview/intern-script.ts'
import { coachOf } from '#server/practice/coach/coach.ts'
import type { Script, PartnerInput } from '#server/services/partner.ts'
import { countMessage, readToday, type Today } from '#server/practice/turn/practice.limits.ts'
import { type PreparedTurn, prepareTurn } from '#server/practice/turn/prepare-turn.ts'
import { queueChecks } from '#server/practice/turn/queue-checks.ts'
import { findHidden, needsHelp } from '#server/practice/visible-messages.ts'
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
  answer: Message | null
}

/** Seconds that a turn is reserved: the answering server renews it, a killed one does not. */
export const turnSeconds = 15

/** Keeps what a student says and takes the turn to answer it; null while this very message is being answered. */
export async function takeTurn(
  services: Services,
  tx: Transaction<Tables>,
  practiceSession: PracticeSession,
  saying: SentMessage,
): Promise<StartedTurn | null> {
  const prepared = await prepareTurn(tx, practiceSession, saying)
  await lockStudent(tx, practiceSession)
  const found = await lockConversation(tx, practiceSession, saying.conversation_id)
  if (!found) throw new ApiError('not_found')
  const held = { ...found, engine: saying.engine ?? found.engine }
  if (held.engine !== found.engine) await setEngine(tx, practiceSession.school_id, held.id, held.engine)
  const script = held.script && internScript(held.script)
  if (held.state === 'finished' || !script) throw new ApiError('edited_elsewhere')
  const messages = await listMessages(tx, practiceSession.school_id, held.id)
  // Another message came while this one was analysed: once more from the beginning.
  if (messages.length !== prepared.count) return null
  const sent = messages.findIndex(({ key }) => key === saying.key)
  if (sent >= 0 && messages[sent]?.text !== saying.text) throw new ApiError('idempotency_mismatch')
  const answer = sent < 0 ? undefined : messages.slice(sent).find(({ from }) => from === 'partner')
  if (!answer && held.is_answering) {
    if (sent >= 0) return null
    throw new ApiError('busy', { retry_after: 1 })
  }
  const { config } = services
  const today = await (sent < 0 ? countMessage : readToday)(tx, config, practiceSession)
  const said =
    messages[sent] ?? (await saveMessage(services, tx, practiceSession, { ...held, script }, prepared, saying))
  if (!answer) await setAnswering(tx, practiceSession.school_id, held.id, turnSeconds)
  const needs_help = needsHelp(held, await findHidden(tx, practiceSession, held))
  const told = await coachOf(script, said.corrections, practiceSession.native_language)
  return startedTurn(practiceSession, { ...held, script }, messages, {
    said,
    told,
    today,
    answer,
    needs_help,
    prepared,
  })
}

type WithScript = ConversationRow & { script: Script }

function startedTurn(
  { school_id, native_language, student_address }: PracticeSession,
  { id, script, avatar_name, seed, engine, words_asked }: WithScript,
  messages: readonly MessageRow[],
  {
    said,
    told,
    today,
    answer,
    needs_help,
    prepared,
  }: {
    said: SavedMessage
    told: Correction[]
    today: Today
    answer: MessageRow | undefined
    needs_help: boolean
    prepared: PreparedTurn
  },
): StartedTurn {
  const until = messages.includes(said) ? messages : [...messages, said]
  const course = { script, seed, native_language }
  return {
    conversation_id: id,
    message: { ...toMessage(said), corrections: told },
    today,
    needs_help: needs_help || (said.is_flagged ?? false),
    progress: prepared.progress,
    words_used: prepared.words_used,
    engine,
    turn: {
      ...course,
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

interface SavedMessage extends MessageRow {
  is_flagged?: boolean
}

async function saveMessage(
  services: Services,
  tx: Transaction<Tables>,
  practiceSession: PracticeSession,
  { id, script, engine }: WithScript,
  { corrections, coach, analysis, measures, flags: kinds }: PreparedTurn,
  { text, key, is_spoken = false }: SentMessage,
): Promise<SavedMessage> {
  const { school_id } = practiceSession
  const message = await insertMessage(tx, school_id, {
    conversation_id: id,
    from: 'student',
    text,
    corrections,
    coach,
    analysis,
    key,
    is_spoken,
  })
  if (!message) throw new ApiError('busy', { retry_after: 1 })
  const flags = kinds.map((kind) => ({ kind, message_id: message.id }))
  await saveFigures(tx, practiceSession, id, { measures, flags })
  const check = { school_id, conversation_id: id, message_id: message.id }
  await queueChecks(services, tx, { language: script.language, engine }, check)
  if (flags.length > 0) await notifyFlagged(services, tx, school_id, id)
  return { ...message, is_flagged: flags.length > 0 }
}
