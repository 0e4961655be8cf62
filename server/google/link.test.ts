import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeIn, type GoogleWorld, openGoogleWorld, codeOf } from '#server/test/peers/google-world.ts'
import { goodPassword, type School } from '#server/test/world.ts'

let google: GoogleWorld
let world: GoogleWorld['world']
let peer: GoogleWorld['peer']
let newPerson: GoogleWorld['newPerson']
let openBrowser: GoogleWorld['openBrowser']
let exchange: GoogleWorld['exchange']
let newSchool: GoogleWorld['newSchool']
beforeAll(async () => {
  google = await openGoogleWorld()
  ;({ world, peer, newPerson, openBrowser, exchange, newSchool } = google)
})
afterAll(() => google.close())

const actionsOf = async ({ api }: School) => (await api.audit.list()).items.map(({ action }) => action)

test('an address that Google has not verified is rejected', async () => {
  const { subject } = newPerson({ email_verified: false })
  expect(await openBrowser().signIn(subject)).toBe('/login#google=google_unverified')
  const school = await world.signUp()
  const same = newPerson({ email: school.signedIn.user.email, email_verified: false })
  expect(await openBrowser().link(school, same.subject)).toBe('/settings/general#google=google_unverified')
})

test('a user who cancels at Google returns to their page with a message', async () => {
  expect(await openBrowser().signIn(null, '/upgrade')).toBe('/login?from=%2Fupgrade#google=google_cancelled')
  expect(await openBrowser().link(await world.signUp(), null)).toBe('/settings/general#google=google_cancelled')
})

test('a school links Google, gets a mail, and can sign in with it', async () => {
  const school = await world.signUp()
  const { email, id } = school.signedIn.user
  const { subject } = newPerson({ email })
  expect(await openBrowser().link(school, subject)).toBe('/settings/general#google=linked')
  expect(await school.api.account.get()).toMatchObject({ google: true, has_password: true, email_confirmed: true })
  await world.mailbox.find(email, /Google/)
  expect(await actionsOf(school)).toContain('google_linked')
  expect((await exchange(codeIn(await openBrowser().signIn(subject)))).user?.id).toBe(id)
  expect(await openBrowser().link(school, subject)).toBe('/settings/general#google=linked')
})

test('a Google account with another address is not linked', async () => {
  const school = await world.signUp()
  expect(await openBrowser().link(school, newPerson().subject)).toBe('/settings/general#google=google_address_differs')
  expect((await school.api.account.get()).google).toBe(false)
})

test('a Google account of another school is not linked', async () => {
  const { subject, email } = await newSchool()
  const school = await world.signUp()
  peer.people.set(subject, { email: school.signedIn.user.email })
  expect(await openBrowser().link(school, subject)).toBe('/settings/general#google=google_taken')
  peer.people.set(subject, { email })
  expect((await exchange(codeIn(await openBrowser().signIn(subject)))).user?.email).toBe(email)
})

test('a new Google account with the same address replaces the previous one', async () => {
  const { school, subject, email } = await newSchool()
  const next = newPerson({ email })
  expect(await openBrowser().link(school, next.subject)).toBe('/settings/general#google=linked')
  expect((await exchange(codeIn(await openBrowser().signIn(next.subject)))).user?.email).toBe(email)
  expect(await openBrowser().signIn(subject)).toBe('/login#google=google_not_linked')
})

test('an account whose session has ended is not linked', async () => {
  const school = await world.signUp()
  const { email } = school.signedIn.user
  const browser = openBrowser()
  const answer = await peer.choose(await browser.beginLink(school), newPerson({ email }).subject)
  await school.api.auth.logout()
  expect(await browser.followCallback(answer)).toBe('/settings/general#google=google_expired')
  expect((await (await world.signIn(email)).api.account.get()).google).toBe(false)
})

test('unlinking Google sends a mail, and Google no longer signs in', async () => {
  const school = await world.signUp()
  const { email } = school.signedIn.user
  const { subject } = newPerson({ email })
  await openBrowser().link(school, subject)
  await school.api.google.unlink()
  expect((await school.api.account.get()).google).toBe(false)
  await world.mailbox.find(email, /disconnected|no longer connected/i)
  expect(await actionsOf(school)).toContain('google_unlinked')
  expect(await openBrowser().signIn(subject)).toBe('/login#google=google_not_linked')
  expect(await codeOf(school.api.google.unlink())).toBe('not_found')
})

test('the last sign-in method cannot be removed', async () => {
  const { school, email } = await newSchool()
  expect(await codeOf(school.api.google.unlink())).toBe('last_sign_in_way')
  expect((await school.api.account.get()).google).toBe(true)
  await world.anonymous.auth.forgotPassword({ body: { email } })
  const token = await world.mailbox.tokenFor(email, '/reset-password')
  await world.anonymous.auth.resetPassword({ body: { token, new_password: goodPassword } })
  const again = await world.signIn(email)
  await again.api.google.unlink()
  expect(await again.api.account.get()).toMatchObject({ google: false, has_password: true })
})
