import { keepPreviousData, queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import type { Client } from '#contract/client.ts'
import { type ReportQuery, reports } from '#contract/practice/reports.ts'
import { useSchoolDay } from '../conversations/school-day.ts'
import { useApi } from '../lib/api/api.ts'
import { type ReportParams, dependsOnToday, problemOf, queryOf } from './filters/report-params.ts'

/** The query is skipped without parameters. */
export const reportQuery = (calls: Client<typeof reports>, query: ReportQuery | null) =>
  queryOptions({
    queryKey: ['reports', query],
    queryFn: query ? ({ signal }) => calls.get({ query }, { signal }) : skipToken,
    placeholderData: keepPreviousData,
  })

/** Skipped until the school's day is known, if it matters, and while the dates are invalid. */
export function useReport(asked: ReportParams) {
  const calls = useApi(reports)
  const needsDay = dependsOnToday(asked)
  const today = useSchoolDay(needsDay)
  const problem = problemOf(asked, today)
  const query = problem || (needsDay && !today) ? null : queryOf(asked, today ?? '')
  return { query, problem, ...useQuery(reportQuery(calls, query)) }
}
