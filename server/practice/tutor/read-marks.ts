import * as z from 'zod/mini'
import type { CorrectionKind } from '#contract/practice/corrections.ts'
import { createCleaner } from '#server/practice/model/answer/clean.ts'
import { tutorKinds } from '#server/practice/tutor/tutor-prompt.ts'

export interface Mark {
  written: string
  better: string
  kind: Exclude<CorrectionKind, 'other_language'>
  reason: string
}
export interface Marks {
  findings: Mark[]
  steps_done: number[]
}

const Answer = z.object({
  findings: z.optional(z.nullable(z.array(z.unknown()))),
  steps_done: z.optional(z.nullable(z.array(z.unknown()))),
})
const Found = z.object({
  written: z.string(),
  better: z.string(),
  kind: z.enum(tutorKinds),
  reason: z.optional(z.nullable(z.string())),
})
/** The most that is read of an answer, and the characters of a reason. */
const most = { findings: 10, reason: 200 } as const

/** Reads an answer of the tutor, in a fence or among words, too; null where it is no JSON. What is not as it was asked for is left out. */
export function readMarks(answer: string): Marks | null {
  const parsed = Answer.safeParse(parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1)))
  if (!parsed.success) return null
  const findings = (parsed.data.findings ?? []).slice(0, most.findings).flatMap((each) => {
    const found = Found.safeParse(each)
    return found.success ? [{ ...found.data, reason: plain(found.data.reason ?? '') }] : []
  })
  const numbers = (parsed.data.steps_done ?? []).filter((each) => typeof each === 'number')
  return { findings, steps_done: numbers.filter(Number.isInteger) }
}

// A reason is a sentence of a model that a student reads.
function plain(reason: string): string {
  const cleaner = createCleaner()
  const text = `${cleaner.push(reason)}${cleaner.end()}`.replace(/\s+/gu, ' ').trim()
  return text.length > most.reason ? '' : text
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
