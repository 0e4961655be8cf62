import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { audit, AuditGroup } from '#contract/audit.ts'
import type { Client } from '#contract/client.ts'

/** How many entries a page has. */
export const pageSize = 50

/** A page of what happened in the account; the one before stays in sight until it is there. */
export const auditQuery = (calls: Client<typeof audit>, shown: { page: number; group?: AuditGroup }) =>
  queryOptions({
    queryKey: ['audit', shown],
    queryFn: ({ signal }) => calls.list({ query: { ...shown, page_size: pageSize } }, { signal }),
    placeholderData: keepPreviousData,
  })
