import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Invoice } from '#contract/billing/billing.ts'
import type { Send } from '#contract/client.ts'
import { eventually } from '#server/test/eventually.ts'
import { type School, shareWorld, type World } from '#server/test/world.ts'
import { failing, openBilling, payingSchool, press, findMessage, section } from '../../test/visits/billing.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)
afterEach(() => void vi.restoreAllMocks())

/** Answers with invoices as Stripe has them. */
const withInvoices = (school: School, items: Invoice[]): School => {
  const send: Send = (path, init) =>
    path === '/billing/invoices' ? Promise.resolve(Response.json({ items })) : school.send(path, init)
  return { ...school, send }
}
const invoice = (index: number): Invoice => ({
  id: `0190b0a0-0000-7000-8000-${String(index).padStart(12, '0')}`,
  number: `A1-${index}`,
  at: '2026-10-21T00:00:00.000Z',
  status: 'open',
  tier: 'pro',
  price: { amount: 9900, currency: 'eur' },
  url: `https://pay.stripe.example/${index}`,
})

test('an invoice of the sandbox says number, plan and that nothing is charged, and is downloaded', async () => {
  const school = await payingSchool(world)
  const saved: Blob[] = []
  const names: string[] = []
  const createObjectURL = (blob: Blob) => {
    saved.push(blob)
    return 'blob:invoice'
  }
  Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download)
  })
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(700)
  await openBilling(school)
  const row = await (await section('Invoices')).findByRole('row', { name: /^TEST-0001 .* Starter No charge Paid/ })
  expect(row).toBeTruthy()
  await press('Download TEST-0001')
  await eventually(() => expect(names).toEqual(['tertulia-invoice-TEST-0001.html']))
  expect(await saved[0]?.text()).toContain('Invoice TEST-0001')
})

test('a download that fails says so, and can be tried again', async () => {
  const school = await payingSchool(world)
  const { visitor } = failing(school, 'forbidden', (call) => call.startsWith('GET /billing/invoices/'))
  await openBilling(visitor)
  await press('Download TEST-0001')
  await findMessage('We couldn’t download the invoice')
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('an invoice of Stripe has its amount, and opens apart from this page', async () => {
  await openBilling(withInvoices(await payingSchool(world), [invoice(1)]))
  const list = await section('Invoices')
  expect(await list.findByText('€99.00')).toBeTruthy()
  expect(list.getByText('Unpaid')).toBeTruthy()
  const link = list.getByRole('link', { name: 'Download A1-1' })
  expect(link).toMatchObject({ href: 'https://pay.stripe.example/1', target: '_blank', rel: 'noreferrer' })
})

test('a year of invoices is shown, and the rest when it is asked for', async () => {
  await openBilling(
    withInvoices(
      await payingSchool(world),
      Array.from({ length: 14 }, (_, index) => invoice(index + 1)),
    ),
  )
  const list = await section('Invoices')
  await list.findByText('A1-1')
  expect(list.getAllByRole('link')).toHaveLength(12)
  await userEvent.click(list.getByRole('button', { name: 'Show all 14 invoices' }))
  expect(list.getAllByRole('link')).toHaveLength(14)
})

test('while the provider is away the rest of the page works, and the invoices are asked for again', async () => {
  const school = await payingSchool(world)
  const { state, visitor } = failing(school, 'provider_failed', (call) => call === 'GET /billing/invoices')
  await openBilling(visitor)
  expect(await (await section('Subscription')).findByText(/^Your next payment is due on /)).toBeTruthy()
  await findMessage('We couldn’t load your invoices')
  state.isDown = false
  await press('Try again')
  expect(await (await section('Invoices')).findByText('TEST-0001')).toBeTruthy()
})
