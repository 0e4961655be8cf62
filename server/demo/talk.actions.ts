import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Message } from '#contract/conversations.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { Chance } from '#server/demo/chance.ts'
import type { Take } from '#server/demo/lines/takes.ts'
import { ownWordsOf, slip } from '#server/demo/slips.ts'
import { type Moment, placeConversation, placeMessages, setSeed } from '#server/demo/times.queries.ts'
import { tellFlagged } from '#server/notices/tell.actions.ts'
import type { PracticeSession } from '#server/http/guard/callers.ts'
import {
  type ConversationRow,
  findConversation,
  insertMessage,
  listMessages,
  noteSaid,
} from '#server/practice/turn/conversation.queries.ts'
import { finish, startConversation } from '#server/practice/conversations.actions.ts'
import { converse } from '#server/practice/guided/converse.ts'
import { correctionsOf } from '#server/practice/measures/corrections.ts'
import { measure } from '#server/practice/measures/measures.ts'
import type { Script } from '#server/services/partner.ts'
import { flagsOf } from '#server/practice/safety/flags.ts'
import type { Services } from '#server/services/services.ts'

type Tx = Transaction<Tables>
/** One conversation of the demo: with whom, what the student means to say, from when on, and whether it is finished. */
export interface Talk {
  wanted: { chatbot_id: string } | { avatar_id: string }
  take: Take
  language: 'en' | 'es'
  /** How often the student slips, from 0 to 1. */
  carelessness: number
  begins: number
  isFinished: boolean
}

/** Milliseconds that somebody takes to read and to begin, for each letter, and at most besides; and the partner. */
const pace = { begin: 8000, letter: 350, idle: 18_000, partner: 1400 } as const

/** Holds a conversation in the past, with everything that the product makes of it. */
export async function holdTalk(
  services: Services,
  tx: Tx,
  practiceSession: PracticeSession,
  talk: Talk,
  chance: Chance,
): Promise<void> {
  const { school_id, native_language } = practiceSession
  const { id, messages } = await startConversation({ ...services, voice: null }, tx, practiceSession, talk.wanted)
  const seed = chance.between(0, 2 ** 31 - 1)
  await setSeed(tx, school_id, id, seed)
  const held = await findConversation(tx, practiceSession, id)
  if (!held?.script) throw new Error('a conversation of the demo was not begun')
  const said = await sayAll(tx, practiceSession, { ...held, script: held.script }, talk, chance)
  await placeMessages(tx, school_id, id, momentsOf([...messages, ...said], talk.begins, chance))
  const placed = await listMessages(tx, school_id, id)
  const measures = await measure(held.script, placed, native_language, seed)
  const flags = said.flatMap((message) => flagsIn(message, held, native_language))
  await noteSaid(tx, practiceSession, id, { measures, flags })
  if (flags.length > 0) await tellFlagged(services, tx, school_id, id)
  if (talk.isFinished) await finish({ ...services, voice: null }, tx, practiceSession, id)
  await placeConversation(tx, school_id, id)
}

type WithScript = ConversationRow & { script: Script }

async function sayAll(
  tx: Tx,
  practiceSession: PracticeSession,
  held: WithScript,
  talk: Talk,
  chance: Chance,
): Promise<Message[]> {
  const { take, language, carelessness } = talk
  const { said, say } = beginTalking(tx, practiceSession, held)
  for (const [place, meant] of take.entries()) {
    const own = place > 0 && ownWordsOf(practiceSession.native_language ?? '', carelessness, chance)
    if (own && (await say(own)).progress.is_over) break
    const text = slip(meant, language, carelessness, chance)
    const { was_accepted, progress } = await say(text)
    // Whoever was not understood says it again, as it should be.
    const isOver = progress.is_over || (text !== meant && !was_accepted && (await say(meant)).progress.is_over)
    if (isOver) break
  }
  return said
}

// One message after the other as `takeTurn` does it, which would count and measure anew with each of thousands.
function beginTalking(tx: Tx, { school_id, native_language }: PracticeSession, { id, script, seed }: WithScript) {
  const said: Message[] = []
  const texts: string[] = []
  let done = 0
  const keep = async (message: Omit<Parameters<typeof insertMessage>[2], 'conversation_id'>) => {
    const kept = await insertMessage(tx, school_id, { conversation_id: id, ...message })
    if (!kept) throw new Error('a message of the demo was not kept')
    said.push(kept)
    return kept.id
  }
  const say = async (text: string) => {
    const corrections = await correctionsOf(script, text, script.steps[done] ?? null, native_language)
    const reply_to = await keep({ from: 'student', text, corrections, key: randomUUID() })
    texts.push(text)
    const reply = await converse({ script, seed, native_language, corrections }, texts)
    await keep({ from: 'partner', text: reply.text, reply_to })
    done = reply.progress.done
    return reply
  }
  return { said, say }
}

const flagsIn = ({ id, from, text }: Message, { language }: ConversationRow, native_language: string | null) =>
  from === 'partner' ? [] : flagsOf(text, [language, native_language ?? 'en']).map((kind) => ({ kind, message_id: id }))

function momentsOf(messages: readonly Message[], begins: number, chance: Chance): Moment[] {
  let clock = begins
  return messages.map(({ id, from, text }, place) => {
    if (place > 0)
      clock += from === 'partner' ? pace.partner : pace.begin + pace.letter * text.length + pace.idle * chance.next()
    return { id, at: new Date(clock).toISOString() }
  })
}
