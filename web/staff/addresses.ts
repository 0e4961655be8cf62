import { staffLimits } from '#contract/school/staff.ts'
import { address } from '#contract/values/text.ts'

type Reading = { emails: string[] } | { problem: 'noEmails' | 'tooMany' } | { problem: 'badEmail'; email: string }

/** Reads addresses that are separated by lines, commas, semicolons or spaces, also as mail programs copy them ("Ana <ana@x.com>"). */
export function readAddresses(text: string): Reading {
  const written = text
    .replace(/"[^"]*"/g, '')
    .replace(/[^,;<\n]*<([^>]*)>/g, '$1 ')
    .split(/[\s,;]+/)
    .filter(Boolean)
  if (written.length === 0) return { problem: 'noEmails' }
  const emails = new Set<string>()
  for (const email of written) {
    const read = address.safeParse(email)
    if (!read.success) return { problem: 'badEmail', email }
    emails.add(read.data)
  }
  if (emails.size > staffLimits.addresses) return { problem: 'tooMany' }
  return { emails: [...emails] }
}
