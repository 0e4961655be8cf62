import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { shareWorld, type World } from '#server/test/world.ts'
import { addressOf } from '../test/open-app.tsx'
import { dialog, failing, openBilling, payingSchool, press, findMessage, section } from '../test/visits/billing.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)
afterEach(() => void vi.useRealTimers())

const providerAway = 'We couldn’t reach the payment provider. Nothing has changed.'
const cancelInDialog = async () =>
  userEvent.click((await dialog('Cancel your subscription?')).getByRole('button', { name: 'Cancel subscription' }))

test('a school on trial reads until when, that it ends without a card, and how much of the plan is used', async () => {
  const school = await world.signUp({ tier: 'plus' })
  await school.api.students.add({ body: { first_name: 'Ana' } })
  await openBilling(school)
  const card = await section('Subscription')
  expect(screen.getByRole('heading', { level: 1, name: 'Billing and Payments' })).toBeTruthy()
  expect(card.getByText('Plus')).toBeTruthy()
  expect(card.getByText('Test mode')).toBeTruthy()
  expect(
    card.getByText(/^Your free trial runs until .*\. It will end then unless you add a payment method\.$/),
  ).toBeTruthy()
  expect(card.getByRole('meter', { name: 'Seats' }).getAttribute('aria-valuetext')).toBe('1 of 150')
  expect(card.getByRole('meter', { name: 'Practice languages' }).getAttribute('aria-valuetext')).toBe('0 of 3')
  expect((await section('Payment methods')).getByText(/^Your trial ends on /)).toBeTruthy()
  expect(await (await section('Invoices')).findByText(/^No invoices yet/)).toBeTruthy()
  expect(card.getByRole('link', { name: 'Change plan' }).getAttribute('href')).toBe(
    '/upgrade?from=%2Fsettings%2Fbilling',
  )
})

test('a subscription is cancelled after it was said what stays, and resumed', async () => {
  const school = await payingSchool(world)
  await openBilling(school)
  expect(await (await section('Subscription')).findByText(/^Your next payment is due on /)).toBeTruthy()
  await press('Cancel subscription')
  const asked = await dialog('Cancel your subscription?')
  expect(asked.getByText(/conversations for 12 months\.$/)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(asked.getByRole('button', { name: 'Keep subscription' })))
  await cancelInDialog()
  await findMessage('Subscription cancelled')
  expect(
    await (await section('Subscription')).findByText(/^It ends on .*\. You won’t be charged again\.$/),
  ).toBeTruthy()
  expect(await school.api.billing.get()).toMatchObject({ status: 'canceled', renews: false })
  await press('Resume subscription')
  await findMessage('Your subscription has been resumed')
  expect((await school.api.auth.me()).status).toBe('active')
  expect(await screen.findByRole('button', { name: 'Cancel subscription' })).toBeTruthy()
})

test('the message after cancelling takes it back', async () => {
  const school = await payingSchool(world)
  await openBilling(school)
  await press('Cancel subscription')
  await cancelInDialog()
  await press('Resume')
  await findMessage('Your subscription has been resumed')
  expect((await school.api.auth.me()).status).toBe('active')
})

test('keeping the subscription changes nothing', async () => {
  const school = await payingSchool(world)
  await openBilling(school)
  await press('Cancel subscription')
  await press('Keep subscription')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await school.api.billing.get()).status).toBe('active')
})

test('while the provider is away nothing is cancelled, and the same button tries again', async () => {
  const school = await payingSchool(world)
  const { state, visitor } = failing(school, 'provider_failed', (call) => call.startsWith('POST /billing/cancel'))
  await openBilling(visitor)
  await press('Cancel subscription')
  await cancelInDialog()
  const asked = await dialog('Cancel your subscription?')
  expect((await asked.findByRole('alert')).textContent).toBe(providerAway)
  expect((await school.api.billing.get()).status).toBe('active')
  state.isDown = false
  await cancelInDialog()
  await findMessage('Subscription cancelled')
  expect((await school.api.billing.get()).status).toBe('canceled')
})

test('a subscription that can’t be resumed says so on the page, and is resumed by trying again', async () => {
  const school = await payingSchool(world)
  await school.api.billing.cancel()
  const { state, visitor } = failing(school, 'provider_failed', (call) => call === 'POST /billing/resume')
  await openBilling(visitor)
  await press('Resume subscription')
  const card = await section('Subscription')
  expect((await card.findByRole('alert')).textContent).toContain(providerAway)
  expect((await school.api.billing.get()).status).toBe('canceled')
  state.isDown = false
  await press('Try again')
  await findMessage('Your subscription has been resumed')
  expect(card.queryByRole('alert')).toBeNull()
})

test('what another tab has cancelled is cancelled here, too, and no failure', async () => {
  const school = await payingSchool(world)
  await openBilling(school)
  await press('Cancel subscription')
  await school.api.billing.cancel()
  await cancelInDialog()
  await findMessage('Subscription cancelled')
  expect(await screen.findByRole('button', { name: 'Resume subscription' })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a tab that comes back to the front follows the other one', async () => {
  const school = await payingSchool(world)
  const { session } = await openBilling(school)
  await screen.findByRole('button', { name: 'Cancel subscription' })
  await school.api.billing.cancel()
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + 6000)
  window.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByRole('button', { name: 'Resume subscription' })).toBeTruthy()
  await waitFor(() => expect(session.get().user?.status).toBe('canceled'))
})

test('the portal opens on a page of our own, and a failure says so in the seed’s words', async () => {
  const school = await world.signUp()
  const { state, visitor } = failing(school, 'provider_failed', (call) => call === 'POST /billing/portal')
  const { router } = await openBilling(visitor)
  await press('Open billing portal')
  await findMessage('Failed to open billing portal. Please try again.')
  expect(addressOf(router)).toBe('/settings/billing')
  state.isDown = false
  await press('Open billing portal')
  await waitFor(() => expect(addressOf(router)).toBe('/upgrade/portal?from=%2Fsettings%2Fbilling'))
  expect((await screen.findByRole('link', { name: 'Back to Tertulia' })).getAttribute('href')).toBe('/settings/billing')
})

test('billing details that could not be loaded are asked for again', async () => {
  const school = await world.signUp()
  const { state, visitor } = failing(school, 'forbidden', (call) => call === 'GET /billing')
  await openBilling(visitor)
  await findMessage('We couldn’t load your billing details')
  expect(screen.queryByRole('region')).toBeNull()
  state.isDown = false
  await press('Try again')
  expect(await section('Subscription')).toBeTruthy()
})

test('an admin without a plan reads so, and is offered the plans', async () => {
  const school = await world.signUp({ tier: null })
  await world.db.updateTable('users').set({ role: 'admin' }).where('id', '=', school.signedIn.user.id).execute()
  await openBilling(school)
  const card = await section('Subscription')
  expect(card.getByText('No plan')).toBeTruthy()
  expect(card.getByRole('link', { name: 'Choose a plan' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Payment methods' })).toBeNull()
})

test('a school over its cap reads by how many, and is led to choose who stays', async () => {
  const school = await world.signUp({ tier: 'plus' })
  const students = Array.from({ length: 57 }, (_, index) => ({
    school_id: school.signedIn.user.school.id,
    first_name: `S${index}`,
  }))
  await world.db.insertInto('students').values(students).execute()
  await school.api.billing.change({ body: { tier: 'starter', accept: true } })
  const { router } = await openBilling(school)
  const card = await section('Subscription')
  expect(card.getByRole('meter', { name: 'Seats' }).getAttribute('aria-valuetext')).toBe('57 of 55')
  expect(card.getByText(/^You have 2 more active students than seats\. No one was removed/)).toBeTruthy()
  const way = () => screen.findByRole('link', { name: 'Choose who stays active' })
  expect((await way()).getAttribute('href')).toBe('/upgrade/change?to=starter&from=%2Fsettings%2Fbilling')
  await router.navigate('/students')
  await screen.findByRole('heading', { name: 'Manage Students' })
  expect((await way()).getAttribute('href')).toBe('/upgrade/change?to=starter&from=%2Fstudents')
  expect(screen.getByRole('link', { name: 'Upgrade' }).getAttribute('href')).toBe('/upgrade?from=%2Fstudents')
})
