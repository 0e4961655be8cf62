import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Class, classes, type NewClass } from '#contract/people/classes.ts'
import type { Client } from '#contract/client.ts'
import type { Request } from '#contract/endpoint.ts'
import { useApi } from '../lib/api/api.ts'
import { createAttempt } from '../lib/api/attempt.ts'
import { isGone } from '../lib/api/gone.ts'
import { refreshStudents } from './students.api.ts'

/** In milliseconds; changes of this browser invalidate at once. */
const staleTime = 15_000

export const classesQuery = (calls: Client<typeof classes>) =>
  queryOptions({ queryKey: ['classes'], queryFn: ({ signal }) => calls.list({}, { signal }), staleTime })

export const archivedClassesQuery = (calls: Client<typeof classes>) =>
  queryOptions({
    queryKey: ['classes', { status: 'archived' }],
    queryFn: ({ signal }) => calls.list({ query: { status: 'archived' } }, { signal }),
  })

export const classQuery = (calls: Client<typeof classes>, id: string) =>
  queryOptions({ queryKey: ['classes', id], queryFn: ({ signal }) => calls.get({ params: { id } }, { signal }) })

export function useClass(id: string) {
  const client = useQueryClient()
  const calls = useApi(classes)
  const listed = () => client.getQueryData(classesQuery(calls).queryKey)?.items.find((one) => one.id === id)
  return useQuery({ ...classQuery(calls, id), placeholderData: listed })
}

export function useAddClass() {
  const client = useQueryClient()
  const calls = useApi(classes)
  const [attempt] = useState(createAttempt)
  return useMutation({
    mutationFn: (body: NewClass) => calls.add({ body }, { idempotencyKey: attempt.keyFor(body) }),
    onSuccess: () => {
      attempt.succeeded()
      void client.invalidateQueries({ queryKey: ['classes'] })
    },
  })
}

export function useEditClass() {
  const client = useQueryClient()
  const calls = useApi(classes)
  return useMutation({
    mutationFn: (request: Request<typeof classes.edit>) => calls.edit(request),
    onSuccess: (saved) => {
      client.setQueryData(classQuery(calls, saved.id).queryKey, saved)
      void refreshStudents(client)
    },
  })
}

/** Archives a class, or restores it. */
export function useArchiveClass() {
  const client = useQueryClient()
  const calls = useApi(classes)
  return useMutation({
    mutationFn: ({ id, act }: { id: string; act: 'archive' | 'restore' }) => calls[act]({ params: { id } }),
    onSuccess: (saved) => client.setQueryData(classQuery(calls, saved.id).queryKey, saved),
    onSettled: () => refreshStudents(client),
  })
}

export function useNewestClass() {
  const calls = useApi(classes)
  return useMutation({ mutationFn: (id: string) => calls.get({ params: { id } }) })
}

/** Leaves the page first, so that no query refetches the deleted class. */
export function useDeleteClass(leave: () => void | Promise<void>) {
  const client = useQueryClient()
  const calls = useApi(classes)
  return useMutation({
    mutationFn: ({ id }: Class) => calls.remove({ params: { id } }),
    onSettled: async (_data, error, { id }) => {
      if (error && !isGone(error)) return
      await leave()
      client.removeQueries(classQuery(calls, id))
      void refreshStudents(client)
    },
  })
}
