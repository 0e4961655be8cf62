import type { Role } from './school/roles.ts'

/** The state of a school's subscription. `canceled` doesn't renew, and gives access until its end date. */
export const subscriptionStatuses = [
  'none',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'canceled',
  'incomplete',
] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

export interface AccessSubject {
  role: Role
  status: SubscriptionStatus
  subscription_end_date: string | null
}

/** Section 4 of the specification. `now`: milliseconds since the epoch, by the database's clock; `path`: the requested page. */
export function decideAccess(user: AccessSubject | null, now: number, path = ''): 'allow' | 'login' | 'upgrade' {
  if (!user) return 'login'
  if (user.role === 'admin') return 'allow'
  if (user.status === 'active' || user.status === 'trialing') return 'allow'
  if (user.status === 'canceled' && user.subscription_end_date && Date.parse(user.subscription_end_date) > now)
    return 'allow'
  return /^\/upgrade(?:\/|$)/.test(path) ? 'allow' : 'upgrade'
}
