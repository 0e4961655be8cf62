import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { begin, giveChatbot, openPracticeStudent, say } from '#server/test/practice-world.ts'
import { injectSend, shareWorld, type World } from '#server/test/world.ts'
import { openPracticePage } from '../test/open-practice.tsx'
import { accept, press, findMessage, secretOf, openTalk, visit, write } from '../test/visit-practice.tsx'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

test('a student is greeted, starts, talks, and ends with a summary', async () => {
  const practiceStudent = await openPracticeStudent(world)
  await visit(world, practiceStudent)
  await screen.findByRole('heading', { name: 'Hello, Ana' })
  screen.getByText('Escuela Sol')
  screen.getByText('What would you like to practise today?')
  await press('Start with Café Sol')
  await accept()
  await write('Un café, por favor.')
  await findMessage(/¿Algo más\?/)
  await write('La cuenta, por favor.')
  const over = await screen.findByText('That’s the end! See how you did.')
  expect(document.activeElement).toBe(over)
  for (const gone of ['Hint', 'Send']) expect(screen.queryByRole('button', { name: gone })).toBeNull()
  await press('Finish')
  await screen.findByRole('heading', { name: 'Well done, Ana' })
  screen.getByText('You completed every step.')
  screen.getByText('la cuenta')
  await press('Back')
  await screen.findByRole('heading', { name: 'How far you’ve got' })
  expect(screen.getByRole('button', { name: /Best: 2 of 2/ }).querySelector('svg')?.textContent).toBe('C')
  await press(/^Café Sol.*Best: 2 of 2 steps\s· 1 time/)
  await screen.findByRole('heading', { name: 'Well done, Ana' })
})

test.each([
  ['informal', 'de', 'Was möchtest du heute üben?'],
  ['formal', 'de', 'Was möchten Sie heute üben?'],
  ['informal', 'fr', 'Que veux-tu travailler aujourd’hui ?'],
  ['formal', 'fr', 'Que voulez-vous travailler aujourd’hui ?'],
] as const)('where a school is %s, its page in “%s” asks “%s”', async (student_address, native_language, lead) => {
  const practiceStudent = await openPracticeStudent(world, { first_name: 'Ana', native_language })
  const { version } = await practiceStudent.school.api.school.get()
  await practiceStudent.school.api.school.edit({ body: { version, student_address } })
  await visit(world, practiceStudent)
  await screen.findByText(lead)
})

test('a language that the student chooses is formal, too, where the school is', async () => {
  const practiceStudent = await openPracticeStudent(world)
  const { version } = await practiceStudent.school.api.school.get()
  await practiceStudent.school.api.school.edit({ body: { version, student_address: 'formal' } })
  await visit(world, practiceStudent)
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'de')
  await screen.findByText('Was möchten Sie heute üben?')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sprache' }), 'es')
  await screen.findByRole('heading', { name: 'Hola, Ana' })
})

test('what practice is stands before the first message on a device, once, and can be read again', async () => {
  const practiceStudent = await openPracticeStudent(world)
  await visit(world, practiceStudent)
  await press('Start with Café Sol')
  await screen.findByRole('dialog', { name: 'Before you start' })
  screen.getByText(/You’re talking to a machine/)
  screen.getByText(/Your school can read/)
  await accept()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Message' }))
  await press('Back')
  await press('Continue with Café Sol')
  await screen.findByRole('textbox', { name: 'Message' })
  expect(screen.queryByRole('dialog')).toBeNull()
  await press('About this conversation')
  await screen.findByRole('dialog', { name: 'About this conversation' })
  expect(JSON.stringify(localStorage)).not.toContain(await secretOf(practiceStudent))
})

test('what a conversation is about stands where one asks about it', async () => {
  const practiceStudent = await openPracticeStudent(world)
  const { chatbots } = practiceStudent.school.api
  const { version } = await chatbots.get({ params: { id: practiceStudent.chatbot_id } })
  await chatbots.edit({ params: { id: practiceStudent.chatbot_id }, body: { version, description: 'Pides un café.' } })
  await openTalk(world, practiceStudent, await begin(practiceStudent))
  await press('About this conversation')
  within(await screen.findByRole('dialog')).getByText('Pides un café.')
})

test('every link that does not work shows the same kind page', async () => {
  const practiceStudent = await openPracticeStudent(world)
  const old = await secretOf(practiceStudent)
  await practiceStudent.school.api.links.renew({ params: { id: practiceStudent.student_id } })
  for (const secret of [old, 'unknown', 'x'.repeat(300)]) {
    await openPracticePage({ send: injectSend(world.app), secret })
    await screen.findByRole('heading', { name: 'This link doesn’t work at the moment' })
    cleanup()
  }
  await openPracticePage({ send: injectSend(world.app), secret: '' })
  await screen.findByRole('heading', { name: 'Open your practice link' })
})

test('a link that is revoked during practice leads to the error page', async () => {
  const practiceStudent = await openPracticeStudent(world)
  await visit(world, practiceStudent)
  await press('Start with Café Sol')
  await accept()
  await practiceStudent.school.api.links.renew({ params: { id: practiceStudent.student_id } })
  await write('Hola')
  await screen.findByRole('heading', { name: 'This link doesn’t work at the moment' })
})

test('a session that has ended is opened again with the link, and the message arrives', async () => {
  const practiceStudent = await openPracticeStudent(world)
  await visit(world, practiceStudent)
  await press('Start with Café Sol')
  await accept()
  await world.pool.query('delete from practice_sessions')
  await write('Un café, por favor.')
  await findMessage(/¿Algo más\?/)
})

test('the pages speak the student’s own language, until another is chosen', async () => {
  const practiceStudent = await openPracticeStudent(world, { first_name: 'Jana', native_language: 'de' })
  await visit(world, practiceStudent)
  await screen.findByRole('heading', { name: 'Hallo, Jana' })
  expect(document.documentElement.lang).toBe('de')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sprache' }), 'fr')
  await screen.findByRole('heading', { name: 'Bonjour, Jana' })
  expect(localStorage.getItem('language')).toBeNull()
})

test('the school’s own session in this browser is neither used nor touched', async () => {
  const practiceStudent = await openPracticeStudent(world)
  await visit(world, practiceStudent, { stored: { authToken: 'of-the-school', language: 'de' } })
  await screen.findByRole('heading', { name: 'Hello, Ana' })
  expect(localStorage.getItem('authToken')).toBe('of-the-school')
})

test('a reload stays in the conversation, with everything that was said', async () => {
  const practiceStudent = await openPracticeStudent(world)
  const id = await begin(practiceStudent)
  await say(practiceStudent, id, 'Un café, por favor.')
  await openTalk(world, practiceStudent, id)
  screen.getByText('Un café, por favor.')
  const field = screen.getByRole('textbox', { name: 'Message' })
  expect(field.getAttribute('lang')).toBe('es')
  await press('Hint')
  await screen.findByText('Pide la cuenta.')
})

test('words that worry bring help, and the conversation goes on', async () => {
  const practiceStudent = await openPracticeStudent(world)
  const id = await begin(practiceStudent)
  await openTalk(world, practiceStudent, id)
  await write('No quiero vivir')
  await screen.findByRole('heading', { name: 'You don’t have to face this alone' })
  screen.getByText(/findahelpline\.com/)
  await press('Hide')
  expect(screen.queryByText(/findahelpline\.com/)).toBeNull()
  await press('Read')
  screen.getByText(/findahelpline\.com/)
  await write('Un café, por favor.')
  await findMessage(/¿Algo más\?/)
  expect(screen.queryByText(/findahelpline\.com/)).toBeNull()
})

test('finishing without a word is asked about', async () => {
  const practiceStudent = await openPracticeStudent(world)
  const id = await begin(practiceStudent)
  await openTalk(world, practiceStudent, id)
  await press('Finish')
  await press('Stay')
  expect(document.activeElement?.textContent).toBe('Finish')
  await press('Finish')
  await press('Finish anyway')
  await screen.findByRole('heading', { name: 'See you next time' })
})

test('finishing before the last step says how far it has come, and asks', async () => {
  const practiceStudent = await openPracticeStudent(world)
  const id = await begin(practiceStudent)
  await openTalk(world, practiceStudent, id)
  await write('Un café, por favor.')
  await findMessage(/¿Algo más\?/)
  await press('Finish')
  within(await screen.findByRole('dialog', { name: 'Finish already?' })).getByText('1 of 2 steps done')
  expect(document.activeElement?.textContent).toBe('Stay')
  await press('Stay')
  expect((await practiceStudent.api.practice.get({ params: { id } })).state).toBe('running')
  await press('Finish')
  await press('Finish anyway')
  await screen.findByRole('heading', { name: 'Well done, Ana' })
})

test('a student without partners reads an explanation', async () => {
  const practiceStudent = await openPracticeStudent(world)
  await practiceStudent.school.api.chatbots.archive({ params: { id: practiceStudent.chatbot_id } })
  await visit(world, practiceStudent)
  await screen.findByRole('heading', { name: 'No conversations yet' })
})

test('another student’s conversation leads to the start page', async () => {
  const [practiceStudent, other] = [await openPracticeStudent(world), await openPracticeStudent(world)]
  await visit(world, practiceStudent, { at: await begin(other) })
  await screen.findByText('We couldn’t find this conversation.')
  expect(location.search).toBe('')
})

test('a double click starts one conversation', async () => {
  const practiceStudent = await openPracticeStudent(world)
  await giveChatbot(practiceStudent.school, { student_ids: [practiceStudent.student_id] }, 'Bar Luna')
  await visit(world, practiceStudent)
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Start with Bar Luna' }))
  await accept()
  await waitFor(async () => expect((await practiceStudent.api.practice.home()).conversations).toHaveLength(1))
})
