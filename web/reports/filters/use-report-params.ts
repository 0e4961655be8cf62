import { useSearchParams } from 'react-router'
import { type ReportParams, readReportParams, writeReportParams } from './report-params.ts'

/** Changes what is asked; `isQuiet` keeps the step out of the browser's history. */
export type ChangeReportParams = (changes: Partial<ReportParams>, options?: { isQuiet?: boolean }) => void

/** What the address bar asks of a report, and how to change it. */
export function useReportParams(): [ReportParams, ChangeReportParams] {
  const [params, setParams] = useSearchParams()
  const change: ChangeReportParams = (changes, { isQuiet = false } = {}) =>
    setParams((current) => writeReportParams(current, { ...readReportParams(current), ...changes }), {
      replace: isQuiet,
      preventScrollReset: true,
    })
  return [readReportParams(params), change]
}
