import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Class, classes, type NewClass } from '#contract/classes.ts'
import type { Client } from '#contract/client.ts'
import type { Request } from '#contract/endpoint.ts'
import { useApi } from '../lib/api/api.ts'
import { createAttempt } from '../lib/api/attempt.ts'
import { isGone } from '../lib/api/gone.ts'
import { refreshStudents } from './students.api.ts'

/** What is shown stays fresh this long, in milliseconds; what this browser changes is asked for at once. */
const staleTime = 15_000

/** All classes of the school. */
export const classesQuery = (calls: Client<typeof classes>) =>
  queryOptions({ queryKey: ['classes'], queryFn: ({ signal }) => calls.list({}, { signal }), staleTime })

/** One class. */
export const classQuery = (calls: Client<typeof classes>, id: string) =>
  queryOptions({ queryKey: ['classes', id], queryFn: ({ signal }) => calls.get({ params: { id } }, { signal }) })

/** One class; what the list of classes said of it stands in until it is there. */
export function useClass(id: string) {
  const client = useQueryClient()
  const calls = useApi(classes)
  const listed = () => client.getQueryData(classesQuery(calls).queryKey)?.items.find((one) => one.id === id)
  return useQuery({ ...classQuery(calls, id), placeholderData: listed })
}

/** Creates a class, once however often the same submission is repeated. */
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

/** Changes a class, unless somebody else was faster; students name their classes. */
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

/** Fetches a class as it is now. */
export function useNewestClass() {
  const calls = useApi(classes)
  return useMutation({ mutationFn: (id: string) => calls.get({ params: { id } }) })
}

/** Deletes a class; whoever looks at it leaves before anything is asked of it again. */
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
