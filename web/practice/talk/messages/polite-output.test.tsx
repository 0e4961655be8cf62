import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { englishCafe } from '#server/test/cafes.ts'
import { begin, openPracticeStudent } from '#server/test/practice-world.ts'
import { shareWorld, type World } from '#server/test/world.ts'
import { watchAnnouncements } from '../../../test/announcements.ts'
import { fakeSynthesis } from '../../../test/fake-speech.ts'
import { openAvatarTalk } from '../../../test/visit-face.ts'
import { findMessage, openTalk, press, write } from '../../../test/visit-practice.tsx'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

async function open() {
  const { synthesis, spoken } = fakeSynthesis([{ name: 'Mónica', lang: 'es-ES' }])
  const practiceStudent = await openPracticeStudent(world)
  await openTalk(world, practiceStudent, await begin(practiceStudent), { synthesis })
  const hearOut = () =>
    act(() => {
      for (let at = 0; at < spoken.length; at += 1) spoken[at]?.end()
    })
  return { spoken, hearOut }
}

test('a hint that comes while the voice speaks is seen at once, and announced when the voice has ended', async () => {
  const { hearOut } = await open()
  await press('Listen')
  await screen.findByRole('button', { name: 'Stop' })
  const told = watchAnnouncements()
  await press('Hint')
  const shown = (await screen.findByText(/café/, { selector: 'span[dir=auto]' })).textContent
  expect(told.texts).toEqual([])
  hearOut()
  await screen.findByRole('button', { name: 'Listen' })
  await waitFor(() => expect(told.texts).toContain(shown))
  screen.getByText(shown)
  told.stop()
})

test('a hint that was announced before the voice spoke is not announced again after it', async () => {
  const { hearOut } = await open()
  const before = watchAnnouncements()
  await press('Hint')
  const shown = (await screen.findByText(/café/, { selector: 'span[dir=auto]' })).textContent
  await waitFor(() => expect(before.texts).toContain(shown))
  before.stop()
  const told = watchAnnouncements()
  await press('Listen')
  await screen.findByRole('button', { name: 'Stop' })
  hearOut()
  await screen.findByRole('button', { name: 'Listen' })
  screen.getByText(shown)
  expect(told.texts).toEqual([])
  told.stop()
})

test('an answer is announced with the name of the person that the student talks to', async () => {
  const practiceStudent = await openPracticeStudent(world)
  const { api } = practiceStudent.school
  const body = { ...englishCafe, partner_name: 'Helen' }
  const { id } = await api.chatbots.add({ body })
  await api.chatbots.publish({ params: { id } })
  await api.assignments.set({ body: { chatbot_ids: [id], student_ids: [practiceStudent.student_id], on: true } })
  await openTalk(world, practiceStudent, await begin({ ...practiceStudent, chatbot_id: id }))
  const told = watchAnnouncements()
  await write('A scone, please.')
  await waitFor(() => expect(told.texts.some((text) => text.startsWith('Helen: '))).toBe(true))
  told.stop()
})

test('while an avatar is answering aloud, nothing is announced', async () => {
  const { heard } = await openAvatarTalk(world)
  await waitFor(() => expect(heard()).toHaveLength(1))
  const told = watchAnnouncements()
  await write('un café, por favor')
  await waitFor(() => expect(heard().length).toBeGreaterThan(1))
  expect(told.texts).toEqual([])
  told.stop()
})

test('at the end the focus waits until the last answer is read aloud', async () => {
  const { spoken, hearOut } = await open()
  await press('Read answers aloud')
  await write('un café, por favor')
  await findMessage(/¿Algo más\?/)
  await waitFor(() => expect(spoken.length).toBeGreaterThan(1))
  hearOut()
  const before = spoken.length
  await write('la cuenta, por favor')
  const end = await screen.findByText(/That’s the end!/)
  await waitFor(() => expect(spoken.length).toBeGreaterThan(before))
  expect(document.activeElement).toBe(document.body)
  hearOut()
  await waitFor(() => expect(document.activeElement).toBe(end))
})
