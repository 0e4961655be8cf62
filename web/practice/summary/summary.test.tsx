import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { begin, openPracticeStudent, type PracticeStudent, say } from '#server/test/practice-world.ts'
import { shareWorld, type World } from '#server/test/world.ts'
import { messageField, press, openTalk, visit, write } from '../../test/visit-practice.tsx'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

/** The summary of a conversation in which these messages were sent. */
async function openSummary(
  messages: readonly string[],
  before?: (practiceStudent: PracticeStudent, id: string) => Promise<unknown>,
) {
  const practiceStudent = await openPracticeStudent(world)
  const id = await begin(practiceStudent)
  for (const text of messages) await say(practiceStudent, id, text)
  await practiceStudent.api.practice.finish({ params: { id } })
  await before?.(practiceStudent, id)
  await visit(world, practiceStudent, { at: id })
  return { practiceStudent, id }
}
const part = (name: string) => screen.findByRole('region', { name })

test('a summary says what went well, which words were used, and how much was in the language', async () => {
  await openSummary(['Un café, por favor.', 'La cuenta, por favor.'])
  await screen.findByRole('heading', { name: 'Well done, Ana' })
  screen.getByText('Your conversation “Café Sol”')
  within(await part('What went well')).getByText('You completed every step.')
  within(await part('Words you used')).getByText('la cuenta')
  const numbers = within(await part('In numbers'))
  const facts = numbers.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(facts).toEqual(['2 of 2 steps done', 'under a minute', '2 messages'])
  numbers.getByText('In Spanish')
  numbers.getByText('100%')
  expect(screen.queryByRole('region', { name: 'Words for next time' })).toBeNull()
})

test('a step that the partner had to show counts as done with help', async () => {
  await openSummary(['Mañana', 'Mañana', 'La cuenta, por favor.'])
  const facts = within(await part('In numbers')).getAllByRole('listitem')
  expect(facts.map(({ textContent }) => textContent).slice(0, 2)).toEqual(['2 of 2 steps done', '1 without help'])
})

test('words that were not used are for the next time, with their meanings', async () => {
  await openSummary(['Un café, por favor.'])
  const missed = within(await part('Words for next time'))
  missed.getByText('la cuenta')
  missed.getByText('the bill')
})

test('three words for next time are enough at first, the others can be unfolded', async () => {
  const practiceStudent = await openPracticeStudent(world)
  const vocabulary = ['el té', 'el pan', 'la sal', 'el agua', 'la sopa'].map((word) => ({ word, meaning: null }))
  const steps = [{ says: '¿Qué desea?', expects: ['café'], hint: null, example: null }]
  const { id } = await practiceStudent.school.api.chatbots.add({
    body: { name: 'Bar', language: 'es', opening_message: 'Hola', vocabulary, steps },
  })
  await practiceStudent.school.api.chatbots.publish({ params: { id } })
  await practiceStudent.school.api.assignments.set({
    body: { chatbot_ids: [id], student_ids: [practiceStudent.student_id], on: true },
  })
  const begun = await practiceStudent.api.practice.start({ body: { chatbot_id: id } })
  await say(practiceStudent, begun.id, 'Un café')
  await practiceStudent.api.practice.finish({ params: { id: begun.id } })
  await visit(world, practiceStudent, { at: begun.id })
  const missed = within(await part('Words for next time'))
  const more = missed.getByText('1 more word').closest('details')
  expect(
    missed
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
      .slice(0, 3),
  ).toHaveLength(3)
  expect(more?.open).toBe(false)
  await userEvent.click(missed.getByText('1 more word'))
  expect(more?.open).toBe(true)
})

test('corrections stand together at the end, each with its kind', async () => {
  await openSummary(['Un cafe, por favor.'])
  const corrections = within(await part('A better way to say it'))
  corrections.getByText('cafe')
  corrections.getByText('café')
  corrections.getByText('Accents')
})

test('a mistake can be said again', async () => {
  await openSummary(['Un cafe, por favor.'])
  const item = within(await part('A better way to say it'))
  await userEvent.click(item.getByRole('button', { name: 'Say it again' }))
  await userEvent.type(item.getByRole('textbox', { name: 'Say it again' }), 'cafe{Enter}')
  item.getByText('Better: café')
  await userEvent.type(item.getByRole('textbox', { name: 'Say it again' }), '{Backspace}é{Enter}')
  item.getByText('Yes, that’s it!')
})

test('everything that was said can be unfolded', async () => {
  await openSummary(['Un café, por favor.'])
  const summary = await screen.findByText('Read the conversation')
  expect(summary.closest('details')?.open).toBe(false)
  await userEvent.click(summary)
  expect(summary.closest('details')?.open).toBe(true)
  within(summary.closest('details') ?? document.body).getByText('Un café, por favor.')
})

test('nothing is praised and nothing measured where nothing was said', async () => {
  await openSummary([])
  await screen.findByRole('heading', { name: 'See you next time' })
  expect(screen.queryByText(/^In Spanish/)).toBeNull()
  expect(screen.queryByRole('region', { name: 'What went well' })).toBeNull()
})

test('a conversation whose text is gone keeps what came of it', async () => {
  await openSummary(['Un café, por favor.', 'La cuenta, por favor.'], (_, id) =>
    world.pool.query('delete from messages where conversation_id = $1', [id]),
  )
  await screen.findByText('This conversation is old, so we deleted its text.')
  await part('What went well')
  expect(screen.queryByText('Read the conversation')).toBeNull()
})

test('practising again begins a new conversation in place of this one', async () => {
  const { practiceStudent, id } = await openSummary(['Un café, por favor.'])
  await press('Again, with a twist')
  await messageField()
  expect(location.search).toMatch(/^\?c=/)
  expect(location.search).not.toContain(id)
  expect((await practiceStudent.api.practice.home()).conversations).toHaveLength(2)
})

test('a chatbot that is no longer given can’t be practised with again', async () => {
  await openSummary(['Un café, por favor.'], ({ school, chatbot_id }) =>
    school.api.chatbots.remove({ params: { id: chatbot_id } }),
  )
  await screen.findByRole('heading', { name: 'Well done, Ana' })
  expect(screen.queryByRole('button', { name: 'Again, with a twist' })).toBeNull()
})

test('starting again that fails is said, and nothing is begun twice', async () => {
  const { practiceStudent } = await openSummary(['Un café, por favor.'], ({ school, chatbot_id }) =>
    school.api.chatbots.archive({ params: { id: chatbot_id } }),
  )
  await press('Again, with a twist')
  expect((await screen.findByRole('alert')).textContent).toBe('That didn’t work. Please try again.')
  await waitFor(async () => expect((await practiceStudent.api.practice.home()).conversations).toHaveLength(1))
})

test('after a warning, help comes first and there is no praise', async () => {
  const practiceStudent = await openPracticeStudent(world)
  const id = await begin(practiceStudent)
  await openTalk(world, practiceStudent, id)
  await write('No quiero vivir')
  await screen.findByText(/findahelpline\.com/)
  cleanup()
  for (const text of ['Un café, por favor.', 'La cuenta, por favor.']) await say(practiceStudent, id, text)
  await practiceStudent.api.practice.finish({ params: { id } })
  await visit(world, practiceStudent, { at: id, isReload: true })
  await screen.findByRole('heading', { level: 1, name: 'Your conversation' })
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings).toEqual(['You don’t have to face this alone', 'In numbers', 'Words you used'])
  screen.getByText(/findahelpline\.com/)
  expect(screen.queryByText(/Well done/)).toBeNull()
})

test('words of another language stand in a list of their own', async () => {
  await openSummary(['I want the bill please', 'Un cafe, por favor.'])
  const foreign = within(await part('Not in Spanish'))
  expect(foreign.getByRole('list', { name: 'Not in Spanish' }).textContent).toContain('bill')
  expect((await part('A better way to say it')).textContent).toContain('café')
  expect((await part('A better way to say it')).textContent).not.toContain('bill')
})
