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
  holdConversation,
  holdStudent,
  insertMessage,
  listMessages,
  type MessageRow,
  noteSaid,
  setAnswering,
  shown,
} from '#server/practice/turn/conversation.queries.ts'
import { keepScript } from '#server/practice/preview/keep-script.ts'
import { coachOf } from '#server/practice/coach/coach.ts'
import { setEngine } from '#server/practice/engine.queries.ts'
import type { Script, PartnerInput } from '#server/services/partner.ts'
import { countMessage, readToday, type Today } from '#server/practice/turn/practice.limits.ts'
import { queueGrammarCheck } from '#server/practice/grammar-server/check-message.ts'
import { type Prepared, prepareTurn } from '#server/practice/turn/prepare-turn.ts'
import { findHidden, needsHelp } from '#server/practice/hidden.ts'
import type { Services } from '#server/services/services.ts'

/** Something that a student says: the same key is the same message. */
export interface Saying {
  conversation_id: string
  text: string
  key: string
  /** The conversation goes on with the chatbot's own steps. */
  engine?: 'guided' | undefined
}
/** A student's message that is kept, with what its answer needs, or the answer that it had. */
export interface Taken {
  conversation_id: string
  message: Message
  today: Today
  needs_help: boolean
  progress: Progress
  /** Who answers this conversation. */
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
  pupil: PracticeSession,
  saying: Saying,
): Promise<Taken | null> {
  const prepared = await prepareTurn(tx, pupil, saying)
  await holdStudent(tx, pupil)
  const found = await holdConversation(tx, pupil, saying.conversation_id)
  if (!found) throw new ApiError('not_found')
  const held = { ...found, engine: saying.engine ?? found.engine }
  if (held.engine !== found.engine) await setEngine(tx, pupil.school_id, held.id, held.engine)
  const script = held.script && keepScript(held.script)
  if (held.state === 'finished' || !script) throw new ApiError('edited_elsewhere')
  const messages = await listMessages(tx, pupil.school_id, held.id)
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
  const today = await (sent < 0 ? countMessage : readToday)(tx, config, pupil)
  const said = messages[sent] ?? (await keep(services, tx, pupil, { ...held, script }, prepared, saying))
  if (!answer) await setAnswering(tx, pupil.school_id, held.id, turnSeconds)
  const needs_help = needsHelp(held, await findHidden(tx, pupil, held))
  const told = await coachOf(script, said.corrections, pupil.native_language)
  return takenOf(pupil, { ...held, script }, messages, {
    said,
    told,
    today,
    answer,
    needs_help,
    progress: prepared.progress,
  })
}

type WithScript = ConversationRow & { script: Script }

function takenOf(
  { school_id, native_language, student_address }: PracticeSession,
  { id, script, avatar_name, seed, engine }: WithScript,
  messages: readonly MessageRow[],
  {
    said,
    told,
    today,
    answer,
    needs_help,
    progress,
  }: {
    said: Kept
    told: Correction[]
    today: Today
    answer: MessageRow | undefined
    needs_help: boolean
    progress: Progress
  },
): Taken {
  const until = messages.includes(said) ? messages : [...messages, said]
  const course = { script, seed, native_language }
  return {
    conversation_id: id,
    message: { ...shown(said), corrections: told },
    today,
    needs_help: needs_help || (said.is_flagged ?? false),
    progress,
    engine,
    turn: {
      ...course,
      school_id,
      avatar_name,
      student_address,
      utterances: until.slice(1).map(({ from, text, analysis }) => ({ from, text, analysis })),
      corrections: said.corrections,
    },
    answer: answer ? shown(answer) : null,
  }
}

interface Kept extends MessageRow {
  is_flagged?: boolean
}

async function keep(
  services: Services,
  tx: Transaction<Tables>,
  pupil: PracticeSession,
  { id, script }: WithScript,
  { corrections, acts, measures, flags: kinds }: Prepared,
  { text, key }: Saying,
): Promise<Kept> {
  const { school_id } = pupil
  const message = await insertMessage(tx, school_id, {
    conversation_id: id,
    from: 'student',
    text,
    corrections,
    analysis: acts && { acts: [...acts] },
    key,
  })
  if (!message) throw new ApiError('busy', { retry_after: 1 })
  const flags = kinds.map((kind) => ({ kind, message_id: message.id }))
  await noteSaid(tx, pupil, id, { measures, flags })
  await queueGrammarCheck(services, tx, script.language, { school_id, conversation_id: id, message_id: message.id })
  if (flags.length > 0) await notifyFlagged(services, tx, school_id, id)
  return { ...message, is_flagged: flags.length > 0 }
}
