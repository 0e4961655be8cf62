import type { Result } from '#contract/endpoint.ts'
import type { Student, students } from '#contract/people/students.ts'
import type { StudentStatus } from '#contract/people/student-filter.ts'

export type StudentPage = Result<typeof students.list>

export const withStudent = (page: StudentPage | undefined, student: Student): StudentPage | undefined =>
  page && { ...page, items: page.items.map((item) => (item.id === student.id ? student : item)) }

export function withStatus(page: StudentPage | undefined, id: string, status: StudentStatus): StudentPage | undefined {
  const student = page?.items.find((item) => item.id === id)
  if (!page || !student || student.status === status) return page
  if (status === 'active' && page.seats.used >= page.seats.limit) return page
  const change = status === 'active' ? 1 : -1
  return {
    ...page,
    items: page.items.map((item) => (item.id === id ? { ...item, status } : item)),
    counts: { ...page.counts, active: page.counts.active + change, inactive: page.counts.inactive - change },
    seats: { ...page.seats, used: page.seats.used + change },
  }
}
