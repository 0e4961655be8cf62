import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { classes } from '#contract/classes.ts'
import type { Client } from '#contract/client.ts'
import { useApi } from '../lib/api/api.ts'

/** What is shown stays fresh this long, in milliseconds; what this browser changes is asked for at once. */
const staleTime = 15_000

/** All classes of the school. */
export const classesQuery = (calls: Client<typeof classes>) =>
  queryOptions({ queryKey: ['classes'], queryFn: ({ signal }) => calls.list({}, { signal }), staleTime })

/** One class. */
export const classQuery = (calls: Client<typeof classes>, id: string) =>
  queryOptions({ queryKey: ['classes', id], queryFn: ({ signal }) => calls.get({ params: { id } }, { signal }) })

/** One class; what the list of classes said of it stands in until it is there. */
export function useClass(id: string) {
  const client = useQueryClient()
  const calls = useApi(classes)
  const listed = () => client.getQueryData(classesQuery(calls).queryKey)?.items.find((one) => one.id === id)
  return useQuery({ ...classQuery(calls, id), placeholderData: listed })
}
