import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { type School, shareWorld, type World } from '#server/test/world.ts'
import { openSettings, press, findMessage, type, valueOf } from '../test/visits/account.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

const accountOf = ({ api }: School) => api.account.get()

test('what is saved is there after a reload, with the phone number in international form', async () => {
  const school = await world.signUp()
  await openSettings(school)
  await type('Name', 'Ana')
  await type('Last name', 'Díaz')
  await type('Phone number', '+34612345678')
  await type('School name', 'Escuela Luna')
  await press('Save')
  await findMessage('Profile saved!')
  expect(valueOf('Phone number')).toBe('+34 612 34 56 78')
  cleanup()
  await openSettings(school)
  expect([valueOf('Name'), valueOf('Last name'), valueOf('School name')]).toEqual(['Ana', 'Díaz', 'Escuela Luna'])
})

test('there is nothing to save until something is changed', async () => {
  await openSettings(await world.signUp())
  const save = await screen.findByRole<HTMLButtonElement>('button', { name: 'Save' })
  expect([save.disabled, screen.getByText('All changes are saved').tagName]).toEqual([true, 'SPAN'])
  await type('Name', 'Ana')
  expect(save.disabled).toBe(false)
})

test('the header follows a new school name at once', async () => {
  const school = await world.signUp()
  await openSettings(school)
  await type('School name', 'Escuela Luna')
  await press('Save')
  await findMessage('Profile saved!')
  expect(await findMessage('Escuela Luna')).toBeTruthy()
})

test('a school chooses from which hour students are reminded of homework, or switches it off', async () => {
  const school = await world.signUp()
  await openSettings(school)
  await userEvent.click(screen.getByLabelText('Send from'))
  await userEvent.click(await screen.findByRole('option', { name: '18:00' }))
  await press('Save')
  await findMessage('Profile saved!')
  expect(await school.api.school.get()).toMatchObject({ reminds_students: true, reminder_hour: 18 })
  await userEvent.click(screen.getByRole('switch', { name: 'Remind students by email' }))
  expect(screen.queryByLabelText('Send from')).toBeNull()
  await press('Save')
  await waitFor(async () => expect((await school.api.school.get()).reminds_students).toBe(false))
  await userEvent.click(screen.getByRole('switch', { name: 'Write to families once a week' }))
  expect(screen.getByLabelText('Send from')).toBeTruthy()
  await press('Save')
  await waitFor(async () => expect((await school.api.school.get()).writes_guardians).toBe(true))
})

test('the time zone and the times that data is kept are saved, too', async () => {
  const school = await world.signUp()
  await openSettings(school)
  await userEvent.click(screen.getByLabelText('Time zone'))
  await userEvent.type(await screen.findByRole('combobox', { name: 'Search time zones' }), 'new york')
  await userEvent.click(await screen.findByRole('option', { name: /America\/New York/ }))
  await type('Keep transcripts for (days)', '30')
  await type('Suggest deletion after (months)', '12')
  await press('Save')
  await findMessage('Profile saved!')
  expect(await school.api.school.get()).toMatchObject({
    time_zone: 'America/New_York',
    transcript_days: 30,
    inactive_months: 12,
  })
})

test('a school chooses how its students are addressed', async () => {
  const school = await world.signUp()
  await openSettings(school)
  screen.getByText(/Was möchtest du heute üben/)
  await userEvent.click(screen.getByRole('combobox', { name: 'How students are addressed' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Formal: “Sie” and “vous”' }))
  await press('Save')
  await findMessage('Profile saved!')
  expect((await school.api.school.get()).student_address).toBe('formal')
  expect((await school.api.auth.me()).school.student_address).toBe('formal')
})

test('a field that can be empty is emptied, and the name of the school can not', async () => {
  const school = await world.signUp()
  await school.api.account.edit({ body: { name: 'Ana', phone: '+34612345678', version: 1 } })
  await openSettings(school)
  await type('Name', '')
  await type('Phone number', '')
  await type('School name', '')
  await press('Save')
  await findMessage('Enter your school’s name.')
  expect(document.activeElement).toBe(screen.getByLabelText('School name'))
  await type('School name', 'Sol')
  await press('Save')
  await findMessage('Profile saved!')
  expect(await accountOf(school)).toMatchObject({ name: null, phone: null, school_name: 'Sol' })
})

test('a phone number that does not exist is said at its field, and what else was typed stays', async () => {
  const school = await world.signUp()
  await openSettings(school)
  await type('Name', 'Ana')
  await type('Phone number', '+34 12')
  await press('Save')
  await findMessage('That doesn’t look like a valid phone number.')
  expect(valueOf('Name')).toBe('Ana')
  expect((await accountOf(school)).name).toBeNull()
})

test('days and months beyond the bounds are refused before anything is sent', async () => {
  const school = await world.signUp()
  await openSettings(school)
  await type('Keep transcripts for (days)', '366')
  await type('Suggest deletion after (months)', '0')
  await press('Save')
  await findMessage('Enter a whole number from 7 to 365.')
  await findMessage('Enter a whole number from 1 to 60.')
  expect((await school.api.school.get()).version).toBe(1)
})

test('what was saved stays saved when the rest fails', async () => {
  const school = await world.signUp()
  const send: School['send'] = (path, init) =>
    path === '/account' && init.method === 'PATCH'
      ? Promise.resolve(Response.json({ code: 'internal' }, { status: 500 }))
      : school.send(path, init)
  await openSettings({ ...school, send })
  await type('Name', 'Ana')
  await type('Keep transcripts for (days)', '30')
  await press('Save')
  await findMessage('Failed to save. Please try again.')
  expect((await school.api.school.get()).transcript_days).toBe(30)
  expect(valueOf('Name')).toBe('Ana')
  await findMessage('You have unsaved changes')
})

test('another language of the interface is shown as soon as it is saved', async () => {
  const school = await world.signUp()
  await openSettings(school)
  await userEvent.click(screen.getByRole('combobox', { name: 'Interface language' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Deutsch' }))
  await press('Save')
  expect(await screen.findByRole('heading', { name: 'Allgemein' })).toBeTruthy()
  expect((await accountOf(school)).interface_language).toBe('de')
})

test('leaving the page asks first while something is not saved, and discarding asks for nothing', async () => {
  const school = await world.signUp()
  const router = await openSettings(school)
  await type('Name', 'Ana')
  await waitFor(() => router.navigate('/students'))
  await press('Stay')
  expect(router.state.location.pathname).toBe('/settings/general')
  await press('Discard')
  expect(valueOf('Name')).toBe('')
  await router.navigate('/students')
  await waitFor(() => expect(router.state.location.pathname).toBe('/students'))
})

test('settings that can not be fetched can be asked for again', async () => {
  const school = await world.signUp()
  let isDown = true
  const send: School['send'] = (path, init) =>
    path === '/school' && isDown
      ? Promise.resolve(Response.json({ code: 'forbidden' }, { status: 403 }))
      : school.send(path, init)
  const opening = openSettings({ ...school, send })
  await findMessage('We couldn’t load your settings')
  isDown = false
  await press('Try again')
  await opening
})
