import type { AuditAction, AuditDetails } from '#contract/school/audit.ts'
import type { CustomerState } from '#server/services/gateway.ts'
import type { Subscription } from '#server/billing/billing.queries.ts'

type AuditEntry = [action: AuditAction, details: AuditDetails]
type KnownSubscription = Pick<Subscription, 'written_status' | 'tier' | 'subscription_end_date' | 'payment_methods'>

export function changesBetween(before: KnownSubscription, after: CustomerState, now: string): AuditEntry[] {
  return [...cardChanges(before, after), ...stateChanges(before, after, now)]
}

function stateChanges(before: KnownSubscription, after: CustomerState, now: string): AuditEntry[] {
  const plan = { ...(after.tier && { tier: after.tier }) }
  const was = phaseOf(before.written_status, before.subscription_end_date, now)
  const is = phaseOf(after.status, after.subscription_end_date, now)
  const entries: AuditEntry[] = []
  if (was === 'over' && is !== 'over' && is !== 'owing')
    entries.push([after.status === 'trialing' ? 'trial_started' : 'subscribed', plan])
  else if (after.tier && before.tier !== after.tier && is !== 'over') entries.push(['plan_changed', plan])
  if (was === 'running' && is === 'ending') entries.push(['subscription_cancelled', plan])
  if (was === 'ending' && is === 'running') entries.push(['subscription_resumed', plan])
  if (was !== 'owing' && is === 'owing') entries.push(['payment_failed', plan])
  if (was === 'owing' && is === 'running') entries.push(['payment_recovered', plan])
  if (was !== 'over' && is === 'over') entries.push(['subscription_ended', plan])
  return entries
}

export const isPaidUp = ({ status, subscription_end_date: end }: CustomerState, now: string): boolean =>
  ['running', 'ending'].includes(phaseOf(status, end, now))

type Phase = 'running' | 'ending' | 'owing' | 'over'

function phaseOf(status: CustomerState['status'], end: string | null, now: string): Phase {
  if (status === 'past_due' || status === 'unpaid' || status === 'incomplete') return 'owing'
  if (status === 'trialing' || status === 'active') return 'running'
  return status === 'canceled' && end !== null && Date.parse(end) > Date.parse(now) ? 'ending' : 'over'
}

function cardChanges(
  { payment_methods: before }: KnownSubscription,
  { payment_methods: after }: CustomerState,
): AuditEntry[] {
  const isIn = (cards: CustomerState['payment_methods'], ref: string) => cards.some((card) => card.ref === ref)
  const added = after.filter(({ ref }) => !isIn(before, ref))
  const removed = before.filter(({ ref }) => !isIn(after, ref))
  const primary = after.find((card) => card.primary)
  const wasPrimary = before.find((card) => card.primary)
  const entries: AuditEntry[] = []
  for (const _ of added) entries.push(['card_added', {}])
  for (const _ of removed) entries.push(['card_removed', {}])
  if (primary && wasPrimary && primary.ref !== wasPrimary.ref) entries.push(['card_made_primary', {}])
  return entries
}
