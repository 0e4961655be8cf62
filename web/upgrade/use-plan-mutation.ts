import { type UseMutationOptions, type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'

const mutationKey = ['plans']

/** One mutation at a time: a second click may come before the button is re-rendered as disabled. */
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
