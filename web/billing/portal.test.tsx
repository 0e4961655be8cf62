import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Send } from '#contract/client.ts'
import { shareWorld, type World } from '#server/test/world.ts'
import { addressOf } from '../test/open-app.tsx'
import {
  addCard,
  openBilling,
  owingSchool,
  passDays,
  payingSchool,
  press,
  findMessage,
  section,
} from '../test/visits/billing.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

const makePrimary = async (card: string) =>
  userEvent.click(await screen.findByRole('button', { name: 'Make primary', description: card }))
const backTo = async () => (await screen.findByRole('link', { name: 'Back to Tertulia' })).getAttribute('href')

test('a school whose payment failed reads what is owed, and where it goes on is /upgrade', async () => {
  await openBilling(await owingSchool(world), '/upgrade/portal')
  expect(await screen.findByRole('heading', { level: 1, name: 'Billing portal' })).toBeTruthy()
  await findMessage('Your last payment failed')
  await findMessage(/^Starter, one month from .* \(TEST-0002\), is still unpaid\. Add a payment method/)
  const card = await section('Subscription')
  expect(card.getByText('Payment failed')).toBeTruthy()
  expect(card.getByText('Test mode')).toBeTruthy()
  expect(await (await section('Invoices')).findByText('Unpaid')).toBeTruthy()
  expect(await backTo()).toBe('/upgrade')
})

test('making another card primary pays at once, and the school goes on where it wanted to', async () => {
  const school = await payingSchool(world, 'expiring')
  await addCard(school, 'failing')
  await addCard(school, 'confirmed')
  await passDays(world, school, 31)
  const { router } = await openBilling(school, '/upgrade/portal?from=%2Fstudents')
  await findMessage('Your last payment failed')
  await makePrimary('Visa ending in 0341')
  await findMessage('The payment failed again. We couldn’t charge Visa ending in 0341.')
  expect((await school.api.auth.me()).status).toBe('past_due')
  await makePrimary('Mastercard ending in 3155')
  await findMessage('Paid. Your school has access again.')
  await waitFor(() => expect(screen.queryByText('Your last payment failed')).toBeNull())
  expect((await school.api.auth.me()).status).toBe('active')
  await press('Back to Tertulia')
  await screen.findByRole('heading', { name: 'Manage Students' })
  expect(addressOf(router)).toMatch(/^\/students/)
})

test('a card that is added here leads back here', async () => {
  const school = await owingSchool(world)
  const { router } = await openBilling(school, '/upgrade/portal?from=%2Fstudents')
  await press('Add payment method')
  await waitFor(() => expect(addressOf(router)).toMatch(/^\/upgrade\/checkout\//))
  const id = addressOf(router).split('/').at(-1) ?? ''
  expect((await school.api.billing.checkout({ params: { id } })).from).toBe('/upgrade/portal?from=%2Fstudents')
})

test('a school with access comes back to its billing page, and never to a foreign one', async () => {
  await openBilling(await payingSchool(world), '/upgrade/portal?from=https%3A%2F%2Fevil.example')
  expect(await backTo()).toBe('/settings/billing')
  expect(await (await section('Invoices')).findByText('TEST-0001')).toBeTruthy()
})

test('with a real provider there is no such page here', async () => {
  const school = await payingSchool(world)
  const send: Send = async (path, init) => {
    if (path !== '/billing') return school.send(path, init)
    const billing = await school.api.billing.get()
    return Response.json({ ...billing, provider: 'stripe' })
  }
  const { router } = await openBilling({ ...school, send }, '/upgrade/portal')
  await waitFor(() => expect(addressOf(router)).toBe('/settings/billing'))
  expect(await (await section('Invoices')).findByText('TEST-0001')).toBeTruthy()
  expect(screen.queryByText('Test mode')).toBeNull()
})
