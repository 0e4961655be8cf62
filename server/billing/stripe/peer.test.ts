import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listenLocally } from '#server/test/peers/listen-locally.ts'
import { stop } from '#server/test/peers/stripe/server.ts'
import { day, openStripeWorld, type StripeWorld, redirectSessionOf } from '#server/test/peers/stripe/stripe-world.ts'

/** What stands in for the product: it reads every event, and answers as it is told. */
let world: StripeWorld
let heard: string[] = []
let status = 200
const product = createServer(async (request, response) => {
  const body = new TextEncoder().encode(await text(request))
  const event = world.gateway.readEvent?.(body, String(request.headers['stripe-signature']))
  heard.push(event?.id ?? 'nobody’s')
  response.writeHead(status).end()
})

beforeEach(async () => {
  heard = []
  status = 200
  world = await openStripeWorld()
  world.peer.webhooks.url = `http://127.0.0.1:${await listenLocally(product)}/webhook`
})
afterEach(async () => {
  await world.peer.webhooks.settled()
  await stop(product)
  await world.close()
})

const happened = () => world.peer.state.events.map(({ id }) => id)
const call = (method: string, path: string, form: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  fetch(`${world.peer.url}${path}`, {
    method,
    headers: { authorization: 'Bearer sk_test_of_the_tests', 'stripe-version': '2026-10-28.endive', ...headers },
    ...(method === 'POST' && { body: new URLSearchParams(form) }),
  })

test('events reach the product signed, and in the order in which they happened', async () => {
  await world.newPayer()
  await world.peer.webhooks.settled()
  expect(heard.length).toBeGreaterThan(5)
  expect(heard).toEqual(happened())
})

test('events can be kept and delivered by hand, and repeated, and told in another order', async () => {
  world.peer.webhooks.isPaused = true
  await world.newPayer()
  expect(heard).toEqual([])
  world.peer.webhooks.isShuffled = true
  world.peer.webhooks.repeat = 2
  const statuses = await world.peer.webhooks.deliver()
  expect(statuses.every((one) => one === 200)).toBe(true)
  expect(heard).not.toEqual(happened().flatMap((id) => [id, id]))
  expect(heard.toSorted()).toEqual(
    happened()
      .flatMap((id) => [id, id])
      .toSorted(),
  )
})

test('events can be lost, and told once more later', async () => {
  world.peer.webhooks.drop = 1000
  const customer = await world.newPayer()
  await world.peer.webhooks.settled()
  expect(heard).toEqual([])
  world.peer.webhooks.drop = 0
  const { id } = world.peer.addLateEvent('customer.updated', customer)
  await world.peer.webhooks.settled()
  expect(heard).toEqual([id])
})

test('events can be late, and a product that fails is told so', async () => {
  world.peer.webhooks.delay = 30
  status = 503
  await world.newCustomer()
  expect(heard).toEqual([])
  await world.peer.webhooks.settled()
  expect(world.peer.webhooks.sent.map((one) => one.status)).toEqual([503, 503])
})

test('a key gives the same answer once more, and refuses to stand for something else', async () => {
  const headers = { 'idempotency-key': 'one-key' }
  const first = await call('POST', '/v1/customers', { name: 'Casa' }, headers)
  const again = await call('POST', '/v1/customers', { name: 'Casa' }, headers)
  expect(first.headers.get('idempotent-replayed')).toBeNull()
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect(await again.json()).toEqual(await first.json())
  expect(world.peer.state.customers.size).toBe(1)
  const other = await call('POST', '/v1/customers', { name: 'Maison' }, headers)
  expect(other.status).toBe(400)
  expect(await other.json()).toMatchObject({ error: { type: 'idempotency_error' } })
})

test('a key is forgotten after a day', async () => {
  const headers = { 'idempotency-key': 'one-key' }
  await call('POST', '/v1/customers', { name: 'Casa' }, headers)
  world.peer.advance(day + 60)
  expect((await call('POST', '/v1/customers', { name: 'Maison' }, headers)).status).toBe(200)
  expect(world.peer.state.customers.size).toBe(2)
})

test.each([
  ['another key', '/v1/customers', { authorization: 'Bearer sk_test_wrong' }, 401, undefined],
  ['another version', '/v1/customers', { 'stripe-version': '2020-08-27' }, 400, 'parameter_invalid'],
  ['an unknown parameter', '/v1/customers?colour=red', {}, 400, 'parameter_unknown'],
  ['an unknown thing', '/v1/customers/cus_unknown', {}, 404, 'resource_missing'],
  ['an unknown path', '/v1/colours', {}, 404, 'url_invalid'],
])('%s is refused in the words of Stripe', async (_, path, headers: Record<string, string>, expected, code) => {
  const answer = await call('GET', path, {}, headers)
  expect(answer.status).toBe(expected)
  expect(answer.headers.get('request-id')).toMatch(/^req_/)
  expect(await answer.json()).toMatchObject({ error: { type: 'invalid_request_error', ...(code && { code }) } })
})

test('a setup page that names no way to pay and no currency is refused, and so is a parameter that Stripe has dropped', async () => {
  const customer = await world.newCustomer()
  const params = { customer, mode: 'setup', success_url: 'http://school.example' }
  expect((await call('POST', '/v1/checkout/sessions', params)).status).toBe(400)
  const dropped = { ...params, 'payment_method_types[0]': 'card' }
  expect(await (await call('POST', '/v1/checkout/sessions', dropped)).json()).toMatchObject({
    error: { code: 'parameter_unknown', param: 'payment_method_types' },
  })
})

test('a page in a language that Stripe does not speak is refused, and so are taxes without an address', async () => {
  const customer = await world.newCustomer()
  const price = world.peer.state.priceIds.starter
  const common = {
    customer,
    mode: 'subscription',
    success_url: 'http://school.example/',
    'line_items[0][price]': price,
  }
  const paramOf = async (path: string, form: Record<string, string>) => {
    const { error } = (await (await call('POST', path, form)).json()) as { error: { param: string } }
    return error.param
  }
  expect(await paramOf('/v1/checkout/sessions', { ...common, locale: 'pt_BR' })).toBe('locale')
  expect(await paramOf('/v1/billing_portal/sessions', { customer, locale: 'tlh' })).toBe('locale')
  expect(await paramOf('/v1/checkout/sessions', { ...common, 'automatic_tax[enabled]': 'true' })).toBe('automatic_tax')
})

test('a list comes in pages, the newest first', async () => {
  const customers = [await world.newCustomer(), await world.newCustomer(), await world.newCustomer()].toReversed()
  const first: unknown = await (await call('GET', '/v1/customers?limit=2')).json()
  expect(first).toMatchObject({ has_more: true, data: [{ id: customers[0] }, { id: customers[1] }] })
  const second: unknown = await (await call('GET', `/v1/customers?limit=2&starting_after=${customers[1]}`)).json()
  expect(second).toMatchObject({ has_more: false, data: [{ id: customers[2] }] })
})

test('an id stands whole where it is asked for', async () => {
  const customer = await world.newPayer()
  const list: unknown = await (
    await call('GET', `/v1/checkout/sessions?customer=${customer}&expand[]=data.subscription.latest_invoice`)
  ).json()
  expect(list).toMatchObject({
    data: [{ subscription: { object: 'subscription', latest_invoice: { status: 'paid' } } }],
  })
})

test('the end of a subscription cannot be told both ways at once', async () => {
  const customer = await world.newPayer()
  const { subscription } = await world.read(customer)
  const form = { cancel_at: '', cancel_at_period_end: 'false' }
  expect((await call('POST', `/v1/subscriptions/${subscription}`, form)).status).toBe(400)
})

test('what a page shows is only text', async () => {
  const customer = await world.newCustomer()
  const hostile = { ...redirectSessionOf(customer), returnUrl: 'http://school.example/"><script>alert(1)</script>' }
  const page = await (await fetch(await world.gateway.portal(hostile))).text()
  expect(page).not.toContain('<script>')
})
