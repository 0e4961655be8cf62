import { afterAll, beforeAll, expect, test } from 'vitest'
import { idOfRef } from '#server/billing/id-of-ref.ts'
import { day, openStripeWorld, type StripeWorld } from '#server/test/peers/stripe/stripe-world.ts'

let world: StripeWorld
beforeAll(async () => {
  world = await openStripeWorld()
})
afterAll(() => world.close())

const newestAtStripe = () => [...world.peer.state.invoices.values()].at(-1)

test('an invoice has its number, its plan, what it cost, and a document that opens', async () => {
  const customer = await world.newPayer('plus')
  const [invoice, ...others] = await world.gateway.invoices(customer)
  const known = newestAtStripe()
  expect(others).toEqual([])
  expect(invoice).toEqual({
    id: idOfRef(known?.id ?? ''),
    number: known?.number,
    at: new Date((known?.created ?? 0) * 1000).toISOString(),
    status: 'paid',
    tier: 'plus',
    price: { amount: 5900, currency: 'eur' },
    url: known?.invoice_pdf,
  })
  expect(await (await fetch(invoice?.url ?? '')).text()).toContain('5900 eur')
})

test.each([
  ['paid', ['paid']],
  ['open', ['open']],
  ['uncollectible', ['open']],
  ['void', ['void']],
  ['draft', []],
])('an invoice that is %s at Stripe shows as %j', async (status, expected) => {
  const customer = await world.newPayer()
  Object.assign(newestAtStripe() ?? {}, { status })
  expect((await world.gateway.invoices(customer)).map((invoice) => invoice.status)).toEqual(expected)
})

test('an invoice without a PDF gives the page of it, and one without either gives none', async () => {
  const customer = await world.newPayer()
  const known = newestAtStripe()
  Object.assign(known ?? {}, { invoice_pdf: null })
  expect((await world.gateway.invoices(customer))[0]?.url).toBe(known?.hosted_invoice_url)
  Object.assign(known ?? {}, { hosted_invoice_url: null })
  expect((await world.gateway.invoices(customer))[0]?.url).toBeNull()
})

test('an invoice for something that is no plan has none', async () => {
  const customer = await world.newPayer()
  const details = newestAtStripe()?.lines.data[0]?.pricing?.price_details
  Object.assign(details ?? {}, { price: 'price_of_a_book', product: 'prod_book' })
  expect((await world.gateway.invoices(customer))[0]?.tier).toBeNull()
})

test('the newest come first, and a payment that failed is open', async () => {
  const customer = await world.newTrial()
  await world.addCard(customer, '0341')
  world.peer.advance(15 * day)
  const invoices = await world.gateway.invoices(customer)
  expect(invoices.map(({ status, price }) => [status, price?.amount])).toEqual([
    ['open', 2900],
    ['paid', 0],
  ])
})
