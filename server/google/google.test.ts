import { afterAll, beforeAll, expect, test } from 'vitest'
import { purgeGoogleCodes, saveCode } from '#server/google/google.queries.ts'
import { codeIn, type GoogleWorld, openGoogleWorld, codeOf } from '#server/test/peers/google-world.ts'
import { clientOf, injectSend } from '#server/test/world.ts'
import { type School } from '#server/test/world.ts'

let google: GoogleWorld
let world: GoogleWorld['world']
let newPerson: GoogleWorld['newPerson']
let openBrowser: GoogleWorld['openBrowser']
let exchange: GoogleWorld['exchange']
let newSchool: GoogleWorld['newSchool']
beforeAll(async () => {
  google = await openGoogleWorld()
  ;({ world, newPerson, openBrowser, exchange, newSchool } = google)
})
afterAll(() => google.close())

const actionsOf = async ({ api }: School) => (await api.audit.list()).items.map(({ action }) => action)

test('a new user names the school and gets an account with a confirmed address and no password', async () => {
  const { subject, email } = newPerson()
  const first = await exchange(codeIn(await openBrowser().signIn(subject)))
  expect(first).toMatchObject({ authToken: null, user: null, sign_up: { email, name: 'Ana', last_name: 'Díaz' } })
  const { authToken, user, sign_up } = await exchange(first.sign_up?.code ?? '', 'Aula Norte')
  expect(sign_up).toBeNull()
  expect(user).toMatchObject({ email, email_confirmed: true, name: 'Ana', last_name: 'Díaz', role: 'school' })
  expect(user?.school.name).toBe('Aula Norte')
  const api = clientOf(injectSend(world.app, authToken ?? ''))
  await api.billing.subscribe({ body: { tier: 'plus' } })
  expect(await api.account.get()).toMatchObject({ google: true, has_password: false })
  expect((await api.school.get()).time_zone).toBe('Europe/Madrid')
})

test('a school that signed up with Google signs in with it again, which is logged', async () => {
  const { subject, email, school } = await newSchool()
  const { user } = await exchange(codeIn(await openBrowser().signIn(subject)))
  expect(user).toMatchObject({ id: school.signedIn.user.id, email })
  expect(await actionsOf(school)).toContain('signed_in_google')
})

test('the page that the user came from is remembered, if it is a page of the app', async () => {
  const { subject } = newPerson()
  const location = await openBrowser().signIn(subject, '/students?view=grid')
  expect(location).toMatch(/^\/login\?from=%2Fstudents%3Fview%3Dgrid#code=/)
  for (const from of ['https://evil.example/', '//evil.example', '/\\evil.example', '/nowhere'])
    expect(await openBrowser().signIn(subject, from)).toMatch(/^\/login#code=/)
})

test('a code opens one session', async () => {
  const { subject } = await newSchool()
  const code = codeIn(await openBrowser().signIn(subject))
  const both = await Promise.all([codeOf(exchange(code)), codeOf(exchange(code))])
  expect(both.toSorted()).toEqual(['done', 'expired_link'])
  expect(await codeOf(exchange(code))).toBe('expired_link')
})

test('a code expires after a minute, and a sign-up code after half an hour', async () => {
  const { subject } = newPerson()
  const code = codeIn(await openBrowser().signIn(subject))
  const age = (minutes: number) =>
    world.pool.query('update google_codes set expires_at = expires_at - make_interval(mins => $1)', [minutes])
  await age(1)
  expect(await codeOf(exchange(code))).toBe('expired_link')
  const other = codeIn(await openBrowser().signIn(subject))
  const { sign_up } = await exchange(other)
  expect(await codeOf(exchange(other))).toBe('expired_link')
  await age(29)
  expect(await codeOf(exchange(sign_up?.code ?? '', ' '))).toBe('invalid_input')
  await age(1)
  expect(await codeOf(exchange(sign_up?.code ?? '', 'Aula'))).toBe('expired_link')
})

test('only the hash of a code is stored', async () => {
  const code = codeIn(await openBrowser().signIn(newPerson().subject))
  const { rows } = await world.pool.query('select google_codes::text as row from google_codes')
  expect(JSON.stringify(rows)).not.toContain(code)
})

test('signing in never merges with an account that Google is not connected to', async () => {
  const school = await world.signUp()
  const { subject } = newPerson({ email: school.signedIn.user.email.toUpperCase() })
  expect(await openBrowser().signIn(subject)).toBe('/login#google=google_not_linked')
  expect((await school.api.account.get()).google).toBe(false)
})

test('an address that was taken before the school was named is refused', async () => {
  const { subject, email } = newPerson()
  const { sign_up } = await exchange(codeIn(await openBrowser().signIn(subject)))
  await world.signUp({ email })
  expect(await codeOf(exchange(sign_up?.code ?? '', 'Aula'))).toBe('email_taken')
})

test('expired codes are purged', async () => {
  const person = { issuer: 'x', subject: 'old', email: 'old@google.example', name: null, last_name: null }
  await saveCode(world.db, person, '', -1)
  await purgeGoogleCodes(world.db)
  const { rows } = await world.pool.query("select 1 from google_codes where subject = 'old'")
  expect(rows).toEqual([])
})

test('a code works only in the browser that came back from Google', async () => {
  const code = codeIn(await openBrowser().signIn(newPerson().subject))
  expect(await codeOf(world.anonymous.google.exchange({ body: { code } }))).toBe('expired_link')
  expect(await codeOf(exchange(code))).toBe('done')
})
