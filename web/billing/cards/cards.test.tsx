import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { type School, shareWorld, type World } from '#server/test/world.ts'
import { addressOf } from '../../test/open-app.tsx'
import {
  addCard,
  dialog,
  failing,
  openBilling,
  payingSchool,
  press,
  findMessage,
  section,
} from '../../test/visits/billing.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

const cardsOf = async ({ api }: School) =>
  (await api.billing.get()).payment_methods.map(({ last4, primary }) => (primary ? `${last4} primary` : last4))
const button = (name: string, description: string | RegExp) => screen.findByRole('button', { name, description })

test('a card says which it is, until when it is good, and that it is the primary one', async () => {
  const school = await world.signUp()
  await addCard(school, 'expiring')
  await openBilling(school)
  const list = await section('Payment methods')
  expect(list.getByText('American Express ending in 0005')).toBeTruthy()
  expect(list.getByText(/^Expires soon: \d\d\/\d\d$/)).toBeTruthy()
  expect(list.getByText('Primary')).toBeTruthy()
  expect(await (await section('Subscription')).findByText(/After that, your subscription starts/)).toBeTruthy()
})

test('another card becomes the primary one by keyboard alone', async () => {
  const school = await payingSchool(world)
  await addCard(school, 'confirmed')
  await openBilling(school)
  const make = await button('Make primary', 'Mastercard ending in 3155')
  const before = await button('Remove', 'Mastercard ending in 3155')
  before.focus()
  await userEvent.tab({ shift: true })
  expect(document.activeElement).toBe(make)
  await userEvent.keyboard('{Enter}')
  await findMessage('Mastercard ending in 3155 is now your primary payment method')
  expect(await cardsOf(school)).toEqual(['3155 primary', '4242'])
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Payment methods'))
  expect(await button('Make primary', 'Visa ending in 4242')).toBeTruthy()
})

test('the primary card can’t be removed while others exist or the subscription renews, and says why before', async () => {
  const school = await payingSchool(world)
  await addCard(school, 'confirmed')
  await openBilling(school)
  const held = await button('Remove', 'Visa ending in 4242 To remove this one, make another one primary first.')
  expect(held).toHaveProperty('disabled', true)
  await userEvent.click(await button('Remove', 'Mastercard ending in 3155'))
  const asked = await dialog('Remove Mastercard ending in 3155?')
  await userEvent.click(asked.getByRole('button', { name: 'Remove payment method' }))
  await findMessage('Mastercard ending in 3155 was removed')
  expect(await cardsOf(school)).toEqual(['4242 primary'])
  expect(await button('Remove', /or cancel your subscription\.$/)).toHaveProperty('disabled', true)
})

test('the last card goes once nothing renews', async () => {
  const school = await payingSchool(world)
  await school.api.billing.cancel()
  await openBilling(school)
  await userEvent.click(await button('Remove', 'Visa ending in 4242'))
  await press('Remove payment method')
  await findMessage('No payment method yet')
  expect(await cardsOf(school)).toEqual([])
})

test('a card that another tab has removed just disappears', async () => {
  const school = await payingSchool(world)
  await addCard(school, 'confirmed')
  await openBilling(school)
  await userEvent.click(await button('Remove', 'Mastercard ending in 3155'))
  const other = (await school.api.billing.get()).payment_methods.find(({ primary }) => !primary)
  await school.api.billing.removePaymentMethod({ params: { id: other?.id ?? '' } })
  await press('Remove payment method')
  await waitFor(() => expect(screen.queryByText('Mastercard ending in 3155')).toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a card is added on the provider’s page, and the way leads back here', async () => {
  const school = await world.signUp()
  const { router } = await openBilling(school)
  await press('Add payment method')
  await waitFor(() => expect(addressOf(router)).toMatch(/^\/upgrade\/checkout\//))
  const id = addressOf(router).split('/').at(-1) ?? ''
  expect(await school.api.billing.checkout({ params: { id } })).toMatchObject({
    purpose: 'card',
    from: '/settings/billing',
  })
})

test('while the provider is away no card changes, and trying again does it', async () => {
  const school = await payingSchool(world)
  await addCard(school, 'confirmed')
  const { state, visitor } = failing(school, 'provider_failed', (call) => call.endsWith('/primary'))
  await openBilling(visitor)
  await userEvent.click(await button('Make primary', 'Mastercard ending in 3155'))
  await findMessage('We couldn’t reach the payment provider. Nothing has changed.')
  expect(await cardsOf(school)).toEqual(['4242 primary', '3155'])
  state.isDown = false
  await press('Try again')
  await findMessage('Mastercard ending in 3155 is now your primary payment method')
  expect(await cardsOf(school)).toEqual(['3155 primary', '4242'])
})
