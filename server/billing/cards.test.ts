import { beforeAll, expect, test } from 'vitest'
import { addCard, codeOf, sandboxSchools, payWith } from '#server/test/peers/sandbox-schools.ts'
import { shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

const { payingSchool } = sandboxSchools(() => world)

test('a card that is declined, or not confirmed, changes nothing', async () => {
  const school = await world.signUp()
  const { url } = await school.api.billing.addPaymentMethod({ body: {} })
  expect(await payWith(school, url, 'declined')).toBe('declined')
  expect(await payWith(school, url, 'confirmed')).toBe('confirm')
  expect((await school.api.billing.get()).payment_methods).toEqual([])
  expect(await payWith(school, url, 'confirmed', true)).toBe('done')
  expect((await school.api.billing.get()).payment_methods).toMatchObject([{ brand: 'mastercard', primary: true }])
  expect(await codeOf(payWith(school, url, 'good'))).toBe('not_found')
})

test('the primary card stays while others exist or something renews', async () => {
  const school = await payingSchool()
  await addCard(school, 'confirmed')
  const [primary, other] = (await school.api.billing.get()).payment_methods
  if (!primary || !other) throw new Error('There should be two cards.')
  expect([primary.brand, other.brand]).toEqual(['visa', 'mastercard'])
  const remove = (id: string) => school.api.billing.removePaymentMethod({ params: { id } })
  expect(await codeOf(remove(primary.id))).toBe('primary_payment_method')
  const swapped = await school.api.billing.makePrimary({ params: { id: other.id } })
  expect(swapped.payment_methods.map(({ id, primary: is }) => [id, is])).toEqual([
    [other.id, true],
    [primary.id, false],
  ])
  await remove(primary.id)
  expect(await codeOf(remove(other.id))).toBe('primary_payment_method')
  await school.api.billing.cancel()
  expect((await remove(other.id)).payment_methods).toEqual([])
})

test('an invoice is a self-contained page in the reader’s language, and visible to its school only', async () => {
  const school = await payingSchool('pro')
  const [invoice] = (await school.api.billing.invoices()).items
  const params = { id: invoice?.id ?? '' }
  const document = await (await school.api.billing.invoice({ params, query: { language: 'de' } })).text()
  expect(document).toContain('Rechnung TEST-0001')
  expect(document).toContain('Tertulia Pro, 1 Monat')
  expect(document).not.toMatch(/<script|https?:/)
  const other = await world.signUp()
  expect(await codeOf(other.api.billing.invoice({ params }))).toBe('not_found')
})
