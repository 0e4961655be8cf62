import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Client } from '#contract/client.ts'
import { type Guardian, type GuardianFields, guardians } from '#contract/people/guardians.ts'
import { useApi } from '../../lib/api/api.ts'

export const guardianQuery = (calls: Client<typeof guardians>, id: string) =>
  queryOptions({
    queryKey: ['guardians', id],
    queryFn: ({ signal }) => calls.get({ params: { id } }, { signal }),
  })

function useChange<Input>(
  id: string,
  call: (calls: Client<typeof guardians>, input: Input) => Promise<Guardian | undefined>,
) {
  const client = useQueryClient()
  const calls = useApi(guardians)
  return useMutation({
    mutationFn: (input: Input) => call(calls, input),
    onSettled: () => client.invalidateQueries({ queryKey: guardianQuery(calls, id).queryKey }),
  })
}

const params = (id: string) => ({ params: { id } })

export const useSetGuardian = (id: string) =>
  useChange(id, (calls, body: GuardianFields) => calls.set({ ...params(id), body }))
export const useAskGuardian = (id: string) => useChange<void>(id, (calls) => calls.ask(params(id)))
export const useRemoveGuardian = (id: string) =>
  useChange<void>(id, async (calls) => {
    await calls.remove(params(id))
    return undefined
  })
