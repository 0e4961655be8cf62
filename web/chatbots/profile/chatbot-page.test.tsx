import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { shareWorld, type World } from '#server/test/world.ts'
import { openStudents } from '../../test/visits/students.ts'
import { addressOf } from '../../test/open-app.tsx'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

const whole = {
  opening_message: 'Buenos días',
  steps: [{ says: '¿Qué desea?', expects: ['café|té'], hint: 'Pide algo', example: 'Un café' }],
}

/** A school with a chatbot, a class of one student, and another student. */
async function openChatbot(search = '') {
  const school = await world.signUp()
  const bot = await school.api.chatbots.add({ body: { name: 'Waiter', language: 'es', ...whole } })
  const one = await school.api.classes.add({ body: { name: 'B1' } })
  await school.api.students.add({ body: { first_name: 'Ana', class_ids: [one.id] } })
  const bea = await school.api.students.add({ body: { first_name: 'Bea' } })
  return { school, bot, one, bea, open: () => openStudents(school, `/manage/${bot.id}${search}`) }
}

test('a chatbot can be read step by step', async () => {
  const { open } = await openChatbot()
  await open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Waiter' })).toBeTruthy()
  const steps = await screen.findByRole('region', { name: 'The conversation' })
  expect(within(steps).getByText('Buenos días')).toBeTruthy()
  expect(within(steps).getByText('¿Qué desea?')).toBeTruthy()
  expect(within(steps).getByText('A good answer: Un café')).toBeTruthy()
  const expected = within(steps).getByRole('list', { name: 'Expected answer' })
  expect(within(expected).getByText('café')).toBeTruthy()
  expect(within(expected).getByText('té')).toBeTruthy()
})

test('reactions, turns of events and what the chatbot knows can be read', async () => {
  const school = await world.signUp()
  const reactions = [
    { act: 'no' as const, matches: ['hambre'], says: ['¡Qué pena!'], goes_to: 'end' as const },
    { act: null, matches: [], says: ['Muy bien.'], goes_to: 'next' as const },
  ]
  const bot = await school.api.chatbots.add({
    body: {
      name: 'Waiter',
      language: 'es',
      steps: [{ says: '¿Qué desea?', expects: [], hint: null, example: null, reactions }],
      twists: [{ step: 1, says: 'Hoy no hay café.' }],
      facts: [{ question: '¿Hay wifi?', asks: [], says: 'Sí, es gratis.' }],
    },
  })
  await openStudents(school, `/manage/${bot.id}`)
  const steps = await screen.findByRole('region', { name: 'The conversation' })
  expect(within(steps).getByText('Turn of events')).toBeTruthy()
  expect(within(steps).getByText('Hoy no hay café.')).toBeTruthy()
  await userEvent.click(within(steps).getByText('2 reactions'))
  expect(within(steps).getByText('If the student says no')).toBeTruthy()
  expect(within(steps).getByText('¡Qué pena!')).toBeTruthy()
  expect(within(steps).getByText('says goodbye')).toBeTruthy()
  expect(within(steps).getByText('Otherwise')).toBeTruthy()
  const known = screen.getByRole('region', { name: 'Questions it can answer' })
  expect(within(known).getByText('Sí, es gratis.')).toBeTruthy()
})

test('a draft is published from its page', async () => {
  const { school, bot, open } = await openChatbot()
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Publish' }))
  expect(await screen.findByText('Waiter was published')).toBeTruthy()
  expect((await school.api.chatbots.get({ params: { id: bot.id } })).status).toBe('published')
})

test('a chatbot is given to a class and a student at once, which can be taken back', async () => {
  const { school, bot, open } = await openChatbot('?assign=1')
  const router = await open()
  const dialog = await screen.findByRole('dialog', { name: 'Assign Waiter' })
  expect(within(dialog).getByText(/This is a draft/)).toBeTruthy()
  await userEvent.click(await within(dialog).findByRole('checkbox', { name: /B1/ }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Students' }))
  await userEvent.click(await within(dialog).findByRole('checkbox', { name: /Bea/ }))
  expect(within(dialog).getByText('New: 1 class and 1 student')).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Assign' }))
  await screen.findByText('Waiter was assigned to 1 class and 1 student')
  expect(addressOf(router)).toBe(`/manage/${bot.id}`)
  const given = async () => (await school.api.assignments.list({ query: { chatbot_id: bot.id } })).items.length
  expect(await given()).toBe(2)
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await given()).toBe(0))
})

test('students who have it, also through a class, are checked and disabled', async () => {
  const { school, bot, one, bea, open } = await openChatbot()
  const chatbot_ids = [bot.id]
  await school.api.assignments.set({ body: { chatbot_ids, class_ids: [one.id], student_ids: [bea.id], on: true } })
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Assign' }))
  const dialog = await screen.findByRole('dialog', { name: 'Assign Waiter' })
  const box = (name: RegExp) => within(dialog).findByRole<HTMLInputElement>('checkbox', { name })
  expect((await box(/B1.*Already assigned/)).disabled).toBe(true)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Students' }))
  expect((await box(/Bea.*Already assigned/)).disabled).toBe(true)
  expect((await box(/Ana.*Through B1/)).disabled).toBe(false)
})

test('a class loses a chatbot at once, and gets it back', async () => {
  const { school, bot, one, open } = await openChatbot()
  await school.api.assignments.set({ body: { chatbot_ids: [bot.id], class_ids: [one.id], on: true } })
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Unassign B1' }))
  await screen.findByText('B1 was unassigned')
  expect(screen.queryByRole('link', { name: 'B1' })).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('link', { name: 'B1' })).toBeTruthy()
})

test('from a chatbot one tries it, gives it a face, and prints the cards of a class that has it', async () => {
  const { school, bot, one, open } = await openChatbot()
  await school.api.assignments.set({ body: { chatbot_ids: [bot.id], class_ids: [one.id], on: true } })
  await open()
  const leadsTo = (link: HTMLElement) => link.getAttribute('href')
  expect(leadsTo(await screen.findByRole('link', { name: 'Preview' }))).toBe(`/create/${bot.id}?preview=1`)
  const cards = await screen.findByRole('link', { name: 'Print practice cards: B1' })
  expect(leadsTo(cards)).toBe(`/practice-cards?class_id=${one.id}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Waiter' }))
  const face = await screen.findByRole('menuitem', { name: 'Create avatar' })
  expect(leadsTo(face)).toBe(`/avatars/new?chatbot=${bot.id}`)
})

test('deleting a chatbot leads back to the others', async () => {
  const { school, open } = await openChatbot()
  const router = await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Waiter' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Delete chatbot' }))
  await waitFor(() => expect(addressOf(router)).toBe('/manage'))
  expect((await school.api.chatbots.list()).total).toBe(0)
})

test('a chatbot that is not here is said to be gone', async () => {
  await openStudents(await world.signUp(), '/manage/0190b0a0-0000-7000-8000-000000000009')
  expect(await screen.findByRole('heading', { name: 'We couldn’t find this chatbot' })).toBeTruthy()
})
