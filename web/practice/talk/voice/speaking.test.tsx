import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { allowMicrophone } from '#server/test/peers/recognition/allow-microphone.ts'
import { begin, openPracticeStudent } from '#server/test/practice-world.ts'
import { shareWorld, type World } from '#server/test/world.ts'
import { fakeRecognition } from '../../../test/fake-speech.ts'
import { accept, messageField, press, findMessage, openTalk, visit } from '../../../test/visit-practice.tsx'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** A student of a school that has switched the microphone on. */
const openHeard = async (student?: Parameters<typeof openPracticeStudent>[1]) => {
  const practiceStudent = await openPracticeStudent(world, student)
  await allowMicrophone(practiceStudent.school, 'browser')
  return practiceStudent
}
const open = async () => {
  const ears = fakeRecognition()
  const practiceStudent = await openHeard()
  await openTalk(world, practiceStudent, await begin(practiceStudent))
  return ears
}

test('what is spoken stands in the field as it is understood, to be read before it is sent', async () => {
  const { ear } = await open()
  await press('Speak')
  expect(ear().lang).toBe('es')
  screen.getByText('Listening…')
  act(() => ear().hear('un'))
  act(() => ear().hear('un café', ' por favor'))
  const field = await messageField()
  expect(field.value).toBe('un café por favor')
  act(() => ear().end())
  screen.getByRole('button', { name: 'Speak' })
  await press('Send')
  await findMessage(/¿Algo más\?/)
})

test('what is spoken comes after what was typed, and what is typed meanwhile is kept', async () => {
  const { ear } = await open()
  const field = await messageField()
  await userEvent.type(field, 'Buenos días,')
  await press('Speak')
  act(() => ear().hear('un café'))
  expect(field.value).toBe('Buenos días, un café')
  await userEvent.type(field, '.')
  act(() => ear().hear('un café solo'))
  expect(field.value).toBe('Buenos días, un café.')
  expect(ear().abort).toHaveBeenCalled()
})

test('a message that was sent does not come back with the last that was understood', async () => {
  const { ear } = await open()
  await press('Speak')
  act(() => ear().hear('un café'))
  await press('Send')
  act(() => ear().hear('un café, por favor'))
  act(() => ear().end())
  await findMessage('un café')
  expect((await messageField()).value).toBe('')
})

test('stopping leads back to the field, and what was said last is still understood', async () => {
  const { ear } = await open()
  await press('Speak')
  await press('Stop listening')
  const field = await messageField()
  expect(document.activeElement).toBe(field)
  expect(ear().stop).toHaveBeenCalled()
  act(() => ear().hear('un té'))
  act(() => ear().end())
  expect(field.value).toBe('un té')
})

test('why nothing was understood is said in words that help', async () => {
  const { ear } = await open()
  for (const [error, words] of [
    ['not-allowed', /The microphone is blocked for this page/],
    ['no-speech', /We couldn’t hear you/],
    ['network', /Speaking isn’t working right now/],
  ] as const) {
    await press('Speak')
    act(() => ear().fail(error))
    screen.getByText(words)
  }
  await press('Speak')
  act(() => ear().fail('aborted'))
  expect(screen.queryByText(/Speaking isn’t working/)).toBeNull()
})

test('what went wrong with the microphone is gone once one writes', async () => {
  const { ear } = await open()
  await press('Speak')
  act(() => ear().fail('not-allowed'))
  screen.getByText(/The microphone is blocked/)
  await userEvent.type(await messageField(), 'u')
  expect(screen.queryByText(/The microphone is blocked/)).toBeNull()
})

test('leaving the conversation ends the listening', async () => {
  const { ear } = await open()
  await press('Speak')
  await press('Back')
  await screen.findByRole('heading', { name: 'Hello, Ana' })
  await waitFor(() => expect(ear().abort).toHaveBeenCalled())
})

test('before the microphone is used the student reads who hears, in their own language', async () => {
  const chrome =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
  const practiceStudent = await openHeard({ first_name: 'Ana', native_language: 'it' })
  const id = await begin(practiceStudent)
  const { Ear } = fakeRecognition()
  const told = async (agent: string) => {
    cleanup()
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
    await visit(world, practiceStudent, { at: id })
    return (await screen.findByText(/Quando parli/)).textContent
  }
  expect(await told(chrome)).toContain('(Google)')
  expect(await told(`${chrome} Edg/142.0.0.0`)).toContain('(Microsoft)')
  expect(await told('Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1')).toContain(
    '(Apple)',
  )
  Object.assign(Ear, { available: () => Promise.resolve('available') })
  expect(await told(chrome)).toContain('è questo dispositivo')
})

test('who has accepted the notice before the microphone was switched on reads who hears before speaking', async () => {
  fakeRecognition()
  const practiceStudent = await openPracticeStudent(world)
  const id = await begin(practiceStudent)
  await openTalk(world, practiceStudent, id)
  await messageField()
  expect(screen.queryByRole('button', { name: 'Speak' })).toBeNull()
  cleanup()
  await allowMicrophone(practiceStudent.school, 'browser')
  await visit(world, practiceStudent, { at: id, isReload: true })
  await screen.findByRole('dialog', { name: 'Before you start' })
  screen.getByText(/When you speak/)
  await accept()
  await press('Speak')
})

test('a device that understands the language by itself is asked to keep it there', async () => {
  const { Ear, ear } = fakeRecognition()
  Object.assign(Ear, { available: () => Promise.resolve('available') })
  const practiceStudent = await openHeard()
  await openTalk(world, practiceStudent, await begin(practiceStudent))
  await press('Speak')
  expect(ear()).toHaveProperty('processLocally', true)
})

test('where the school allows the device only, a browser that sends the sound elsewhere never listens', async () => {
  fakeRecognition()
  const practiceStudent = await openHeard()
  await allowMicrophone(practiceStudent.school, 'device')
  await openTalk(world, practiceStudent, await begin(practiceStudent))
  await messageField()
  expect(screen.queryByRole('button', { name: 'Speak' })).toBeNull()
})

test('where a browser can’t listen there is no button, and the notice does not speak of it', async () => {
  const practiceStudent = await openPracticeStudent(world)
  await visit(world, practiceStudent, { at: await begin(practiceStudent) })
  await screen.findByRole('dialog', { name: 'Before you start' })
  expect(screen.queryByText(/When you speak/)).toBeNull()
  await accept()
  expect(screen.queryByRole('button', { name: 'Speak' })).toBeNull()
})

test('what was dictated is sent as spoken, and what was mended by hand as written', async () => {
  const { ear } = fakeRecognition()
  const practiceStudent = await openHeard()
  const id = await begin(practiceStudent)
  await openTalk(world, practiceStudent, id)
  const dictate = async (words: string) => {
    await press('Speak')
    act(() => ear().hear(words))
    act(() => ear().end())
  }
  await dictate('un café por favor')
  await press('Send')
  await findMessage(/¿Algo más\?/)
  await dictate('la cuenta')
  await userEvent.type(await messageField(), ' por favor')
  await press('Send')
  const spoken = async () => {
    const { rows } = await world.pool.query(
      `select is_spoken from messages where conversation_id = $1 and "from" = 'student' order by id`,
      [id],
    )
    return rows
  }
  await waitFor(async () => expect(await spoken()).toEqual([{ is_spoken: true }, { is_spoken: false }]))
})
