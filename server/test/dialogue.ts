import { expect } from 'vitest'
import { converse } from '#server/practice/guided/converse.ts'
import { correctionsOf } from '#server/practice/measures/corrections.ts'
import type { Script } from '#server/services/partner.ts'

/** What the student says, and what the guided partner answers. */
export type Line = readonly [student: string, partner: string]

/** Holds a whole conversation, message by message, and compares every answer with the one that is written down. */
export async function expectDialogue(
  script: Script,
  lines: readonly Line[],
  { seed = 1, native_language = null }: { seed?: number; native_language?: string | null } = {},
): Promise<void> {
  const texts: string[] = []
  const said: Line[] = []
  for (const [student] of lines) {
    texts.push(student)
    const corrections = await correctionsOf(script, student, null, native_language)
    const { text } = await converse({ script, seed, native_language, corrections }, texts)
    said.push([student, text])
  }
  expect(said).toEqual(lines)
}
