import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { shareWorld, type World } from '#server/test/world.ts'
import { addressOf } from '../../test/open-app.tsx'
import { field, openEditor, press, preview, sendMessage, type } from '../../test/visits/chatbot-editor.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

const blank = '/create?start=blank&language=es'
const listed = async (school: Awaited<ReturnType<World['signUp']>>) => (await school.api.chatbots.list({})).items

test('a blank chatbot becomes a draft, and the form goes on under its address', async () => {
  const school = await world.signUp()
  const router = await openEditor(school, '/create')
  // On a phone the longest takes five lines.
  const about = await screen.findByText(/^Write everything yourself/)
  expect(Number(/line-clamp-(\d)/.exec(about.className)?.[1] ?? 9)).toBeGreaterThan(4)
  await userEvent.click(await screen.findByRole('link', { name: 'Blank' }))
  await type('Name', 'En la panadería')
  await press('Save draft')
  await screen.findByText('Chatbot saved')
  const [saved] = await listed(school)
  expect(saved).toMatchObject({ name: 'En la panadería', status: 'draft' })
  await waitFor(() => expect(addressOf(router)).toBe(`/create/${saved?.id}`))
  expect((await field('Name')).value).toBe('En la panadería')
  expect(screen.getByText('All changes are saved')).toBeTruthy()
})

test('a template opens as a form that is complete, and can be published as it is', async () => {
  const school = await world.signUp()
  await openEditor(school, '/create?template=cafe-a2&language=es')
  expect((await field('Name')).value).not.toBe('')
  await press('Publish')
  await screen.findByText('“En la cafetería” is ready. Now choose who can practise with it.')
  const [saved] = await listed(school)
  expect(saved).toMatchObject({ status: 'published', language: 'es', level: 'A2' })
  const assign = screen.getByRole('link', { name: 'Assign to students' })
  expect(assign.getAttribute('href')).toBe(`/manage/${saved?.id}?assign=1`)
})

test('publishing says what is missing, and keeps what was written', async () => {
  const school = await world.signUp()
  await openEditor(school, blank)
  await type('Name', 'Sin pasos')
  await press('Publish')
  expect(await screen.findByText('Before you publish, it still needs an opening message and a step.')).toBeTruthy()
  expect(document.activeElement).toBe(await field('Opening message'))
  expect(await listed(school)).toEqual([])
  await type('Opening message', 'Hola')
  expect(screen.getByText('Before you publish, it still needs a step.')).toBeTruthy()
})

test('a chatbot without a name is not saved, and its name gets the focus', async () => {
  const school = await world.signUp()
  await openEditor(school, blank)
  await field('Name')
  await press('Save draft')
  expect(await screen.findByText('Please fill this in.')).toBeTruthy()
  expect(document.activeElement).toBe(await field('Name'))
})

test('where no language is left, the plans are offered instead', async () => {
  const school = await world.signUp({ tier: 'starter' })
  await school.api.chatbots.add({ body: { name: 'Café', language: 'es' } })
  await openEditor(school, '/create?start=blank&language=fr')
  expect(await screen.findByText('Please upgrade subscription to enable more languages')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toMatch(/^\/upgrade\?from=/)
  expect(screen.getByText('1 of 1 languages used')).toBeTruthy()
})

test('on the biggest plan a language is made room for, and no plan is offered', async () => {
  const school = await world.signUp({ tier: 'pro' })
  const seven = ['es', 'en', 'fr', 'de', 'it', 'pt', 'nl'] as const
  for (const language of seven) await school.api.languages.set({ params: { language }, body: { on: true } })
  await openEditor(school, '/create?start=blank&language=ca')
  expect(await screen.findByText('All 7 languages in your plan are in use.')).toBeTruthy()
  expect(screen.getByText(/turn off one that no chatbot or avatar speaks/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'See plans' })).toBeNull()
})

test('which plan has room for one more language follows the plan that there is', async () => {
  const plus = await world.signUp({ tier: 'plus' })
  for (const language of ['es', 'en', 'fr'] as const)
    await plus.api.languages.set({ params: { language }, body: { on: true } })
  const path = '/create?start=blank&language=it'
  await openEditor(plus, path, { language: 'de' })
  expect(await screen.findByText('Wechseln Sie zu Pro, um weitere Sprachen einzuschalten')).toBeTruthy()
  cleanup()
  const starter = await world.signUp({ tier: 'starter' })
  await starter.api.languages.set({ params: { language: 'es' }, body: { on: true } })
  await openEditor(starter, path, { language: 'de' })
  expect(await screen.findByText('Wechseln Sie zu Plus oder Pro, um weitere Sprachen einzuschalten')).toBeTruthy()
})

test('before the one language of a plan is taken, it is said which', async () => {
  const school = await world.signUp({ tier: 'starter' })
  await openEditor(school, blank)
  expect(await screen.findByText('Saving uses your plan’s one practice language: Spanish.')).toBeTruthy()
  await type('Name', 'Café')
  await press('Save draft')
  await waitFor(() => expect(screen.queryByText(/^Saving uses your plan’s one/)).toBeNull())
})

test('the preview answers before anything is saved, and says so when the form has changed since', async () => {
  const school = await world.signUp()
  await openEditor(school, '/create?template=cafe-a2&language=en')
  await sendMessage('Hello, I would like a coffee, please.')
  const region = await preview()
  await waitFor(() => expect(within(region.getByRole('log')).getAllByText(/Chatbot:/)).toHaveLength(2))
  expect(region.getByText('Guided conversation')).toBeTruthy()
  expect(document.activeElement).toBe(region.getByLabelText('Message'))
  await userEvent.type(await field('Opening message'), ' Come in.')
  await userEvent.click(await region.findByText('Restart to try out your changes'))
  expect(await listed(school)).toEqual([])
})
