import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Billing } from '#contract/billing/billing.ts'
import type { Tier } from '#contract/billing/plans.ts'
import type { Offer } from './offer.ts'
import { phaseOf } from './offer.ts'
import { useChangePlan, useSubscribe } from '../upgrade.api.ts'
import { changePath, useReturnPath } from '../use-return-path.ts'

export type PlanActions = ReturnType<typeof usePlanActions>

const loadDialog = () => import('./upgrade-dialog.tsx')

/** One at a time: a trial starts at once, a charge needs confirmation, a smaller plan a preview. */
export function usePlanActions(billing: Billing | undefined) {
  const subscribe = useSubscribe()
  const change = useChangePlan()
  const from = useReturnPath()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<{ tier: Tier; isOpen: boolean } | null>(null)
  const isPaid = billing !== undefined && phaseOf(billing) === 'active'

  const close = () => setAsked((before) => before && { ...before, isOpen: false })
  const goUp = (tier: Tier) => {
    subscribe.reset()
    change.mutate(tier, {
      onSuccess: () => {
        close()
        if (from) void navigate(from)
      },
    })
  }
  return {
    pending: pendingOf(subscribe) ?? pendingOf(change),
    /** The dialog shows its own error. */
    failureOf: (tier: Tier) => failureOf(subscribe, tier) ?? (asked?.isOpen ? null : failureOf(change, tier)),
    choose: (tier: Tier, offer: Exclude<Offer, 'current' | null>) => {
      if (offer === 'switch') return void navigate(changePath(tier, from))
      change.reset()
      if (offer !== 'upgrade') return subscribe.mutate(tier)
      if (isPaid) return setAsked({ tier, isOpen: true })
      return goUp(tier)
    },
    prepare: () => void (isPaid && loadDialog().catch(() => undefined)),
    question: asked && {
      ...asked,
      isPending: change.isPending,
      failure: change.error,
      confirm: () => goUp(asked.tier),
      close: () => {
        change.reset()
        close()
      },
    },
  }
}

interface PlanMutation {
  isPending: boolean
  error: unknown
  variables: Tier | undefined
}

const pendingOf = ({ isPending, variables }: PlanMutation): Tier | null => (isPending ? (variables ?? null) : null)
const failureOf = ({ error, variables }: PlanMutation, tier: Tier): unknown => (variables === tier ? error : null)
