import { useSearchParams } from 'react-router'
import { type ReportParams, readReportParams, writeReportParams } from './report-params.ts'

/** `isQuiet` replaces the history entry. */
export type ChangeReportParams = (changes: Partial<ReportParams>, options?: { isQuiet?: boolean }) => void

export function useReportParams(): [ReportParams, ChangeReportParams] {
  const [params, setParams] = useSearchParams()
  const change: ChangeReportParams = (changes, { isQuiet = false } = {}) =>
    setParams((current) => writeReportParams(current, { ...readReportParams(current), ...changes }), {
      replace: isQuiet,
      preventScrollReset: true,
    })
  return [readReportParams(params), change]
}
