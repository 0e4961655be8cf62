import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf, type GoogleWorld, openGoogleWorld } from '#server/test/peers/google-world.ts'
import type { School } from '#server/test/world.ts'

let google: GoogleWorld
let world: GoogleWorld['world']
beforeAll(async () => {
  google = await openGoogleWorld()
  world = google.world
})
afterAll(() => google.close())

const waitTenMinutes = ({ signedIn }: School) =>
  world.pool.query(`update sessions set confirmed_at = now() - interval '11 minutes' where school_id = $1`, [
    signedIn.user.school.id,
  ])
const cancelPlan = ({ api }: School) => codeOf(api.billing.cancel())

test('an account with Google alone confirms with Google, and comes back to its page', async () => {
  const { school, subject } = await google.newSchool()
  await waitTenMinutes(school)
  expect(await cancelPlan(school)).toBe('confirmation_required')
  expect(await google.openBrowser().confirm(school, subject, '/settings/billing?tab=plan')).toBe(
    '/settings/billing?tab=plan',
  )
  expect(await cancelPlan(school)).toBe('done')
})

test('another Google account, and one who cancels at Google, confirm nothing', async () => {
  const { school } = await google.newSchool()
  const other = await google.newSchool()
  await waitTenMinutes(school)
  const browser = google.openBrowser()
  expect(await browser.confirm(school, other.subject)).toBe('/settings/general#google=google_address_differs')
  expect(await browser.confirm(school, google.newPerson().subject)).toBe(
    '/settings/general#google=google_address_differs',
  )
  expect(await browser.confirm(school, null)).toBe('/settings/general#google=google_cancelled')
  expect(await cancelPlan(school)).toBe('confirmation_required')
})

test('it leads to no page but those of the app', async () => {
  const { school, subject } = await google.newSchool()
  expect(await google.openBrowser().confirm(school, subject, '//evil.example')).toBe('/')
})

test('with a second factor, or without Google, Google confirms nothing', async () => {
  const { school } = await google.newSchool()
  const { secret } = await school.api.factors.beginApp()
  await school.api.factors.confirmApp({ body: { code: new TOTP({ secret: Secret.fromBase32(secret) }).generate() } })
  for (const one of [school, await world.signUp()])
    await expect(one.api.google.confirm({ body: {} })).rejects.toMatchObject({
      code: 'forbidden',
      details: { reason: 'factor' },
    })
})
