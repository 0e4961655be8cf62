import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { use } from 'react'
import type { Client } from '#contract/client.ts'
import type { Request } from '#contract/endpoint.ts'
import { type MailedNotice, type NoticeMails, notices } from '#contract/school/notices.ts'
import { useApi } from '../lib/api/api.ts'
import { SendContext } from '../lib/api/send-context.ts'
import { type CachedNotices, noticesQuery } from './notices-query.ts'

type ReadRequest = Request<typeof notices.read>['body']

/** Optimistic; the server's answer replaces it. */
export function useReadNotices() {
  const client = useQueryClient()
  const calls = useApi(notices)
  const { queryKey } = noticesQuery(use(SendContext))
  return useMutation({
    mutationFn: (body: ReadRequest) => calls.read({ body }),
    onMutate: async (body) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (known) => known && withRead(known, body))
    },
    onSuccess: ({ unread }) => client.setQueryData(queryKey, (known) => known && { ...known, unread }),
    onError: () => client.invalidateQueries({ queryKey }),
  })
}

export function withRead(known: CachedNotices, body: ReadRequest): CachedNotices {
  const items = known.items ?? []
  const chosen =
    'ids' in body ? body.ids : items.slice(items.findIndex(({ id }) => id === body.until)).map(({ id }) => id)
  const fresh = items.filter(({ id, is_read }) => !is_read && chosen.includes(id))
  return {
    items: items.map((item) => (fresh.includes(item) ? { ...item, is_read: true } : item)),
    unread: Math.max(0, known.unread - fresh.length),
  }
}

export const mailsQuery = (calls: Client<typeof notices>) =>
  queryOptions({ queryKey: ['notice-mails'], queryFn: ({ signal }) => calls.mails({}, { signal }) })

const mutationKey = ['notice-mails', 'switch']

export interface MailSwitch {
  kind: MailedNotice
  isOn: boolean
}

/** Optimistic; rolled back on failure. */
export function useSwitchMail() {
  const client = useQueryClient()
  const calls = useApi(notices)
  const { queryKey } = mailsQuery(calls)
  const show = ({ kind, isOn }: MailSwitch) =>
    client.setQueryData<NoticeMails>(queryKey, (known) => known && { ...known, [kind]: isOn })
  return useMutation({
    mutationKey,
    scope: { id: 'notice-mails' },
    mutationFn: ({ kind, isOn }: MailSwitch) => calls.editMails({ body: { [kind]: isOn } }),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey })
      show(change)
    },
    onError: (_error, { kind, isOn }) => show({ kind, isOn: !isOn }),
    onSettled: () => {
      // A refetch during another switch would return the old state.
      if (client.isMutating({ mutationKey }) > 1) return
      void client.invalidateQueries({ queryKey })
      void client.invalidateQueries({ queryKey: ['audit'] })
    },
  })
}
