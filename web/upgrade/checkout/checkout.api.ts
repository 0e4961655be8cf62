import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { useNavigate } from 'react-router'
import type { User } from '#contract/school/auth.ts'
import { billing } from '#contract/billing/billing.ts'
import type { Checkout, TestCard } from '#contract/billing/checkouts.ts'
import type { Client } from '#contract/client.ts'
import { withReturnPath, returnPathFrom, startPage } from '../../app/navigation/return-path.ts'
import { useSession, useUser } from '../../app/session/session.tsx'
import { useApi } from '../../lib/api/api.ts'
import { isGone } from '../../lib/api/gone.ts'
import { useToasts } from '../../ui/overlays/toasts.tsx'
import { hasAccess } from '../plans/offer.ts'
import { usePlanMutation } from '../use-plan-mutation.ts'
import { validReturnPath, plansPath } from '../use-return-path.ts'

export const checkoutQuery = (calls: Client<typeof billing>, id: string) =>
  queryOptions({
    queryKey: ['checkout', id],
    queryFn: ({ signal }) => calls.checkout({ params: { id } }, { signal }),
    gcTime: 0,
  })

const cardsPage = (user: User): string => (hasAccess(user) ? '/settings/billing' : plansPath(null))
const finishing = ['/upgrade/checkout/:id', '/upgrade/return']

export function returnPathOf({ purpose, from }: Checkout, user: User): string {
  if (purpose === 'subscription') return plansPath(validReturnPath(from))
  return returnPathFrom(withReturnPath('', from), finishing) ?? cardsPage(user)
}

export function usePay(id: string, checkout: Checkout) {
  const { pay } = useApi(billing)
  const client = useQueryClient()
  const session = useSession()
  const before = useUser()
  const navigate = useNavigate()
  const tell = useFinish(checkout)
  return usePlanMutation({
    mutationFn: (use: { card: TestCard; confirmed?: true }) => pay({ params: { id }, body: use }),
    onSuccess: async ({ outcome, user }) => {
      if (outcome !== 'done') return
      session.update(user)
      const { purpose, from } = checkout
      const page = purpose === 'card' ? returnPathOf(checkout, user) : (validReturnPath(from) ?? startPage)
      await navigate(page, { replace: true })
      tell(before, user)
      // A finished checkout can't be fetched any more.
      await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'checkout' })
    },
    onError: (error) => {
      if (!isGone(error)) return
      // It may have been finished in another tab, or the answer got lost.
      void session.refresh()
      void client.invalidateQueries()
    },
  })
}

function useFinish({ purpose, tier }: Checkout) {
  const { t } = useTranslation('checkout')
  const { t: tPlan } = useTranslation('upgrade')
  const toasts = useToasts()
  return (before: User, user: User) => {
    if (purpose === 'subscription' && tier)
      return toasts.success(t(($) => $.pay.subscribed, { tier: tPlan(($) => $.tier[tier]) }))
    const owed = before.status === 'past_due' || before.status === 'unpaid'
    if (!owed) return toasts.success(t(($) => $.pay.added))
    if (hasAccess(user))
      return toasts.success(
        t(($) => $.pay.added),
        { description: t(($) => $.pay.paid) },
      )
    return toasts.error(
      t(($) => $.pay.added),
      { description: t(($) => $.pay.stillOwing) },
    )
  }
}
