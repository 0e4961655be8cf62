import { Secret, TOTP } from 'otpauth'
import { beforeAll, expect, test } from 'vitest'
import { ApiError } from '#contract/errors.ts'
import { SecondStep } from '#contract/school/factors.ts'
import { stepOf } from '#server/auth/factors/totp.ts'
import { addApp, codeOf } from '#server/test/peers/authenticator-app.ts'
import { createAuthenticator } from '#server/test/peers/authenticator.ts'
import { goodPassword, injectSend, clientOf, type School, shareWorld, type World } from '#server/test/world.ts'

let world: World
let origin: string
beforeAll(async () => {
  world = await shareWorld()
  origin = new URL(world.services.config.appUrl).origin
})

/** Counts after the one that confirmed the app. */
const nextCode = (secret: string) => codeOf(secret, 30_000)

async function withApp(school?: School) {
  const own = school ?? (await world.signUp())
  return { school: own, ...(await addApp(own)) }
}

async function firstStep({ signedIn }: School): Promise<SecondStep> {
  const body = { email: signedIn.user.email, password: goodPassword }
  const error = await world.anonymous.auth.login({ body }).catch((failure: unknown) => failure)
  expect(error).toMatchObject({ code: 'second_factor_needed' })
  return SecondStep.parse(error instanceof ApiError ? error.details : null)
}

const secondStep = (
  ticket: string,
  proof: Parameters<World['anonymous']['factors']['secondStep']>[0]['body']['proof'],
) => world.anonymous.factors.secondStep({ body: { ticket, proof } })

test('with an authenticator app a password alone opens nothing, and the code signs in', async () => {
  const { school, secret, uri, codes } = await withApp()
  expect(uri).toMatch(/^otpauth:\/\/totp\/Tertulia:/)
  expect(codes).toHaveLength(10)
  const { ticket, ways } = await firstStep(school)
  expect(ways).toEqual(['code', 'recovery_code'])
  await expect(secondStep(ticket, { code: '000000' })).rejects.toMatchObject({ code: 'wrong_code' })
  const { user } = await secondStep(ticket, { code: nextCode(secret) })
  expect(user.id).toBe(school.signedIn.user.id)
  await expect(secondStep(ticket, { code: nextCode(secret) })).rejects.toMatchObject({ code: 'expired_link' })
})

test('a code counts once, may be one step off, and no more', () => {
  const secret = new Secret({ size: 20 }).base32
  const now = Date.parse('2026-01-01T00:00:15Z')
  const at = (ms: number) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now + ms })
  const step = stepOf(secret, at(0), 0, now) ?? 0
  expect(stepOf(secret, at(0), step, now)).toBeNull()
  expect(stepOf(secret, at(-30_000), step, now)).toBeNull()
  expect(stepOf(secret, at(30_000), step, now)).toBe(step + 1)
  expect([
    stepOf(secret, at(-30_000), 0, now),
    stepOf(secret, at(-60_000), 0, now),
    stepOf(secret, at(60_000), 0, now),
  ]).toEqual([step - 1, null, null])
})

test('of two sign-ins with one code, one is let in', async () => {
  const { school, secret } = await withApp()
  const tickets = [await firstStep(school), await firstStep(school)]
  const both = await Promise.allSettled(tickets.map(({ ticket }) => secondStep(ticket, { code: nextCode(secret) })))
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a recovery code signs in once, in any spelling, and new codes end the old ones', async () => {
  const { school, codes } = await withApp()
  const [first = '', second = ''] = codes
  await secondStep((await firstStep(school)).ticket, { recovery_code: first.toLowerCase().replace('-', ' ') })
  await expect(secondStep((await firstStep(school)).ticket, { recovery_code: first })).rejects.toMatchObject({
    code: 'wrong_code',
  })
  expect((await school.api.factors.get()).recovery_codes).toBe(9)
  await school.api.factors.renewCodes()
  await expect(secondStep((await firstStep(school)).ticket, { recovery_code: second })).rejects.toMatchObject({
    code: 'wrong_code',
  })
})

test('a passkey is the second step, or the only one, and a challenge counts once', async () => {
  const school = await world.signUp()
  const key = createAuthenticator(origin)
  const created = key.create(await school.api.factors.beginPasskey())
  const { recovery_codes } = await school.api.factors.addPasskey({ body: { name: 'Phone', response: created } })
  expect(recovery_codes).toHaveLength(10)
  await expect(school.api.factors.addPasskey({ body: { name: 'Again', response: created } })).rejects.toMatchObject({
    code: 'wrong_code',
  })
  const { ticket, ways } = await firstStep(school)
  expect(ways).toEqual(['passkey', 'recovery_code'])
  const options = await world.anonymous.factors.passkeyOptions({ body: { ticket } })
  const { user } = await secondStep(ticket, { passkey: key.get(options) })
  expect(user.id).toBe(school.signedIn.user.id)
  const alone = key.get(await world.anonymous.factors.passkeyOptions({ body: {} }))
  expect((await world.anonymous.factors.passkeyLogin({ body: { passkey: alone } })).user.id).toBe(user.id)
  await expect(world.anonymous.factors.passkeyLogin({ body: { passkey: alone } })).rejects.toMatchObject({
    code: 'wrong_code',
  })
  expect((await school.api.factors.get()).passkeys).toMatchObject([{ name: 'Phone', last_used_at: expect.any(String) }])
})

test('a passkey for another site, with a counter that went back, or of another person is refused', async () => {
  const school = await world.signUp()
  const key = createAuthenticator(origin)
  const stolen = key.create(await school.api.factors.beginPasskey(), 'https://evil.example')
  await expect(school.api.factors.addPasskey({ body: { name: 'Evil', response: stolen } })).rejects.toMatchObject({
    code: 'wrong_code',
  })
  const response = key.create(await school.api.factors.beginPasskey())
  await school.api.factors.addPasskey({ body: { name: 'Key', response } })
  const options = () => world.anonymous.factors.passkeyOptions({ body: {} })
  const login = (passkey: Record<string, unknown>) => world.anonymous.factors.passkeyLogin({ body: { passkey } })
  await login(key.get(await options(), { count: 7 }))
  const refused = { code: 'wrong_code' }
  await expect(login(key.get(await options(), { count: 3 }))).rejects.toMatchObject(refused)
  await expect(login(key.get(await options(), { from: 'https://evil.example', count: 9 }))).rejects.toMatchObject(
    refused,
  )
  const { ticket } = await firstStep((await withApp()).school)
  const foreign = key.get(await world.anonymous.factors.passkeyOptions({ body: { ticket } }), { count: 11 })
  await expect(secondStep(ticket, { passkey: foreign })).rejects.toMatchObject(refused)
})

test('what can not be undone asks again after ten minutes, and a proof is enough', async () => {
  const { school, secret } = await withApp()
  const sessions = () =>
    world.pool.query(`update sessions set confirmed_at = now() - interval '11 minutes' where school_id = $1`, [
      school.signedIn.user.school.id,
    ])
  await sessions()
  const invite = () =>
    school.api.staff.invite({ body: { emails: [`${crypto.randomUUID()}@x.example`], role: 'teacher', class_ids: [] } })
  await expect(invite()).rejects.toMatchObject({ code: 'confirmation_required' })
  await expect(school.api.account.export()).rejects.toMatchObject({ code: 'confirmation_required' })
  await expect(school.api.factors.confirm({ body: { password: 'not the password' } })).rejects.toMatchObject({
    code: 'wrong_password',
  })
  await school.api.factors.confirm({ body: { password: goodPassword } })
  await invite()
  await sessions()
  await school.api.factors.confirm({ body: { code: nextCode(secret) } })
  await invite()
})

test('where a second factor is required, who has none can only set one up', async () => {
  const school = await world.signUp()
  const teacher = await world.addMember(school, 'teacher')
  await withApp(school)
  await school.api.factors.require({ body: { on: true } })
  await expect(teacher.api.students.list()).rejects.toMatchObject({ code: 'second_factor_required' })
  expect((await teacher.api.auth.me()).must_set_factor).toBe(true)
  await withApp(teacher)
  expect((await teacher.api.students.list()).total).toBe(0)
  await expect(teacher.api.factors.removeApp()).rejects.toMatchObject({ code: 'last_factor' })
  await expect(teacher.api.factors.require({ body: { on: false } })).rejects.toMatchObject({ code: 'forbidden' })
})

test('the owner resets the factors of a member, who is told and signed out', async () => {
  const school = await world.signUp()
  const { school: teacher } = await withApp(await world.addMember(school, 'teacher'))
  const { id, email } = teacher.signedIn.user
  expect((await school.api.staff.list()).members.find((one) => one.id === id)?.has_second_factor).toBe(true)
  await school.api.staff.resetFactors({ params: { id } })
  await expect(teacher.api.auth.me()).rejects.toMatchObject({ code: 'unauthenticated' })
  await world.signIn(email)
  await world.mailbox.find(email, /second factor/)
})

test('wrong codes are limited for each account', async () => {
  const limited = await import('#server/test/world.ts').then(({ openWorld }) => openWorld({ limitFactor: 1 }))
  const school = await limited.signUp()
  await addApp(school)
  const { email } = school.signedIn.user
  const error = await limited.anonymous.auth
    .login({ body: { email, password: goodPassword } })
    .catch((one: unknown) => one)
  const { ticket } = SecondStep.parse(error instanceof ApiError ? error.details : null)
  const anonymous = clientOf(injectSend(limited.app))
  const outcomes: unknown[] = []
  for (let attempt = 0; attempt < 11; attempt++)
    outcomes.push(
      await anonymous.factors
        .secondStep({ body: { ticket, proof: { code: '000000' } } })
        .catch((one: ApiError) => one.code),
    )
  expect(outcomes.slice(-2)).toEqual(['wrong_code', 'too_many_requests'])
  await limited.close()
})
