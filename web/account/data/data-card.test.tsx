import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { goodPassword, openWorld, shareWorld, type World } from '#server/test/world.ts'
import { openSettings, press, findMessage, type } from '../../test/visits/account.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

async function askToDelete(name: string, password: string): Promise<void> {
  await press('Delete school')
  await type('Type your school’s name: Escuela Sol', name)
  if (password) await type('Current password', password)
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Escuela Sol?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Delete school' }))
}

test('a school is erased with its name and its password, and who was signed in is told on /login', async () => {
  const school = await world.signUp()
  const router = await openSettings(school)
  await askToDelete('Escuela Sol', goodPassword)
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  await findMessage('Your school and all its data have been deleted.')
  await expect(school.api.auth.me()).rejects.toMatchObject({ code: 'unauthenticated' })
})

test('a wrong name or password erases nothing, and is said at its field', async () => {
  const school = await world.signUp()
  await openSettings(school)
  await askToDelete('Escuela Luna', '')
  await findMessage('This isn’t your school’s name.')
  await findMessage('Enter your password.')
  await type('Type your school’s name: Escuela Sol', 'Escuela Sol')
  await type('Current password', 'not-the-password')
  await userEvent.keyboard('{Enter}')
  await findMessage('That isn’t your current password.')
  expect((await school.api.account.get()).school_name).toBe('Escuela Sol')
})

test('everything that is held about the school is downloaded as a zip', async () => {
  const school = await world.signUp()
  const saved: Blob[] = []
  const makeUrl = vi.fn((blob: Blob) => {
    saved.push(blob)
    return 'blob:export'
  })
  Object.assign(URL, { createObjectURL: makeUrl, revokeObjectURL: () => undefined })
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download)
  })
  await openSettings(school)
  await press('Export data')
  await findMessage('Your export is in your downloads')
  expect(names).toEqual([expect.stringMatching(/^tertulia-\d{4}-\d\d-\d\d\.zip$/)])
  expect(await saved[0]?.text()).toMatch(/^PK/)
})

test('an export that comes after many others says why it is refused and when to try again', async () => {
  const limited = await openWorld({ limitFactor: 1 })
  const school = await limited.signUp()
  for (let call = 0; call < 10; call++) await school.api.reports.export()
  await openSettings(school)
  await press('Export data')
  await findMessage(
    /^Your school is exporting or checking a lot of files right now. Please try again in \d+ seconds?.$/,
  )
  cleanup()
  await limited.close()
})

test('a user without a password deletes the school by its name', async () => {
  const school = await world.signUp({ school_name: 'Escuela Sol' })
  await world.pool.query('update users set password_hash = null where id = $1', [school.signedIn.user.id])
  await openSettings(school)
  await press('Delete school')
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Escuela Sol?' }))
  expect(dialog.queryByLabelText('Current password')).toBeNull()
  await userEvent.type(dialog.getByRole('textbox'), 'Escuela Sol')
  await userEvent.click(dialog.getByRole('button', { name: 'Delete school' }))
  await waitFor(() => expect(school.api.account.get()).rejects.toMatchObject({ code: 'unauthenticated' }))
})
