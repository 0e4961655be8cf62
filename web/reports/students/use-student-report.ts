import { useSearchParams } from 'react-router'
import { readReportParams, writeReportParams } from '../filters/report-params.ts'

export function useStudentReport(): (id: string) => string {
  const [params] = useSearchParams()
  const asked = readReportParams(params)
  return (id) => `/reports?${writeReportParams(new URLSearchParams(), { ...asked, of: { kind: 'student', id } })}`
}
