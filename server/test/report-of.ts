import type { Report, ReportTotals } from '#contract/practice/reports.ts'
import { addPastConversation } from '#server/test/past-conversations.ts'
import type { School, World } from '#server/test/world.ts'

export type ReportQuery = NonNullable<NonNullable<Parameters<School['api']['reports']['get']>[0]>['query']>

export const march = { from: '2026-03-01', to: '2026-03-31' }
const at = '2026-03-18T12:00:00Z'

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

export const reportOf = ({ api }: School, query: ReportQuery = march): Promise<Report> => api.reports.get({ query })

export const addConversation = (
  world: World,
  school: School,
  one: Omit<Parameters<typeof addPastConversation>[2], 'at'> & { at?: string },
): Promise<string> => addPastConversation(world, school, { at, ...one })
