import { useSearchParams } from 'react-router'
import { readReportParams, writeReportParams } from '../filters/report-params.ts'

/** Where the report of a student over the same time is. */
export function useStudentReport(): (id: string) => string {
  const [params] = useSearchParams()
  const asked = readReportParams(params)
  return (id) => `/reports?${writeReportParams(new URLSearchParams(), { ...asked, of: { kind: 'student', id } })}`
}
