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
import { type BulkAction, type StudentQuery, students } from '#contract/students.ts'
import { useApi } from '../lib/api/api.ts'
import { createAttempt } from '../lib/api/attempt.ts'
import type { StudentPage } from './list-cache.ts'

/** The key of every list of students. */
export const studentLists = ['students', 'list'] as const
/** What is shown stays fresh this long, in milliseconds; what this browser changes is asked for at once. */
const staleTime = 15_000

/** A page of students; the one before stays in sight until it is there. */
export const studentsQuery = (calls: Client<typeof students>, query: StudentQuery) =>
  queryOptions({
    queryKey: [...studentLists, query],
    queryFn: ({ signal }) => calls.list({ query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime,
  })

/** One student. */
export const studentQuery = (calls: Client<typeof students>, id: string) =>
  queryOptions({
    queryKey: ['students', 'one', id],
    queryFn: ({ signal }) => calls.get({ params: { id } }, { signal }),
    staleTime,
  })

/** What happened to a student. */
export const historyQuery = (calls: Client<typeof students>, id: string) =>
  queryOptions({
    queryKey: ['students', 'history', id],
    queryFn: ({ signal }) => calls.history({ params: { id } }, { signal }),
    staleTime,
  })

/** What is known of somebody who is about to be added. */
export type NewStudent = Request<typeof students.similar>['query']

/** Who is here already and may be the same person; nothing is asked about nobody. */
export const similarQuery = (calls: Client<typeof students>, query: NewStudent | null) =>
  queryOptions({
    queryKey: ['students', 'similar', query],
    queryFn: query ? ({ signal }) => calls.similar({ query }, { signal }) : skipToken,
    placeholderData: keepPreviousData,
    staleTime,
  })

/** One student; what a list said of them is shown until they are there. */
export function useStudent(id: string) {
  const client = useQueryClient()
  const listed = () =>
    client
      .getQueriesData<StudentPage>({ queryKey: studentLists })
      .flatMap(([, page]) => page?.items ?? [])
      .find((student) => student.id === id)
  return useQuery({ ...studentQuery(useApi(students), id), placeholderData: listed })
}

/** Asks again for whatever a change of students touches: lists and seats, class sizes, the plan's usage. */
export const refreshStudents = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    [['students'], ['classes'], ['billing'], ['home']].map((queryKey) => client.invalidateQueries({ queryKey })),
  )

/** Some students by their ids, or everybody whom a filter matches, with how many those were. */
export type BulkTarget =
  | Pick<Extract<BulkAction, { ids: string[] }>, 'ids'>
  | Pick<Extract<BulkAction, { expected: number }>, 'filter' | 'expected'>

/** Changes many students at once; the same submission has one effect however often it is repeated. */
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
