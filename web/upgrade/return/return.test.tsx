import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type School, shareWorld, type World } from '#server/test/world.ts'
import { addressOf } from '../../test/open-app.tsx'
import { recordCalls, openAt, passDays, payingSchool, press, refuseCall } from '../../test/visits/upgrade.ts'

let server: World
beforeAll(async () => {
  server = await shareWorld()
})
afterEach(cleanup)

/** A school whose trial is over, and what it does at its provider after it has looked so often. */
async function withoutPlan() {
  const school = await server.signUp({ tier: 'starter' })
  await passDays(server, school, 15)
  const { url = '' } = await school.api.billing.subscribe({ body: { tier: 'plus' } })
  const pay = () => school.api.billing.pay({ params: { id: url.split('/').at(-1) ?? '' }, body: { card: 'good' } })
  return { school, pay }
}
/** Shortens timeouts of seconds. */
function hurry() {
  const { setTimeout: wait } = globalThis
  const inSeconds = (pause: number) => pause >= 1000 && pause <= 4000
  vi.stubGlobal('setTimeout', (work: () => void, pause = 0) => wait(work, inSeconds(pause) ? 1 : pause))
}
/** The provider says that a school pays only when it is asked for the nth time. */
function paidAt(school: School, count: number, pay: () => Promise<unknown>): School & { asked: () => number } {
  let asked = 0
  return {
    ...school,
    asked: () => asked,
    send: async (path, init) => {
      if (path === '/billing/sync') asked += 1
      if (path === '/billing/sync' && asked === count) await pay()
      return school.send(path, init)
    },
  }
}

test('a new subscription leads to the page that was wanted', async () => {
  const { school, pay } = await withoutPlan()
  const noted = recordCalls(paidAt(school, 1, pay))
  const { router } = await openAt(noted, '/upgrade/return?checkout=cs_1&from=%2Fsettings%2Fsessions')
  await waitFor(() => expect(addressOf(router)).toBe('/settings/sessions'))
  expect(await screen.findByText('All set: you’re on Plus')).toBeTruthy()
  expect(noted.calls).toEqual(['/billing/sync {"checkout":"cs_1"}'])
})

test('without a page to come back to it leads to the start page', async () => {
  const { school, pay } = await withoutPlan()
  const { router } = await openAt(paidAt(school, 1, pay), '/upgrade/return?checkout=cs_1')
  await waitFor(() => expect(addressOf(router)).toBe('/students'))
})

test('a payment that is not through yet is asked for again', async () => {
  hurry()
  const { school, pay } = await withoutPlan()
  const late = paidAt(school, 3, pay)
  const { router } = await openAt(late, '/upgrade/return?checkout=cs_1&from=%2Fstudents')
  expect(screen.getByRole('heading', { name: 'Checking with the payment provider' })).toBeTruthy()
  await waitFor(() => expect(addressOf(router)).toBe('/students'))
  expect(late.asked()).toBe(3)
})

test('after some time it gives up kindly, and can be asked again', async () => {
  hurry()
  const { school, pay } = await withoutPlan()
  const late = paidAt(school, 6, pay)
  const { router } = await openAt(late, '/upgrade/return?checkout=cs_1&from=%2Fstudents')
  expect(await screen.findByRole('heading', { name: 'Your payment is still being processed' })).toBeTruthy()
  expect(late.asked()).toBe(5)
  expect(screen.getByRole('link', { name: 'Go to plans' }).getAttribute('href')).toBe('/upgrade?from=%2Fstudents')
  await press('Try again')
  await waitFor(() => expect(addressOf(router)).toBe('/students'))
})

test('a provider that is away is said, and asked again', async () => {
  const { school, pay } = await withoutPlan()
  let isDown = true
  const refused = refuseCall(school.send, 'POST /billing/sync', 'provider_failed')
  const there = paidAt(school, 1, pay)
  const send: School['send'] = (...call) => (isDown ? refused : there.send)(...call)
  const { router } = await openAt({ ...school, send }, '/upgrade/return?checkout=cs_1')
  expect(await screen.findByRole('heading', { name: 'We couldn’t check your payment' })).toBeTruthy()
  isDown = false
  await press('Try again')
  await waitFor(() => expect(addressOf(router)).toBe('/students'))
})

test('who only left goes back, without a question to the provider', async () => {
  const { school } = await withoutPlan()
  const noted = recordCalls(school)
  const { router } = await openAt(noted, '/upgrade/return?checkout=left&from=%2Fstudents')
  await waitFor(() => expect(addressOf(router)).toBe('/upgrade?from=%2Fstudents'))
  expect(noted.calls).toEqual([])
})

test('a school with access comes back to where it looked after its cards', async () => {
  const school = await payingSchool(server, 'plus')
  const left = await openAt(school, '/upgrade/return?checkout=left&from=%2Fsettings%2Fbilling')
  await waitFor(() => expect(addressOf(left.router)).toBe('/settings/billing'))
  cleanup()
  const { router } = await openAt(school, '/upgrade/return')
  await waitFor(() => expect(addressOf(router)).toBe('/settings/billing'))
})

test('a visit to the provider’s own pages that paid nothing leads to the plans', async () => {
  const { router } = await openAt(await payingSchool(server, 'plus', 'failing'), '/upgrade/return?from=%2Fstudents')
  await waitFor(() => expect(addressOf(router)).toBe('/upgrade?from=%2Fstudents'))
  expect(await screen.findByText('Your last payment failed')).toBeTruthy()
})
