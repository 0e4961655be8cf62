import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { goodPassword, injectSend, shareWorld, type School, type World } from '#server/test/world.ts'
import { addressOf, openApp } from '../../test/open-app.tsx'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

let count = 0
async function invite(role: 'teacher' | 'coordinator' = 'teacher') {
  const school = await world.signUp({ school_name: 'Escuela Luna' })
  const { id: class_id } = await school.api.classes.add({ body: { name: 'A1' } })
  const email = `join-${(count += 1)}-${Date.now()}@staff.example`
  const body = { emails: [email], role, class_ids: [class_id] }
  const { invited } = await school.api.staff.invite({ body })
  const token = await world.mailbox.tokenFor(email, '/invitation')
  return { school, email, id: invited[0]?.id ?? '', token, path: `/invitation#token=${token}` }
}
const open = (path: string, send: School['send'] = injectSend(world.app)) => openApp({ send, path })
const fill = async (name: string, password: string) => {
  if (name) await userEvent.type(await screen.findByLabelText('First name'), name)
  if (password) await userEvent.type(await screen.findByLabelText('Password'), password)
  await userEvent.click(await screen.findByRole('button', { name: 'Join' }))
}

test('an invited teacher reads who invites, chooses name and password, and comes to the students of their classes', async () => {
  const { email, path, school } = await invite()
  const { router, session } = await open(path)
  await screen.findByRole('heading', { name: 'Join Escuela Luna' })
  expect(screen.getByText(/as a teacher/)).toBeTruthy()
  expect(screen.getByText(email)).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Last name'), 'Gil')
  await fill('Tom', goodPassword)
  await waitFor(() => expect(session.get().user).toMatchObject({ role: 'teacher', name: 'Tom', last_name: 'Gil' }))
  await waitFor(() => expect(addressOf(router)).toBe('/students'))
  const { members } = await school.api.staff.list()
  expect(members.find((one) => one.email === email)?.classes).toMatchObject([{ name: 'A1' }])
})

test('an invited coordinator reads what they would do', async () => {
  await open((await invite('coordinator')).path)
  expect(await screen.findByText(/as a coordinator/)).toBeTruthy()
})

test('without a name, and with a password that breaks a rule, no one joins', async () => {
  const { path, school } = await invite()
  await open(path)
  await fill('', 'short')
  expect(await screen.findByText('Please enter your first name.')).toBeTruthy()
  expect(screen.getByText('Use at least 10 characters.')).toBeTruthy()
  await userEvent.clear(screen.getByLabelText('Password'))
  await fill('Tom', 'password1234')
  expect(await screen.findByText('This password is easy to guess. Choose another one.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Tom')
  expect((await school.api.staff.list()).members).toHaveLength(1)
})

test.each([
  [
    'used',
    ({ token }) => world.anonymous.staff.acceptInvitation({ body: { token, name: 'X', password: goodPassword } }),
  ],
  ['withdrawn', ({ school, id }) => school.api.staff.withdraw({ params: { id } })],
  ['expired', ({ id }) => world.pool.query(`update invitations set expires_at = now() where id = $1`, [id])],
] satisfies [string, (invitation: Awaited<ReturnType<typeof invite>>) => Promise<unknown>][])(
  'an invitation that is %s says so, and leads to signing in',
  async (_, end) => {
    const invitation = await invite()
    await end(invitation)
    await open(invitation.path)
    expect(await screen.findByRole('heading', { name: 'This invitation doesn’t work' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to sign-in' }).getAttribute('href')).toBe('/login')
  },
)

test('an invitation that is withdrawn while the page is open says so when it is accepted', async () => {
  const { school, id, path } = await invite()
  await open(path)
  await screen.findByLabelText('First name')
  await school.api.staff.withdraw({ params: { id } })
  await fill('Tom', goodPassword)
  expect(await screen.findByRole('heading', { name: 'This invitation doesn’t work' })).toBeTruthy()
})

test('a link without its secret is incomplete', async () => {
  await open('/invitation')
  expect(await screen.findByRole('heading', { name: 'The link is incomplete' })).toBeTruthy()
})

test('a server that can’t be reached is asked again', async () => {
  const { path } = await invite()
  let isDown = true
  const inject = injectSend(world.app)
  await open(path, (address, init) =>
    isDown && address.startsWith('/invitations') ? Promise.reject(new TypeError('Failed')) : inject(address, init),
  )
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  await userEvent.click(retry)
  expect(await screen.findByRole('heading', { name: 'Join Escuela Luna' })).toBeTruthy()
})
