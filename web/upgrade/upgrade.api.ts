import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { useNavigate } from 'react-router'
import type { User } from '#contract/school/auth.ts'
import { billing } from '#contract/billing/billing.ts'
import type { Tier } from '#contract/billing/plans.ts'
import { startPage } from '../app/navigation/return-path.ts'
import { useSession, useUser } from '../app/session/session.tsx'
import { billingQuery } from '../billing/billing.api.ts'
import { useOpenUrl } from '../billing/use-open-url.ts'
import { useApi } from '../lib/api/api.ts'
import { useFormat } from '../lib/words/format.ts'
import { createAttempt } from '../lib/api/attempt.ts'
import { useToasts } from '../ui/overlays/toasts.tsx'
import { usePlanMutation } from './use-plan-mutation.ts'
import { useReturnPath } from './use-return-path.ts'

export function useBilling() {
  const session = useSession()
  const user = useUser()
  const query = useQuery(billingQuery(useApi(billing)))
  const { data } = query
  const isNews = data !== undefined && subscriptionFieldsOf(data) !== subscriptionFieldsOf(user)
  useEffect(() => {
    if (isNews) void session.refresh()
  }, [isNews, session])
  return query
}

const subscriptionFieldsOf = ({
  status,
  tier,
  subscription_end_date,
}: Pick<User, 'status' | 'tier' | 'subscription_end_date'>) => [status, tier, subscription_end_date].join()

/** Each click is a new call; only automatic retries share a key. */
export const freshKey = (): string => createAttempt().keyFor(null)

/** Sets the user and invalidates everything else. */
export function useApplyUser(): (user: User) => Promise<void> {
  const client = useQueryClient()
  const { update } = useSession()
  return (user) => {
    update(user)
    return client.invalidateQueries()
  }
}

/** After a conflict, the cached state is outdated. */
export function useRefetchBilling(): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: ['billing'] })
}

export function useSubscribe() {
  const { t } = useTranslation('checkout')
  const { subscribe } = useApi(billing)
  const takeUser = useApplyUser()
  const from = useReturnPath()
  const navigate = useNavigate()
  const goTo = useOpenUrl()
  const toasts = useToasts()
  const { date } = useFormat()
  return usePlanMutation({
    mutationFn: (tier: Tier) => subscribe({ body: { tier, ...(from && { from }) } }, { idempotencyKey: freshKey() }),
    onSuccess: async ({ user, url }) => {
      if (url) return goTo(url)
      if (!user) return undefined
      void takeUser(user)
      await navigate(from ?? startPage)
      const end = user.subscription_end_date
      const until = end && t(($) => $.plans.startedUntil, { date: date(end) })
      return toasts.success(
        t(($) => $.plans.started),
        until ? { description: until } : {},
      )
    },
    onError: useRefetchBilling(),
  })
}

export function useChangePlan() {
  const { t } = useTranslation('upgrade')
  const { change } = useApi(billing)
  const takeUser = useApplyUser()
  const toasts = useToasts()
  return usePlanMutation({
    mutationFn: (tier: Tier) => change({ body: { tier } }, { idempotencyKey: freshKey() }),
    onSuccess: ({ user }, tier) => {
      toasts.success(t(($) => $.changed, { tier: t(($) => $.tier[tier]) }))
      return takeUser(user)
    },
    onError: useRefetchBilling(),
  })
}

export function useResume() {
  const { t } = useTranslation('checkout')
  const { resume } = useApi(billing)
  const takeUser = useApplyUser()
  const toasts = useToasts()
  return usePlanMutation({
    mutationFn: () => resume({}, { idempotencyKey: freshKey() }),
    onSuccess: ({ user }) => {
      toasts.success(t(($) => $.ending.resumed))
      return takeUser(user)
    },
    onError: useRefetchBilling(),
  })
}

export function useUpdateCard() {
  const { addPaymentMethod } = useApi(billing)
  return useProviderPage((body) => addPaymentMethod({ body }))
}

export function useOpenPortal() {
  const { portal } = useApi(billing)
  return useProviderPage((body) => portal({ body }))
}

function useProviderPage(ask: (body: { from?: string }) => Promise<{ url: string }>) {
  const from = useReturnPath()
  const goTo = useOpenUrl()
  return usePlanMutation({ mutationFn: () => ask(from ? { from } : {}), onSuccess: ({ url }) => goTo(url) })
}
