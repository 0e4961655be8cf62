import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type School, shareWorld, type World } from '#server/test/world.ts'
import { addressOf } from '../../test/open-app.tsx'
import {
  addStudents,
  recordCalls,
  openAt,
  passDays,
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
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

test('after the trial a school is told so, and subscribes on a page of its own', async () => {
  const school = await server.signUp({ tier: 'plus' })
  await passDays(server, school, 15)
  const { router } = await openAt(school, '/students')
  expect(await screen.findByRole('heading', { name: 'Your free trial has ended' })).toBeTruthy()
  expect(addressOf(router)).toBe('/upgrade?from=%2Fstudents')
  expect((await planCard('Plus')).getByText('Your last plan')).toBeTruthy()
  await press('Subscribe to Pro')
  await waitFor(() => expect(addressOf(router)).toMatch(/^\/upgrade\/checkout\//))
  expect(await screen.findByRole('heading', { name: 'Subscribe to Pro' })).toBeTruthy()
})

test('a failed payment is put right here, or the school takes its data and leaves', async () => {
  const school = recordCalls(await payingSchool(server, 'plus', 'failing'))
  const saved = vi.fn(() => 'blob:export')
  Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => undefined })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { router } = await openAt(school, '/settings/sessions')
  expect(await screen.findByRole('heading', { level: 1, name: 'Update your payment method' })).toBeTruthy()
  const panel = within(await screen.findByRole('region', { name: 'Your last payment failed' }))
  expect(document.querySelector('main button')?.textContent).toBe('Update payment method')
  expect(screen.queryByText(/^Billed monthly/)).toBeNull()
  expect(panel.getByText(/^We couldn’t charge Visa ending in 0341/)).toBeTruthy()
  expect((await planCard('Plus')).getByText('Paused until you pay')).toBeTruthy()
  expect(buttons().filter((name) => /^(?:Subscribe|Upgrade|Switch)/.test(name ?? ''))).toEqual([])
  await userEvent.click(panel.getByRole('button', { name: 'Export data' }))
  expect(await screen.findByText('Your export is in your downloads')).toBeTruthy()
  expect(saved).toHaveBeenCalledOnce()
  await userEvent.click(panel.getByRole('button', { name: 'Update payment method' }))
  await waitFor(() => expect(addressOf(router)).toMatch(/^\/upgrade\/checkout\//))
  expect(school.calls.at(-1)).toBe('/billing/payment-methods {"from":"/settings/sessions"}')
})

test('the billing portal opens, or says that it did not', async () => {
  const school = await payingSchool(server, 'plus', 'failing')
  let isDown = true
  const refused = refuseCall(school.send, 'POST /billing/portal', 'provider_failed')
  const { router } = await open({ ...school, send: (...call) => (isDown ? refused : school.send)(...call) })
  await press('Open billing portal')
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to open billing portal. Please try again.')
  isDown = false
  await press('Open billing portal')
  await waitFor(() => expect(addressOf(router)).toBe('/upgrade/portal'))
})

test('a cancelled subscription is resumed before its plan can change', async () => {
  const school = await server.signUp({ tier: 'plus' })
  await school.api.billing.cancel()
  await open(school)
  expect(await screen.findByText(/^Your subscription is cancelled and ends on /)).toBeTruthy()
  expect((await planCard('Plus')).getByText(/^Ends on /)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Upgrade to Pro' })).toBeNull()
  await press('Resume subscription')
  expect(await screen.findByText('Your subscription has been resumed')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Upgrade to Pro' })).toBeTruthy()
  expect((await school.api.auth.me()).status).toBe('trialing')
})

test('a school over its cap is told by how many, and where it chooses', async () => {
  const school = await server.signUp({ tier: 'starter' })
  await addStudents(server, school, 57)
  await open(school, '?from=%2Fstudents')
  expect(await screen.findByText('57 active students, 55 seats: 2 over')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Choose who stays active' })
  expect(link.getAttribute('href')).toBe('/upgrade/change?to=starter&from=%2Fstudents')
})

test('what was paid in another tab reaches this one', async () => {
  const school = await payingSchool(server, 'plus', 'failing')
  const { queries, session } = await open(school)
  await screen.findByRole('region', { name: 'Your last payment failed' })
  await school.api.billing
    .addPaymentMethod({ body: {} })
    .then(({ url }) => school.api.billing.pay({ params: { id: url.split('/').at(-1) ?? '' }, body: { card: 'good' } }))
  await queries.client?.invalidateQueries()
  expect(await (await planCard('Plus')).findByText(/^Renews on /)).toBeTruthy()
  await waitFor(() => expect(session.get().user?.status).toBe('active'))
})
