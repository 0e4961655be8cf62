import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Request } from '#contract/endpoint.ts'
import { type NewStudent, type Student, students } from '#contract/people/students.ts'
import type { StudentStatus } from '#contract/people/student-filter.ts'
import { useApi } from '../lib/api/api.ts'
import { createAttempt } from '../lib/api/attempt.ts'
import { isGone } from '../lib/api/gone.ts'
import { saveFile } from '../lib/api/save-file.ts'
import { type StudentPage, withStatus, withStudent } from '../people/list-cache.ts'
import { nameOf } from '../people/student-name.ts'
import { historyQuery, refreshStudents, studentLists, studentQuery } from '../people/students.api.ts'

/** Idempotent. */
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

export function useEditStudent() {
  const client = useQueryClient()
  const calls = useApi(students)
  return useMutation({
    mutationFn: (request: Request<typeof students.edit>) => calls.edit(request),
    onSuccess: (student) => {
      client.setQueriesData<StudentPage>({ queryKey: studentLists }, (page) => withStudent(page, student))
      void refreshStudents(client)
    },
  })
}

export interface StatusChange {
  student: Student
  status: StudentStatus
}

/** Optimistic; rolled back on failure. */
export function useStatusChange() {
  const client = useQueryClient()
  const calls = useApi(students)
  const show = ({ student }: StatusChange, status: StudentStatus) =>
    client.setQueriesData<StudentPage>({ queryKey: studentLists }, (page) => withStatus(page, student.id, status))
  return useMutation({
    mutationFn: ({ student, status }: StatusChange) =>
      calls.bulk({ body: { action: status === 'active' ? 'activate' : 'inactivate', ids: [student.id] } }),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: studentLists })
      show(change, change.status)
    },
    onError: (_error, change) => show(change, change.status === 'active' ? 'inactive' : 'active'),
    onSettled: () => void refreshStudents(client),
  })
}

export function useDeleteStudent() {
  const client = useQueryClient()
  const calls = useApi(students)
  return useMutation({
    mutationFn: ({ id }: Student) => calls.remove({ params: { id } }),
    onSettled: () => void refreshStudents(client),
  })
}

export function useNewestStudent() {
  const client = useQueryClient()
  const calls = useApi(students)
  return useMutation({
    mutationFn: (id: string) => calls.get({ params: { id } }),
    onSuccess: (student, id) => {
      client.setQueryData(studentQuery(calls, id).queryKey, student)
      client.setQueriesData<StudentPage>({ queryKey: studentLists }, (page) => withStudent(page, student))
      void client.invalidateQueries(historyQuery(calls, id))
    },
  })
}

/** Leaves the page first, and clears cached students. */
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

export function useExportStudent() {
  const calls = useApi(students)
  return useMutation({
    mutationFn: ({ id }: Student) => calls.exportOne({ params: { id } }),
    onSuccess: (file, student) => saveFile(file, `${nameOf(student)}.json`),
  })
}
