import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createAuthenticator } from '#server/test/peers/authenticator.ts'
import { addApp, codeOf } from '#server/test/peers/authenticator-app.ts'
import { openWorld, type School, shareWorld, type World } from '#server/test/world.ts'
import { holdPasskeys } from '../test/hold-passkeys.ts'
import { openStudents } from '../test/visits/students.ts'

const appUrl = 'http://localhost:3000'

let world: World
let named: World
beforeAll(async () => {
  world = await shareWorld()
  named = await openWorld({ appUrl })
})
afterEach(cleanup)
afterAll(() => named.close())

const open = (school: School) => openStudents(school, '/settings/credentials')
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const shownCodes = async () => {
  const region = within(await screen.findByRole('region', { name: 'Your recovery codes' }))
  return region.getAllByRole('listitem').map(({ textContent }) => textContent)
}

const answer = async (question: string, name: string) =>
  userEvent.click(within(await screen.findByRole('dialog', { name: question })).getByRole('button', { name }))

test('an app is set up with a key and a code, and the recovery codes are shown once', async () => {
  const school = await world.signUp()
  await open(school)
  await press('Set up')
  const secret = (await screen.findByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)).textContent.replaceAll(' ', '')
  const code = screen.getByLabelText('Code from the app')
  await userEvent.type(code, '12{Enter}')
  expect(await screen.findByText('Enter the six digits from the app.')).toBeTruthy()
  await userEvent.clear(code)
  await userEvent.type(code, '000000{Enter}')
  expect(await screen.findByText('This code isn’t right, or was already used.')).toBeTruthy()
  await userEvent.clear(code)
  await userEvent.type(code, `${codeOf(secret)}{Enter}`)
  expect(new Set(await shownCodes()).size).toBe(10)
  expect(await screen.findByText('10 codes left. Each signs you in once if you lose your device.')).toBeTruthy()
  await press('I’ve saved them')
  expect(screen.queryByRole('region', { name: 'Your recovery codes' })).toBeNull()
  expect((await school.api.factors.get()).app).toBe(true)
})

test('Enter pressed twice confirms the code once', async () => {
  const school = await world.signUp()
  const confirms: string[] = []
  const send: School['send'] = async (path, init) => {
    if (path === '/factors/app/confirm') confirms.push(path)
    return school.send(path, init)
  }
  await open({ ...school, send })
  await press('Set up')
  const secret = (await screen.findByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)).textContent.replaceAll(' ', '')
  await userEvent.type(screen.getByLabelText('Code from the app'), `${codeOf(secret)}{Enter}{Enter}`)
  expect(await shownCodes()).toHaveLength(10)
  expect(confirms).toHaveLength(1)
})

test('recovery codes are made anew, printed alone, and copied where the browser allows it', async () => {
  const school = await world.signUp()
  const { codes } = await addApp(school)
  const print = vi.fn()
  vi.stubGlobal('print', print)
  await open(school)
  await press('Generate new codes')
  const shown = await shownCodes()
  expect(shown.filter((code) => codes.includes(code))).toEqual([])
  await press('Print')
  expect(print).toHaveBeenCalledOnce()
  expect(screen.getByText(shown[0] ?? '').closest('[data-printed]')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Print' }).closest('.print\\:hidden')).toBeTruthy()
  await press('Copy')
  expect(await screen.findByText(/^Your browser blocked copying/)).toBeTruthy()
})

test('who leaves before the codes are kept is asked first', async () => {
  const school = await world.signUp()
  await addApp(school)
  const router = await open(school)
  await press('Generate new codes')
  const shown = await shownCodes()
  await userEvent.click(await screen.findByRole('link', { name: 'Students' }))
  await answer('Leave without your recovery codes?', 'Stay here')
  expect(await shownCodes()).toEqual(shown)
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)
  vi.stubGlobal('print', () => undefined)
  await press('Print')
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
  await userEvent.click(await screen.findByRole('link', { name: 'Students' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/students'))
})

test('an app is removed', async () => {
  const school = await world.signUp()
  await addApp(school)
  await open(school)
  await press('Remove')
  await answer('Remove the authenticator app?', 'Cancel')
  expect((await school.api.factors.get()).app).toBe(true)
  await press('Remove')
  await answer('Remove the authenticator app?', 'Remove')
  await screen.findByText('Authenticator app removed')
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeTruthy()
  expect(screen.queryByText('Recovery codes')).toBeNull()
})

test('where the school requires a factor, the last one stays, and says why', async () => {
  const school = await world.signUp()
  await addApp(school)
  await school.api.factors.require({ body: { on: true } })
  await open(school)
  expect(await screen.findByText('Your school requires a second factor for everyone.')).toBeTruthy()
  await press('Remove')
  await answer('Remove the authenticator app?', 'Remove')
  expect(await screen.findByText('Your school requires a second factor, so you need to keep this one.')).toBeTruthy()
})

test('a member without the required factor sets one up in place of every page, and then goes on', async () => {
  const school = await world.signUp()
  await addApp(school)
  await school.api.factors.require({ body: { on: true } })
  const teacher = await world.addMember(school, 'teacher')
  await openStudents(teacher, '/conversations')
  await screen.findByRole('heading', { name: 'Set up a second factor' })
  await press('Set up')
  const secret = (await screen.findByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)).textContent.replaceAll(' ', '')
  await userEvent.type(screen.getByLabelText('Code from the app'), `${codeOf(secret)}{Enter}`)
  expect(await shownCodes()).toHaveLength(10)
  await press('I’ve saved them')
  expect(await screen.findByRole('heading', { level: 1, name: 'Conversations' })).toBeTruthy()
})

test('an address that is a number offers no passkeys, and says why', async () => {
  await open(await world.signUp())
  expect(await screen.findByText('They need a domain name: this address is a number.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
})

test('a browser without passkeys says so', async () => {
  await open(await named.signUp())
  expect(await screen.findByText('This browser doesn’t support passkeys.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
})

test('a passkey needs a name, and a cancelled one can be tried again', async () => {
  holdPasskeys({ create: () => Promise.reject(new DOMException('cancelled', 'NotAllowedError')) })
  const school = await named.signUp()
  await open(school)
  await press('Add a passkey')
  await press('Add a passkey')
  expect(await screen.findByText('Please give the passkey a name.')).toBeTruthy()
  const name = screen.getByLabelText<HTMLInputElement>('Name')
  await userEvent.type(name, 'Phone{Enter}')
  expect(await screen.findByText('We couldn’t create the passkey. Please try again.')).toBeTruthy()
  expect(name.value).toBe('Phone')
  expect((await school.api.factors.get()).passkeys).toEqual([])
})

test('passkeys are listed, and removed by name', async () => {
  const school = await named.signUp()
  const response = createAuthenticator(appUrl).create(await school.api.factors.beginPasskey())
  await school.api.factors.addPasskey({ body: { name: 'This laptop', response } })
  await open(school)
  expect(await screen.findByText(/Not used yet/)).toBeTruthy()
  await press('Remove “This laptop”')
  await answer('Remove “This laptop”?', 'Remove')
  await screen.findByText('Passkey removed')
  await waitFor(() => expect(screen.queryByText('This laptop')).toBeNull())
})
