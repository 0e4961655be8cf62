import type { Progress } from '#contract/progress.ts'
import type { Message } from '#contract/conversations.ts'
import { converse } from '#server/practice/guided/converse.ts'
import { progressOf } from '#server/practice/measures/progress.ts'
import type { Partner, PartnerInput } from '#server/services/partner.ts'

type Course = Pick<PartnerInput, 'script' | 'seed' | 'native_language'> & Pick<Partner, 'engine'>

/** What the student said of all that was said. */
export const textsOf = (messages: readonly Pick<Message, 'from' | 'text'>[]): string[] =>
  messages.filter(({ from }) => from === 'student').map(({ text }) => text)

/** How far a conversation has come after these texts of the student; a guided one also goes on after two tries. */
export async function progressAfter({ engine, ...course }: Course, texts: readonly string[]): Promise<Progress> {
  if (engine === 'model' || texts.length === 0) return progressOf(course.script, texts)
  return (await converse(course, texts)).progress
}

/** The seed of a guided conversation; null where a model answers, whose steps nobody accepts. */
export const seedOf = ({ engine, seed }: Pick<Course, 'engine' | 'seed'>): number | null =>
  engine === 'guided' ? seed : null
