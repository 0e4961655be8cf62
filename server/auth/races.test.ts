import { beforeAll, expect, test } from 'vitest'
import { ApiError } from '#contract/errors.ts'
import { goodPassword, openWorld, shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(() => 'done').catch((error: unknown) => (error instanceof ApiError ? error.code : String(error)))

/** A school that is about to set another password by a mailed link. */
async function resetting() {
  const school = await world.signUp()
  const { email } = school.signedIn.user
  await world.stranger.auth.forgotPassword({ body: { email } })
  const token = await world.mailbox.tokenFor(email, '/reset-password')
  const reset = () => world.stranger.auth.resetPassword({ body: { token, new_password: 'nine-blue-lanterns' } })
  return { ...school, email, reset }
}

test('a sign-in with the old password that began before a reset opens no session that outlives it', async () => {
  const { email, reset } = await resetting()
  const logins = Array.from({ length: 8 }, () =>
    world.stranger.auth.login({ body: { email, password: goodPassword } }).catch(() => null),
  )
  await reset()
  const entered = (await Promise.all(logins)).flatMap((entry) => entry ?? [])
  const { rows } = await world.pool.query<{ live: number }>(
    'select count(*)::int as live from sessions s join user_emails e on e.user_id = s.user_id where e.email = $1',
    [email],
  )
  expect([rows[0]?.live, entered.length <= 8]).toEqual([0, true])
})

test('whoever is in with the old password while it is reset sets no other one and asks for no other address', async () => {
  const { api, email, reset } = await resetting()
  const theirs = `${crypto.randomUUID()}@intruder.example`
  const resets = reset()
  const [password, address] = await Promise.all([
    codeOf(api.auth.changePassword({ body: { current_password: goodPassword, new_password: 'an-intruders-word-7' } })),
    codeOf(api.account.edit({ body: { version: 1, email: theirs, password: goodPassword } })),
    resets,
  ])
  const again = await world.stranger.auth.login({ body: { email, password: 'nine-blue-lanterns' } }).catch(() => null)
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

test('sessions that are ended from several places at once end once, without an error', async () => {
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

test('a link for a new password that went to the old address is dead once the address has changed', async () => {
  const { api, signedIn } = await world.signUp()
  const { email } = signedIn.user
  await world.stranger.auth.forgotPassword({ body: { email } })
  const token = await world.mailbox.tokenFor(email, '/reset-password')
  const next = `${crypto.randomUUID()}@new.example`
  await api.account.edit({ body: { version: 1, email: next, password: goodPassword } })
  const confirmation = await world.mailbox.tokenFor(next, '/confirm-email')
  await world.stranger.auth.confirmEmail({ body: { token: confirmation } })
  const reset = world.stranger.auth.resetPassword({ body: { token, new_password: 'nine-blue-lanterns' } })
  expect(await codeOf(reset)).toBe('expired_link')
})

test('whoever becomes an admin signs in again after twelve hours, also from sessions that were there before', async () => {
  const { api, signedIn } = await world.signUp()
  await world.pool.query(`update sessions set created_at = now() - interval '13 hours' where user_id = $1`, [
    signedIn.user.id,
  ])
  expect(await codeOf(api.auth.me())).toBe('done')
  await world.pool.query(`update users set role = 'admin' where id = $1`, [signedIn.user.id])
  expect(await codeOf(api.auth.me())).toBe('unauthenticated')
})

test('the address and the password are changed so often in an hour and no more, since each change makes mails', async () => {
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
