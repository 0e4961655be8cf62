import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import type { User } from '#contract/school/auth.ts'
import { type Billing, billing, type Invoice } from '#contract/billing/billing.ts'
import type { Client } from '#contract/client.ts'
import { ApiError } from '#contract/errors.ts'
import { useSession } from '../app/session/session.tsx'
import { useApi } from '../lib/api/api.ts'
import { isUnreachable } from '../lib/api/connect.ts'
import { asLanguage } from '../lib/words/i18n.ts'
import { saveFile } from '../lib/api/save-file.ts'
import { createAttempt } from '../lib/api/attempt.ts'
import { useOpenUrl } from './use-open-url.ts'
import { type Phase, phaseOf } from './subscription/subscription-phase.ts'

const billingKey = ['billing'] as const

export const billingQuery = (calls: Client<typeof billing>) =>
  queryOptions({ queryKey: billingKey, queryFn: ({ signal }) => calls.get({}, { signal }) })

/** Fetched from the provider, which may be down while the rest works. */
export const invoicesQuery = (calls: Client<typeof billing>) =>
  queryOptions({ queryKey: [...billingKey, 'invoices'], queryFn: ({ signal }) => calls.invoices({}, { signal }) })

type SubscriptionFields = Pick<User, 'status' | 'tier' | 'subscription_end_date'>

/** Updates every query that shows the subscription. */
function useApplyAnswer() {
  const client = useQueryClient()
  const session = useSession()
  const refresh = () => {
    for (const queryKey of [billingKey, ['audit']]) void client.invalidateQueries({ queryKey })
  }
  return {
    refresh,
    /** Returns the cached value if the request fails. */
    ask: async () => {
      await client.refetchQueries({ queryKey: billingKey, exact: true })
      return client.getQueryData<Billing>(billingKey)
    },
    takeUser: (user: User) => {
      session.update(user)
      client.setQueryData<Billing>(billingKey, (before) => before && withSubscription(before, user))
      refresh()
    },
    takeBilling: (answer: Billing) => {
      const { user } = session.get()
      const { status, tier, subscription_end_date } = answer
      if (user && isOther(user, answer)) session.update({ ...user, status, tier, subscription_end_date })
      client.setQueryData<Billing>(billingKey, answer)
      refresh()
    },
  }
}

const isOther = (one: SubscriptionFields, other: SubscriptionFields): boolean =>
  one.status !== other.status || one.tier !== other.tier

const withSubscription = (before: Billing, { status, tier, subscription_end_date }: SubscriptionFields): Billing => ({
  ...before,
  status,
  tier,
  subscription_end_date,
  ended_by: null,
  renews: status === 'active' || (status === 'trialing' && before.payment_methods.length > 0),
})

/** Refreshes the session when a response shows a change that another tab has made. */
export function useSyncSession(known: Billing | undefined): void {
  const { get, refresh } = useSession()
  const subscriptionKey = known && `${known.status} ${known.tier}`
  useEffect(() => {
    const { user } = get()
    if (subscriptionKey && user && subscriptionKey !== `${user.status} ${user.tier}`) void refresh()
  }, [subscriptionKey, get, refresh])
}

/** A conflict that has the intended outcome, as after a click in another tab, counts as success. */
export function useSubscriptionMutation(act: 'cancel' | 'resume') {
  const calls = useApi(billing)
  const { ask, refresh, takeUser } = useApplyAnswer()
  return useMutation({
    mutationFn: async () => {
      try {
        takeUser((await calls[act]({}, { idempotencyKey: createAttempt().keyFor(act) })).user)
      } catch (error) {
        if (isUnreachable(error)) throw error
        const now = await ask()
        if (!now || !isDone[act].includes(phaseOf(now))) throw error
        refresh()
      }
    },
  })
}

const isDone: Record<'cancel' | 'resume', readonly Phase[]> = { cancel: ['cancelled'], resume: ['trialing', 'active'] }

export function useMakePrimary() {
  const { makePrimary } = useApi(billing)
  const { refresh, takeBilling } = useApplyAnswer()
  return useMutation({
    mutationFn: (id: string) => makePrimary({ params: { id } }),
    onSuccess: takeBilling,
    onError: refresh,
  })
}

/** A card that is already gone counts as removed. */
export function useRemoveCard() {
  const { removePaymentMethod } = useApi(billing)
  const { refresh, takeBilling } = useApplyAnswer()
  return useMutation({
    mutationFn: (id: string) =>
      removePaymentMethod({ params: { id } }).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.code === 'not_found')) throw error
        return null
      }),
    onSuccess: (answer) => (answer ? takeBilling(answer) : refresh()),
    onError: refresh,
  })
}

export function useRedirect(place: 'addPaymentMethod' | 'portal', from: string) {
  const calls = useApi(billing)
  const goTo = useOpenUrl()
  return useMutation({
    mutationFn: () => calls[place]({ body: { from } }),
    onSuccess: ({ url }) => goTo(url),
  })
}

export function useInvoiceFile() {
  const { t, i18n } = useTranslation('billing')
  const { invoice } = useApi(billing)
  return useMutation({
    mutationFn: ({ id }: Invoice) =>
      invoice({ params: { id }, query: { language: asLanguage(i18n.language) ?? undefined } }),
    onSuccess: (file, { number }) => saveFile(file, `${t(($) => $.invoices.file)}-${number}.html`),
  })
}
