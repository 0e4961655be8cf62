import { randomUUID } from 'node:crypto'
import type { Correction } from '#contract/practice/corrections.ts'
import type { Transaction } from 'kysely'
import type { Message } from '#contract/practice/conversations.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { createRandom, type Random } from '#server/demo/random.ts'
import type { Dialogue } from '#server/demo/lines/dialogue.ts'
import { ownWordsOf, addSlip } from '#server/demo/lines/slips.ts'
import { type MessageTime, backdateConversation, backdateMessages } from '#server/demo/backdate.queries.ts'
import { notifyFlagged } from '#server/notices/notify.actions.ts'
import type { PracticeSession } from '#server/http/guard/callers.ts'
import {
  type ConversationRow,
  findConversation,
  insertMessage,
  listMessages,
  saveFigures,
} from '#server/practice/turn/conversation.queries.ts'
import { finish, startConversation } from '#server/practice/conversations.actions.ts'
import { converse } from '#server/practice/guided/converse.ts'
import { chooseNamed } from '#server/practice/coach/coach.ts'
import { analysedText } from '#server/practice/measures/analysed.ts'
import { correctionsOf } from '#server/practice/measures/corrections.ts'
import { measure } from '#server/practice/measures/measures.ts'
import type { MessageAnalysis, Script } from '#server/services/partner.ts'
import { flagsOf } from '#server/practice/safety/flags.ts'
import type { Services } from '#server/services/services.ts'

type Tx = Transaction<Tables>
export interface SimulatedConversation {
  partner: { chatbot_id: string } | { avatar_id: string }
  dialogue: Dialogue
  language: 'en' | 'es'
  /** How often the student makes a mistake, from 0 to 1. */
  carelessness: number
  begins: number
  isFinished: boolean
}

/** Milliseconds: the student's start, per letter and at most idle; the partner's answer. */
const pace = { begin: 8000, letter: 350, idle: 18_000, partner: 1400 } as const

export async function simulateConversation(
  services: Services,
  tx: Tx,
  practiceSession: PracticeSession,
  simulated: SimulatedConversation,
  random: Random,
): Promise<void> {
  const { school_id, native_language } = practiceSession
  const seed = random.between(0, 2 ** 31 - 1)
  const stage = { ...services, voice: null }
  const { id, messages } = await startConversation(stage, tx, practiceSession, simulated.partner, { seed })
  const conversation = await findConversation(tx, practiceSession, id)
  if (!conversation?.script) throw new Error('starting a demo conversation failed')
  const written = await writeMessages(
    tx,
    practiceSession,
    { ...conversation, script: conversation.script },
    simulated,
    random,
  )
  await backdateMessages(tx, school_id, id, messageTimes([...messages, ...written], simulated.begins, random))
  const placed = await listMessages(tx, school_id, id)
  const measures = await measure(conversation.script, placed, {
    native_language,
    seed,
    words_asked: conversation.words_asked,
  })
  const flags = written.flatMap((message) => flagsIn(message, conversation, native_language))
  await saveFigures(tx, practiceSession, id, { measures, flags })
  if (flags.length > 0) await notifyFlagged(services, tx, school_id, id)
  if (simulated.isFinished) await finish(stage, tx, practiceSession, id)
  await backdateConversation(tx, school_id, id)
}

type WithScript = ConversationRow & { script: Script }

async function writeMessages(
  tx: Tx,
  practiceSession: PracticeSession,
  conversation: WithScript,
  simulated: SimulatedConversation,
  random: Random,
): Promise<Message[]> {
  const { dialogue, language, carelessness } = simulated
  const { written, say } = startDialogue(tx, practiceSession, conversation)
  for (const [place, meant] of dialogue.entries()) {
    const own = place > 0 && ownWordsOf(practiceSession.native_language ?? '', carelessness, random)
    if (own && (await say(own)).progress.is_over) break
    const text = addSlip(meant, language, carelessness, random)
    const { was_accepted, progress } = await say(text)
    // A student who was not understood repeats the sentence without mistakes.
    const isOver = progress.is_over || (text !== meant && !was_accepted && (await say(meant)).progress.is_over)
    if (isOver) break
  }
  return written
}

// `takeTurn` would measure the whole conversation after each of thousands of messages.
function startDialogue(tx: Tx, { school_id, native_language }: PracticeSession, { id, script, seed }: WithScript) {
  // A sequence of its own, so that the rest of the demo stays the same.
  const tries = createRandom(seed)
  const written: Message[] = []
  const said: { text: string; analysis: MessageAnalysis }[] = []
  let done = 0
  const saveMessage = async (input: Omit<Parameters<typeof insertMessage>[2], 'conversation_id'>) => {
    const message = await insertMessage(tx, school_id, { conversation_id: id, ...input })
    if (!message) throw new Error('saving a demo message failed')
    written.push(message)
    return message.id
  }
  const say = async (text: string) => {
    const mistakes = await correctionsOf(script, text, script.steps[done] ?? null, native_language)
    const named = await chooseNamed(script, mistakes, () => Promise.resolve([]))
    const corrections = named.map((correction) => retryOf(correction, tries))
    const analysis: MessageAnalysis = { ...(await analysedText({ script, text, native_language })) }
    said.push({ text, analysis })
    const reply = await converse({ script, seed, native_language, corrections }, said)
    analysis.state = reply.state
    const { coach } = reply
    const reply_to = await saveMessage({ from: 'student', text, corrections, coach, analysis, key: randomUUID() })
    await saveMessage({ from: 'partner', text: reply.text, reply_to })
    done = reply.progress.done
    return reply
  }
  return { written, say }
}

function retryOf(correction: Correction, random: Random): Correction {
  if (correction.coaching !== 'asked' || random.next() > 0.8) return correction
  return { ...correction, coaching: random.next() < 0.75 ? 'right' : 'wrong' }
}

const flagsIn = ({ id, from, text }: Message, { language }: ConversationRow, native_language: string | null) =>
  from === 'partner' ? [] : flagsOf(text, [language, native_language ?? 'en']).map((kind) => ({ kind, message_id: id }))

function messageTimes(messages: readonly Message[], begins: number, random: Random): MessageTime[] {
  let clock = begins
  return messages.map(({ id, from, text }, place) => {
    if (place > 0)
      clock += from === 'partner' ? pace.partner : pace.begin + pace.letter * text.length + pace.idle * random.next()
    return { id, at: new Date(clock).toISOString() }
  })
}
