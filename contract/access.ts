/** Where a school's subscription stands; `canceled` will not renew and gives access until its end date. */
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

/** The part of a user that access depends on. */
export interface AccessSubject {
  role: 'school' | 'admin'
  status: SubscriptionStatus
  subscription_end_date: string | null
}

/**
 * The access rule of section 4 of the specification, in its order. The web turns the answer into a redirect,
 * the API into 401 and 402.
 * @param now milliseconds since the epoch; the server takes it from the database
 * @param path the page asked for, which is let through when it is the upgrade page itself
 */
export function decideAccess(user: AccessSubject | null, now: number, path = ''): 'allow' | 'login' | 'upgrade' {
  if (!user) return 'login'
  if (user.role === 'admin') return 'allow'
  if (user.status === 'active' || user.status === 'trialing') return 'allow'
  if (user.status === 'canceled' && user.subscription_end_date && Date.parse(user.subscription_end_date) > now)
    return 'allow'
  return /^\/upgrade(?:\/|$)/.test(path) ? 'allow' : 'upgrade'
}
