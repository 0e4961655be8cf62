import { createCleaner } from '#server/practice/model/answer/clean.ts'
import { createQuestionCut } from '#server/practice/model/answer/first-question.ts'
import { checkLevel, isHeld, type LevelCheck, levelNote } from '#server/practice/model/answer/level-check.ts'
import { createOpening } from '#server/practice/model/answer/refusal.ts'
import { ask, type Call, type ModelContext } from '#server/practice/model/call.ts'
import { buildPrompt } from '#server/practice/model/prompt.ts'
import { isForeign } from '#server/practice/guided/language/foreign.ts'
import { listenerOf } from '#server/practice/guided/language/listener.ts'
import type { PartnerInput } from '#server/services/partner.ts'
import { logFieldsOf, upstreamError } from '#server/upstream/upstream-error.ts'

/** Milliseconds that a student waits for a second answer; after them, the first is good enough. */
const secondAnswer = 15_000

export const answerTurn = (context: ModelContext, turn: PartnerInput, signal: AbortSignal): AsyncGenerator<string> =>
  isHeld(turn.script.level) ? answerChecked(context, turn, signal) : answerAtOnce(context, turn, signal)

async function* answerAtOnce(context: ModelContext, turn: PartnerInput, signal: AbortSignal): AsyncGenerator<string> {
  const before = turn.utterances.findLast(({ from }) => from === 'partner')
  const last = before && (await checkTurn(turn, before.text))
  const note = last?.isOver ? levelNote(turn.script.level, last) : ''
  let text = ''
  for await (const piece of speak(context, turn, callOf(turn, note, signal))) {
    text += piece
    yield piece
  }
  const check = await checkTurn(turn, text)
  if (check?.isOver) logOver(context, turn, check, 'the language model answered above the level')
}

async function* answerChecked(context: ModelContext, turn: PartnerInput, signal: AbortSignal): AsyncGenerator<string> {
  const first = await checkAnswer(context, turn, '', signal)
  if (!first.fault) {
    yield* first.pieces
    return
  }
  logOver(context, turn, first.check, `the language model was asked once more: its answer was ${first.fault}`)
  const second = await checkAnswer(
    context,
    turn,
    noteOf(turn, first),
    AbortSignal.any([signal, AbortSignal.timeout(secondAnswer)]),
  ).catch((error: unknown) => {
    if (signal.aborted) throw error
    context.log.warn(
      { school_id: turn.school_id, ...logFieldsOf(error) },
      'the language model was asked once more in vain',
    )
    return null
  })
  if (second?.fault) logOver(context, turn, second.check, `the second answer of the language model was ${second.fault}`)
  const best = second && badnessOf(second) <= badnessOf(first) ? second : first
  if (best.fault === 'in another language') throw upstreamError(best.fault)
  yield* best.pieces
}

interface CheckedAnswer {
  pieces: string[]
  check: LevelCheck | null
  fault: 'above the level' | 'in another language' | null
}

async function checkAnswer(
  context: ModelContext,
  turn: PartnerInput,
  note: string,
  signal: AbortSignal,
): Promise<CheckedAnswer> {
  const call = callOf(turn, note, signal)
  const heard = await Array.fromAsync(speak(context, turn, call))
  if (call.cut === 'content_filter') throw upstreamError('refused')
  const pieces = call.cut ? wholeSentences(heard) : heard
  const text = pieces.join('')
  const check = await checkTurn(turn, text)
  const { script, native_language } = turn
  const isElsewhere = script.help_language !== 'own' && isForeign(await listenerOf(script, native_language), text)
  return { pieces, check, fault: isElsewhere ? 'in another language' : check?.isOver ? 'above the level' : null }
}

const callOf = (turn: PartnerInput, note: string, signal: AbortSignal): Call => ({
  school_id: turn.school_id,
  prompt: buildPrompt(turn, note),
  signal,
})

const noteOf = ({ script }: PartnerInput, { check, fault }: CheckedAnswer): string =>
  fault === 'in another language' || !check
    ? 'Your last answer was in another language. Stay in your role and in the language that is practised.'
    : levelNote(script.level, check)

const badnessOf = ({ check, fault }: CheckedAnswer): number =>
  (fault === 'in another language' ? 1_000 : 0) + (fault ? (check?.longest ?? 0) + 2 * (check?.outside.length ?? 0) : 0)

const checkTurn = ({ script, utterances }: PartnerInput, text: string): Promise<LevelCheck | null> =>
  checkLevel(
    script,
    text,
    utterances.filter(({ from }) => from === 'student').map((said) => said.text),
  )

// Of what was said, only how much of it is too much.
function logOver(
  { log }: ModelContext,
  { school_id, script }: PartnerInput,
  check: LevelCheck | null,
  message: string,
): void {
  const { longest, words, outside } = check ?? { longest: 0, words: 0, outside: [] }
  log.info(
    { school_id, language: script.language, level: script.level, longest, words, outside: outside.length },
    message,
  )
}

function wholeSentences(pieces: readonly string[]): string[] {
  const text = pieces.join('')
  const end = [...text.matchAll(/[.!?…؟।。！？]["'»”’)\]」』）]*/gu)].at(-1)
  return [end ? text.slice(0, end.index + end[0].length) : text]
}

/** The words of a call that may be shown: clean, to the end of the first question, and none of a refusal. */
async function* speak(context: ModelContext, { script }: PartnerInput, call: Call): AsyncGenerator<string> {
  const cleaner = createCleaner()
  const question = createQuestionCut(script.language)
  const opening = createOpening()
  let hasSpoken = false
  for await (const text of ask(context, call)) {
    const shown = opening.push(question.push(cleaner.push(text)))
    hasSpoken ||= shown !== ''
    if (shown) yield shown
    if (cleaner.isFull() || question.isFull()) break
  }
  const rest = opening.push(question.push(cleaner.end()) + question.end()) + opening.end()
  if (!hasSpoken && !rest) throw upstreamError('empty')
  if (rest) yield rest
}
