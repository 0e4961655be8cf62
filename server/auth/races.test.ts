import { beforeAll, expect, test } from 'vitest'
import { ApiError } from '#contract/errors.ts'
import { goodPassword, openWorld, shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(() => 'done').catch((error: unknown) => (error instanceof ApiError ? error.code : String(error)))

/** A school with a mailed link for a new password. */
async function resetting() {
  const school = await world.signUp()
  const { email } = school.signedIn.user
  await world.anonymous.auth.forgotPassword({ body: { email } })
  const token = await world.mailbox.tokenFor(email, '/reset-password')
  const reset = () => world.anonymous.auth.resetPassword({ body: { token, new_password: 'nine-blue-lanterns' } })
  return { ...school, email, reset }
}

test('a sign-in with the old password that started before a reset opens no session that survives it', async () => {
  const { email, reset } = await resetting()
  const logins = Array.from({ length: 8 }, () =>
    world.anonymous.auth.login({ body: { email, password: goodPassword } }).catch(() => null),
  )
  await reset()
  const entered = (await Promise.all(logins)).flatMap((entry) => entry ?? [])
  const { rows } = await world.pool.query<{ live: number }>(
    'select count(*)::int as live from sessions s join user_emails e on e.user_id = s.user_id where e.email = $1',
    [email],
  )
  expect([rows[0]?.live, entered.length <= 8]).toEqual([0, true])
})

test('a session with the old password cannot change the password or the address after a reset', async () => {
  const { api, email, reset } = await resetting()
  const theirs = `${crypto.randomUUID()}@intruder.example`
  const resets = reset()
  const [password, address] = await Promise.all([
    codeOf(api.auth.changePassword({ body: { current_password: goodPassword, new_password: 'an-intruders-word-7' } })),
    codeOf(api.account.edit({ body: { version: 1, email: theirs, password: goodPassword } })),
    resets,
  ])
  const again = await world.anonymous.auth.login({ body: { email, password: 'nine-blue-lanterns' } }).catch(() => null)
  const { rows } = await world.pool.query<{ pending_email: string | null }>(
    'select pending_email from users where email = $1',
    [email],
  )
  expect({ password, address, isIn: again !== null, pending: rows[0]?.pending_email }).toEqual({
    password: expect.stringMatching(/unauthenticated|wrong_password/),
    address: expect.stringMatching(/unauthenticated|wrong_password|done/),
    isIn: true,
    pending: null,
  })
})

test('sessions that are ended concurrently end once, without an error', async () => {
  const here = await world.signUp()
  const others = [await world.signIn(here.signedIn.user.email), await world.signIn(here.signedIn.user.email)]
  const { items } = await here.api.sessions.list()
  const ends = items
    .filter(({ current }) => !current)
    .flatMap(({ id }) => [1, 2, 3].map(() => codeOf(here.api.sessions.end({ params: { id } }))))
  const codes = await Promise.all([
    ...ends,
    codeOf(here.api.sessions.endOthers()),
    codeOf(here.api.sessions.endOthers()),
  ])
  expect(new Set(codes)).toEqual(new Set(['done', 'not_found']))
  for (const { api } of others) expect(await codeOf(api.auth.me())).toBe('unauthenticated')
})

test('a reset link mailed to the old address is invalid once the address has changed', async () => {
  const { api, signedIn } = await world.signUp()
  const { email } = signedIn.user
  await world.anonymous.auth.forgotPassword({ body: { email } })
  const token = await world.mailbox.tokenFor(email, '/reset-password')
  const next = `${crypto.randomUUID()}@new.example`
  await api.account.edit({ body: { version: 1, email: next, password: goodPassword } })
  const confirmation = await world.mailbox.tokenFor(next, '/confirm-email')
  await world.anonymous.auth.confirmEmail({ body: { token: confirmation } })
  const reset = world.anonymous.auth.resetPassword({ body: { token, new_password: 'nine-blue-lanterns' } })
  expect(await codeOf(reset)).toBe('expired_link')
})

test('a new admin’s existing sessions also end after twelve hours', async () => {
  const { api, signedIn } = await world.signUp()
  await world.pool.query(`update sessions set created_at = now() - interval '13 hours' where user_id = $1`, [
    signedIn.user.id,
  ])
  expect(await codeOf(api.auth.me())).toBe('done')
  await world.pool.query(`update users set role = 'admin' where id = $1`, [signedIn.user.id])
  expect(await codeOf(api.auth.me())).toBe('unauthenticated')
})

test('changes of the address and of the password are limited per hour, because each sends mails', async () => {
  const strict = await openWorld({ limitFactor: 1 })
  const { api } = await strict.signUp()
  const ask = async (email: string) => {
    const { version } = await api.account.get()
    return codeOf(api.account.edit({ body: { version, email, password: goodPassword } }))
  }
  const codes = []
  for (let time = 0; time < 6; time++) codes.push(await ask(`${crypto.randomUUID()}@many.example`))
  expect(codes).toEqual(['done', 'done', 'done', 'done', 'done', 'too_many_requests'])
  await strict.close()
})
