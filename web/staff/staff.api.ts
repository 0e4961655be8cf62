import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Client } from '#contract/client.ts'
import type { Request } from '#contract/endpoint.ts'
import { type NewInvitations, staff } from '#contract/school/staff.ts'
import { useApi } from '../lib/api/api.ts'
import { createAttempt } from '../lib/api/attempt.ts'

const queryKey = ['staff'] as const

export const staffQuery = (calls: Client<typeof staff>) =>
  queryOptions({ queryKey, queryFn: ({ signal }) => calls.list({}, { signal }), refetchInterval: 30_000 })

export function useInvite() {
  const client = useQueryClient()
  const calls = useApi(staff)
  const [attempt] = useState(createAttempt)
  return useMutation({
    mutationFn: (body: NewInvitations) => calls.invite({ body }, { idempotencyKey: attempt.keyFor(body) }),
    onSuccess: () => {
      attempt.succeeded()
      void client.invalidateQueries({ queryKey })
    },
  })
}

export function useEditMember() {
  const client = useQueryClient()
  const calls = useApi(staff)
  return useMutation({
    mutationFn: (request: Request<typeof staff.edit>) => calls.edit(request),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

/** Calls about one member or invitation that only need its id. */
export type StaffAct = 'resend' | 'withdraw' | 'remove' | 'erase' | 'offerSchool' | 'resetFactors'

export function useStaffAct(act: StaffAct | 'withdrawOffer') {
  const client = useQueryClient()
  const calls = useApi(staff)
  return useMutation({
    mutationFn: async (id: string): Promise<void> => {
      await (act === 'withdrawOffer' ? calls.withdrawOffer() : calls[act]({ params: { id } }))
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}
