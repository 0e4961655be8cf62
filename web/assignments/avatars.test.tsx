import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { shareWorld, type World } from '#server/test/world.ts'
import { lucia, schoolWithAvatar } from '../test/visits/avatars.ts'
import { openStudents } from '../test/visits/students.ts'
import { addressOf } from '../test/open-app.tsx'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

/** A school with a chatbot, an avatar that speaks through it, and a class of one student. */
async function openSchool() {
  const made = await schoolWithAvatar(world)
  const { api } = made.school
  const one = await api.classes.add({ body: { name: 'B1' } })
  const ana = await api.students.add({ body: { first_name: 'Ana', class_ids: [one.id] } })
  const ofAna = async () =>
    (await api.assignments.list({ query: { student_id: ana.id } })).items.map(
      (item) => (item.avatar ?? item.chatbot)?.name,
    )
  return { ...made, one, ana, ofAna }
}

test('a student is given a chatbot and an avatar in one go, which can be taken back', async () => {
  const { school, ana, ofAna } = await openSchool()
  await openStudents(school, `/students/${ana.id}`)
  await press('Assign')
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign to Ana' }))
  await userEvent.click(await dialog.findByRole('checkbox', { name: /Café/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Avatars' }))
  await userEvent.click(await dialog.findByRole('checkbox', { name: /Lucía/ }))
  expect(dialog.getByText('New: 1 chatbot and 1 avatar')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Assign' }))
  await screen.findByText('1 chatbot and 1 avatar assigned to Ana')
  expect(new Set(await ofAna())).toEqual(new Set(['Café', 'Lucía']))
  await press('Undo')
  await waitFor(async () => expect(await ofAna()).toEqual([]))
})

test('a student’s page shows an avatar with the class that brings it', async () => {
  const { school, avatar, one, ana } = await openSchool()
  await school.api.assignments.set({ body: { avatar_ids: [avatar.id], class_ids: [one.id], on: true } })
  await openStudents(school, `/students/${ana.id}`)
  const section = within(await screen.findByRole('region', { name: 'Can practise with' }))
  expect((await section.findByRole('link', { name: 'Lucía' })).getAttribute('href')).toBe(`/avatars/${avatar.id}`)
  expect(section.getByText(/Through B1/)).toBeTruthy()
  expect(section.queryByRole('button', { name: 'Unassign Lucía' })).toBeNull()
})

test('an avatar is taken away from a class on its page', async () => {
  const { school, avatar, one } = await openSchool()
  await school.api.assignments.set({ body: { avatar_ids: [avatar.id], class_ids: [one.id], on: true } })
  await openStudents(school, `/classes/${one.id}`)
  await press('Unassign Lucía')
  expect(document.activeElement?.textContent).toBe('Assign')
  await screen.findByText('Lucía was unassigned')
  await waitFor(async () =>
    expect((await school.api.assignments.list({ query: { class_id: one.id } })).items).toEqual([]),
  )
})

test('many students are given an avatar at once', async () => {
  const { school, ofAna } = await openSchool()
  await openStudents(school)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select this page' }))
  await press('Assign')
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign to 1 student' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Avatars' }))
  await userEvent.click(await dialog.findByRole('checkbox', { name: /Lucía/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Assign' }))
  await screen.findByText('Assigned')
  expect(await ofAna()).toEqual(['Lucía'])
})

test('who has an avatar is listed on its page, and can be taken off there', async () => {
  const { school, avatar, ana, ofAna } = await openSchool()
  await school.api.assignments.set({ body: { avatar_ids: [avatar.id], student_ids: [ana.id], on: true } })
  await openStudents(school, `/avatars/${avatar.id}`)
  const section = within(await screen.findByRole('region', { name: 'Assigned to' }))
  expect(await section.findByText('1 student')).toBeTruthy()
  await userEvent.click(await section.findByRole('button', { name: 'Unassign Ana' }))
  await waitFor(async () => expect(await ofAna()).toEqual([]))
})

test('the number of an avatar’s students leads to them, and from there to those of another', async () => {
  const { school, avatar, ana } = await openSchool()
  await school.api.students.add({ body: { first_name: 'Bo' } })
  const rosa = await school.api.avatars.duplicate({ params: { id: avatar.id }, body: {} })
  await school.api.assignments.set({ body: { avatar_ids: [avatar.id], student_ids: [ana.id], on: true } })
  const router = await openStudents(school, `/avatars/${avatar.id}`)
  await userEvent.click(await screen.findByRole('link', { name: '1 student' }))
  await waitFor(() => expect(addressOf(router)).toBe(`/students?avatar=${avatar.id}`))
  await screen.findByRole('searchbox', { name: /Search students/ })
  await screen.findByRole('link', { name: 'Ana' })
  expect(screen.queryByRole('link', { name: 'Bo' })).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: /^Avatar/ }))
  await userEvent.click(await screen.findByRole('menuitemradio', { name: rosa.name }))
  await waitFor(() => expect(addressOf(router)).toBe(`/students?avatar=${rosa.id}`))
  await press('Clear filters')
  await screen.findByRole('link', { name: 'Bo' })
  expect(screen.queryByRole('button', { name: /^Avatar/ })).toBeNull()
})

test.each([
  ['is a draft', 'draft', 'Not visible yet', 'Students can’t see Lucía yet: Café is a draft.'],
  ['is put away', 'archived', 'Not visible yet', 'Students can’t see Lucía: Café is archived.'],
] as const)(
  'an avatar scope chatbot %s is marked wherever it is assigned, and why is said',
  async (_, status, mark, why) => {
    const { school, chatbot, avatar, one, ana } = await openSchool()
    const params = { id: chatbot.id }
    if (status === 'archived') await school.api.chatbots.archive({ params })
    else {
      const { id } = await school.api.chatbots.add({ body: { name: 'Café', language: 'es' } })
      const body = { version: avatar.version, chatbot_id: id }
      await school.api.avatars.edit({ params: { id: avatar.id }, body })
    }
    await school.api.assignments.set({ body: { avatar_ids: [avatar.id], class_ids: [one.id], on: true } })
    await openStudents(school, `/classes/${one.id}`)
    const section = within(await screen.findByRole('region', { name: 'Chatbots and avatars' }))
    await section.findByText(why)
    section.getByText(mark)
    cleanup()
    await openStudents(school, `/students/${ana.id}`)
    await within(await screen.findByRole('region', { name: 'Can practise with' })).findByText(why)
    await press('Assign')
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign to Ana' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Avatars' }))
    await dialog.findByText(why)
  },
)

test('an avatar that students meet has no mark, one without a chatbot has', async () => {
  const { school, avatar, one } = await openSchool()
  const { id: mute } = await school.api.avatars.add({ body: { ...lucia, name: 'Mudo' } })
  await school.api.assignments.set({ body: { avatar_ids: [avatar.id, mute], class_ids: [one.id], on: true } })
  await openStudents(school, `/classes/${one.id}`)
  const section = within(await screen.findByRole('region', { name: 'Chatbots and avatars' }))
  await section.findByText('Students can’t see Mudo yet: choose a chatbot.')
  expect(section.getAllByText('Not visible yet')).toHaveLength(1)
  expect(section.queryByText('Active')).toBeNull()
})
