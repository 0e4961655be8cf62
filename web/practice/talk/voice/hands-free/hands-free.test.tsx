import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { allowMicrophone } from '#server/test/peers/recognition/allow-microphone.ts'
import { begin, openPracticeStudent } from '#server/test/practice-world.ts'
import { shareWorld, type World } from '#server/test/world.ts'
import { fakeRecognition, fakeSynthesis } from '../../../../test/fake-speech.ts'
import { openAvatarTalk } from '../../../../test/visit-face.ts'
import { findMessage, openTalk, press } from '../../../../test/visit-practice.tsx'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

const spanish = { name: 'Mónica', lang: 'es-ES' }

async function open({ voices = [spanish] }: { voices?: (typeof spanish)[] } = {}) {
  const ears = fakeRecognition()
  const sounds = fakeSynthesis(voices)
  const practiceStudent = await openPracticeStudent(world)
  await allowMicrophone(practiceStudent.school, 'browser')
  const id = await begin(practiceStudent)
  await openTalk(world, practiceStudent, id, { synthesis: sounds.synthesis })
  /** Lets the voice come to its end, sentence by sentence. */
  const hearOut = () =>
    act(() => {
      for (let at = 0; at < sounds.spoken.length; at += 1) sounds.spoken[at]?.end()
    })
  const spoken = async () => {
    const { rows } = await world.pool.query(
      `select text, is_spoken from messages where conversation_id = $1 and "from" = 'student' order by id`,
      [id],
    )
    return rows
  }
  return { ...ears, hearOut, spoken }
}
const yourTurn = () => screen.findByText('Your turn: just talk.')

test('a whole lesson after one press: the partner speaks, the student answers, to the end', async () => {
  const { ear, hearOut, spoken } = await open()
  await press('Hands free')
  // What was asked is read aloud first.
  await screen.findByText(/is answering/, { selector: 'span' })
  hearOut()
  await yourTurn()
  act(() => ear().hear('un café por favor'))
  screen.getByText('un café por favor')
  await findMessage(/¿Algo más\?/)
  hearOut()
  await yourTurn()
  act(() => ear().hear('la cuenta por favor'))
  await screen.findByText(/That’s the end!/)
  expect(await spoken()).toEqual([
    { text: 'un café por favor', is_spoken: true },
    { text: 'la cuenta por favor', is_spoken: true },
  ])
})

test('everything is done by keyboard: thinking, sending, and stopping', async () => {
  const { ear, spoken } = await open({ voices: [] })
  const button = await screen.findByRole('button', { name: 'Hands free' })
  button.focus()
  await userEvent.keyboard('{Enter}')
  await yourTurn()
  expect(document.activeElement).toBe(await screen.findByRole('region', { name: 'Hands free' }))
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('I’m thinking')
  await userEvent.keyboard('{Enter}')
  screen.getByText('Take your time.')
  act(() => ear().hear('quiero un'))
  screen.getByRole('button', { name: 'That’s all' }).focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(async () => expect(await spoken()).toEqual([{ text: 'quiero un', is_spoken: true }]))
  await screen.findByText('Your turn: just talk.', undefined, { timeout: 4000 })
  screen.getByRole('button', { name: 'Stop listening' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(ear().abort).toHaveBeenCalled()
  await screen.findByRole('button', { name: 'Hands free' })
})

test('what was heard badly is shown in a field, and counts as it was mended', async () => {
  const { ear, spoken } = await open({ voices: [] })
  await press('Hands free')
  await yourTurn()
  const results = [[{ transcript: 'un cafre por favor', confidence: 0.3 }]]
  act(() => void ear().dispatchEvent(Object.assign(new Event('result'), { results })))
  const field = await screen.findByRole('textbox', { name: 'What we heard' })
  expect(document.activeElement).toBe(field)
  await userEvent.clear(field)
  await userEvent.type(field, 'un café por favor')
  await press('Send')
  await findMessage(/¿Algo más\?/)
  expect(await spoken()).toEqual([{ text: 'un café por favor', is_spoken: true }])
})

test('a screen reader is not talked over: what is read aloud is not announced too', async () => {
  const { ear, hearOut, spoken } = await open()
  const announced = () => [...document.querySelectorAll('output')].map(({ textContent }) => textContent).join(' ')
  await press('Hands free')
  await screen.findByText(/is answering/, { selector: 'span' })
  hearOut()
  await yourTurn()
  expect(announced()).not.toContain('Your turn')
  act(() => ear().hear('un café por favor'))
  await findMessage(/¿Algo más\?/)
  await waitFor(async () => expect(await spoken()).toHaveLength(1))
  expect(announced()).not.toContain('¿Algo más?')
})

test('a microphone that is blocked ends it, in words that help', async () => {
  const { ear } = await open({ voices: [] })
  await press('Hands free')
  await yourTurn()
  act(() => ear().fail('not-allowed'))
  await screen.findByText(/The microphone is blocked for this page/)
  await screen.findByRole('button', { name: 'Hands free' })
})

test('with a face it is a button at the top, and the space bar no longer starts another listening', async () => {
  const { Ear, ear } = fakeRecognition()
  const { heard, spoken } = await openAvatarTalk(world)
  await waitFor(() => expect(heard()).toHaveLength(1))
  await press('Hands free')
  await yourTurn()
  const before = ear()
  await userEvent.keyboard(' ')
  expect(ear()).toBe(before)
  expect(before).toBeInstanceOf(Ear)
  expect(spoken).toHaveLength(1)
})
