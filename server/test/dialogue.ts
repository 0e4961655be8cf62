import { expect } from 'vitest'
import { converse } from '#server/practice/guided/converse.ts'
import { correctionsOf } from '#server/practice/measures/corrections.ts'
import type { Script } from '#server/services/partner.ts'

export type Line = readonly [student: string, partner: string, coach?: string]

/** Plays a dialogue; where the coach would ask to say a mistake again, the partner recasts it instead, so that it is heard. */
export async function expectDialogue(
  chatbot: Script,
  lines: readonly Line[],
  { seed = 1, native_language = null }: { seed?: number; native_language?: string | null } = {},
): Promise<void> {
  const correction = chatbot.correction === 'prompt' ? 'recast' : chatbot.correction
  const script: Script = { ...chatbot, correction }
  const texts: string[] = []
  const actual: Line[] = []
  for (const [student] of lines) {
    texts.push(student)
    const corrections = await correctionsOf(script, student, null, native_language)
    const { text, coach } = await converse({ script, seed, native_language, corrections }, texts)
    actual.push(coach === null ? [student, text] : [student, text, coach])
  }
  expect(actual).toEqual(lines)
}
