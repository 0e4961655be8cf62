import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { goodPassword, type School, shareWorld, type World } from '#server/test/world.ts'
import { openSettings, press, findMessage, type, valueOf } from '../../test/visits/account.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

let counter = 0
const newAddress = () => `new${++counter}@school.example`

/** Types another address and answers the question for the password. */
async function changeAddress(email: string, password: string): Promise<void> {
  await type('Email', email)
  await press('Save')
  await type('Current password', password)
  await press('Change email')
}
async function openWith(options: { email?: string; is_confirmed?: boolean } = {}): Promise<School> {
  const school = await world.signUp(options)
  await openSettings(school)
  return school
}

test('another address asks for the password, and counts once its link was opened', async () => {
  const school = await openWith()
  const email = newAddress()
  await changeAddress(email, goodPassword)
  await findMessage('Profile saved!')
  await findMessage(`Confirm ${email}`)
  expect(valueOf('Email')).toBe(school.signedIn.user.email)
  const token = await world.mailbox.tokenFor(email, '/confirm-email')
  await world.anonymous.auth.confirmEmail({ body: { token } })
  expect((await school.api.account.get()).email).toBe(email)
})

test('a wrong password is said in the dialog, and nothing is changed', async () => {
  const school = await openWith()
  await changeAddress(newAddress(), 'not-the-password')
  await findMessage('That isn’t your current password.')
  expect((await school.api.account.get()).pending_email).toBeNull()
  await type('Current password', goodPassword)
  await press('Change email')
  await findMessage('Profile saved!')
})

test('closing the question for the password keeps what was typed', async () => {
  await openWith()
  await type('Email', 'other@school.example')
  await press('Save')
  await screen.findByLabelText('Current password')
  await press('Cancel')
  await waitFor(() => expect(screen.queryByLabelText('Current password')).toBeNull())
  expect(valueOf('Email')).toBe('other@school.example')
  await findMessage('You have unsaved changes')
})

test('an address that another school signs in with is said at its field', async () => {
  const { signedIn } = await world.signUp()
  await openWith()
  await changeAddress(signedIn.user.email, goodPassword)
  await findMessage('Another account already uses this email address.')
  expect(valueOf('Email')).toBe(signedIn.user.email)
})

test('the same address in capitals is no change, and asks for nothing', async () => {
  const school = await openWith()
  await type('Email', school.signedIn.user.email.toUpperCase())
  await press('Save')
  await findMessage('Profile saved!')
  expect(valueOf('Email')).toBe(school.signedIn.user.email)
})

test('a change of the address can be taken back, and what was typed meanwhile stays', async () => {
  const school = await openWith()
  const email = newAddress()
  await changeAddress(email, goodPassword)
  await findMessage(`Confirm ${email}`)
  await type('Name', 'Ana')
  await press('Cancel change')
  await findMessage(`Your email address is still ${school.signedIn.user.email}`)
  await press('Save')
  await waitFor(async () => expect(await school.api.account.get()).toMatchObject({ pending_email: null, name: 'Ana' }))
})

test('the link for an address that is not confirmed yet is mailed again', async () => {
  const school = await openWith({ is_confirmed: false })
  const { email } = school.signedIn.user
  const count = () => world.mailbox.all().filter(({ to }) => to === email).length
  await findMessage(`Please confirm ${email}`)
  await press('Send again')
  await findMessage(`We sent another link to ${email}`)
  await waitFor(() => expect(count()).toBe(1))
})

test('a user without a password changes the address without one', async () => {
  const school = await world.signUp()
  await world.pool.query('update users set password_hash = null where id = $1', [school.signedIn.user.id])
  await openSettings(school)
  const email = newAddress()
  await type('Email', email)
  await press('Save')
  await findMessage(`Confirm ${email}`)
  expect((await school.api.account.get()).pending_email).toBe(email)
})
