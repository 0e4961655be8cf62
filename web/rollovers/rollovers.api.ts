import { queryOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Client } from '#contract/client.ts'
import type { Request } from '#contract/endpoint.ts'
import { type RolloverPlan, rollovers } from '#contract/people/rollovers.ts'
import { useApi } from '../lib/api/api.ts'
import { createAttempt } from '../lib/api/attempt.ts'
import { refreshStudents } from '../people/students.api.ts'

const queryKey = ['rollovers'] as const

export const rolloversQuery = (calls: Client<typeof rollovers>) =>
  queryOptions({ queryKey, queryFn: ({ signal }) => calls.list({}, { signal }) })

/** Asked anew each time: it is about the school as it is now. */
export const rehearsalQuery = (calls: Client<typeof rollovers>, plan: RolloverPlan) =>
  queryOptions({
    queryKey: ['rehearsal', plan],
    queryFn: ({ signal }) => calls.rehearse({ body: plan }, { signal }),
    gcTime: 0,
  })

export function useStartTerm() {
  const client = useQueryClient()
  const calls = useApi(rollovers)
  const [attempt] = useState(createAttempt)
  return useMutation({
    mutationFn: (body: Request<typeof rollovers.start>['body']) =>
      calls.start({ body }, { idempotencyKey: attempt.keyFor(body) }),
    onSuccess: () => attempt.succeeded(),
    onSettled: () => refreshAll(client),
  })
}

export function useUndoTerm() {
  const client = useQueryClient()
  const calls = useApi(rollovers)
  return useMutation({
    mutationFn: (id: string) => calls.undo({ params: { id } }),
    onSettled: () => refreshAll(client),
  })
}

async function refreshAll(client: QueryClient): Promise<void> {
  await Promise.all([client.invalidateQueries({ queryKey }), refreshStudents(client)])
}
