import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { billing } from '#contract/billing.ts'
import type { Client } from '#contract/client.ts'
import type { Tier } from '#contract/plans.ts'
import { rememberedPage, startPage } from '../app/own-path.ts'
import { useSession } from '../app/session.tsx'
import { useApi } from '../lib/api.ts'
import { useToasts } from '../ui/toasts.tsx'

/** What a school needs to choose a plan. */
export const billingQuery = (calls: Client<typeof billing>) =>
  queryOptions({ queryKey: ['billing'], queryFn: ({ signal }) => calls.get({}, { signal }) })

/** Starts the trial on a plan, and goes on to where the school wanted to go. */
export function useStartTrial() {
  const { t } = useTranslation('upgrade')
  const { subscribe } = useApi(billing)
  const { update } = useSession()
  const { search } = useLocation()
  const navigate = useNavigate()
  const toasts = useToasts()
  return useMutation({
    // A school starts its trial once, so that every press on a plan is the same call.
    mutationFn: (tier: Tier) => subscribe({ body: { tier } }, { idempotencyKey: `trial-${tier}` }),
    onSuccess: async ({ user }) => {
      update(user)
      await navigate(rememberedPage(search, ['/upgrade']) ?? startPage)
      toasts.success(t(($) => $.started))
    },
  })
}

/** Goes on with another plan. */
export function useChangePlan() {
  const { t } = useTranslation('upgrade')
  const { change } = useApi(billing)
  const client = useQueryClient()
  const { update } = useSession()
  const toasts = useToasts()
  return useMutation({
    mutationFn: (tier: Tier) => change({ body: { tier } }),
    onSuccess: ({ user }, tier) => {
      update(user)
      toasts.success(t(($) => $.changed, { tier: t(($) => $.tier[tier]) }))
      return client.invalidateQueries()
    },
  })
}
