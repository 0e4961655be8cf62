import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { createTokens } from '#server/auth/sessions/tokens.ts'
import { clientOf, goodPassword, injectSend, openWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const over = { code: 'unauthenticated' }
const partOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

test('a token has a session id of 128 random bits and is valid for thirty days', async () => {
  const tokens = [await world.signUp(), await world.signUp()].map(({ signedIn }) => partOf(signedIn.authToken))
  for (const { sid, iat, exp } of tokens) {
    expect(Buffer.from(String(sid), 'base64url')).toHaveLength(16)
    expect(Number(exp) - Number(iat)).toBe(30 * 24 * 60 * 60)
  }
  expect(tokens[0]?.sid).not.toBe(tokens[1]?.sid)
})

test('an admin’s session ends after an hour without use, and their token is valid for twelve hours', async () => {
  const { api, signedIn } = await world.signUp()
  const { id, email } = signedIn.user
  await world.pool.query(`update users set role = 'admin' where id = $1`, [id])
  const again = await world.signIn(email)
  const { iat, exp } = partOf(again.signedIn.authToken)
  expect(Number(exp) - Number(iat)).toBe(12 * 60 * 60)
  await api.auth.me()
  await world.pool.query(`update sessions set last_seen_at = now() - interval '61 minutes' where user_id = $1`, [id])
  await expect(again.api.auth.me()).rejects.toMatchObject(over)
})

test('a session ended at one server is over at every other, at the next request and after a restart', async () => {
  const other = await buildApp(world.services)
  const { api, signedIn } = await world.signUp()
  const { authToken, user } = signedIn
  const there = clientOf(injectSend(other, authToken))
  await there.auth.me()
  const second = await world.signIn(user.email)
  await api.auth.logout()
  await expect(there.auth.me()).rejects.toMatchObject(over)
  await other.close()
  const restarted = await buildApp(world.services)
  await expect(clientOf(injectSend(restarted, authToken)).auth.me()).rejects.toMatchObject(over)
  await second.api.account.remove({ body: { password: goodPassword, school_name: 'Escuela Sol' } })
  const removed = clientOf(injectSend(restarted, second.signedIn.authToken))
  await expect(removed.auth.me()).rejects.toMatchObject(over)
  await restarted.close()
})

test('a token with the session of one user and the id of another is rejected', async () => {
  const [mine, theirs] = [await world.signUp(), await world.signUp()]
  const { sid } = partOf(theirs.signedIn.authToken)
  const mixed = createTokens(world.services.keys).sign({ sub: mine.signedIn.user.id, sid: String(sid) }, 60)
  await expect(clientOf(injectSend(world.app, mixed)).auth.me()).rejects.toMatchObject(over)
})
