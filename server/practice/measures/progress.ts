import type { Message } from '#contract/practice/conversations.ts'
import type { Progress } from '#contract/values/progress.ts'
import { progressIn, standingAfter } from '#server/practice/guided/converse.ts'
import { judgedPart, rest } from '#server/practice/guided/hear/bounds.ts'
import type { StudentText } from '#server/practice/guided/hear/hearing.ts'
import { judge } from '#server/practice/guided/hear/judge.ts'
import { listenerOf } from '#server/practice/guided/language/listener.ts'
import type { MessageAnalysis, Partner, PartnerInput, Script } from '#server/services/partner.ts'

export type ProgressMessage = string | { text: string; analysis?: Pick<MessageAnalysis, 'steps_done'> | null }

/** A step is done when any message has what it expects, or when the tutor says so; of the steps that expect nothing in particular, one message answers one at most. */
export async function progressOf(script: Script, said: readonly ProgressMessage[]): Promise<Progress> {
  const of = script.steps.length
  const done = of - (await openSteps(script, said)).length
  return { done, of, is_over: said.length >= script.length || (of > 0 && done === of) }
}

export async function openSteps(script: Script, said: readonly ProgressMessage[]): Promise<number[]> {
  const open = new Set(script.steps)
  // Without a text no language is opened for it.
  const listener = said.length > 0 ? await listenerOf(script, null) : null
  for (const each of said) {
    const { text: whole, analysis } = typeof each === 'string' ? { text: each, analysis: null } : each
    const text = judgedPart(whole, script.language)
    await rest(text)
    const done = [...open].filter((step) => listener && judge(listener, script, step, text).isGood)
    const answered = done.filter(({ expects }) => expects.length > 0)
    for (const step of answered.length > 0 ? answered : done.slice(0, 1)) open.delete(step)
    for (const number of analysis?.steps_done ?? [])
      for (const step of script.steps.slice(number - 1, number)) open.delete(step)
  }
  return script.steps.flatMap((step, index) => (open.has(step) ? index + 1 : []))
}

type Course = Pick<PartnerInput, 'script' | 'seed' | 'native_language'> & Pick<Partner, 'engine'>

export const textsOf = (messages: readonly Pick<Message, 'from' | 'text'>[]): string[] =>
  spokenIn(messages).map(({ text }) => text)

export const spokenIn = <T extends Pick<Message, 'from'>>(messages: readonly T[]): T[] =>
  messages.filter(({ from }) => from === 'student')

/** How far a conversation has come after these texts of the student; a guided one also goes on after two tries. */
export async function progressAfter({ engine, ...course }: Course, said: readonly StudentText[]): Promise<Progress> {
  if (engine === 'model' || said.length === 0) return progressOf(course.script, said)
  return progressIn(course.script, await standingAfter(course, said))
}

export const expectedIn = ({ steps }: Script, { done, is_over }: Progress): string[] =>
  is_over ? [] : (steps[done]?.expects ?? [])

/** The seed of a guided conversation; null where a model answers, which accepts no steps. */
export const seedOf = ({ engine, seed }: Pick<Course, 'engine' | 'seed'>): number | null =>
  engine === 'guided' ? seed : null
