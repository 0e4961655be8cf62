import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { type School, shareWorld, type World } from '#server/test/world.ts'
import { addressOf } from '../../test/open-app.tsx'
import { field, openEditor, press, type } from '../../test/visits/chatbot-editor.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

const blank = '/create?start=blank&language=es'
const draftOf = ({ signedIn }: School, id = 'new') => `chatbot-draft:${signedIn.user.id}:${id}`

/** What the browser has kept of a chatbot, once it has. */
async function kept(school: School, id?: string): Promise<Record<string, string>> {
  const key = draftOf(school, id)
  await waitFor(() => expect(localStorage.getItem(key)).not.toBeNull())
  return { [key]: localStorage.getItem(key) ?? '' }
}

async function withChatbot() {
  const school = await world.signUp()
  const chatbot = await school.api.chatbots.add({ body: { name: 'Café', language: 'es', role: 'Camarera' } })
  return { school, chatbot }
}

test('what was typed is there again after a reload, and can be discarded', async () => {
  const school = await world.signUp()
  await openEditor(school, blank)
  await type('Name', 'A medias')
  const stored = await kept(school)
  cleanup()
  await openEditor(school, blank, stored)
  expect((await field('Name')).value).toBe('A medias')
  expect(screen.getByText('Unsaved changes restored')).toBeTruthy()
  await press('Discard')
  expect((await field('Name')).value).toBe('')
  await waitFor(() => expect(localStorage.getItem(draftOf(school))).toBeNull())
})

test('a chatbot that was begun is offered before another is', async () => {
  const school = await world.signUp()
  await openEditor(school, blank)
  await type('Name', 'A medias')
  const stored = await kept(school)
  cleanup()
  const router = await openEditor(school, '/create', stored)
  await userEvent.click(await screen.findByRole('link', { name: 'Continue' }))
  expect((await field('Name')).value).toBe('A medias')
  expect(addressOf(router)).toBe(blank)
})

test('saving leaves nothing behind in the browser', async () => {
  const { school, chatbot } = await withChatbot()
  await openEditor(school, `/create/${chatbot.id}`)
  await type('Name', 'Bar')
  await kept(school, chatbot.id)
  await press('Save draft')
  await screen.findByText('Chatbot saved')
  expect(localStorage.getItem(draftOf(school, chatbot.id))).toBeNull()
  expect(await school.api.chatbots.get({ params: { id: chatbot.id } })).toMatchObject({ name: 'Bar', role: 'Camarera' })
})

test('leaving with something unsaved asks first', async () => {
  const { school, chatbot } = await withChatbot()
  const router = await openEditor(school, `/create/${chatbot.id}`)
  await type('Name', 'Bar')
  void router.navigate('/students')
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy()
  await press('Stay')
  expect(addressOf(router)).toBe(`/create/${chatbot.id}`)
})

test('on a conflict, "keep mine" saves only my changed fields', async () => {
  const { school, chatbot } = await withChatbot()
  const params = { id: chatbot.id }
  await openEditor(school, `/create/${chatbot.id}`)
  await type('Name', 'Bar')
  await school.api.chatbots.edit({ params, body: { role: 'Camarero', version: chatbot.version } })
  await press('Save draft')
  expect(await screen.findByText('This chatbot has been changed elsewhere')).toBeTruthy()
  await press('Keep my edits')
  await press('Save draft')
  await screen.findByText('Chatbot saved')
  expect(await school.api.chatbots.get({ params })).toMatchObject({ name: 'Bar', role: 'Camarero' })
})

test('on a conflict, "load theirs" shows the other user’s version', async () => {
  const { school, chatbot } = await withChatbot()
  await openEditor(school, `/create/${chatbot.id}`)
  await type('Name', 'Bar')
  await school.api.chatbots.edit({
    params: { id: chatbot.id },
    body: { name: 'Panadería', version: chatbot.version },
  })
  await press('Save draft')
  await press('Discard my edits')
  expect((await field('Name')).value).toBe('Panadería')
  expect(screen.getByText('All changes are saved')).toBeTruthy()
})

test('a published chatbot is saved without being published again', async () => {
  const { school, chatbot } = await withChatbot()
  const params = { id: chatbot.id }
  const step = { says: '¿Qué desea?', expects: [], hint: null, example: null }
  await school.api.chatbots.edit({ params, body: { opening_message: 'Hola', steps: [step], version: chatbot.version } })
  await school.api.chatbots.publish({ params })
  await openEditor(school, `/create/${chatbot.id}`)
  await type('Name', 'Bar')
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
  await press('Save changes')
  expect(await screen.findByText('Saved. Your changes will apply to new conversations.')).toBeTruthy()
  expect(await school.api.chatbots.get({ params })).toMatchObject({ name: 'Bar', status: 'published' })
})
