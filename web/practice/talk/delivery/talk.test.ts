import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createClient, type Send } from '#contract/client.ts'
import { practice } from '#contract/practice/practice.ts'
import { eventually } from '#server/test/eventually.ts'
import { begin, openPracticeStudent, type PracticeStudent } from '#server/test/practice-world.ts'
import { shareWorld, type World } from '#server/test/world.ts'
import { outboxKey } from '../../session/outbox.ts'
import { createTalk } from './talk.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
beforeEach(() => localStorage.clear())

type Meddle = (path: string, send: () => Promise<Response>) => Promise<Response>
const unreachable = () => Promise.reject(Object.assign(new Error('no network'), { name: 'Unreachable' }))
/** The first half of an answer, and then nothing more. */
const halfOf = async (response: Response) => new Response((await response.text()).split('event: done')[0])

/** A conversation whose calls to the server can be meddled with. */
async function open(practiceStudent: PracticeStudent, id: string, meddle: Meddle = (_, send) => send()) {
  const send: Send = (path, init) => meddle(path, () => practiceStudent.send(path, init))
  const talk = createTalk({ id, calls: createClient(practice, send), storage: localStorage, random: () => 0 })
  await talk.refresh()
  return talk
}
const textsOf = async ({ api }: PracticeStudent, id: string) =>
  (await api.practice.get({ params: { id } })).messages.filter(({ from }) => from === 'student').map(({ text }) => text)
const isMessage = (path: string) => path.endsWith('/messages')
const idle = (talk: Awaited<ReturnType<typeof open>>) =>
  eventually(() => expect([talk.get().active, talk.get().outgoing]).toEqual([null, []]))

test('messages that are written quickly arrive in their order, each answered', async () => {
  const practiceStudent = await openPracticeStudent(world)
  const id = await begin(practiceStudent)
  const talk = await open(practiceStudent, id)
  talk.send('Un café, por favor.')
  talk.send('La cuenta, por favor.')
  expect(talk.get().outgoing).toHaveLength(2)
  await idle(talk)
  const speakers = talk.get().conversation?.messages.map(({ from }) => from)
  expect(speakers?.join(' ')).toBe('partner student partner student partner')
  expect(await textsOf(practiceStudent, id)).toEqual(['Un café, por favor.', 'La cuenta, por favor.'])
})

test('what was written without a network goes off by itself once there is one, and once', async () => {
  const practiceStudent = await openPracticeStudent(world)
  const id = await begin(practiceStudent)
  let isOnline = true
  const talk = await open(practiceStudent, id, (_, send) => (isOnline ? send() : unreachable()))
  isOnline = false
  talk.send('Un café, por favor.')
  await eventually(() => expect(talk.get().isWaiting).toBe(true))
  expect(localStorage.getItem(outboxKey(id))).toContain('Un café')
  isOnline = true
  await idle(talk)
  expect(await textsOf(practiceStudent, id)).toEqual(['Un café, por favor.'])
})

test('an answer that breaks off is asked for again with the same message', async () => {
  const practiceStudent = await openPracticeStudent(world)
  const id = await begin(practiceStudent)
  let broken = 0
  const talk = await open(practiceStudent, id, async (path, send) => {
    const response = await send()
    return isMessage(path) && broken++ === 0 ? halfOf(response) : response
  })
  talk.send('Un café, por favor.')
  await eventually(() => expect(talk.get().isWaiting).toBe(true))
  expect(talk.get().outgoing).toMatchObject([{ isKept: true }])
  await idle(talk)
  expect(await textsOf(practiceStudent, id)).toEqual(['Un café, por favor.'])
  expect(talk.get().conversation?.messages.at(-1)?.text).toContain('¿Algo más?')
})

test('a page that was closed in the middle goes on where it was', async () => {
  const practiceStudent = await openPracticeStudent(world)
  const id = await begin(practiceStudent)
  const first = await open(practiceStudent, id, (path, send) =>
    isMessage(path) ? send().then(() => new Promise<Response>(() => undefined)) : send(),
  )
  first.send('Un café, por favor.')
  await eventually(async () => expect(await textsOf(practiceStudent, id)).toHaveLength(1))
  first.close()
  await idle(await open(practiceStudent, id))
  expect(await textsOf(practiceStudent, id)).toEqual(['Un café, por favor.'])
})

test('what a limit refuses comes back as text, and finishing still works', async () => {
  const practiceStudent = await openPracticeStudent(world)
  const id = await begin(practiceStudent)
  const details = { limit: 'day', retry_after: 3600 }
  const talk = await open(practiceStudent, id, (path, send) =>
    isMessage(path)
      ? Promise.resolve(Response.json({ code: 'practice_limit_reached', message: '', details }, { status: 429 }))
      : send(),
  )
  talk.send('Un café, por favor.')
  await eventually(() => expect(talk.get().refusal).toMatchObject({ why: 'day', text: 'Un café, por favor.' }))
  expect(talk.get().outgoing).toEqual([])
  await talk.finish()
  expect(talk.get().conversation?.state).toBe('finished')
})

test('a conversation that another device has finished sends nothing more', async () => {
  const practiceStudent = await openPracticeStudent(world)
  const id = await begin(practiceStudent)
  const talk = await open(practiceStudent, id)
  await practiceStudent.api.practice.finish({ params: { id } })
  talk.send('Un café, por favor.')
  await eventually(() => expect(talk.get().conversation?.state).toBe('finished'))
  expect(talk.get().outgoing).toMatchObject([{ text: 'Un café, por favor.', isKept: false }])
  expect(await textsOf(practiceStudent, id)).toEqual([])
})
