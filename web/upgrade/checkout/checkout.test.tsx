import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { type School, shareWorld, type World } from '#server/test/world.ts'
import { addressOf } from '../../test/open-app.tsx'
import { testCards } from './test-cards.ts'
import { addCard, recordCalls, openAt, passDays, payingSchool, press, refuseCall } from '../../test/visits/upgrade.ts'

let server: World
beforeAll(async () => {
  server = await shareWorld()
})
afterEach(cleanup)

/** A school whose trial is used, at the page where it pays for Plus. */
async function buying(from?: string) {
  const school = await server.signUp({ tier: 'starter' })
  await passDays(server, school, 15)
  const { url = '' } = await school.api.billing.subscribe({ body: { tier: 'plus', ...(from && { from }) } })
  const noted = recordCalls(school)
  return { school: noted, url, ...(await openAt(noted, url)) }
}
/** A school at the page where it adds a card. */
async function adding(school: School, from?: string) {
  const { url } = await school.api.billing.addPaymentMethod({ body: from ? { from } : {} })
  return { url, ...(await openAt(school, url)) }
}
const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('radio', { name }))

test('what is bought is said, no number is typed, and paying leads to where the school wanted to go', async () => {
  const { router, school } = await buying('/settings/sessions')
  expect(await screen.findByRole('heading', { name: 'Subscribe to Plus', level: 1 })).toBeTruthy()
  const order = within(screen.getByRole('region', { name: 'Tertulia Plus' }))
  for (const text of ['150 active students', '3 languages', 'Billed monthly', 'No charge'])
    expect(order.getByText(text)).toBeTruthy()
  expect(screen.getByText('Test mode')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByText(/^You don’t need a card number in test mode/)).toBeTruthy()
  const button = screen.getByRole('button', { name: 'Subscribe' })
  button.click()
  button.click()
  await waitFor(() => expect(addressOf(router)).toBe('/settings/sessions'))
  expect(await screen.findByText('You’re now subscribed to Plus')).toBeTruthy()
  expect(school.calls.filter((call) => call.startsWith('/billing/checkouts'))).toHaveLength(1)
  expect((await school.api.auth.me()).status).toBe('active')
})

test('a subscription without a page to come back to begins at the start page', async () => {
  const { router } = await buying()
  await press('Subscribe')
  await waitFor(() => expect(addressOf(router)).toBe('/students'))
})

test('a declined card is said plainly, and the choice stays', async () => {
  const { school } = await buying()
  await choose(/^Visa ending in 0002/)
  await press('Subscribe')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^The card was declined/)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /0002/ }).checked).toBe(true)
  await choose(/^Visa ending in 0341.*Fails when charged/)
  expect(screen.queryByRole('alert')).toBeNull()
  await press('Subscribe')
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect((await school.api.auth.me()).status).toBe('canceled')
})

test('a bank that asks can be refused, and asked again', async () => {
  const { router, school } = await buying('/students')
  await choose(/^Mastercard ending in 3155/)
  await press('Subscribe')
  const question = await screen.findByRole('heading', { name: 'Your bank needs you to confirm' })
  expect(document.activeElement).toBe(question)
  await press('Decline')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^You didn’t confirm/)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /3155/ }).checked).toBe(true)
  await press('Subscribe')
  await press('Confirm')
  await waitFor(() => expect(addressOf(router)).toBe('/students'))
  const { payment_methods } = await school.api.billing.get()
  expect(payment_methods.map(({ last4 }) => last4)).toEqual(['3155'])
})

test('a card is added by the keyboard alone', async () => {
  const school = await server.signUp({ tier: 'plus' })
  const { router } = await adding(school, '/settings/sessions')
  expect(await screen.findByRole('heading', { name: 'Add a payment method', level: 1 })).toBeTruthy()
  expect(screen.getByText(/^Your free trial ends on /)).toBeTruthy()
  screen.getByRole('radio', { name: /4242/ }).focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await waitFor(() => expect(addressOf(router)).toBe('/settings/sessions'))
  expect(await screen.findByText('Card added')).toBeTruthy()
  expect((await school.api.billing.get()).payment_methods[0]?.last4).toBe('0005')
})

test('a card of a school with access leads to its billing page', async () => {
  const { router } = await adding(await server.signUp({ tier: 'plus' }))
  expect((await screen.findByRole('link', { name: 'Back' })).getAttribute('href')).toBe('/settings/billing')
  await press('Add card')
  await waitFor(() => expect(addressOf(router)).toBe('/settings/billing'))
})

test('a card that works pays what is owed, and everything goes on', async () => {
  const school = await payingSchool(server, 'plus', 'failing')
  const { router } = await adding(school, '/students')
  expect(await screen.findByText('We’ll retry the failed payment with this card right away.')).toBeTruthy()
  await press('Add card')
  await waitFor(() => expect(addressOf(router)).toBe('/students'))
  expect(await screen.findByText('Paid. Your access is back.')).toBeTruthy()
})

test('a card that fails again leaves the school at the plans, and says so', async () => {
  const school = await payingSchool(server, 'plus', 'failing')
  const { router } = await adding(school, '/students')
  await choose(/0341.*Can be added/)
  await press('Add card')
  await waitFor(() => expect(addressOf(router)).toBe('/upgrade?from=%2Fstudents'))
  expect(await screen.findByText(/^We couldn’t charge this card, so the payment is still due/)).toBeTruthy()
})

test('leaving a subscription leads to the plans, which remember the page', async () => {
  const { router } = await buying('/students?level=B1')
  await userEvent.click(await screen.findByRole('link', { name: 'Cancel payment' }))
  await waitFor(() => expect(addressOf(router)).toBe('/upgrade?from=%2Fstudents%3Flevel%3DB1'))
})

test('a page that a newer one has replaced says so, and leads back', async () => {
  const school = await server.signUp({ tier: 'plus' })
  const { url } = await school.api.billing.addPaymentMethod({ body: {} })
  await school.api.billing.addPaymentMethod({ body: {} })
  const { router } = await openAt(school, url)
  expect(await screen.findByRole('heading', { name: 'This payment page is no longer open' })).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Go to plans' }))
  await waitFor(() => expect(addressOf(router)).toBe('/upgrade'))
})

test('a page that was finished in another tab says so when one pays, and the session follows', async () => {
  const { school, url, session } = await buying()
  await screen.findByRole('button', { name: 'Subscribe' })
  await school.api.billing.pay({ params: { id: url.split('/').at(-1) ?? '' }, body: { card: 'good' } })
  await press('Subscribe')
  expect(await screen.findByRole('heading', { name: 'This payment page is no longer open' })).toBeTruthy()
  await waitFor(() => expect(session.get().user?.status).toBe('active'))
})

test('a payment that got no answer is said, and can be tried again', async () => {
  const school = await server.signUp({ tier: 'plus' })
  let isDown = true
  const refused = refuseCall(school.send, 'POST /billing/checkouts', 'busy')
  const { router } = await adding({ ...school, send: (...call) => (isDown ? refused : school.send)(...call) })
  await press('Add card')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^The server is busy/)
  isDown = false
  await press('Add card')
  await waitFor(() => expect(addressOf(router)).toBe('/settings/billing'))
})

test('every test card looks as the sandbox lists it', async () => {
  const school = await server.signUp({ tier: 'plus' })
  const usable = testCards.filter(({ card }) => card !== 'declined')
  for (const { card } of usable) await addCard(school, card)
  const { payment_methods } = await school.api.billing.get()
  const looks = (cards: readonly { brand: string; last4: string }[]) =>
    cards.map(({ brand, last4 }) => `${brand} ${last4}`).toSorted()
  expect(looks(payment_methods)).toEqual(looks(usable))
})
