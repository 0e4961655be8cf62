import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useState } from 'react'
import type { Client } from '#contract/client.ts'
import type { Request } from '#contract/endpoint.ts'
import { type BulkAction, students } from '#contract/people/students.ts'
import type { StudentQuery } from '#contract/people/student-filter.ts'
import { useApi } from '../lib/api/api.ts'
import { createAttempt } from '../lib/api/attempt.ts'
import type { StudentPage } from './list-cache.ts'

export const studentLists = ['students', 'list'] as const
/** In milliseconds; changes of this browser invalidate at once. */
const staleTime = 15_000

export const studentsQuery = (calls: Client<typeof students>, query: StudentQuery) =>
  queryOptions({
    queryKey: [...studentLists, query],
    queryFn: ({ signal }) => calls.list({ query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime,
  })

export const studentQuery = (calls: Client<typeof students>, id: string) =>
  queryOptions({
    queryKey: ['students', 'one', id],
    queryFn: ({ signal }) => calls.get({ params: { id } }, { signal }),
    staleTime,
  })

export const historyQuery = (calls: Client<typeof students>, id: string) =>
  queryOptions({
    queryKey: ['students', 'history', id],
    queryFn: ({ signal }) => calls.history({ params: { id } }, { signal }),
    staleTime,
  })

export type NewStudent = Request<typeof students.similar>['query']

/** Skipped while there is too little input. */
export const similarQuery = (calls: Client<typeof students>, query: NewStudent | null) =>
  queryOptions({
    queryKey: ['students', 'similar', query],
    queryFn: query ? ({ signal }) => calls.similar({ query }, { signal }) : skipToken,
    placeholderData: keepPreviousData,
    staleTime,
  })

export function useStudent(id: string) {
  const client = useQueryClient()
  const listed = () =>
    client
      .getQueriesData<StudentPage>({ queryKey: studentLists })
      .flatMap(([, page]) => page?.items ?? [])
      .find((student) => student.id === id)
  return useQuery({ ...studentQuery(useApi(students), id), placeholderData: listed })
}

export const refreshStudents = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    [['students'], ['classes'], ['billing'], ['home']].map((queryKey) => client.invalidateQueries({ queryKey })),
  )

/** Ids, or a filter with the number of students it matched on screen. */
export type BulkTarget =
  | Pick<Extract<BulkAction, { ids: string[] }>, 'ids'>
  | Pick<Extract<BulkAction, { expected: number }>, 'filter' | 'expected'>

export function useBulkChange() {
  const client = useQueryClient()
  const calls = useApi(students)
  const [attempt] = useState(createAttempt)
  return useMutation({
    mutationFn: (body: BulkAction) => calls.bulk({ body }, { idempotencyKey: attempt.keyFor(body) }),
    onSuccess: () => attempt.succeeded(),
    onSettled: () => void refreshStudents(client),
  })
}
