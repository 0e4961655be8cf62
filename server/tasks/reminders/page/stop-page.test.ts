import { beforeAll, expect, test } from 'vitest'
import { callPage, openReminders, stopPathIn } from '#server/test/worlds/reminder-world.ts'
import { openWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  return () => world.close()
})

const openHomework = (fields?: Parameters<typeof openReminders>[1]) => openReminders(world, fields)
const call = (method: 'GET' | 'POST', url: string, payload?: string) => callPage(world, method, url, payload)

test('opening the stop page changes nothing; a press stops reminders, another undoes it, and the teacher sees it', async () => {
  const { school, ana, email, remind } = await openHomework()
  await remind()
  const path = stopPathIn((await world.mailbox.find(email)).text)
  const stoppedAt = async () => (await school.api.students.get({ params: { id: ana } })).reminders_stopped_at
  expect((await call('GET', path)).body).toContain('Stop reminders')
  expect((await world.app.inject({ method: 'HEAD', url: path })).statusCode).toBe(404)
  expect(await stoppedAt()).toBeNull()
  const stopped = await call('POST', path, 'act=stop')
  expect([stopped.statusCode, stopped.body.includes('won’t send any more reminders')]).toEqual([200, true])
  const first = await stoppedAt()
  expect(first).not.toBeNull()
  await call('POST', path, 'List-Unsubscribe=One-Click')
  expect(await stoppedAt()).toBe(first)
  expect((await remind()).skipped).toMatchObject([{ reason: 'stopped' }])
  expect((await call('GET', path)).body).toContain('won’t send any more reminders')
  expect((await call('POST', path, 'act=resume')).body).toContain('Stop reminders')
  expect(await stoppedAt()).toBeNull()
})

test('a mail program stops reminders by a POST without cookies or a session', async () => {
  const { school, ana, email, remind } = await openHomework()
  await remind()
  const { stop_link = '' } = await world.mailbox.find(email)
  const answer = await call('POST', new URL(stop_link).pathname, 'List-Unsubscribe=One-Click')
  expect(answer.statusCode).toBe(200)
  expect((await school.api.students.get({ params: { id: ana } })).reminders_stopped_at).not.toBeNull()
})

test('a stop link is good for its student and address alone', async () => {
  const { school, ana, email, remind } = await openHomework()
  await remind()
  const path = stopPathIn((await world.mailbox.find(email)).text)
  const forged = path
    .replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'))
    .replace(/\w(?=\w{20}$)/, (sign) => (sign === 'A' ? 'B' : 'A'))
  for (const other of [forged, `${path}x`, '/reminders/stop/x', `/reminders/stop/${'A'.repeat(86)}`])
    for (const method of ['GET', 'POST'] as const) expect((await call(method, other)).statusCode).toBe(404)
  await call('POST', path, 'act=stop')
  const { version } = await school.api.students.get({ params: { id: ana } })
  const moved = await school.api.students.edit({
    params: { id: ana },
    body: { version, email: `other-${crypto.randomUUID()}@students.example` },
  })
  expect(moved.reminders_stopped_at).toBeNull()
  expect((await call('POST', path, 'act=stop')).statusCode).toBe(404)
  const kept = await school.api.students.edit({
    params: { id: ana },
    body: { version: moved.version, first_name: 'Anna' },
  })
  expect(kept.reminders_stopped_at).toBeNull()
})

test('a school’s and a student’s hostile text is escaped on the stop page', async () => {
  const { school, email, remind } = await openHomework()
  const { version } = await school.api.account.get()
  await school.api.account.edit({ body: { version, school_name: '<script>alert(1)</script>' } })
  await remind()
  const { body, headers } = await call('GET', stopPathIn((await world.mailbox.find(email)).text))
  expect(body).not.toContain('<script')
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
  expect(headers['cache-control']).toBe('no-store')
})
