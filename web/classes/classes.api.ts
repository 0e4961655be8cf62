import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Class, classes, type NewClass } from '#contract/classes.ts'
import type { Request } from '#contract/endpoint.ts'
import { useApi } from '../lib/api/api.ts'
import { createAttempt } from '../lib/api/attempt.ts'
import { isGone } from '../lib/api/gone.ts'
import { classQuery } from '../people/classes.api.ts'
import { refreshStudents } from '../people/students.api.ts'

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
