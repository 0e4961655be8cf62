import type { Stripe } from 'stripe'
import type { InterfaceLanguage } from '#contract/values/languages.ts'
import { ApiError } from '#contract/errors.ts'
import type { Gateway, RedirectSession } from '#server/services/gateway.ts'
import type { StripeContext } from '#server/billing/stripe/client.ts'
import { idOf } from '#server/billing/stripe/convert.ts'
import { isCharged, listSubscriptions } from '#server/billing/stripe/subscriptions.ts'

type Plan = Parameters<Gateway['subscribe']>[1]
type Session = Stripe.Checkout.Session
type SessionParams = Stripe.Checkout.SessionCreateParams

/** One open checkout per customer, so that two tabs can't pay twice. */
export async function subscribe(context: StripeContext, redirect: RedirectSession, plan: Plan): Promise<string> {
  const { stripe, priceCatalogue: book, settings } = context
  const before = await listSubscriptions(context, redirect.customer)
  // One trial per customer, even if its webhook never arrived.
  const trialDays = before.some(({ trial_start }) => trial_start !== null) ? null : plan.trialDays
  const { isTaxAutomatic } = settings
  const params = subscriptionParams(redirect, { ...plan, trialDays, price: book.idOf(plan.tier), isTaxAutomatic })
  const openSessions = await listOpenSessions(context, redirect.customer)
  const reusable = openSessions.find((session) => matchesParams(session, params))
  for (const { id } of openSessions.filter((session) => session !== reusable))
    await stripe.checkout.sessions.expire(id, undefined, { idempotencyKey: `${redirect.key}-expire-${id}` })
  // Checked after expiring: one of those checkouts may have been paid a moment ago.
  const [subscription] = await listSubscriptions(context, redirect.customer)
  if (subscription && isCharged(subscription)) throw new ApiError('forbidden', {}, 'There is a running subscription.')
  return urlOf(
    reusable ?? (await stripe.checkout.sessions.create(params, { idempotencyKey: `${redirect.key}-subscribe` })),
  )
}

async function listOpenSessions({ stripe }: StripeContext, customer: string): Promise<Session[]> {
  const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })
  return data.filter((session) => session.mode === 'subscription')
}

// A session shows its terms, so one with an older price or a used trial is not reused.
const matchesParams = ({ metadata, success_url, locale, automatic_tax }: Session, params: SessionParams): boolean =>
  success_url === params.success_url &&
  (locale ?? 'auto') === (params.locale ?? 'auto') &&
  automatic_tax.enabled === (params.automatic_tax?.enabled ?? false) &&
  Object.entries(params.metadata ?? {}).every(([name, value]) => metadata?.[name] === value)

function subscriptionParams(
  redirect: RedirectSession,
  { tier, trialDays, school_id, price, isTaxAutomatic }: Plan & { price: string; isTaxAutomatic: boolean },
): SessionParams {
  const trial = trialDays
    ? { trial_period_days: trialDays, trial_settings: { end_behavior: { missing_payment_method: 'cancel' } } }
    : {}
  return {
    ...commonParams(redirect),
    mode: 'subscription',
    line_items: [{ price, quantity: 1 }],
    subscription_data: { metadata: { school_id, tier }, ...trial },
    metadata: { school_id, tier, price, trial_days: String(trialDays ?? 0) },
    payment_method_collection: trialDays ? 'if_required' : 'always',
    billing_address_collection: 'required',
    tax_id_collection: { enabled: true },
    // Taxes need the customer's address, a tax number needs their name.
    customer_update: { address: 'auto', name: 'auto' },
    ...(isTaxAutomatic && { automatic_tax: { enabled: true } }),
  }
}

export async function addCard(context: StripeContext, redirect: RedirectSession): Promise<string> {
  const params: SessionParams = { ...commonParams(redirect), mode: 'setup' }
  return urlOf(await context.stripe.checkout.sessions.create(params, { idempotencyKey: `${redirect.key}-add-card` }))
}

export async function portal(
  { stripe }: StripeContext,
  { customer, returnUrl, language, key }: RedirectSession,
): Promise<string> {
  const params = { customer, return_url: returnUrl, ...localeParam(language) }
  const { url } = await stripe.billingPortal.sessions.create(params, { idempotencyKey: `${key}-portal` })
  return url
}

const localeParam = (language: InterfaceLanguage | null) =>
  language ? { locale: language === 'pt' ? ('pt-BR' as const) : language } : {}

const commonParams = ({ customer, returnUrl, language }: RedirectSession): SessionParams => ({
  customer,
  ...localeParam(language),
  // The product shows cards only, and with other methods Stripe's setup mode requires a currency.
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
  if (!url) throw new Error(`the checkout session ${id} has no URL`)
  return url
}

export async function cardOfCheckout(
  { stripe }: StripeContext,
  customer: string,
  checkout: string,
): Promise<string | null> {
  const session = await stripe.checkout.sessions.retrieve(checkout, { expand: ['setup_intent', 'subscription'] })
  if (idOf(session.customer) !== customer || session.status !== 'complete') return null
  const { setup_intent, subscription } = session
  if (session.mode === 'setup') return typeof setup_intent === 'object' ? idOf(setup_intent?.payment_method) : null
  return typeof subscription === 'object' ? idOf(subscription?.default_payment_method) : null
}
