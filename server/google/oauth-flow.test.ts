import { afterAll, beforeAll, expect, test } from 'vitest'
import { appUrl, type GoogleWorld, openGoogleWorld } from '#server/test/peers/google-world.ts'
import { openWorld } from '#server/test/world.ts'

let google: GoogleWorld
let world: GoogleWorld['world']
let peer: GoogleWorld['peer']
let newPerson: GoogleWorld['newPerson']
let openBrowser: GoogleWorld['openBrowser']
beforeAll(async () => {
  google = await openGoogleWorld()
  ;({ world, peer, newPerson, openBrowser } = google)
})
afterAll(() => google.close())

test('an answer with a wrong state, without one, or in another browser is rejected', async () => {
  const { subject } = newPerson()
  const browser = openBrowser()
  const answer = await peer.choose((await browser.go('/api/auth/google')).location, subject)
  expect(await openBrowser().followCallback(answer)).toBe('/login#google=google_expired')
  const other = openBrowser()
  await other.go('/api/auth/google')
  expect(await other.followCallback(answer)).toBe('/login#google=google_expired')
  const stateless = new URL(answer)
  stateless.searchParams.delete('state')
  expect(await browser.followCallback(stateless.href)).toBe('/login#google=google_expired')
})

test('an answer is accepted once, even if the cookie was kept', async () => {
  const { subject } = newPerson()
  const browser = openBrowser()
  const answer = await peer.choose((await browser.go('/api/auth/google')).location, subject)
  const cookie = browser.cookie()
  const once = await browser.go(answer.slice(appUrl.length))
  expect(once.location).toMatch(/#code=/)
  expect(once.set).toMatch(/^google_visit=; Max-Age=0; Path=\/api\/auth\/google; HttpOnly; SameSite=Lax$/)
  expect(await browser.followCallback(answer)).toBe('/login#google=google_expired')
  const again = await world.app.inject({ url: answer.slice(appUrl.length), headers: { cookie } })
  expect(again.headers.location).toBe('/login#google=google_expired')
})

test('an id token with another nonce is rejected', async () => {
  const browser = openBrowser()
  const address = new URL((await browser.go('/api/auth/google')).location)
  address.searchParams.set('nonce', 'another')
  const answer = await peer.choose(address.href, newPerson().subject)
  expect(await browser.followCallback(answer)).toBe('/login#google=google_expired')
})

test('an answer to another PKCE challenge is rejected', async () => {
  const browser = openBrowser()
  const address = new URL((await browser.go('/api/auth/google')).location)
  expect(address.searchParams.get('code_challenge_method')).toBe('S256')
  address.searchParams.set('code_challenge', 'x'.repeat(43))
  const answer = await peer.choose(address.href, newPerson().subject)
  expect(await browser.followCallback(answer)).toBe('/login#google=google_expired')
})

test('a forged or foreign cookie is ignored', async () => {
  const { authToken } = (await world.signUp()).signedIn
  for (const value of ['x', 'a.b.c', authToken]) {
    const headers = { cookie: `google_visit=${value}` }
    const reply = await world.app.inject({ url: '/api/auth/google/callback?code=x&state=y', headers })
    expect(reply.headers.location).toBe('/login#google=google_expired')
  }
})

test('with TLS the cookie is Secure and has the __Host- prefix', async () => {
  const secure = await openWorld({ ...peer.settings, appUrl: 'https://school.example' }, 'silent')
  const { set } = await openBrowser(secure.app).go('/api/auth/google')
  expect(set).toMatch(/^__Host-google_visit=[^;]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
  await secure.close()
})

test('starting a sign-in is limited per address', async () => {
  const strict = await openWorld({ ...peer.settings, limitFactor: 1 / 20 }, 'silent')
  const statuses = []
  for (let step = 0; step < 4; step++) statuses.push((await openBrowser(strict.app).go('/api/auth/google')).status)
  expect(statuses).toEqual([302, 302, 302, 429])
  await strict.close()
})
