import { studentLengths } from '#contract/students.ts'
import { address, line } from '#contract/text.ts'
import type { Newcomer } from '../../people/students.api.ts'

const lineOf = { first: line(studentLengths.first_name), last: line(studentLengths.last_name) }

/** What was typed as somebody to look for; null without a first name, and a last name or a whole address. */
export function newcomerOf([first = '', last = '', mail = '']: readonly string[]): Newcomer | null {
  const first_name = lineOf.first.safeParse(first).data
  const last_name = lineOf.last.safeParse(last).data
  const email = address.safeParse(mail).data
  if (!first_name || !(last_name || email)) return null
  return { first_name, ...(last_name && { last_name }), ...(email && { email }) }
}
