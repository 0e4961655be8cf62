import { ApiError } from '#contract/errors.ts'
import { reportDays, type ReportQuery } from '#contract/practice/reports.ts'

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** The last 30 days by default. */
export function daysOf({ from, to }: ReportQuery, today: string): { from: string; to: string; length: number } {
  const last = to ?? today
  const first = from ?? addDays(last, 1 - reportDays.default)
  const length = (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1
  if (length < 1 || length > reportDays.max) {
    const message = `Ask for 1 to ${reportDays.max} days.`
    throw new ApiError('invalid_input', { issues: [{ path: 'from', message }] })
  }
  return { from: first, to: last, length }
}
