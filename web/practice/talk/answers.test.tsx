import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ApiError } from '#contract/errors.ts'
import {
  answerByModel,
  begin,
  openPracticeStudent,
  type PracticeStudent,
  say,
  slowPartner,
} from '#server/test/practice-world.ts'
import { openWorld, type World } from '#server/test/world.ts'
import {
  accept,
  endedBefore,
  isMessage,
  type Intercept,
  press,
  findMessage,
  openTalk,
  visit,
  write,
} from '../../test/visit-practice.tsx'
import { openOutbox, outboxKey } from '../session/outbox.ts'

let world: World
let partner: World['services']['partner']
beforeAll(async () => {
  world = await openWorld({}, 'silent')
  ;({ partner } = world.services)
})
afterEach(() => {
  cleanup()
  world.services.partner = partner
})
afterAll(() => world.close())

const failing: typeof partner = {
  engine: 'guided',
  answer: async function* answer() {
    yield* await Promise.reject<string[]>(new ApiError('unavailable'))
  },
}
const open = async () => {
  const practiceStudent = await openPracticeStudent(world)
  return { practiceStudent, id: await begin(practiceStudent) }
}
const listSaid = async ({ api }: PracticeStudent, id: string) =>
  (await api.practice.get({ params: { id } })).messages.map(({ from, text }) => `${from}: ${text}`)
const expectOneExchange = async (practiceStudent: PracticeStudent, id: string) => {
  const [, ...lines] = await listSaid(practiceStudent, id)
  expect(lines).toEqual(['student: Un café, por favor.', expect.stringContaining('¿Algo más?')])
  expect(screen.getAllByText('Un café, por favor.')).toHaveLength(1)
}

/** Lets the first message through, but its answer only up to an event. */
const breakBefore = (event: string): Intercept => {
  let messages = 0
  return async (path, send) => {
    const response = await send()
    return isMessage(path) && messages++ === 0 ? endedBefore(event, response) : response
  }
}

for (const event of ['kept', 'delta', 'done'])
  test(`an answer that breaks off before “${event}” comes by itself, and nothing is doubled`, async () => {
    const { practiceStudent, id } = await open()
    await openTalk(world, practiceStudent, id, { meddle: breakBefore(event) })
    await write('Un café, por favor.')
    await findMessage(/¿Algo más\?/)
    await expectOneExchange(practiceStudent, id)
    expect(localStorage.getItem(outboxKey(id))).toBeNull()
  })

test('language and level stand in the header whole, however narrow it is', async () => {
  const { practiceStudent, id } = await open()
  await openTalk(world, practiceStudent, id)
  const line = await screen.findByText('Spanish · A2')
  expect(line.className).not.toMatch(/truncate|whitespace-nowrap/)
})

test('while there is no network a message waits in sight, and can be sent at once', async () => {
  const { practiceStudent, id } = await open()
  let isOnline = true
  const meddle: Intercept = (_, send) => (isOnline ? send() : Promise.reject(new TypeError('no network')))
  await openTalk(world, practiceStudent, id, { meddle })
  isOnline = false
  await write('Un café, por favor.')
  await screen.findByText('Not sent yet')
  isOnline = true
  await press('Send now')
  await findMessage(/¿Algo más\?/)
  await expectOneExchange(practiceStudent, id)
})

test('a partner that fails is said plainly, and trying again brings the answer', async () => {
  const { practiceStudent, id } = await open()
  world.services.partner = failing
  await openTalk(world, practiceStudent, id)
  await write('Un café, por favor.')
  await screen.findByText('The reply was cut off.')
  world.services.partner = partner
  await press('Try again')
  await findMessage(/¿Algo más\?/)
  await expectOneExchange(practiceStudent, id)
})

test('a language model that is away is said plainly, and the student can continue without it', async () => {
  const { practiceStudent, id } = await open()
  await answerByModel(world, id)
  world.services.partner = { ...failing, engine: 'model' }
  await openTalk(world, practiceStudent, id)
  await write('Un café, por favor.')
  await screen.findByText(/The AI isn’t answering right now/)
  await press('Continue without AI')
  await findMessage(/¿Algo más\?/)
  await expectOneExchange(practiceStudent, id)
})

test('what is written after a failed answer gets one answer for both', async () => {
  const { practiceStudent, id } = await open()
  world.services.partner = failing
  await openTalk(world, practiceStudent, id)
  await write('Buenos días.')
  await screen.findByText('The reply was cut off.')
  world.services.partner = partner
  await write('Un café, por favor.')
  await findMessage(/¿Algo más\?/)
  expect((await listSaid(practiceStudent, id)).map((line) => line.split(':')[0])).toEqual([
    'partner',
    'student',
    'student',
    'partner',
  ])
  expect(localStorage.getItem(outboxKey(id))).toBeNull()
})

test('a reload in the middle of an answer hears it to the end', async () => {
  const { practiceStudent, id } = await open()
  const slow = slowPartner(['¿Algo ', 'más?'])
  world.services.partner = slow.partner
  await openTalk(world, practiceStudent, id)
  await write('Un café, por favor.')
  await waitFor(() => expect(slow.calls()).toBe(1))
  cleanup()
  await visit(world, practiceStudent, { at: id, isReload: true })
  await findMessage('Un café, por favor.')
  await slow.next(2)
  await findMessage('¿Algo más?')
  await expectOneExchange(practiceStudent, id)
  expect(slow.calls()).toBe(1)
})

test('an unanswered message of another device asks the student to write on', async () => {
  const { practiceStudent, id } = await open()
  world.services.partner = failing
  await say(practiceStudent, id, 'Un café, por favor.')
  await openTalk(world, practiceStudent, id)
  await screen.findByText('No reply yet. Just keep writing.')
})

test('a second tab shows what the first one sends, as soon as the server has it', async () => {
  const { practiceStudent, id } = await open()
  await openTalk(world, practiceStudent, id)
  const other = openOutbox(localStorage, id)
  const tell = () => dispatchEvent(new StorageEvent('storage', { key: outboxKey(id) }))
  other.add('Un café, por favor.')
  const key = other.list()[0]?.key ?? ''
  tell()
  await screen.findByText('Sending…')
  await say(practiceStudent, id, 'Un café, por favor.', key)
  other.markAccepted(key)
  other.removeAnswered(key)
  tell()
  await findMessage(/¿Algo más\?/)
  await expectOneExchange(practiceStudent, id)
})

test('a tab that comes back to the front shows what was said elsewhere', async () => {
  const { practiceStudent, id } = await open()
  await openTalk(world, practiceStudent, id)
  await say(practiceStudent, id, 'Un café, por favor.')
  dispatchEvent(new Event('focus'))
  await findMessage(/¿Algo más\?/)
})

test('finishing that fails is said, and the conversation goes on', async () => {
  const { practiceStudent, id } = await open()
  await say(practiceStudent, id, 'Un café, por favor.')
  await openTalk(world, practiceStudent, id, {
    meddle: (path, send) => (path.endsWith('/finish') ? Promise.reject(new TypeError('no network')) : send()),
  })
  await press('Finish')
  await press('Finish anyway')
  await screen.findByRole('dialog', { name: 'That didn’t work. Please try again.' })
  await press('Close')
  await write('La cuenta, por favor.')
  await screen.findByText('That’s the end! See how you did.')
})

test('without an answer from the server a conversation waits on a page of its own, and opens by itself', async () => {
  const { practiceStudent, id } = await open()
  let isOnline = false
  const meddle: Intercept = (path, send) =>
    isOnline || path.endsWith('/session') ? send() : Promise.reject(new TypeError('no network'))
  await visit(world, practiceStudent, { at: id, meddle })
  await screen.findByRole('heading', { name: 'No connection' })
  isOnline = true
  dispatchEvent(new Event('online'))
  await accept()
  await findMessage('Buenos días. ¿Qué desea tomar?')
})
