import type { Report, ReportTotals } from '#contract/reports.ts'
import { addPractised } from '#server/test/practised.ts'
import type { School, World } from '#server/test/world.ts'

/** What is asked of a report. */
export type ReportQuery = NonNullable<NonNullable<Parameters<School['api']['reports']['get']>[0]>['query']>

/** A month of the past, and an instant in it. */
export const march = { from: '2026-03-01', to: '2026-03-31' }
const at = '2026-03-18T12:00:00Z'

/** What no practice amounts to. */
export const nothing: ReportTotals = {
  conversations: 0,
  turns: 0,
  minutes: 0,
  stayed: null,
  students: 0,
  days: 0,
  words: 0,
  steps_done: 0,
  steps_total: 0,
  corrections: { spelling: 0, accents: 0, grammar: 0, other_language: 0 },
}

/** A report of a school, of that month where nothing else is asked. */
export const reportOf = ({ api }: School, query: ReportQuery = march): Promise<Report> => api.reports.get({ query })

/** Writes down a conversation of that month, or of another time. */
export const held = (
  world: World,
  school: School,
  one: Omit<Parameters<typeof addPractised>[2], 'at'> & { at?: string },
): Promise<string> => addPractised(world, school, { at, ...one })
