import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { allowMicrophone } from '#server/test/peers/recognition/allow-microphone.ts'
import { begin, openPracticeStudent } from '#server/test/practice-world.ts'
import { shareWorld, type World } from '#server/test/world.ts'
import { watchAnnouncements } from '../../../../test/announcements.ts'
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
  screen.getByRole('button', { name: 'I’m thinking', pressed: true })
  act(() => ear().hear('quiero un'))
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('That’s all')
  await userEvent.keyboard('{Enter}')
  // The button is gone, and the focus stays in the bar.
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Hands free' }))
  await waitFor(async () => expect(await spoken()).toEqual([{ text: 'quiero un', is_spoken: true }]))
  await screen.findByText('Your turn: just talk.')
  screen.getByRole('button', { name: 'Stop listening' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(ear().abort).toHaveBeenCalled()
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Hands free' }))
})

/** A switch: the same key, wherever the focus is. */
async function pressSwitch(lasts = 0) {
  const user = userEvent.setup()
  await user.keyboard('[Space>]')
  if (lasts) await act(() => new Promise((resolve) => setTimeout(resolve, lasts)))
  await user.keyboard('[/Space]')
}

test('one key does everything: it begins, interrupts, thinks, goes on, sends what was unsure, and finishes', async () => {
  const { ear, hearOut, spoken } = await open()
  const button = await screen.findByRole('button', { name: 'Hands free' })
  button.focus()
  await pressSwitch()
  await screen.findByRole('button', { name: 'My turn' })
  await pressSwitch()
  await yourTurn()
  await pressSwitch()
  await screen.findByText('Take your time.')
  await pressSwitch()
  await yourTurn()
  const results = [[{ transcript: 'un café por favor', confidence: 0.3 }]]
  act(() => void ear().dispatchEvent(Object.assign(new Event('result'), { results })))
  await screen.findByRole('textbox', { name: 'What we heard' })
  await pressSwitch()
  await findMessage(/¿Algo más\?/)
  hearOut()
  await yourTurn()
  act(() => ear().hear('la cuenta por favor'))
  await screen.findByText(/That’s the end!/)
  await pressSwitch()
  await pressSwitch()
  await screen.findByRole('heading', { name: /Well done/ })
  expect(await spoken()).toHaveLength(2)
})

test('one key held for a second stops, and the next press begins again', async () => {
  const { ear } = await open({ voices: [] })
  await press('Hands free')
  await yourTurn()
  await pressSwitch(1050)
  expect(ear().abort).toHaveBeenCalled()
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Hands free' }))
  await pressSwitch()
  await yourTurn()
})

test('what was heard badly is shown in a field, and counts as it was mended', async () => {
  const { ear, spoken } = await open({ voices: [] })
  await press('Hands free')
  await yourTurn()
  const results = [[{ transcript: 'un cafre por favor', confidence: 0.3 }]]
  act(() => void ear().dispatchEvent(Object.assign(new Event('result'), { results })))
  const field = await screen.findByRole('textbox', { name: 'What we heard' })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send', description: 'un cafre por favor' }))
  await userEvent.clear(field)
  await userEvent.type(field, 'un café por favor')
  await press('Send')
  await findMessage(/¿Algo más\?/)
  expect(await spoken()).toEqual([{ text: 'un café por favor', is_spoken: true }])
})

test('a screen reader is silent while the voice speaks and while the student does', async () => {
  const { ear, hearOut, spoken } = await open()
  await press('Hands free')
  const told = watchAnnouncements()
  await screen.findByRole('button', { name: 'My turn' })
  hearOut()
  await yourTurn()
  act(() => ear().hear('un cafe por favor'))
  await findMessage(/¿Algo más\?/)
  await waitFor(async () => expect(await spoken()).toHaveLength(1))
  hearOut()
  await yourTurn()
  expect(told.texts).toEqual([])
  told.stop()
})

test('with a face, a screen reader is silent while the voice speaks, too', async () => {
  const { ear } = fakeRecognition()
  const { heard } = await openAvatarTalk(world)
  await waitFor(() => expect(heard()).toHaveLength(1))
  const told = watchAnnouncements()
  await press('Hands free')
  await yourTurn()
  act(() => ear().hear('un cafe por favor'))
  await waitFor(() => expect(heard().length).toBeGreaterThan(1))
  await screen.findByRole('button', { name: 'My turn' })
  expect(told.texts).toEqual([])
  told.stop()
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
