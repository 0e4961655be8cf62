import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Client } from '#contract/client.ts'
import type { Request } from '#contract/endpoint.ts'
import { type NewTask, tasks } from '#contract/teaching/tasks.ts'
import { refreshAssignments } from '../assignments/assignments.api.ts'
import { useApi } from '../lib/api/api.ts'
import { createAttempt } from '../lib/api/attempt.ts'

type Calls = Client<typeof tasks>

/** A page of the class × task table. */
export const taskTableQuery = (calls: Calls, id: string, page: number) =>
  queryOptions({
    queryKey: ['tasks', 'table', id, page],
    queryFn: ({ signal }) => calls.table({ params: { id }, query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  })

export const studentTasksQuery = (calls: Calls, id: string) =>
  queryOptions({
    queryKey: ['tasks', 'student', id],
    queryFn: ({ signal }) => calls.ofStudent({ params: { id }, query: { page_size: 10 } }, { signal }),
  })

export const partnerTasksQuery = (calls: Calls, query: { chatbot_id: string } | { avatar_id: string }) =>
  queryOptions({
    queryKey: ['tasks', 'partner', query],
    queryFn: ({ signal }) => calls.list({ query: { ...query, page_size: 10 } }, { signal }),
  })

/** A task assigns its partner, and Home says what is due. */
const refreshTasks = (client: QueryClient) =>
  Promise.all([
    ...[['tasks'], ['home']].map((queryKey) => client.invalidateQueries({ queryKey })),
    refreshAssignments(client),
  ])

export function useAddTasks() {
  const client = useQueryClient()
  const calls = useApi(tasks)
  const [attempt] = useState(createAttempt)
  return useMutation({
    mutationFn: (body: NewTask) => calls.add({ body }, { idempotencyKey: attempt.keyFor(body) }),
    onSuccess: () => {
      attempt.succeeded()
      void refreshTasks(client)
    },
  })
}

export function useEditTask() {
  const client = useQueryClient()
  const calls = useApi(tasks)
  return useMutation({
    mutationFn: (request: Request<typeof tasks.edit>) => calls.edit(request),
    onSettled: () => void refreshTasks(client),
  })
}

export function useRemoveTasks() {
  const client = useQueryClient()
  const calls = useApi(tasks)
  return useMutation({
    mutationFn: (ids: readonly string[]) => Promise.all(ids.map((id) => calls.remove({ params: { id } }))),
    onSettled: () => void refreshTasks(client),
  })
}

export function useRestoreTask() {
  const client = useQueryClient()
  const calls = useApi(tasks)
  return useMutation({
    mutationFn: (id: string) => calls.restore({ params: { id } }),
    onSettled: () => void refreshTasks(client),
  })
}

export function useExceptStudents() {
  const client = useQueryClient()
  const calls = useApi(tasks)
  return useMutation({
    mutationFn: (request: Request<typeof tasks.except>) => calls.except(request),
    onSettled: () => void refreshTasks(client),
  })
}

export function useSendReminders() {
  const calls = useApi(tasks)
  const [attempt] = useState(createAttempt)
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; student_ids?: string[] }) =>
      calls.remind({ params: { id }, body }, { idempotencyKey: attempt.keyFor({ id, body }) }),
    onSuccess: () => attempt.succeeded(),
  })
}
