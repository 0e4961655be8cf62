import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { type School, shareWorld, type World } from '#server/test/world.ts'
import { field, openEditor, press, type } from '../../test/visits/chatbot-editor.ts'
import { schoolWithAvatar } from '../../test/visits/avatars.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

const choose = async (name: string, option: string | RegExp) => {
  await userEvent.click(await screen.findByRole('combobox', { name }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}
/** Waits until all that saving takes is done. */
const done = (text: string) => screen.findByText(text)
const only = async ({ api }: School) => (await api.avatars.list({})).items[0]

test('in an empty school a template at hand becomes the published chatbot of a new avatar', async () => {
  const school = await world.signUp()
  await openEditor(school, '/avatars/new')
  await type('Name', 'Pam')
  await press('At the café (A2)')
  expect(await screen.findByText(/^Saving turns this template into a published chatbot/)).toBeTruthy()
  await press('Create avatar')
  await done('Pam was created')
  const { items } = await school.api.chatbots.list({})
  expect(items).toMatchObject([{ status: 'published', level: 'A2' }])
  expect(await only(school)).toMatchObject({ chatbot_id: items[0]?.id })
  expect(await screen.findByText('All changes are saved')).toBeTruthy()
})

test('an avatar that is made for a chatbot begins with it and its language', async () => {
  const { school, chatbot } = await schoolWithAvatar(world)
  await openEditor(school, `/avatars/new?chatbot=${chatbot.id}`)
  const subject = await screen.findByRole('combobox', { name: 'Chatbot' })
  await waitFor(() => expect(subject.textContent).toContain(chatbot.name))
  expect(screen.getByRole('combobox', { name: 'Language' }).textContent).toContain('Spanish')
})

test('templates stand in the list under the school’s own chatbots, and an avatar changes to one', async () => {
  const { school, chatbot, params } = await schoolWithAvatar(world)
  await openEditor(school, `/avatars/${params.id}`)
  await choose('Chatbot', 'Un café con una amiga (B1)')
  await press('Save changes')
  await done('Lucía was saved')
  const { chatbot_id } = await school.api.avatars.get({ params })
  expect(chatbot_id).not.toBe(chatbot.id)
  const made = await school.api.chatbots.get({ params: { id: chatbot_id ?? '' } })
  expect(made).toMatchObject({ status: 'published', language: 'es', level: 'B1' })
})

test('a template that could not be used is there to be tried again, and makes one chatbot only', async () => {
  const { school, params } = await schoolWithAvatar(world)
  await openEditor(school, `/avatars/${params.id}`)
  await choose('Chatbot', 'Un café con una amiga (B1)')
  await school.api.avatars.remove({ params })
  await press('Save changes')
  expect(await screen.findByText(/has been deleted/)).toBeTruthy()
  await press('Save changes')
  await waitFor(() => expect(screen.queryByText('Saving…')).toBeNull())
  expect((await school.api.chatbots.list({})).total).toBe(2)
})

test('another language keeps the template, which there is in that language, too', async () => {
  const school = await world.signUp({ tier: 'pro' })
  await openEditor(school, '/avatars/new')
  await type('Name', 'Pam')
  await choose('Language', /^English/)
  await choose('Chatbot', 'At the café (A2)')
  await choose('Language', /^French/)
  await press('Create avatar')
  await done('Pam was created')
  expect((await school.api.chatbots.list({})).items).toMatchObject([{ language: 'fr', level: 'A2' }])
})

test('who wants to write the chatbot themselves is led to blank and templates of the language', async () => {
  const school = await world.signUp()
  await openEditor(school, '/avatars/new')
  const link = await screen.findByRole('link', { name: 'Write your own' })
  expect(link.getAttribute('href')).toMatch(/^\/create\?language=[a-z]{2}$/)
})

test('a new avatar begins with a face of a person, the same after a reload', async () => {
  const school = await world.signUp()
  await openEditor(school, '/avatars/new')
  await field('Name')
  const key = `avatar-draft:${school.signedIn.user.id}:new`
  await waitFor(() => expect(localStorage.getItem(key)).toContain('look'))
  const kept = localStorage.getItem(key) ?? ''
  const { look } = JSON.parse(kept).base
  expect(['adventurer', 'lorelei', 'notionists', 'personas']).toContain(look.style)
  expect(Object.keys(look.parts).length).toBeGreaterThan(0)
  cleanup()
  await openEditor(school, '/avatars/new', { [key]: kept })
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull()
  await type('Name', 'Pam')
  await press('Create avatar')
  await done('Pam was created')
  expect((await only(school))?.look).toEqual(look)
})

test('once an avatar is created, who meets it can be chosen at the top of its page', async () => {
  const { school, params } = await schoolWithAvatar(world)
  await openEditor(school, `/avatars/${params.id}`)
  const [first] = await screen.findAllByRole('button', { name: 'Assign' })
  await userEvent.click(first ?? document.body)
  expect(await screen.findByRole('dialog', { name: 'Assign Lucía' })).toBeTruthy()
})

test('creating an avatar offers to assign it at once, wherever the page stands', async () => {
  const school = await world.signUp()
  await openEditor(school, '/avatars/new')
  await type('Name', 'Pam')
  await press('Create avatar')
  await done('Pam was created')
  const message = within(await screen.findByRole('dialog', { name: 'Pam was created' }))
  await userEvent.click(message.getByRole('button', { name: 'Assign' }))
  expect(await screen.findByRole('dialog', { name: 'Assign Pam' })).toBeTruthy()
})

test('all pictures of a part are there, and the chosen one is checked', async () => {
  const { school, params } = await schoolWithAvatar(world)
  await openEditor(school, `/avatars/${params.id}`)
  const hairs = await screen.findAllByRole<HTMLInputElement>('radio', { name: /^Hair \d+$/ })
  expect(hairs.length).toBeGreaterThan(40)
  expect(hairs.filter(({ checked }) => checked)).toHaveLength(1)
})
