import { queryOptions } from '@tanstack/react-query'
import type { Client } from '#contract/client.ts'
import type { Student, students } from '#contract/people/students.ts'
import type { BulkTarget } from '../people/students.api.ts'
import { fetchAllStudents } from './links.api.ts'

export interface Recipients {
  reached: Student[]
  withoutAddress: Student[]
  inactive: Student[]
}

export const recipientsQuery = (calls: Client<typeof students>, target: BulkTarget) =>
  queryOptions({
    queryKey: ['students', 'recipients', target],
    queryFn: async ({ signal }) => {
      const found = await fetchAllStudents(calls, 'ids' in target ? {} : target.filter, signal)
      const ids = 'ids' in target ? new Set(target.ids) : null
      return recipientsOf(found.filter(({ id }) => !ids || ids.has(id)))
    },
  })

function recipientsOf(chosen: readonly Student[]): Recipients {
  const active = chosen.filter(({ status }) => status === 'active')
  return {
    reached: active.filter(({ email }) => email !== null),
    withoutAddress: active.filter(({ email }) => email === null),
    inactive: chosen.filter(({ status }) => status === 'inactive'),
  }
}
