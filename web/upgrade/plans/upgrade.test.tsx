import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Billing } from '#contract/billing/billing.ts'
import { type School, shareWorld, type World } from '#server/test/world.ts'
import { addressOf } from '../../test/open-app.tsx'
import {
  addStudents,
  recordCalls,
  openAt,
  payingSchool,
  planCard,
  press,
  refuseCall,
} from '../../test/visits/upgrade.ts'

let server: World
beforeAll(async () => {
  server = await shareWorld()
})
afterEach(cleanup)

const open = (school: Pick<School, 'send' | 'signedIn'>, search = '') => openAt(school, `/upgrade${search}`)
/** The same way to the server, which knows prices. */
const priced = ({ send, ...school }: School): School => ({
  ...school,
  send: async (path, init) => {
    const response = await send(path, init)
    if (path !== '/billing') return response
    const price = (amount: number) => ({ amount, currency: 'eur' })
    const prices: Billing['prices'] = { starter: price(2900), plus: price(5950), pro: null }
    return Response.json({ ...((await response.json()) as Billing), prices })
  },
})

test('the cards tell seats, languages and what is custom, and no price', async () => {
  await open(await server.signUp({ tier: null }))
  const starter = await planCard('Starter')
  expect(starter.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '55 active students',
    '1 language',
    'Custom chatbots and avatars',
  ])
  expect((await planCard('Pro')).getByText('7 languages')).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/[€$£]|per month/)
  expect(await screen.findByText('Test mode')).toBeTruthy()
  expect(screen.getByText('Your school has no plan yet. Choose one to get started.')).toBeTruthy()
})

test('without a plan it is said why there is no menu, and in test mode what real payments need', async () => {
  const shut = 'You’ll see the full menu once your school has an active plan.'
  await open(await server.signUp({ tier: null }))
  expect(await screen.findByText(shut)).toBeTruthy()
  expect(screen.getByText(/^No real payments\. To take payments, set up Stripe/)).toBeTruthy()
  cleanup()
  await open(await server.signUp({ tier: 'plus' }))
  expect(await (await planCard('Plus')).findByText('Current plan')).toBeTruthy()
  expect(screen.queryByText(shut)).toBeNull()
})

test('a price stands where the provider knows one', async () => {
  await open(priced(await server.signUp({ tier: null })))
  expect((await planCard('Starter')).getByText('per month').parentElement?.textContent).toBe('€29.00per month')
  expect((await planCard('Plus')).getByText('€59.50')).toBeTruthy()
  expect((await planCard('Pro')).queryByText('per month')).toBeNull()
})

test('a plan that was chosen in another tab is noticed when this one is looked at again', async () => {
  const school = await server.signUp({ tier: null })
  const { router } = await open(school, '?from=%2Fsettings%2Fsessions')
  await planCard('Plus')
  await school.api.billing.subscribe({ body: { tier: 'plus' } })
  window.dispatchEvent(new Event('focus'))
  await waitFor(() => expect(addressOf(router)).toBe('/settings/sessions'))
})

test('the trial starts with one press, and leads to the page that was wanted', async () => {
  const school = recordCalls(await server.signUp({ tier: null }))
  const { router } = await open(school, '?from=%2Fsettings%2Fsessions')
  const button = (await planCard('Plus')).getByRole('button', { name: 'Start free trial' })
  // Quicker than anything can be drawn.
  button.click()
  button.click()
  await waitFor(() => expect(addressOf(router)).toBe('/settings/sessions'))
  expect(await screen.findByText('Your free trial has started')).toBeTruthy()
  expect(screen.getByText(/^It ends on .+\.$/)).toBeTruthy()
  expect(school.calls.filter((call) => call.startsWith('/billing/subscribe'))).toEqual([
    '/billing/subscribe {"tier":"plus","from":"/settings/sessions"}',
  ])
})

test('a school on trial sees its own plan against the others, and goes up at once', async () => {
  const school = await server.signUp({ tier: 'plus' })
  await addStudents(server, school, 12)
  await open(school)
  const plus = await planCard('Plus')
  expect(await plus.findByText('Current plan')).toBeTruthy()
  expect(plus.getByText('12 of 150 in use')).toBeTruthy()
  expect(plus.getByText(/^Free trial until /)).toBeTruthy()
  expect((await planCard('Starter')).getByText('95 fewer')).toBeTruthy()
  expect((await planCard('Pro')).getByText('350 more')).toBeTruthy()
  await userEvent.click((await planCard('Pro')).getByRole('button', { name: 'Upgrade to Pro' }))
  expect(await screen.findByText('You’re now on Pro')).toBeTruthy()
  expect(await (await planCard('Pro')).findByText('Current plan')).toBeTruthy()
  expect((await school.api.auth.me()).tier).toBe('pro')
})

test('who came to get more room goes back with it', async () => {
  const { router } = await open(await server.signUp({ tier: 'starter' }), '?from=%2Fstudents%3Flevel%3DB1')
  expect((await screen.findByRole('link', { name: 'Back' })).getAttribute('href')).toBe('/students?level=B1')
  await press('Upgrade to Plus')
  await waitFor(() => expect(addressOf(router)).toBe('/students?level=B1'))
})

test('a school that pays is told first when it is charged, and that no money moves in test mode', async () => {
  const school = recordCalls(await payingSchool(server, 'starter'))
  await open(priced(school))
  expect(await (await planCard('Starter')).findByText(/^Renews on /)).toBeTruthy()
  await press('Upgrade to Plus')
  const dialog = within(await screen.findByRole('dialog', { name: 'Upgrade to Plus?' }))
  expect(dialog.getByText('You get 150 active students and 3 languages right away.')).toBeTruthy()
  expect(dialog.getByText(/for the rest of this month now\. From .+, you’ll pay €59\.50 per month\.$/)).toBeTruthy()
  expect(dialog.getByText(/^No real payments\./)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Not now' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(school.calls).toEqual([])
  await press('Upgrade to Plus')
  const again = within(await screen.findByRole('dialog'))
  await userEvent.click(again.getByRole('button', { name: 'Upgrade to Plus' }))
  expect(await screen.findByText('You’re now on Plus')).toBeTruthy()
  // A toast is a dialog, too.
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Upgrade to Plus?' })).toBeNull())
})

test('a declined card changes nothing, and every press is a call of its own', async () => {
  const school = recordCalls(await payingSchool(server, 'starter'))
  const details = { reason: 'card_declined' }
  const keys: (string | undefined)[] = []
  const declining = refuseCall(school.send, 'POST /billing/change', 'provider_failed', details)
  await open({
    ...school,
    send: (path, init) => {
      if (path === '/billing/change') keys.push(init.headers['idempotency-key'])
      return declining(path, init)
    },
  })
  await press('Upgrade to Pro')
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Upgrade to Pro' }))
  expect((await dialog.findByRole('alert')).textContent).toMatch(/^Your card was declined, so nothing has changed/)
  await userEvent.click(dialog.getByRole('button', { name: 'Upgrade to Pro' }))
  await waitFor(() => expect(new Set(keys).size).toBe(2))
  expect((await school.api.auth.me()).tier).toBe('starter')
})

test('a smaller plan is rehearsed, and the page to come back to is remembered', async () => {
  const { router } = await open(await server.signUp({ tier: 'plus' }), '?from=%2Fstudents')
  await press('Switch to Starter')
  await waitFor(() => expect(addressOf(router)).toBe('/upgrade/change?to=starter&from=%2Fstudents'))
})

test('plans that could not be loaded are asked for again', async () => {
  const school = await server.signUp({ tier: null })
  let isDown = true
  const refused = refuseCall(school.send, 'GET /billing', 'forbidden')
  await open({ ...school, send: (...call) => (isDown ? refused : school.send)(...call) })
  expect(await screen.findByText('We couldn’t load your plan.')).toBeTruthy()
  isDown = false
  await press('Try again')
  expect(await (await planCard('Starter')).findByRole('button', { name: 'Start free trial' })).toBeTruthy()
})

test('signing out works from here', async () => {
  const school = await server.signUp({ tier: null })
  const { router } = await open(school)
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }))
  await waitFor(() => expect(addressOf(router)).toBe('/login'))
  expect(localStorage.getItem('authToken')).toBeNull()
  await waitFor(() => expect(school.api.auth.me()).rejects.toMatchObject({ code: 'unauthenticated' }))
})
