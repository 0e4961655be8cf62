import { useSearchParams } from 'react-router'
import { readAsked, writeAsked } from '../filters/asked.ts'

/** Where the report of a student over the same time is. */
export function useStudentReport(): (id: string) => string {
  const [params] = useSearchParams()
  const asked = readAsked(params)
  return (id) => `/reports?${writeAsked(new URLSearchParams(), { ...asked, of: { kind: 'student', id } })}`
}
