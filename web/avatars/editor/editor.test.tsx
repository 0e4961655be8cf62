import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { type School, shareWorld, type World } from '#server/test/world.ts'
import { field, openEditor, press, type } from '../../test/visits/chatbot-editor.ts'
import { addressOf } from '../../test/open-app.tsx'
import { lucia, schoolWithAvatar } from '../../test/visits/avatars.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

const choose = async (name: string, option: string | RegExp) => {
  await userEvent.click(await screen.findByRole('combobox', { name }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}
const pick = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }))
const only = async ({ api }: School) => (await api.avatars.list({})).items[0]
const preview = async () => within(await screen.findByRole('region', { name: 'Preview' }))

test('an avatar without a name is not saved, and its name gets the focus', async () => {
  const school = await world.signUp()
  await openEditor(school, '/avatars/new')
  await field('Name')
  await press('Create avatar')
  expect(await screen.findByText('Please fill this in.')).toBeTruthy()
  expect(document.activeElement).toBe(await field('Name'))
  expect((await school.api.avatars.list({})).total).toBe(0)
})

test('a new avatar is created with its face and what it talks about, and the form goes on under its address', async () => {
  const { school, chatbot, params } = await schoolWithAvatar(world)
  await school.api.avatars.remove({ params })
  const router = await openEditor(school, '/avatars/new')
  await type('Name', 'Rosa')
  await choose('Chatbot', /^Café/)
  await pick('Ink')
  await press('Create avatar')
  expect(await screen.findByText('Rosa was created')).toBeTruthy()
  const saved = await only(school)
  expect(saved).toMatchObject({ name: 'Rosa', language: 'es', chatbot_id: chatbot.id, look: { style: 'lorelei' } })
  await waitFor(() => expect(addressOf(router)).toBe(`/avatars/${saved?.id}`))
  expect(await screen.findByText('All changes are saved')).toBeTruthy()
  expect(await screen.findByRole('region', { name: 'Assigned to' })).toBeTruthy()
})

test('a part of the face is chosen among pictures, and saved', async () => {
  const { school, params } = await schoolWithAvatar(world)
  await openEditor(school, `/avatars/${params.id}`)
  await press('Glasses')
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'None: Glasses' })).checked).toBe(true)
  await pick('Glasses 2')
  await press('Colours')
  await pick('Hair colour 3')
  await press('Save changes')
  await screen.findByText('Lucía was saved')
  const { look } = await school.api.avatars.get({ params })
  expect(look.parts['glasses']).toBeTruthy()
  expect(look.colors['hair']).toMatch(/^#[0-9a-f]{6}$/)
})

test('a shuffled look can be taken back', async () => {
  const { school, params } = await schoolWithAvatar(world)
  await openEditor(school, `/avatars/${params.id}`)
  await press('Shuffle')
  expect(await screen.findByText(/^Unsaved changes/)).toBeTruthy()
  await press('Previous look')
  expect(await screen.findByText('All changes are saved')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Previous look' })).toBeNull()
})

test('a look that was left for another style is found again', async () => {
  const { school, params } = await schoolWithAvatar(world)
  await openEditor(school, `/avatars/${params.id}`)
  await press('Shuffle')
  await pick('Clay')
  await pick('Cartoon')
  await press('Previous look')
  expect(await screen.findByText('All changes are saved')).toBeTruthy()
})

/** Long enough to be stopped while it is said. */
const long = `Buenas tardes${', buenas noches'.repeat(10)}`

test('the avatar introduces itself in its language, and says what is typed', async () => {
  const { school, params } = await schoolWithAvatar(world)
  await openEditor(school, `/avatars/${params.id}`)
  const region = await preview()
  const sentence = region.getByLabelText<HTMLTextAreaElement>('Text to say')
  expect(sentence.value).toBe('Hola, soy Lucía. Mucho gusto.')
  await type('Name', 'Rosa')
  expect(sentence.value).toBe('Hola, soy Rosa. Mucho gusto.')
  await userEvent.clear(sentence)
  await userEvent.click(sentence)
  await userEvent.paste(long)
  await userEvent.keyboard('{Enter}')
  await userEvent.click(await region.findByRole('button', { name: 'Stop' }))
  expect(sentence.value).toBe(long)
  expect(await region.findByRole('button', { name: 'Say it' })).toBeTruthy()
})

test('where this device has no voice for the language, that is said, with where to see to it', async () => {
  const { school, params } = await schoolWithAvatar(world)
  await openEditor(school, `/avatars/${params.id}`)
  const region = await preview()
  expect(region.getByText(/no Spanish voice/)).toBeTruthy()
  expect(region.getByRole('link', { name: 'Check this device' }).getAttribute('href')).toBe('/voice/device')
})

test('another language lets go of a chatbot that does not speak it, and says so', async () => {
  const school = await world.signUp({ tier: 'pro' })
  const { id } = await school.api.chatbots.add({ body: { name: 'Café', language: 'es' } })
  const avatar = await school.api.avatars.add({ body: { ...lucia, chatbot_id: id } })
  await openEditor(school, `/avatars/${avatar.id}`)
  await screen.findByText('This chatbot is a draft. Students will see the avatar once you publish it.')
  await choose('Language', /^French/)
  expect(await screen.findByText(/“Café” speaks Spanish, so it was removed/)).toBeTruthy()
  await press('Save changes')
  await screen.findByText('Lucía was saved')
  expect(await only(school)).toMatchObject({ language: 'fr', chatbot_id: null })
})

test('where no language is left, the plans are offered instead, and nothing is saved', async () => {
  const { school, params } = await schoolWithAvatar(world)
  await openEditor(school, `/avatars/${params.id}`)
  await choose('Language', /^French · needs an upgrade$/)
  expect(await screen.findByText('Please upgrade subscription to enable more languages')).toBeTruthy()
  await press('Save changes')
  await waitFor(() => expect(screen.queryByText('Saving…')).toBeNull())
  expect(await school.api.avatars.get({ params })).toMatchObject({ language: 'es' })
})

test('who was slower chooses between their own and what was saved elsewhere', async () => {
  const { school, avatar, params } = await schoolWithAvatar(world)
  await openEditor(school, `/avatars/${params.id}`)
  await type('Name', 'Rosa')
  await school.api.avatars.edit({ params, body: { name: 'Luz', version: avatar.version } })
  await press('Save changes')
  expect(await screen.findByText('This avatar has been changed elsewhere')).toBeTruthy()
  await press('Keep my edits')
  await press('Save changes')
  await screen.findByText('Rosa was saved')
  expect(await school.api.avatars.get({ params })).toMatchObject({ name: 'Rosa' })
})

test('what was saved elsewhere can be taken over', async () => {
  const { school, avatar, params } = await schoolWithAvatar(world)
  await openEditor(school, `/avatars/${params.id}`)
  await type('Name', 'Rosa')
  await school.api.avatars.edit({ params, body: { name: 'Luz', version: avatar.version } })
  await press('Save changes')
  await press('Discard my edits')
  expect((await field('Name')).value).toBe('Luz')
  expect(await screen.findByText('All changes are saved')).toBeTruthy()
})

test('archiving somewhere else is no conflict for who is writing', async () => {
  const { school, params } = await schoolWithAvatar(world)
  await openEditor(school, `/avatars/${params.id}`)
  await type('Name', 'Rosa')
  await school.api.avatars.archive({ params })
  await press('Save changes')
  await screen.findByText('Rosa was saved')
  expect(await school.api.avatars.get({ params })).toMatchObject({ name: 'Rosa', status: 'archived' })
})

test('what was not saved is there again after a reload, and can be discarded', async () => {
  const { school, params } = await schoolWithAvatar(world)
  await openEditor(school, `/avatars/${params.id}`)
  await type('Name', 'Rosa')
  const key = `avatar-draft:${school.signedIn.user.id}:${params.id}`
  await waitFor(() => expect(localStorage.getItem(key)).toContain('Rosa'))
  const kept = localStorage.getItem(key) ?? ''
  cleanup()
  await openEditor(school, `/avatars/${params.id}`, { [key]: kept })
  expect((await field('Name')).value).toBe('Rosa')
  await press('Discard')
  expect((await field('Name')).value).toBe('Lucía')
})

test('leaving with unsaved changes asks first', async () => {
  const { school, params } = await schoolWithAvatar(world)
  const router = await openEditor(school, `/avatars/${params.id}`)
  await type('Name', 'Rosa')
  void router.navigate('/students')
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy()
  await press('Stay')
  expect(addressOf(router)).toBe(`/avatars/${params.id}`)
})

test('an avatar that was deleted meanwhile is not created again', async () => {
  const { school, params } = await schoolWithAvatar(world)
  await openEditor(school, `/avatars/${params.id}`)
  await type('Name', 'Rosa')
  await school.api.avatars.remove({ params })
  await press('Save changes')
  expect(await screen.findByText(/has been deleted/)).toBeTruthy()
  expect((await school.api.avatars.list({})).total).toBe(0)
})

test('an address without an avatar says that it is gone', async () => {
  await openEditor(await world.signUp(), '/avatars/nobody')
  expect(await screen.findByRole('heading', { name: 'We couldn’t find this avatar' })).toBeTruthy()
})

test('an archived avatar can be restored from its page', async () => {
  const { school, params } = await schoolWithAvatar(world)
  await school.api.avatars.archive({ params })
  await openEditor(school, `/avatars/${params.id}`)
  await press('Restore')
  await screen.findByText('Lucía was restored')
  expect((await school.api.avatars.get({ params })).status).toBe('active')
})
