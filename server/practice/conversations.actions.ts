import { randomInt } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type * as z from 'zod/mini'
import type { Measures, Summary } from '#contract/practice/conversations.ts'
import { ApiError } from '#contract/errors.ts'
import { openingOf } from '#contract/teaching/opening.ts'
import type { PracticeConversation, practice } from '#contract/practice/practice.ts'
import { recognizersOf } from '#contract/values/microphone.ts'
import { explain } from '#server/analysis/explain.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { increment } from '#server/http/guard/limits.ts'
import type { PracticeSession } from '#server/http/guard/callers.ts'
import {
  type ConversationRow,
  findConversation,
  finishConversation,
  lockConversation,
  insertMessage,
  listMessages,
} from '#server/practice/turn/conversation.queries.ts'
import { coachLanguage, coachOf } from '#server/practice/coach/coach.ts'
import { findHidden, needsHelp, visibleMessages, visibleSummary } from '#server/practice/visible-messages.ts'
import { hintOf } from '#server/practice/turn/hint.ts'
import { internScript } from '#server/practice/preview/intern-script.ts'
import { measure } from '#server/practice/measures/measures.ts'
import { expectedIn, openSteps, progressAfter, seedOf, spokenIn, textsOf } from '#server/practice/measures/progress.ts'
import { summarise } from '#server/practice/measures/summary.ts'
import { findConversationScript } from '#server/practice/partners.queries.ts'
import { firstWords, inNameOf } from '#server/practice/guided/wording.ts'
import { findLastRun, insertConversation } from '#server/practice/turn/start.queries.ts'
import { askedUsed, chooseWords } from '#server/practice/turn/words-asked.ts'
import { countConversation, readToday } from '#server/practice/turn/practice.limits.ts'
import type { StudentText } from '#server/practice/guided/hear/hearing.ts'
import type { Services } from '#server/services/services.ts'
import type { ServerVoice } from '#server/speech/server-voice.ts'
import { chooseVoice } from '#server/speech/choose-voice.ts'
import { findVoiceSettings } from '#server/voices/voices.queries.ts'

type Tx = Transaction<Tables>
type ConversationServices = Pick<Services, 'config'> & { voice: ServerVoice | null }
/** The seeds are those of a signed number of 32 bits. */
const seeds = 2 ** 31

export async function startConversation(
  { partner, ...stage }: ConversationServices & Pick<Services, 'partner'>,
  tx: Tx,
  practiceSession: PracticeSession,
  wanted: z.output<typeof practice.start.body>,
  own: { seed?: number } = {},
): Promise<PracticeConversation> {
  const { school_id, student_id, native_language } = practiceSession
  const cast = await findConversationScript(tx, practiceSession, wanted)
  if (!cast) throw new ApiError('not_found')
  const { script } = cast
  await countConversation(tx, stage.config, practiceSession)
  const last = await findLastRun(tx, practiceSession, cast.chatbot_id)
  // The next seed after that of the last conversation: each seed draws the next of several wordings.
  const seed = own.seed ?? (last ? (last.seed + 1) % seeds : randomInt(seeds))
  const words_asked = await chooseWords(script, seed, last?.summary?.words_missed.map(({ word }) => word) ?? [])
  const measures = await measure(script, [], { native_language, words_asked })
  const begun = { ...cast, student_id, engine: partner.engine, seed, words_asked, measures }
  const conversation_id = await insertConversation(tx, school_id, begun)
  const text = inNameOf(cast.avatar?.name, script, openingOf(firstWords(script, seed)))
  await insertMessage(tx, school_id, { conversation_id, from: 'partner', text })
  return readConversation(stage, tx, practiceSession, conversation_id)
}

export async function readConversation(
  { config, voice }: ConversationServices,
  db: Kysely<Tables>,
  practiceSession: PracticeSession,
  id: string,
): Promise<PracticeConversation> {
  const held = await findConversation(db, practiceSession, id)
  if (!held) throw new ApiError('not_found')
  const messages = await listMessages(db, practiceSession.school_id, id)
  const hidden = await findHidden(db, practiceSession, held)
  const { script, measures } = held
  const sound = await findVoiceSettings(db, practiceSession.school_id, held.language)
  const wanted = script?.voice ?? sound.voice
  const isFinished = held.state === 'finished'
  const progress = await progressOfHeld(held, practiceSession, spokenIn(messages))
  return {
    ...held,
    turns: measures.turns,
    description: script?.description ?? null,
    starters: script?.starters ?? [],
    words_used: script ? await askedUsed(internScript(script), held.words_asked, textsOf(messages)) : [],
    partner_name: held.avatar_name === null ? (script?.partner_name ?? null) : null,
    vocabulary: script?.vocabulary.filter(({ meaning }) => meaning !== null) ?? [],
    voice: { ...wanted, region: script?.region ?? null },
    speaks_answers: sound.speaks_answers,
    recognizers: sound.allows_microphone ? recognizersOf(practiceSession.microphone, config.stt !== null) : [],
    shows_captions: sound.shows_captions,
    has_server_voice: voice !== null && chooseVoice(voice.list.known(), held.language, wanted.name) !== null,
    progress,
    expects: script ? expectedIn(script, progress) : [],
    messages: await visibleMessages(messages, hidden, ({ corrections }) =>
      script ? coachOf(script, corrections, practiceSession.native_language) : Promise.resolve(corrections),
    ),
    summary: await explained(held, practiceSession, visibleSummary(held.summary, messages, hidden)),
    is_unanswered: !isFinished && messages.at(-1)?.from === 'student',
    today: await readToday(db, config, practiceSession),
    needs_help: needsHelp(held, hidden),
    measures: isFinished ? measures : null,
  }
}

async function explained(
  { script, language }: ConversationRow,
  { native_language }: PracticeSession,
  summary: Summary | null,
) {
  if (!summary) return null
  const reader = script ? coachLanguage(script, native_language) : native_language
  return { ...summary, corrections: await explain(summary.corrections, language, reader) }
}

// Without its text, what was measured is all that is known.
const progressOfHeld = (
  { script, seed, engine, measures }: ConversationRow,
  { native_language }: PracticeSession,
  said: readonly StudentText[],
) => (script ? progressAfter({ script: internScript(script), seed, engine, native_language }, said) : overOf(measures))
const overOf = ({ steps_done, steps_total }: Measures) => ({ done: steps_done, of: steps_total, is_over: true })

/** Ends a conversation; one that is finished stays as it is. */
export async function finish(
  stage: ConversationServices,
  tx: Tx,
  practiceSession: PracticeSession,
  id: string,
): Promise<PracticeConversation> {
  const before = await summaryOf(tx, practiceSession, id)
  const held = await lockConversation(tx, practiceSession, id)
  if (!held) throw new ApiError('not_found')
  if (held.state === 'running' && held.script) {
    // A message that came while the others were read belongs to the summary as well.
    const isSame = before?.last_message_at === held.last_message_at
    const result = isSame ? before.result : (await summaryOf(tx, practiceSession, id))?.result
    if (result) await finishConversation(tx, practiceSession.school_id, id, result)
  }
  return readConversation(stage, tx, practiceSession, id)
}

/** What a running conversation amounts to, read before it is locked. */
async function summaryOf(tx: Tx, practiceSession: PracticeSession, id: string) {
  const found = await findConversation(tx, practiceSession, id)
  if (found?.state !== 'running' || !found.script) return undefined
  const script = internScript(found.script)
  const messages = await listMessages(tx, practiceSession.school_id, id)
  const { native_language } = practiceSession
  const known = { native_language, seed: seedOf(found), words_asked: found.words_asked }
  const measures = await measure(script, messages, known)
  const summary = await summarise(script, messages, measures, known)
  // Telling of harm is answered with help, never with praise.
  const result = { measures, summary: found.flags.length > 0 ? { ...summary, praises: [] } : summary }
  return { last_message_at: found.last_message_at, result }
}

export async function hint(db: Kysely<Tables>, practiceSession: PracticeSession, id: string): Promise<string> {
  const held = await findConversation(db, practiceSession, id)
  if (!held?.script || held.state === 'finished') throw new ApiError('not_found')
  const messages = await listMessages(db, practiceSession.school_id, id)
  const texts = textsOf(messages)
  const asked = await increment(db, { key: `hint:${id}:${texts.length}`, count: 0, seconds: 3600 })
  const script = internScript(held.script)
  const open = held.engine === 'model' ? (await openSteps(script, spokenIn(messages)))[0] : undefined
  return hintOf(script, texts, asked.count - 1, messages.at(-1)?.text, open)
}
