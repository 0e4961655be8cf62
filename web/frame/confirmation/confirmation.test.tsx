import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { createAuthenticator } from '#server/test/peers/authenticator.ts'
import { addApp, codeOf } from '#server/test/peers/authenticator-app.ts'
import { goodPassword, type School, shareWorld, type World } from '#server/test/world.ts'
import { holdPasskeys } from '../../test/hold-passkeys.ts'
import { openStudents } from '../../test/visits/students.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

let count = 0
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const question = async () => within(await screen.findByRole('dialog', { name: 'Please confirm that it’s you' }))
const answer = async (label: string, text: string) => {
  const field = await (await question()).findByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, `${text}{Enter}`)
}
const addresses = () => screen.findByLabelText<HTMLTextAreaElement>('Email addresses')

/** Fills in an invitation and sends it, eleven minutes after the sign-in. */
async function inviteLate(school: School) {
  await world.pool.query(`update sessions set confirmed_at = now() - interval '11 minutes' where school_id = $1`, [
    school.signedIn.user.school.id,
  ])
  await openStudents(school, '/settings/staff')
  await press('Invite people')
  const email = `asked-${(count += 1)}-${Date.now()}@staff.example`
  await userEvent.type(await addresses(), email)
  await press('Send invitations')
  const invited = async () => (await school.api.staff.list()).invitations.map((one) => one.email)
  return { email, invited }
}

test('after ten minutes the password is asked for, and then what was asked for is done', async () => {
  const { email, invited } = await inviteLate(await world.signUp())
  await answer('Password', 'not the password')
  expect(await (await question()).findByText('That isn’t your current password.')).toBeTruthy()
  expect(await invited()).toEqual([])
  await answer('Password', goodPassword)
  await screen.findByText('1 invitation sent')
  expect(await invited()).toEqual([email])
  await press('Invite people')
  await userEvent.type(await addresses(), `second-${email}`)
  await press('Send invitations')
  await waitFor(async () => expect(await invited()).toHaveLength(2))
})

test('who cancels keeps what was typed, reads why nothing was sent, and is asked again', async () => {
  const { email, invited } = await inviteLate(await world.signUp())
  const dialog = await question()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Please confirm that it’s you' })).toBeNull())
  expect((await addresses()).value).toBe(email)
  expect(screen.getByRole('alert').textContent).toBe('Please confirm that it’s you first.')
  expect(await invited()).toEqual([])
  await press('Send invitations')
  await answer('Password', goodPassword)
  await waitFor(async () => expect(await invited()).toEqual([email]))
})

test('with an app its code is asked for', async () => {
  const school = await world.signUp()
  const { secret } = await addApp(school)
  const { email, invited } = await inviteLate(school)
  await answer('Code from your authenticator app', '1')
  expect(await screen.findByText('Enter the six digits from the app.')).toBeTruthy()
  await answer('Code from your authenticator app', codeOf(secret, 30_000))
  await waitFor(async () => expect(await invited()).toEqual([email]))
})

test('a passkey that is refused says so', async () => {
  const school = await world.signUp()
  const key = createAuthenticator(new URL(world.services.config.appUrl).origin)
  const response = key.create(await school.api.factors.beginPasskey())
  await school.api.factors.addPasskey({ body: { name: 'Phone', response } })
  const bytes = new ArrayBuffer(8)
  const foreign = {
    id: 'AAAAAAAAAAA',
    rawId: bytes,
    type: 'public-key',
    response: { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes },
    getClientExtensionResults: () => ({}),
  }
  holdPasskeys({ get: async () => foreign })
  const { invited } = await inviteLate(school)
  await userEvent.click(await (await question()).findByRole('button', { name: 'Use your passkey' }))
  expect(await (await question()).findByRole('alert')).toBeTruthy()
  expect(await invited()).toEqual([])
})
