import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { classes } from '#contract/classes.ts'
import type { Client } from '#contract/client.ts'
import type { Request } from '#contract/endpoint.ts'
import { type NewStudent, type Student, type StudentQuery, type StudentStatus, students } from '#contract/students.ts'
import { useApi } from '../lib/api.ts'
import { createAttempt } from './attempt.ts'
import { type StudentPage, withStatus, withStudent } from './list-cache.ts'

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

/** Asks again for whatever a change of students touches: lists and seats, class sizes, the plan's usage. */
export const refreshStudents = (client: QueryClient): Promise<unknown> =>
  Promise.all([['students'], ['classes'], ['billing']].map((queryKey) => client.invalidateQueries({ queryKey })))

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

/** Erases a student. */
export function useDeleteStudent() {
  const client = useQueryClient()
  const calls = useApi(students)
  return useMutation({
    mutationFn: ({ id }: Student) => calls.remove({ params: { id } }),
    onSettled: () => void refreshStudents(client),
  })
}

/** Fetches a student as it is now. */
export function useNewestStudent() {
  const calls = useApi(students)
  return useMutation({ mutationFn: (id: string) => calls.get({ params: { id } }) })
}
