import type * as z from 'zod/mini'
import type { chatbots } from '#contract/teaching/chatbots.ts'
import type { StreamEvent } from '#contract/endpoint.ts'
import { ApiError } from '#contract/errors.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { chooseNamed, coachOf } from '#server/practice/coach/coach.ts'
import { consume } from '#server/http/guard/limits.ts'
import { converse } from '#server/practice/guided/converse.ts'
import { hintOf } from '#server/practice/turn/hint.ts'
import { internScript } from '#server/practice/preview/intern-script.ts'
import { correctionsOf } from '#server/practice/measures/corrections.ts'
import { progressAfter, textsOf } from '#server/practice/measures/progress.ts'
import { findSchool } from '#server/school/school.queries.ts'
import type { Services } from '#server/services/services.ts'

type Body = z.output<typeof chatbots.preview.body>
type PreviewEvent = StreamEvent<typeof chatbots.preview.streams>

const previewLimits = { minute: { count: 60, seconds: 60 }, day: { count: 2000, seconds: 24 * 60 * 60 } } as const

/** What a chatbot would answer to a student, as it would in a conversation; nothing is kept. */
export async function previewAnswer(
  services: Services,
  { school_id }: Account,
  body: Body,
  signal: AbortSignal,
): Promise<AsyncIterable<PreviewEvent>> {
  if (body.messages.at(-1)?.from !== 'student')
    throw new ApiError('invalid_input', { issues: [{ path: 'messages', message: 'The last is the student’s.' }] })
  const { db, config } = services
  for (const [span, { count, seconds }] of Object.entries(previewLimits))
    await consume(db, { key: `preview-${span}:${school_id}`, count: count * config.limitFactor, seconds })
  return answer(services, school_id, body, signal)
}

async function* answer(
  { db, partner }: Services,
  school_id: string,
  { chatbot, messages, seed, native_language = null }: Body,
  signal: AbortSignal,
): AsyncGenerator<PreviewEvent> {
  const script = internScript(chatbot)
  const texts = textsOf(messages)
  const course = { script, seed, native_language, engine: partner.engine }
  const { student_address } = await findSchool(db, school_id)
  const before = await progressAfter(course, texts.slice(0, -1))
  const last = texts.at(-1) ?? ''
  const mistakes = await correctionsOf(script, last, script.steps[before.done] ?? null, native_language)
  const corrections = await chooseNamed(script, mistakes, () => Promise.resolve([]))
  const turn = {
    school_id,
    script,
    avatar_name: null,
    seed,
    native_language,
    student_address,
    utterances: messages,
    corrections,
  }
  let text = ''
  for await (const piece of partner.answer(turn, signal)) {
    text += piece
    yield { event: 'delta', data: { text: piece } }
  }
  if (signal.aborted) return
  const guided = course.engine === 'guided' ? await converse(turn, texts) : null
  const progress = guided?.progress ?? (await progressAfter(course, texts))
  const hint = progress.is_over ? null : await hintOf(script, texts, 0, text)
  yield {
    event: 'done',
    data: {
      text: text.trim(),
      corrections: await coachOf(script, corrections, native_language),
      coach: guided?.coach ?? null,
      hint,
      progress,
    },
  }
}
