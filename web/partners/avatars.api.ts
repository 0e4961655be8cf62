import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { avatars } from '#contract/teaching/avatars.ts'
import type { Client } from '#contract/client.ts'
import type { Request } from '#contract/endpoint.ts'
import { useApi } from '../lib/api/api.ts'
import { createAttempt } from '../lib/api/attempt.ts'

/** In milliseconds; changes of this browser invalidate at once. */
const staleTime = 15_000

export type AvatarQuery = NonNullable<Request<typeof avatars.list>['query']>

export const avatarsQuery = (calls: Client<typeof avatars>, query: AvatarQuery) =>
  queryOptions({
    queryKey: ['avatars', 'list', query],
    queryFn: ({ signal }) => calls.list({ query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime,
  })

export const avatarQuery = (calls: Client<typeof avatars>, id: string) =>
  queryOptions({
    queryKey: ['avatars', 'one', id],
    queryFn: ({ signal }) => calls.get({ params: { id } }, { signal }),
    staleTime,
  })

/** Invalidates lists, assignments, chatbots, languages and usage. */
export const refreshAvatars = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    [['avatars'], ['assignments'], ['chatbots'], ['languages'], ['billing']].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  )

export type StatusAction = 'archive' | 'restore'

export function useStatusMutation() {
  const client = useQueryClient()
  const calls = useApi(avatars)
  return useMutation({
    mutationFn: ({ act, id }: { act: StatusAction; id: string }) => calls[act]({ params: { id } }),
    onSuccess: (avatar) => client.setQueryData(avatarQuery(calls, avatar.id).queryKey, avatar),
    onSettled: () => void refreshAvatars(client),
  })
}

export function useDuplicateAvatar() {
  const client = useQueryClient()
  const calls = useApi(avatars)
  const [attempt] = useState(createAttempt)
  return useMutation({
    mutationFn: (id: string) => {
      const request = { params: { id }, body: {} }
      return calls.duplicate(request, { idempotencyKey: attempt.keyFor(request) })
    },
    onSuccess: (avatar) => {
      attempt.succeeded()
      client.setQueryData(avatarQuery(calls, avatar.id).queryKey, avatar)
      void refreshAvatars(client)
    },
  })
}

/** Leaves the page first, so that no query refetches the deleted avatar. */
export function useDeleteAvatar(leave: () => void | Promise<void>) {
  const client = useQueryClient()
  const calls = useApi(avatars)
  return useMutation({
    mutationFn: (id: string) => calls.remove({ params: { id } }),
    onSuccess: async (_done, id) => {
      await leave()
      client.removeQueries(avatarQuery(calls, id))
      void refreshAvatars(client)
    },
  })
}
