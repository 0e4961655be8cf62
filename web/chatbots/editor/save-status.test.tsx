import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { shareWorld, type World } from '#server/test/world.ts'
import { lucia } from '../../test/visits/avatars.ts'
import { field, openEditor, press, type } from '../../test/visits/chatbot-editor.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

const whole = {
  opening_message: 'Hola',
  steps: [{ says: '¿Qué desea?', expects: [], hint: null, example: null }],
}
async function withChatbot() {
  const school = await world.signUp()
  const chatbot = await school.api.chatbots.add({ body: { name: 'Café', language: 'es', ...whole } })
  return { school, chatbot, params: { id: chatbot.id } }
}
const choose = async (language: RegExp) => {
  await userEvent.click(await screen.findByRole('combobox', { name: 'Language' }))
  await userEvent.click(await screen.findByRole('option', { name: language }))
}

test('an archived chatbot says so, and is a draft again when it is restored', async () => {
  const { school, params } = await withChatbot()
  await school.api.chatbots.archive({ params })
  await openEditor(school, `/create/${params.id}`)
  expect(await screen.findByText('This chatbot is archived')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
  await press('Restore')
  expect(await screen.findByText('Café is a draft again')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('This chatbot is archived')).toBeNull())
  expect(screen.getByRole('button', { name: 'Publish' })).toBeTruthy()
  expect((await school.api.chatbots.get({ params })).status).toBe('draft')
})

test('what was typed into an archived chatbot outlives restoring it', async () => {
  const { school, params } = await withChatbot()
  await school.api.chatbots.archive({ params })
  await openEditor(school, `/create/${params.id}`)
  await type('Name', 'Bar')
  await press('Restore')
  await screen.findByRole('button', { name: 'Publish' })
  expect((await field('Name')).value).toBe('Bar')
  await press('Save draft')
  await screen.findByText('Chatbot saved')
  expect(await school.api.chatbots.get({ params })).toMatchObject({ name: 'Bar', status: 'draft' })
})

test('publishing somewhere else is no conflict for who is writing', async () => {
  const { school, params } = await withChatbot()
  await openEditor(school, `/create/${params.id}`)
  await type('Name', 'Bar')
  await school.api.chatbots.publish({ params })
  await press('Save draft')
  expect(await screen.findByText('Saved. Your changes will apply to new conversations.')).toBeTruthy()
  expect(await school.api.chatbots.get({ params })).toMatchObject({ name: 'Bar', status: 'published' })
})

test('a chatbot that was deleted meanwhile is not created again', async () => {
  const { school, params } = await withChatbot()
  await openEditor(school, `/create/${params.id}`)
  await type('Name', 'Bar')
  await school.api.chatbots.remove({ params })
  await press('Save draft')
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect((await field('Name')).value).toBe('Bar')
  expect((await school.api.chatbots.list()).total).toBe(0)
})

test('a language past the plan is said to need an upgrade before and after it is chosen, and saves nothing', async () => {
  const { school, params } = await withChatbot()
  await openEditor(school, `/create/${params.id}`)
  await field('Name')
  await choose(/^French · needs an upgrade$/)
  expect(await screen.findByText('Please upgrade subscription to enable more languages')).toBeTruthy()
  await press('Save draft')
  await waitFor(() => expect(screen.queryByText('Saving…')).toBeNull())
  expect(await school.api.chatbots.get({ params })).toMatchObject({ language: 'es' })
  await choose(/^Spanish/)
  await waitFor(() => expect(screen.queryByText('Please upgrade subscription to enable more languages')).toBeNull())
})

test('a chatbot that an avatar speaks through keeps its language, and it is said why', async () => {
  const school = await world.signUp({ tier: 'pro' })
  const chatbot = await school.api.chatbots.add({ body: { name: 'Café', language: 'es', ...whole } })
  await school.api.avatars.add({ body: { ...lucia, chatbot_id: chatbot.id } })
  await openEditor(school, `/create/${chatbot.id}`)
  await field('Name')
  await choose(/^French/)
  await press('Save draft')
  expect(await screen.findByText(/^Avatars use this chatbot/)).toBeTruthy()
  expect((await school.api.chatbots.get({ params: { id: chatbot.id } })).language).toBe('es')
})
