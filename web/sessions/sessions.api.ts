import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Client } from '#contract/client.ts'
import { ApiError } from '#contract/errors.ts'
import { type Session, sessions } from '#contract/school/sessions.ts'
import { useApi } from '../lib/api/api.ts'

const refetchInterval = 30_000

const queryKey = ['sessions'] as const

export const sessionsQuery = (calls: Client<typeof sessions>) =>
  queryOptions({ queryKey, queryFn: ({ signal }) => calls.list({}, { signal }), refetchInterval })

/** A session that has already ended counts as success. */
export function useEndSession(onEnded: () => void) {
  const client = useQueryClient()
  const calls = useApi(sessions)
  const forget = ({ id }: Session) =>
    client.setQueryData<{ items: Session[] }>(
      queryKey,
      (list) => list && { items: list.items.filter((session) => session.id !== id) },
    )
  return useMutation({
    mutationFn: ({ id }: Session) =>
      calls.end({ params: { id } }).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.code === 'not_found')) throw error
      }),
    onSuccess: (_nothing, session) => {
      forget(session)
      onEnded()
    },
    onSettled: () => void refresh(client),
  })
}

export function useEndOthers() {
  const client = useQueryClient()
  const calls = useApi(sessions)
  return useMutation({ mutationFn: () => calls.endOthers(), onSettled: () => refresh(client) })
}

const refresh = (client: ReturnType<typeof useQueryClient>) =>
  Promise.all([queryKey, ['audit']].map((key) => client.invalidateQueries({ queryKey: key })))
