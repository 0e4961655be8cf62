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
import type { classes } from '#contract/classes.ts'
import type { Client } from '#contract/client.ts'
import type { Request } from '#contract/endpoint.ts'
import {
  type BulkAction,
  type NewStudent,
  type Student,
  type StudentQuery,
  type StudentStatus,
  students,
} from '#contract/students.ts'
import { useApi } from '../lib/api.ts'
import { createAttempt } from '../lib/attempt.ts'
import { isGone } from '../lib/gone.ts'
import { saveFile } from '../lib/save-file.ts'
import { type StudentPage, withStatus, withStudent } from './list-cache.ts'
import { nameOf } from './student-name.ts'

const lists = ['students', 'list'] as const
/** What is shown stays fresh this long, in milliseconds; what this browser changes is asked for at once. */
const staleTime = 15_000

/** A page of students; the one before stays in sight until it is there. */
export const studentsQuery = (calls: Client<typeof students>, query: StudentQuery) =>
  queryOptions({
    queryKey: [...lists, query],
    queryFn: ({ signal }) => calls.list({ query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime,
  })

/** All classes of the school. */
export const classesQuery = (calls: Client<typeof classes>) =>
  queryOptions({ queryKey: ['classes'], queryFn: ({ signal }) => calls.list({}, { signal }), staleTime })

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
export type Newcomer = Request<typeof students.similar>['query']

/** Who is here already and may be the same person; nothing is asked about nobody. */
export const similarQuery = (calls: Client<typeof students>, query: Newcomer | null) =>
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
      .getQueriesData<StudentPage>({ queryKey: lists })
      .flatMap(([, page]) => page?.items ?? [])
      .find((student) => student.id === id)
  return useQuery({ ...studentQuery(useApi(students), id), placeholderData: listed })
}

/** Asks again for whatever a change of students touches: lists and seats, class sizes, the plan's usage. */
export const refreshStudents = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    [['students'], ['classes'], ['billing'], ['home']].map((queryKey) => client.invalidateQueries({ queryKey })),
  )

/** Adds a student, once however often the same submission is repeated. */
export function useAddStudent() {
  const client = useQueryClient()
  const calls = useApi(students)
  const [attempt] = useState(createAttempt)
  return useMutation({
    mutationFn: (body: NewStudent) => calls.add({ body }, { idempotencyKey: attempt.keyFor(body) }),
    onSuccess: () => {
      attempt.succeeded()
      void refreshStudents(client)
    },
  })
}

/** Changes a student, unless somebody else was faster. */
export function useEditStudent() {
  const client = useQueryClient()
  const calls = useApi(students)
  return useMutation({
    mutationFn: (request: Request<typeof students.edit>) => calls.edit(request),
    onSuccess: (student) => {
      client.setQueriesData<StudentPage>({ queryKey: lists }, (page) => withStudent(page, student))
      void refreshStudents(client)
    },
  })
}

/** A student and the status it shall have. */
export interface StatusChange {
  student: Student
  status: StudentStatus
}

/** Activates or inactivates one student; the lists show it at once, and take it back when it is refused. */
export function useStatusChange() {
  const client = useQueryClient()
  const calls = useApi(students)
  const show = ({ student }: StatusChange, status: StudentStatus) =>
    client.setQueriesData<StudentPage>({ queryKey: lists }, (page) => withStatus(page, student.id, status))
  return useMutation({
    mutationFn: ({ student, status }: StatusChange) =>
      calls.bulk({ body: { action: status === 'active' ? 'activate' : 'inactivate', ids: [student.id] } }),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: lists })
      show(change, change.status)
    },
    onError: (_error, change) => show(change, change.status === 'active' ? 'inactive' : 'active'),
    onSettled: () => void refreshStudents(client),
  })
}

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

/** Erases a student. */
export function useDeleteStudent() {
  const client = useQueryClient()
  const calls = useApi(students)
  return useMutation({
    mutationFn: ({ id }: Student) => calls.remove({ params: { id } }),
    onSettled: () => void refreshStudents(client),
  })
}

/** Fetches a student as it is now, for the whole page to show. */
export function useNewestStudent() {
  const client = useQueryClient()
  const calls = useApi(students)
  return useMutation({
    mutationFn: (id: string) => calls.get({ params: { id } }),
    onSuccess: (student, id) => {
      client.setQueryData(studentQuery(calls, id).queryKey, student)
      client.setQueriesData<StudentPage>({ queryKey: lists }, (page) => withStudent(page, student))
      void client.invalidateQueries(historyQuery(calls, id))
    },
  })
}

/** Erases a student whose page is open, which has to be left then; what was known of students is forgotten. */
export function useEraseStudent() {
  const client = useQueryClient()
  const calls = useApi(students)
  return useMutation({
    mutationFn: ({ id }: Student) => calls.remove({ params: { id } }),
    onSettled: (_done, error) => {
      if (error && !isGone(error)) return
      client.removeQueries({ queryKey: ['students'] })
      void refreshStudents(client)
    },
  })
}

/** Puts everything that is held about a student into the downloads. */
export function useExportStudent() {
  const calls = useApi(students)
  return useMutation({
    mutationFn: ({ id }: Student) => calls.exportOne({ params: { id } }),
    onSuccess: (file, student) => saveFile(file, `${nameOf(student)}.json`),
  })
}
