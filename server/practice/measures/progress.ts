import type { Progress } from '#contract/values/progress.ts'
import { judgedPart, rest } from '#server/practice/guided/hear/bounds.ts'
import { judge } from '#server/practice/guided/hear/judge.ts'
import { listenerOf } from '#server/practice/guided/language/listener.ts'
import type { Script } from '#server/services/partner.ts'

/**
 * How far a conversation has come, with both engines. A step is done when any message of the student has what it expects;
 * one message is the answer to one step at most of those that expect nothing in particular.
 */
export async function progressOf(script: Script, texts: readonly string[]): Promise<Progress> {
  const listener = await listenerOf(script, null)
  const open = new Set(script.steps)
  for (const said of texts) {
    const text = judgedPart(said, script.language)
    await rest(text)
    const done = [...open].filter((step) => judge(listener, script, step, text).isGood)
    const answered = done.filter(({ expects }) => expects.length > 0)
    for (const step of answered.length > 0 ? answered : done.slice(0, 1)) open.delete(step)
  }
  const of = script.steps.length
  const done = of - open.size
  return { done, of, is_over: texts.length >= script.length || (of > 0 && done === of) }
}
