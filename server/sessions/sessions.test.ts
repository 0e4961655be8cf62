import { beforeAll, expect, test } from 'vitest'
import { nameBrowser } from '#server/auth/sessions/browser.ts'
import { shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

test('a terminated session is rejected at its next call, with the reason', async () => {
  const here = await world.signUp()
  const there = await world.signIn(here.signedIn.user.email)
  const { items } = await here.api.sessions.list()
  expect(items.map(({ current, online }) => [current, online])).toEqual([
    [true, true],
    [false, true],
  ])
  await here.api.sessions.end({ params: { id: items[1]?.id ?? '' } })
  await expect(there.api.students.list()).rejects.toMatchObject({
    code: 'unauthenticated',
    details: { reason: 'terminated' },
  })
  await expect(here.api.sessions.end({ params: { id: items[1]?.id ?? '' } })).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('all other sessions are terminated at once, and this one continues', async () => {
  const here = await world.signUp()
  const others = [await world.signIn(here.signedIn.user.email), await world.signIn(here.signedIn.user.email)]
  expect(await here.api.sessions.endOthers()).toEqual({ ended: 2 })
  for (const { api } of others) await expect(api.auth.me()).rejects.toMatchObject({ code: 'unauthenticated' })
  expect((await here.api.sessions.list()).items).toHaveLength(1)
  expect(await here.api.sessions.endOthers()).toEqual({ ended: 0 })
})

test('the list contains no token, and a session is online if it was used in the last five minutes', async () => {
  const here = await world.signUp()
  await world.signIn(here.signedIn.user.email)
  await world.pool.query(`update sessions set last_seen_at = now() - interval '6 minutes' where user_id = $1`, [
    here.signedIn.user.id,
  ])
  const { items } = await here.api.sessions.list()
  expect(items.map(({ online }) => online)).toEqual([true, false])
  const { rows } = await world.pool.query<{ sid: string }>('select sid from session_tokens')
  for (const { sid } of rows) expect(JSON.stringify(items)).not.toContain(sid)
})

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Microsoft Edge 142',
    'Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.3 Mobile/15E148 Safari/604.1',
    'Safari 18',
    'iOS 18',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox 140', 'Linux'],
  ['', null, null],
])('%s is described', (userAgent, browser, system) => {
  expect(nameBrowser(userAgent)).toEqual({ browser, system })
})
