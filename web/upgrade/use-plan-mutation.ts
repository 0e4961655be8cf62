import { type UseMutationOptions, type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'

const mutationKey = ['plans']

/**
 * A call about plans and payments, of which one is made at a time: a second press may come before the button could be
 * drawn anew, and is none.
 */
export function usePlanMutation<Answer, Asked = void>(
  options: UseMutationOptions<Answer, Error, Asked>,
): UseMutationResult<Answer, Error, Asked> {
  const client = useQueryClient()
  const mutation = useMutation({ ...options, mutationKey })
  const mutate: typeof mutation.mutate = (...call) => {
    if (client.isMutating({ mutationKey }) === 0) mutation.mutate(...call)
  }
  return { ...mutation, mutate }
}
