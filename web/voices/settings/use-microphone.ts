import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { school } from '#contract/school/school.ts'
import type { MicrophoneMode } from '#contract/values/microphone.ts'
import { schoolQuery } from '../../account/account.api.ts'
import { useApi } from '../../lib/api/api.ts'
import { isStale } from '../voice.api.ts'
import type { SaveStatus } from './use-voice-draft.ts'

/** Who may hear the school's students; a choice is saved at once. */
export function useMicrophone() {
  const client = useQueryClient()
  const calls = useApi(school)
  const query = schoolQuery(calls)
  const { data } = useQuery(query)
  const { mutate, variables, isPending, isError, isSuccess } = useMutation({
    scope: { id: 'microphone' },
    mutationFn: async (microphone: MicrophoneMode) => {
      const { version } = await client.fetchQuery({ ...query, staleTime: Number.POSITIVE_INFINITY })
      return calls.edit({ body: { microphone, version } }).catch(async (error: unknown) => {
        if (!isStale(error)) throw error
        // Another setting of the school was edited meanwhile: this one is still what was chosen.
        const newest = await client.fetchQuery({ ...query, staleTime: 0 })
        return calls.edit({ body: { microphone, version: newest.version } })
      })
    },
    onSuccess: (saved) => client.setQueryData(query.queryKey, saved),
  })
  const isOpen = isPending || isError
  const status: SaveStatus = isPending ? 'saving' : isError ? 'failed' : isSuccess ? 'saved' : 'untouched'
  return {
    mode: isOpen ? variables : data?.microphone,
    status,
    choose: (mode: MicrophoneMode) => mutate(mode),
    retry: () => isError && mutate(variables),
  }
}
