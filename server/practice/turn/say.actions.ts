import { PassThrough } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Message } from '#contract/practice/conversations.ts'
import type { StreamEvent } from '#contract/endpoint.ts'
import { ApiError } from '#contract/errors.ts'
import type { practice } from '#contract/practice/practice.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { PracticeSession } from '#server/http/guard/callers.ts'
import { findReply, toMessage } from '#server/practice/turn/conversation.queries.ts'
import { expectedIn } from '#server/practice/measures/progress.ts'
import {
  partnerFor,
  type SentMessage,
  type StartedTurn,
  takeTurn,
  turnSeconds,
} from '#server/practice/turn/take-turn.ts'
import { releaseTurn, renewTurn, saveReply } from '#server/practice/turn/turn.queries.ts'
import type { Services } from '#server/services/services.ts'

type SayEvent = StreamEvent<typeof practice.say.streams>

/** Milliseconds: how long a repeated message waits for the answer to the first one, and between two checks. */
const waiting = { most: 20_000, step: 200 } as const

/** Keeps what a student says and gives the answer as it comes; what was answered before is said again. */
export async function say(
  services: Services,
  practiceSession: PracticeSession,
  saying: SentMessage,
  signal: AbortSignal,
): Promise<AsyncIterable<SayEvent>> {
  const taken = await awaitTurn(services, practiceSession, saying, signal)
  if (taken.answer) return replay(taken, taken.answer)
  // Objects, so that two pieces stay two.
  const pieces = new PassThrough({ objectMode: true })
  const answered = answer(services, practiceSession, taken, pieces, signal)
  // A connected client gets the error as an event; otherwise only the log has it.
  answered.catch((error: unknown) => {
    if (signal.aborted) services.log.warn({ err: error }, 'lost an answer after the client disconnected')
  })
  return streamEvents(taken, pieces, answered)
}

async function awaitTurn(
  services: Services,
  practiceSession: PracticeSession,
  saying: SentMessage,
  signal: AbortSignal,
): Promise<StartedTurn> {
  const end = performance.now() + waiting.most
  for (;;) {
    const taken = await takeTurn(services, practiceSession, saying)
    if (taken) return taken
    if (signal.aborted || performance.now() > end) throw new ApiError('busy', { retry_after: 1 })
    await sleep(waiting.step)
  }
}

const keptEvent = ({ message, today, needs_help, words_used }: StartedTurn): SayEvent => ({
  event: 'kept',
  data: { message, today, needs_help, words_used: [...words_used] },
})

async function* replay(taken: StartedTurn, message: Message): AsyncGenerator<SayEvent> {
  yield keptEvent(taken)
  yield { event: 'delta', data: { text: message.text } }
  yield {
    event: 'done',
    data: { message, progress: taken.progress, expects: expectedIn(taken.turn.script, taken.progress) },
  }
}

async function* streamEvents(
  taken: StartedTurn,
  pieces: PassThrough,
  answered: Promise<Message | null>,
): AsyncGenerator<SayEvent> {
  yield keptEvent(taken)
  for await (const piece of pieces) yield { event: 'delta', data: { text: String(piece) } }
  const message = await answered
  if (message)
    yield {
      event: 'done',
      data: { message, progress: taken.progress, expects: expectedIn(taken.turn.script, taken.progress) },
    }
}

/** Reads the whole answer and saves it, even if the client is gone. If the partner fails, the student's message stays and can be sent again. */
async function answer(
  services: Services,
  { school_id }: PracticeSession,
  taken: StartedTurn,
  pieces: PassThrough,
  signal: AbortSignal,
): Promise<Message | null> {
  const { db, log } = services
  const holding = setInterval(() => {
    renewTurn(db, school_id, taken.conversation_id, turnSeconds).catch((error: unknown) =>
      log.warn({ err: error }, 'could not renew the lock of a turn'),
    )
    // Neither the student's page nor what stands between takes a model that thinks for a line that is dead.
    pieces.write('')
  }, turnSeconds * 300)
  try {
    let text = ''
    for await (const piece of partnerFor(services, taken.engine).answer(taken.turn, signal)) {
      text += piece
      if (piece) pieces.write(piece)
    }
    // An aborted partner stops early, so that the text is incomplete.
    if (!signal.aborted && text.trim() === '') throw new ApiError('provider_failed')
    if (!signal.aborted) return await saveAnswer(db, school_id, taken, text.trim())
    await releaseTurn(db, school_id, taken.conversation_id)
    return null
  } catch (error) {
    await releaseTurn(db, school_id, taken.conversation_id)
    throw error
  } finally {
    clearInterval(holding)
    pieces.end()
  }
}

/** Saves the answer to a message; if another process was faster, its answer counts. */
async function saveAnswer(
  db: Kysely<Tables>,
  school_id: string,
  { conversation_id, message }: Pick<StartedTurn, 'conversation_id' | 'message'>,
  text: string,
): Promise<Message> {
  const saved = await saveReply(db, school_id, { conversation_id, reply_to: message.id, text })
  if (saved) return { ...saved, text, corrections: [], coach: null }
  const reply = await findReply(db, school_id, conversation_id, message.id)
  // Its text was deleted meanwhile.
  if (!reply) throw new ApiError('edited_elsewhere')
  return toMessage(reply)
}
