import { createHash, createHmac } from 'node:crypto'
import { createSigner } from 'fast-jwt'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { createTokens } from '#server/auth/sessions/tokens.ts'
import { createKeys } from '#server/settings/keys.ts'
import { openPracticeStudent } from '#server/test/practice-world.ts'
import { type Api, clientOf, injectSend, openWorld, type World } from '#server/test/world.ts'

let world: World
const parts = new AsyncDisposableStack()
beforeAll(async () => {
  world = await openWorld()
})
afterAll(async () => {
  await parts.disposeAsync()
  await world.close()
})

const other = 'another-key-of-the-server-4711-bcdf'
async function restart(secret: string, previous?: string): Promise<(token?: string) => Api> {
  const app = await buildApp({ ...world.services, keys: createKeys(secret, previous) })
  parts.defer(() => app.close())
  return (token) => clientOf(injectSend(app, token))
}
const secretIn = (url: string) => new URL(url).hash.slice(1)
const over = { code: 'unauthenticated' }

test('a key is derived from the secret and works for one purpose only', () => {
  const keys = createKeys(world.authSecret)
  expect(keys.newest('session')).toHaveLength(32)
  expect(keys.newest('session')).toEqual(createKeys(world.authSecret).newest('session'))
  expect(keys.newest('session')).not.toEqual(keys.newest('practice session'))
  expect(keys.newest('session')).not.toEqual(createKeys(other).newest('session'))
})

test('sessions and links survive a new key while the previous one is set, and not without it', async () => {
  const { school, student_id: id, token } = await openPracticeStudent(world)
  const { url } = await school.api.links.get({ params: { id } })
  const changed = await restart(other, world.authSecret)
  const there = changed(school.signedIn.authToken)
  expect((await there.links.get({ params: { id } })).url).toBe(url)
  await changed(token).practice.home()
  const opened = await changed().practice.open({ body: { token: secretIn(url) } })
  const lost = await restart(other)
  await lost(opened.practiceToken).practice.home()
  await expect(lost(token).practice.home()).rejects.toMatchObject(over)
  await expect(lost(school.signedIn.authToken).auth.me()).rejects.toMatchObject(over)
  const { user } = school.signedIn
  const { rows } = await world.pool.query<{ sid: string }>(
    'select t.sid from session_tokens t join sessions s on s.id = t.session_id where s.user_id = $1',
    [user.id],
  )
  const anew = createTokens(createKeys(other)).sign({ sub: user.id, sid: rows[0]?.sid ?? '' }, 60)
  expect((await lost(anew).links.get({ params: { id } })).url).not.toBe(url)
  await expect(lost().practice.open({ body: { token: secretIn(url) } })).rejects.toMatchObject({ code: 'not_found' })
})

test('sessions and links that an earlier version signed with the secret itself survive a change of the key', async () => {
  const { school, student_id: id } = await openPracticeStudent(world)
  const {
    school: { id: school_id },
    id: user_id,
  } = school.signedIn.user
  const { sid } = JSON.parse(Buffer.from(school.signedIn.authToken.split('.')[1] ?? '', 'base64url').toString())
  const about = { iss: 'tertulia', aud: 'dashboard', sub: user_id, expiresIn: 60_000 }
  const session = createSigner({ key: world.authSecret, algorithm: 'HS256', ...about })({ sid })
  const name = JSON.stringify(['practice-link', school_id, id, 1])
  const printed = createHmac('sha256', world.authSecret).update(name).digest('base64url')
  const hash = createHash('sha256').update(printed).digest('base64url')
  await world.pool.query('update practice_link_hashes set hash = $1 where student_id = $2', [hash, id])
  for (const server of [await restart(world.authSecret), await restart(other, world.authSecret)]) {
    const { url } = await server(session).links.get({ params: { id } })
    expect(secretIn(url)).toBe(printed)
    await server().practice.open({ body: { token: printed } })
  }
  const renewed = await school.api.links.renew({ params: { id } })
  const derived = createHmac('sha256', createKeys(world.authSecret).newest('practice link'))
  expect(secretIn(renewed.url)).toBe(derived.update(name.replace(/1\]$/, '2]')).digest('base64url'))
})
