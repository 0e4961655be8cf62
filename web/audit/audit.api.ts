import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { audit, AuditGroup } from '#contract/school/audit.ts'
import type { Client } from '#contract/client.ts'

/** Entries a page. */
export const pageSize = 50

export const auditQuery = (calls: Client<typeof audit>, shown: { page: number; group?: AuditGroup }) =>
  queryOptions({
    queryKey: ['audit', shown],
    queryFn: ({ signal }) => calls.list({ query: { ...shown, page_size: pageSize } }, { signal }),
    placeholderData: keepPreviousData,
  })
