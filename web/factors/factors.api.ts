import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Client } from '#contract/client.ts'
import { factors } from '#contract/school/factors.ts'
import { useSession } from '../app/session/session.tsx'
import { useApi } from '../lib/api/api.ts'

const queryKey = ['factors'] as const

export const factorsQuery = (calls: Client<typeof factors>) =>
  queryOptions({ queryKey, queryFn: ({ signal }) => calls.get({}, { signal }) })

interface Outcome<Output> {
  onSuccess?: (output: Output) => void
  onError?: (error: Error) => void
}

/** A call about the own factors; afterwards both they and the session are read again, and the component may be gone. */
export function useFactorCall<Output, Input = void>(
  call: (calls: Client<typeof factors>, input: Input) => Promise<Output>,
  { onSuccess, onError }: Outcome<Output> = {},
) {
  const client = useQueryClient()
  const session = useSession()
  const calls = useApi(factors)
  return useMutation({
    mutationFn: (input: Input) => call(calls, input),
    onSuccess: (output) => onSuccess?.(output),
    onError: (error) => onError?.(error),
    onSettled: () => Promise.all([client.invalidateQueries({ queryKey }), session.refresh()]),
  })
}
