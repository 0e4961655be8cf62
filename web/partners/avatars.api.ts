import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { avatars } from '#contract/avatars.ts'
import type { Client } from '#contract/client.ts'
import type { Request } from '#contract/endpoint.ts'
import { useApi } from '../lib/api/api.ts'
import { createAttempt } from '../lib/api/attempt.ts'

/** What is shown stays fresh this long, in milliseconds; what this browser changes is asked for at once. */
const staleTime = 15_000

/** What a list of avatars is asked by. */
export type AvatarQuery = NonNullable<Request<typeof avatars.list>['query']>

/** A page of avatars; the one before stays in sight until it is there. */
export const avatarsQuery = (calls: Client<typeof avatars>, query: AvatarQuery) =>
  queryOptions({
    queryKey: ['avatars', 'list', query],
    queryFn: ({ signal }) => calls.list({ query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime,
  })

/** One avatar. */
export const avatarQuery = (calls: Client<typeof avatars>, id: string) =>
  queryOptions({
    queryKey: ['avatars', 'one', id],
    queryFn: ({ signal }) => calls.get({ params: { id } }, { signal }),
    staleTime,
  })

/** Asks again for whatever a change of avatars touches: their lists, who has them, their chatbots, the languages and the plan's usage. */
export const refreshAvatars = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    [['avatars'], ['assignments'], ['chatbots'], ['languages'], ['billing']].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  )

/** What changes the status of an avatar. */
export type StatusAct = 'archive' | 'restore'

/** Puts an avatar into the archive, or takes it out. */
export function useStatusAct() {
  const client = useQueryClient()
  const calls = useApi(avatars)
  return useMutation({
    mutationFn: ({ act, id }: { act: StatusAct; id: string }) => calls[act]({ params: { id } }),
    onSuccess: (avatar) => client.setQueryData(avatarQuery(calls, avatar.id).queryKey, avatar),
    onSettled: () => void refreshAvatars(client),
  })
}

/** Creates an avatar like another, once however often the same submission is repeated. */
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

/** Deletes an avatar; whoever looks at it leaves before anything is asked of it again. */
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
