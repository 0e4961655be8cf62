import type { Progress } from '#contract/values/progress.ts'
import type { Message } from '#contract/practice/conversations.ts'
import { converse } from '#server/practice/guided/converse.ts'
import type { StudentText } from '#server/practice/guided/hear/hearing.ts'
import { progressOf } from '#server/practice/measures/progress.ts'
import type { Partner, PartnerInput, Script } from '#server/services/partner.ts'

type Course = Pick<PartnerInput, 'script' | 'seed' | 'native_language'> & Pick<Partner, 'engine'>

export const textsOf = (messages: readonly Pick<Message, 'from' | 'text'>[]): string[] =>
  spokenIn(messages).map(({ text }) => text)

export const spokenIn = <T extends Pick<Message, 'from'>>(messages: readonly T[]): T[] =>
  messages.filter(({ from }) => from === 'student')

/** How far a conversation has come after these texts of the student; a guided one also goes on after two tries. */
export async function progressAfter({ engine, ...course }: Course, said: readonly StudentText[]): Promise<Progress> {
  if (engine === 'model' || said.length === 0) return progressOf(course.script, said)
  return (await converse(course, said)).progress
}

export const expectedIn = ({ steps }: Script, { done, is_over }: Progress): string[] =>
  is_over ? [] : (steps[done]?.expects ?? [])

/** The seed of a guided conversation; null where a model answers, which accepts no steps. */
export const seedOf = ({ engine, seed }: Pick<Course, 'engine' | 'seed'>): number | null =>
  engine === 'guided' ? seed : null
