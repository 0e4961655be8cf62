import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openJoiningClass } from '#server/test/worlds/join-world.ts'
import { injectSend, shareWorld, type World } from '#server/test/world.ts'
import type { Send } from '#contract/client.ts'
import { openJoin } from './open-join.tsx'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

async function visit(code: string, { isReload = false, pathname = '/join' } = {}) {
  const send = injectSend(world.app)
  vi.stubGlobal('fetch', (url: string, init: Parameters<Send>[1]) => send(url.replace(/^\/api/, ''), init))
  if (!isReload) for (const storage of [localStorage, sessionStorage]) storage.clear()
  const address = { hash: code && `#${code}`, pathname }
  const root = document.documentElement
  render(await openJoin({ storage: localStorage, drafts: sessionStorage, root, address }))
}

const write = async (name: string, text: string) => userEvent.type(await screen.findByRole('textbox', { name }), text)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const findLink = async () => (await screen.findByRole('link', { name: 'Start practising' })).getAttribute('href') ?? ''

test('a student types code and name, and gets the link', async () => {
  const { open, school, class_id } = await openJoiningClass(world)
  await visit('')
  await write('Class code', 'bbbbbbbb')
  await press('Continue')
  await screen.findByText('This code doesn’t work. Check it, or ask your teacher for a new one.')
  await userEvent.clear(screen.getByRole('textbox', { name: 'Class code' }))
  await write('Class code', open.code.toLowerCase())
  await press('Continue')
  const school_name = await screen.findByText('Escuela Sol')
  const title = screen.getByRole('heading', { name: 'Join your class' })
  expect(school_name.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await write('First name', 'Zoé')
  await press('Join')
  await screen.findByText('Write your name.')
  await write('Last name', 'Li')
  await press('Join')
  await screen.findByRole('heading', { name: 'Welcome, Zoé' })
  expect(await findLink()).toMatch(/\/practice#[\w-]{43}$/)
  expect((await school.api.students.list({ query: { class_id } })).total).toBe(1)
})

test('the code of a QR code or an address need not be typed, and a reload is not a second student', async () => {
  const { open, school, class_id } = await openJoiningClass(world, { asks_last_name: false })
  await visit('', { pathname: `/join/${open.code}` })
  await write('First name', 'Ana')
  await press('Join')
  const link = await findLink()
  cleanup()
  await visit(open.code, { isReload: true })
  expect(await findLink()).toBe(link)
  expect((await school.api.students.list({ query: { class_id } })).total).toBe(1)
})

test('a student of the list only confirms the name', async () => {
  const { open } = await openJoiningClass(world, {}, [{ first_name: 'Ana', last_name: 'Li' }])
  await visit(open.code)
  await write('First name', 'ana')
  await write('Last name', 'LI')
  await press('Join')
  await screen.findByRole('heading', { name: 'Are you Ana L.?' })
  await press('Yes, that’s me')
  await findLink()
})

test('who lost the link waits for the teacher, and the page gets the new one by itself', async () => {
  const { open, school, class_id } = await openJoiningClass(world, {}, [{ first_name: 'Ana', last_name: 'Li' }])
  await visit(open.code)
  await press('I had a link and lost it')
  await write('First name', 'Ana')
  await write('Last name', 'Li')
  await press('Ask for a new link')
  await screen.findByRole('heading', { name: 'Your teacher will let you in' })
  await school.api.joining.approveAll({ params: { id: class_id } })
  act(() => void window.dispatchEvent(new Event('focus')))
  expect(await findLink()).toMatch(/\/practice#/)
})

test('a refused student is told, and can start again', async () => {
  const { open, school } = await openJoiningClass(world, { needs_approval: true, asks_last_name: false })
  await visit(open.code)
  await write('First name', 'Ana')
  await press('Join')
  await screen.findByRole('heading', { name: 'Your teacher will let you in' })
  const [request] = (await school.api.joining.waiting()).items
  await school.api.joining.refuse({ params: { id: request?.id ?? '' } })
  cleanup()
  await visit(open.code, { isReload: true })
  await screen.findByRole('heading', { name: 'Your teacher didn’t let you in' })
  await press('Start again')
  await screen.findByRole('textbox', { name: 'First name' })
})

test('where a school says “vous”, so does the page', async () => {
  const { open, school } = await openJoiningClass(world)
  const { version } = await school.api.school.get()
  await school.api.school.edit({ body: { version, student_address: 'formal' } })
  await visit(open.code)
  await screen.findByText('Escuela Sol')
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'fr')
  await screen.findByRole('heading', { name: 'Rejoignez votre classe' })
})

test('who waits can look at once whether they are in, or correct the name', async () => {
  const { open, school, class_id } = await openJoiningClass(world, { needs_approval: true, asks_last_name: false })
  await visit(open.code)
  await write('First name', 'Amna')
  await press('Join')
  await press('Use a different name')
  await write('First name', 'Anna')
  await press('Join')
  await screen.findByText('Keep this page open, Anna. It will continue automatically.')
  await school.api.joining.approveAll({ params: { id: class_id } })
  await press('Check now')
  expect(await findLink()).toMatch(/\/practice#/)
  const { items } = await school.api.students.list({ query: { class_id } })
  expect(items.map(({ first_name }) => first_name)).toEqual(['Anna'])
})
