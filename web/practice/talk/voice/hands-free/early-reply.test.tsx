import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { allowMicrophone } from '#server/test/peers/recognition/allow-microphone.ts'
import { answerByModel, begin, openPracticeStudent } from '#server/test/practice-world.ts'
import { shareWorld, type World } from '#server/test/world.ts'
import { fakeRecognition, fakeSynthesis } from '../../../../test/fake-speech.ts'
import { findMessage, type Intercept, isMessage, openTalk, press } from '../../../../test/visit-practice.tsx'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

const isPreview = (path: string) => path.endsWith('/reply-preview')
const coffee = 'un café por favor'
const both = 'un café y la cuenta por favor'

/** Pressed once, with the student's turn begun. Replies wait until they are let through. */
async function open({ meddle, isModel = false }: { meddle?: Intercept; isModel?: boolean } = {}) {
  const ears = fakeRecognition()
  const sounds = fakeSynthesis([{ name: 'Mónica', lang: 'es-ES' }])
  const practiceStudent = await openPracticeStudent(world)
  await allowMicrophone(practiceStudent.school, 'browser')
  const id = await begin(practiceStudent)
  if (isModel) await answerByModel(world, id)
  const asked: string[] = []
  const passage = Promise.withResolvers<void>()
  await openTalk(world, practiceStudent, id, {
    synthesis: sounds.synthesis,
    meddle: async (path, send) => {
      asked.push(path.split('/').at(-1) ?? '')
      if (isMessage(path)) await passage.promise
      return meddle ? meddle(path, send) : send()
    },
  })
  const heard = () => sounds.spoken.map(({ text }) => text)
  const hearOut = () =>
    act(() => {
      for (let at = 0; at < sounds.spoken.length; at += 1) sounds.spoken[at]?.end()
    })
  await press('Hands free')
  await waitFor(() => expect(heard()).not.toEqual([]))
  hearOut()
  await screen.findByText('Your turn: just talk.')
  const opening = heard().length
  const messages = async () =>
    (await practiceStudent.api.practice.get({ params: { id } })).messages.slice(1).map(({ text }) => text)
  return {
    ...ears,
    ...sounds,
    asked,
    hearOut,
    letReply: () => passage.resolve(),
    /** What the partner said after its first words. */
    said: () => heard().slice(opening),
    messages,
    hear: (text: string) => act(() => ears.ear().hear(text)),
  }
}

const countOf = (asked: readonly string[], name: string) => asked.filter((one) => one === name).length

test('the partner begins to speak before the server has replied, and says everything once', async () => {
  const { hear, said, letReply, messages, hearOut } = await open()
  hear(coffee)
  await waitFor(() => expect(said()).not.toEqual([]))
  expect(await messages()).toEqual([])
  letReply()
  const message = await findMessage(/¿Algo más\?/)
  hearOut()
  await screen.findByText('Your turn: just talk.')
  expect(said().join(' ')).toBe(message.textContent)
  expect(await messages()).toEqual([coffee, message.textContent])
})

test('a student who goes on after a pause is answered once, for everything', async () => {
  const { hear, said, asked, letReply, messages } = await open()
  hear(coffee)
  await waitFor(() => expect(countOf(asked, 'reply-preview')).toBe(1))
  hear(both)
  await waitFor(() => expect(said()).not.toEqual([]))
  letReply()
  await waitFor(async () => expect(await messages()).toHaveLength(2))
  const [sent, reply] = await messages()
  expect(sent).toBe(both)
  await findMessage(reply ?? '')
  expect(countOf(asked, 'messages')).toBe(1)
})

test('a reply that turns out otherwise is said as it is', async () => {
  const meddle: Intercept = async (path, send) =>
    isPreview(path) ? Response.json({ text: 'Hoy no hay café.' }) : send()
  const { hear, said, letReply } = await open({ meddle })
  hear(coffee)
  await waitFor(() => expect(said()).toEqual(['Hoy no hay café.']))
  letReply()
  const message = await findMessage(/¿Algo más\?/)
  await waitFor(() => expect(said()).toHaveLength(2))
  expect(message.textContent?.startsWith(said()[1] ?? ' ')).toBe(true)
})

test('where the text is refused, the partner falls silent', async () => {
  const meddle: Intercept = async (path, send) => {
    if (!isMessage(path)) return send()
    const details = { limit: 'day', retry_after: 60 }
    return Response.json({ error: { code: 'practice_limit_reached', message: '', details } }, { status: 429 })
  }
  const { hear, said, letReply, cancel } = await open({ meddle })
  hear(coffee)
  await waitFor(() => expect(said()).not.toEqual([]))
  cancel.mockClear()
  letReply()
  await waitFor(() => expect(cancel).toHaveBeenCalled())
})

test('without a preview the reply is spoken when it comes', async () => {
  const meddle: Intercept = async (path, send) => (isPreview(path) ? new Response(null, { status: 503 }) : send())
  const { hear, said, letReply, asked } = await open({ meddle })
  hear(coffee)
  await waitFor(() => expect(countOf(asked, 'messages')).toBe(1))
  expect(said()).toEqual([])
  letReply()
  const message = await findMessage(/¿Algo más\?/)
  await waitFor(() => expect(message.textContent).toContain(said().at(-1)))
})

test('where a model replies, nothing is asked beforehand', async () => {
  const { hear, asked } = await open({ isModel: true })
  hear(coffee)
  await waitFor(() => expect(countOf(asked, 'messages')).toBe(1))
  expect(countOf(asked, 'reply-preview')).toBe(0)
})
