import type { Stripe } from 'stripe'
import type { InterfaceLanguage } from '#contract/languages.ts'
import { ApiError } from '#contract/errors.ts'
import type { Gateway, RedirectSession } from '#server/services/gateway.ts'
import type { Context } from '#server/billing/stripe/client.ts'
import { idOf } from '#server/billing/stripe/said.ts'
import { isCharged, listSubscriptions } from '#server/billing/stripe/subscriptions.ts'

type Plan = Parameters<Gateway['subscribe']>[1]
type Session = Stripe.Checkout.Session
type SessionParams = Stripe.Checkout.SessionCreateParams

/** The address of a page on which a subscription is paid. There is one such page at a time, so that two tabs cannot pay twice. */
export async function subscribe(context: Context, visit: RedirectSession, plan: Plan): Promise<string> {
  const { stripe, book, settings } = context
  const before = await listSubscriptions(context, visit.customer)
  // The trial is had once, also where nobody has told us of the first one.
  const trialDays = before.some(({ trial_start }) => trial_start !== null) ? null : plan.trialDays
  const { isTaxAutomatic } = settings
  const params = subscriptionParams(visit, { ...plan, trialDays, price: book.idOf(plan.tier), isTaxAutomatic })
  const open = await listOpen(context, visit.customer)
  const same = open.find((session) => isSame(session, params))
  for (const { id } of open.filter((session) => session !== same))
    await stripe.checkout.sessions.expire(id, undefined, { idempotencyKey: `${visit.key}-expire-${id}` })
  // After that, because one of those pages may have been paid a moment ago.
  const [subscription] = await listSubscriptions(context, visit.customer)
  if (subscription && isCharged(subscription)) throw new ApiError('forbidden', {}, 'There is a running subscription.')
  return urlOf(same ?? (await stripe.checkout.sessions.create(params, { idempotencyKey: `${visit.key}-subscribe` })))
}

async function listOpen({ stripe }: Context, customer: string): Promise<Session[]> {
  const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })
  return data.filter((session) => session.mode === 'subscription')
}

// The terms stand on the page: an older price or a trial that was used since is no page to go back to.
const isSame = ({ metadata, success_url, locale, automatic_tax }: Session, params: SessionParams): boolean =>
  success_url === params.success_url &&
  (locale ?? 'auto') === (params.locale ?? 'auto') &&
  automatic_tax.enabled === (params.automatic_tax?.enabled ?? false) &&
  Object.entries(params.metadata ?? {}).every(([name, value]) => metadata?.[name] === value)

function subscriptionParams(
  visit: RedirectSession,
  { tier, trialDays, school_id, price, isTaxAutomatic }: Plan & { price: string; isTaxAutomatic: boolean },
): SessionParams {
  const trial = trialDays
    ? { trial_period_days: trialDays, trial_settings: { end_behavior: { missing_payment_method: 'cancel' } } }
    : {}
  return {
    ...commonParams(visit),
    mode: 'subscription',
    line_items: [{ price, quantity: 1 }],
    subscription_data: { metadata: { school_id, tier }, ...trial },
    metadata: { school_id, tier, price, trial_days: String(trialDays ?? 0) },
    payment_method_collection: trialDays ? 'if_required' : 'always',
    billing_address_collection: 'required',
    tax_id_collection: { enabled: true },
    // Taxes need the address, and a tax number the name, on the customer.
    customer_update: { address: 'auto', name: 'auto' },
    ...(isTaxAutomatic && { automatic_tax: { enabled: true } }),
  }
}

/** The address of a page on which a card is added. */
export async function addCard(context: Context, visit: RedirectSession): Promise<string> {
  const params: SessionParams = { ...commonParams(visit), mode: 'setup' }
  return urlOf(await context.stripe.checkout.sessions.create(params, { idempotencyKey: `${visit.key}-add-card` }))
}

/** The address of Stripe's own pages for a customer. */
export async function portal(
  { stripe }: Context,
  { customer, returnUrl, language, key }: RedirectSession,
): Promise<string> {
  const params = { customer, return_url: returnUrl, ...localeIn(language) }
  const { url } = await stripe.billingPortal.sessions.create(params, { idempotencyKey: `${key}-portal` })
  return url
}

// Stripe follows the browser where none is said.
const localeIn = (language: InterfaceLanguage | null) =>
  language ? { locale: language === 'pt' ? ('pt-BR' as const) : language } : {}

const commonParams = ({ customer, returnUrl, language }: RedirectSession): SessionParams => ({
  customer,
  ...localeIn(language),
  // Whatever else can be paid with is no card, and would show nowhere in the product. Without this, adding a card would need a currency.
  allowed_payment_method_types: ['card'],
  success_url: withCheckout(new URL(returnUrl), '{CHECKOUT_SESSION_ID}'),
  cancel_url: withCheckout(new URL(returnUrl), 'left'),
})

// Stripe fills in the id only where its braces are not encoded.
function withCheckout(back: URL, checkout: string): string {
  back.searchParams.delete('checkout')
  const { origin, pathname, search, hash } = back
  return `${origin}${pathname}${search ? `${search}&` : '?'}checkout=${checkout}${hash}`
}

function urlOf({ id, url }: Session): string {
  if (!url) throw new Error(`the page ${id} has no address`)
  return url
}

/** The card that a finished page of a customer has added or paid with; null where there is none, or the page is not theirs. */
export async function cardOfCheckout({ stripe }: Context, customer: string, checkout: string): Promise<string | null> {
  const session = await stripe.checkout.sessions.retrieve(checkout, { expand: ['setup_intent', 'subscription'] })
  if (idOf(session.customer) !== customer || session.status !== 'complete') return null
  const { setup_intent, subscription } = session
  if (session.mode === 'setup') return typeof setup_intent === 'object' ? idOf(setup_intent?.payment_method) : null
  return typeof subscription === 'object' ? idOf(subscription?.default_payment_method) : null
}
