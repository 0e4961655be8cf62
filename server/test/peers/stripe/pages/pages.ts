import type { Stripe } from 'stripe'
import { type Form, textAt } from '#server/test/peers/stripe/pages/form.ts'
import { escape, form, hidden, page, radio } from '#server/test/peers/stripe/pages/html.ts'
import { asksForCard, payCheckout } from '#server/test/peers/stripe/pages/pay.ts'
import { portalPage } from '#server/test/peers/stripe/pages/portal.ts'
import { type CardNumber, cardNumbers, type PeerState } from '#server/test/peers/stripe/state/state.ts'

export type PageResponse = { html: string } | { location: string } | { text: string }

const cardLabels: Record<CardNumber, string> = {
  '4242': '4242 4242 4242 4242: works',
  '0002': '4000 0000 0000 0002: is declined',
  '3155': '4000 0025 0000 3155: asks for confirmation',
  '0341': '4000 0000 0000 0341: can be added, and fails later',
}

export function answerPage(state: PeerState, path: string, sent: Form | null): PageResponse | null {
  const [, kind, second = '', third = ''] = path.split('/')
  if (kind === 'c' && second === 'pay') return checkoutPage(state, state.sessions.get(third), sent)
  if (kind === 'p' && second === 'session') return portalPage(state, state.portals.get(third), sent)
  const invoice = kind === 'i' ? state.invoices.get(second) : undefined
  return invoice ? { text: `Invoice ${invoice.number ?? ''}: ${invoice.total} ${invoice.currency}\n` } : null
}

function checkoutPage(state: PeerState, session: Stripe.Checkout.Session | undefined, sent: Form | null): PageResponse {
  if (session?.status !== 'open') return { html: page('This page is over', '<p>You cannot pay here any more.</p>') }
  if (!sent) return { html: cardPage(state, session, '') }
  if (textAt(sent, 'do') === 'leave') return { location: session.cancel_url ?? state.origin }
  const number = cardNumbers.find((one) => one === textAt(sent, 'card')) ?? '4242'
  const outcome = payCheckout(state, session, { number, isConfirmed: textAt(sent, 'confirmed') === 'yes' })
  if (outcome === 'declined') return { html: cardPage(state, session, 'Your card was declined.') }
  if (outcome === 'confirm') return { html: confirmPage(number) }
  return { location: (session.success_url ?? '').replace('{CHECKOUT_SESSION_ID}', session.id) }
}

function cardPage(state: PeerState, session: Stripe.Checkout.Session, problem: string): string {
  const cards = asksForCard(state, session)
    ? cardNumbers.map((number) => radio('card', number, cardLabels[number], number === '4242')).join('')
    : '<p>No card is needed.</p>'
  const alert = problem && `<p role="alert">${escape(problem)}</p>`
  const title = session.mode === 'setup' ? 'Add a card' : 'Subscribe'
  return page(title, `${alert}${form(cards, { pay: 'Pay', leave: 'Leave' })}`)
}

const confirmPage = (number: CardNumber): string =>
  page('Your bank asks', form(hidden('card', number) + hidden('confirmed', 'yes'), { pay: 'Confirm', leave: 'Leave' }))
