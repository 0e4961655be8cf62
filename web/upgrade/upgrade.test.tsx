// @vitest-environment node
import '../test/browser.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openWorld, type School, type World } from '#server/test/world.ts'
import { userWith } from '../test/people.ts'
import { addressOf, openApp } from '../test/open-app.tsx'
import { offerOf } from './offer.ts'

let server: World
beforeAll(async () => {
  server = await openWorld()
})
afterEach(cleanup)
afterAll(() => server.close())

const open = ({ send, signedIn }: School) =>
  openApp({ send, path: '/upgrade', stored: { authToken: signedIn.authToken } })
const card = async (name: string) => within(await screen.findByRole('region', { name }))

test('the cards tell seats, languages and what is custom, and no price', async () => {
  await open(await server.signUp({ tier: null }))
  const starter = await card('Starter')
  expect(starter.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '55 active students',
    '1 language',
    'Custom chatbots and avatars',
  ])
  expect((await card('Pro')).getByText('7 languages')).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/[€$£]/)
  expect(await screen.findByText('Test mode')).toBeTruthy()
})

test('a school on trial sees its own plan and goes up to another', async () => {
  const school = await server.signUp({ tier: 'plus' })
  await open(school)
  expect(await (await card('Plus')).findByText('Current plan')).toBeTruthy()
  expect((await card('Starter')).getByRole('button', { name: 'Switch to Starter' })).toBeTruthy()
  await userEvent.click((await card('Pro')).getByRole('button', { name: 'Upgrade to Pro' }))
  expect(await screen.findByText('Your plan is now Pro')).toBeTruthy()
  expect(await (await card('Pro')).findByText('Current plan')).toBeTruthy()
  expect((await school.api.auth.me()).tier).toBe('pro')
})

test('a plan that is too small says by how many', async () => {
  const school = await server.signUp({ tier: 'plus' })
  for (let number = 0; number < 57; number += 1) await school.api.students.add({ body: { first_name: `S${number}` } })
  await open(school)
  await userEvent.click(await (await card('Starter')).findByRole('button', { name: 'Switch to Starter' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Starter holds 2 students fewer than you have active/)
})

test('signing out works from here', async () => {
  const school = await server.signUp({ tier: null })
  const { router } = await open(school)
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }))
  await waitFor(() => expect(addressOf(router)).toBe('/login'))
  expect(localStorage.getItem('authToken')).toBeNull()
  await waitFor(() => expect(school.api.auth.me()).rejects.toMatchObject({ code: 'unauthenticated' }))
})

test('what a plan offers depends on where the school stands', () => {
  const over = { status: 'canceled', subscription_end_date: '2020-01-01T00:00:00.000Z' } as const
  const running = { status: 'canceled', subscription_end_date: '2999-01-01T00:00:00.000Z' } as const
  const offers = (changes: Parameters<typeof userWith>[0], trial_days: number | null) =>
    (['starter', 'plus', 'pro'] as const).map((tier) =>
      offerOf(tier, userWith({ tier: 'plus', ...changes }), { trial_days }),
    )
  expect(offers({ status: 'none', tier: null }, 14)).toEqual(['trial', 'trial', 'trial'])
  expect(offers({ status: 'active' }, null)).toEqual(['switch', 'current', 'upgrade'])
  expect(offers(running, null)).toEqual([null, 'current', null])
  expect(offers(over, null)).toEqual([null, null, null])
})
