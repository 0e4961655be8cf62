import { keepPreviousData, queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import type { Client } from '#contract/client.ts'
import { type ReportQuery, reports } from '#contract/reports.ts'
import { useSchoolDay } from '../conversations/school-day.ts'
import { useApi } from '../lib/api/api.ts'
import { type ReportParams, dependsOnToday, problemOf, queryOf } from './filters/report-params.ts'

/** A report; the one before stays in sight until it is there. Without a query nothing is asked. */
export const reportQuery = (calls: Client<typeof reports>, query: ReportQuery | null) =>
  queryOptions({
    queryKey: ['reports', query],
    queryFn: query ? ({ signal }) => calls.get({ query }, { signal }) : skipToken,
    placeholderData: keepPreviousData,
  })

/** The report that an address asks for; nothing is asked until the school's day is known, where it matters, nor while dates make no sense. */
export function useReport(asked: ReportParams) {
  const calls = useApi(reports)
  const needsDay = dependsOnToday(asked)
  const today = useSchoolDay(needsDay)
  const problem = problemOf(asked, today)
  const query = problem || (needsDay && !today) ? null : queryOf(asked, today ?? '')
  return { query, problem, ...useQuery(reportQuery(calls, query)) }
}
