import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Client } from '#contract/client.ts'
import { rules } from '#contract/practice/rules.ts'
import { useApi } from '../../lib/api/api.ts'

export const mutedRulesQuery = (calls: Client<typeof rules>) =>
  queryOptions({ queryKey: ['rules', 'muted'], queryFn: ({ signal }) => calls.muted({}, { signal }) })

export function useMuteRule() {
  const client = useQueryClient()
  const calls = useApi(rules)
  return useMutation({
    mutationFn: (body: { rule: string; muted: boolean }) => calls.mute({ body }),
    onSuccess: (muted) => client.setQueryData(['rules', 'muted'], muted),
  })
}
