import type { Stripe } from 'stripe'
import type { AccessEndReason } from '#contract/billing/billing.ts'
import type { Tier } from '#contract/billing/plans.ts'
import type { SubscriptionState } from '#server/services/gateway.ts'
import { isoOf } from '#server/billing/stripe/convert.ts'

/** Seconds after a trial within which Stripe ends it. It attempts no payment so soon, so such an end is no failed payment. */
const trialEndTolerance = 1800

type State = Pick<SubscriptionState, 'status' | 'subscription_end_date' | 'renews' | 'ended_by'>

export function toSubscriptionState(
  subscription: Stripe.Subscription,
  tier: Tier | null,
  hasMethod: boolean,
): SubscriptionState {
  const { id, trial_start } = subscription
  return {
    ...stateOf(subscription, hasMethod),
    subscription: id,
    tier,
    trial_started_at: trial_start === null ? null : isoOf(trial_start),
  }
}

function stateOf(subscription: Stripe.Subscription, hasMethod: boolean): State {
  const { status, trial_end, cancel_at } = subscription
  switch (status) {
    case 'trialing':
    case 'active': {
      if (isCancelling(subscription)) return state('canceled', cancel_at ?? periodEnd(subscription), null)
      const isTrial = status === 'trialing'
      const end = (isTrial ? trial_end : null) ?? periodEnd(subscription)
      return { ...state(isTrial ? 'trialing' : 'active', end, null), renews: !isTrial || hasMethod }
    }
    case 'past_due':
      return state('past_due', periodEnd(subscription), 'failure')
    case 'unpaid':
      return state('unpaid', periodEnd(subscription), 'failure')
    case 'incomplete_expired':
      return state('canceled', subscription.ended_at ?? subscription.created, 'failure')
    case 'paused':
      return pausedState(subscription)
    case 'canceled':
      return state('canceled', endOf(subscription), endReasonOf(subscription))
    default:
      // `incomplete`, and statuses that Stripe may add: nothing is known to be paid.
      return state('incomplete', periodEnd(subscription), 'failure')
  }
}

const state = (status: State['status'], end: number, ended_by: AccessEndReason | null): State => ({
  status,
  subscription_end_date: isoOf(end),
  renews: false,
  ended_by,
})

/** In Stripe's flexible billing mode only `cancel_at` is set. */
export const isCancelling = ({ cancel_at, cancel_at_period_end }: Stripe.Subscription): boolean =>
  cancel_at !== null || cancel_at_period_end

// Since API version 2025-03-31 the period is on the items.
const periodEnd = ({ items, created }: Stripe.Subscription): number =>
  items.data.length === 0 ? created : Math.min(...items.data.map((item) => item.current_period_end))

const endOf = (subscription: Stripe.Subscription): number =>
  subscription.ended_at ?? subscription.canceled_at ?? periodEnd(subscription)

function pausedState(subscription: Stripe.Subscription): State {
  const { status_details, trial_end, created } = subscription
  const cause = status_details?.paused.subscription.type ?? 'trial_end_without_payment_method'
  const since = status_details?.paused.transitioned_at ?? trial_end ?? created
  if (cause === 'trial_end_without_payment_method') return state('canceled', trial_end ?? since, 'trial')
  return state('canceled', since, cause.endsWith('_payment_failure') ? 'failure' : 'school')
}

function endReasonOf(subscription: Stripe.Subscription): AccessEndReason {
  const { trial_end, cancellation_details } = subscription
  const reason = cancellation_details?.reason ?? null
  const isRequested = reason === 'cancellation_requested' || isCancelling(subscription)
  if (reason === 'payment_disputed') return 'failure'
  if (!isRequested && trial_end !== null && endOf(subscription) <= trial_end + trialEndTolerance) return 'trial'
  return reason === 'payment_failed' ? 'failure' : 'school'
}
