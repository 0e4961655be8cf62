import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Send } from '#contract/client.ts'
import { openPracticeStudent, type PracticeStudent } from '#server/test/practice-world.ts'
import { injectSend, shareWorld, type World } from '#server/test/world.ts'
import { secretOf } from '../../test/visit-practice.tsx'
import { openLink } from '../open-link.ts'
import { openLinkKey } from './link-key.ts'
import { createSession } from './session.ts'

let world: World
let practiceStudent: PracticeStudent
let calls: string[] = []
let isOnline = true
beforeAll(async () => {
  world = await shareWorld()
  practiceStudent = await openPracticeStudent(world)
})
beforeEach(() => {
  const send = injectSend(world.app)
  calls = []
  isOnline = true
  vi.stubGlobal('fetch', (url: string, init: Parameters<Send>[1]) => {
    calls.push(url)
    return isOnline ? send(url.replace(/^\/api/, ''), init) : Promise.reject(new TypeError('no network'))
  })
})

const open = async () => {
  const session = createSession(keyOf(await secretOf(practiceStudent)))
  await session.open()
  calls = []
  return session
}
const keyOf = (secret: string) => openLinkKey(secret, { tab: sessionStorage, device: localStorage })
const endSessions = () => world.pool.query('delete from practice_sessions')

test('a session that has ended is opened again once, and the call is made again', async () => {
  const session = await open()
  await endSessions()
  await session.calls.home()
  expect(calls).toEqual(['/api/practice', '/api/practice/session', '/api/practice'])
})

test('calls that find the session ended together open one new session', async () => {
  const session = await open()
  await endSessions()
  await Promise.all([session.calls.home(), session.calls.home(), session.calls.home()])
  expect(calls.filter((url) => url.endsWith('/session'))).toHaveLength(1)
})

test('without a network nothing is over: the call fails, and the next one finds its way', async () => {
  const session = await open()
  isOnline = false
  await expect(session.calls.home()).rejects.toMatchObject({ name: 'Unreachable' })
  expect(session.isDead()).toBe(false)
  isOnline = true
  await endSessions()
  expect((await session.calls.home()).student.first_name).toBe('Ana')
})

test('a renewed link is dead, and listeners are notified', async () => {
  const session = await open()
  const told = vi.fn()
  const leave = session.subscribe(told)
  await practiceStudent.school.api.links.renew({ params: { id: practiceStudent.student_id } })
  await expect(session.calls.home()).rejects.toMatchObject({ code: 'not_found' })
  expect([session.isDead(), told.mock.calls.length]).toEqual([true, 1])
  leave()
})

test('what came of opening a link is one of four things', async () => {
  const kindOf = async (secret: string) => (await openLink(createSession(keyOf(secret)), keyOf(secret))).kind
  const secret = await secretOf(practiceStudent)
  sessionStorage.clear()
  expect([await kindOf(''), await kindOf('unknown'), await kindOf(secret)]).toEqual(['noLink', 'dead', 'open'])
  isOnline = false
  expect(await kindOf(secret)).toBe('unreachable')
})

test('after leaving, the session is over on the server, and no call opens another', async () => {
  const session = await open()
  const ended = async () => (await world.pool.query('select 1 from practice_sessions')).rowCount
  const before = await ended()
  await session.leave()
  expect(await ended()).toBe((before ?? 0) - 1)
  await expect(session.calls.home()).rejects.toMatchObject({ code: 'unauthenticated' })
})

test('a server that is busy is not the end of a link', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ code: 'too_many_requests', message: '', details: {} }, { status: 429 })),
  )
  expect((await openLink(createSession(keyOf('x')), keyOf('x'))).kind).toBe('unreachable')
})

test('a reload takes up the session of its tab, and a tab where it has ended opens a new one', async () => {
  const secret = await secretOf(practiceStudent)
  const visit = () => {
    const key = keyOf(secret)
    return openLink(createSession(key), key)
  }
  const tokenOf = async () => {
    const entry = await visit()
    return entry.kind === 'open' && entry.opened.practiceToken
  }
  const first = await tokenOf()
  expect(await tokenOf()).toBe(first)
  await endSessions()
  const next = await tokenOf()
  expect([next !== first, await tokenOf()]).toEqual([true, next])
})
