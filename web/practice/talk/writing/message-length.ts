import { practiceLimits } from '#contract/practice.ts'

/** How many characters are left, once that is worth saying; null before. Below zero there are too many. */
export function charactersLeft(text: string): number | null {
  const { message: most, warnAt } = practiceLimits
  return text.length >= most * warnAt ? most - text.trim().length : null
}

/** Whether a message is longer than may be sent. */
export const isTooLong = (text: string): boolean => text.trim().length > practiceLimits.message
