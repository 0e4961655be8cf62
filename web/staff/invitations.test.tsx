import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { shareWorld, type School, type World } from '#server/test/world.ts'
import { openStudents } from '../test/visits/students.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

let count = 0
const newAddress = () => `invited-${(count += 1)}-${Date.now()}@staff.example`
const openStaff = (school: School) => openStudents(school, '/settings/staff')
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const choose = async (name: string) => userEvent.click(await screen.findByRole('menuitem', { name }))
const invitations = async () => within(await screen.findByRole('region', { name: 'Open invitations' }))

async function openDialog() {
  await press('Invite people')
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite people' }))
  const field = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Email addresses' })
  const send = () => userEvent.click(dialog.getByRole('button', { name: 'Send invitations' }))
  return { dialog, field, send }
}

async function withInvitation() {
  const school = await world.signUp()
  const email = newAddress()
  const { invited } = await school.api.staff.invite({ body: { emails: [email], role: 'teacher', class_ids: [] } })
  return { school, email, id: invited[0]?.id ?? '' }
}

test('several people are invited at once, with a role and classes, and each gets a mail', async () => {
  const school = await world.signUp()
  await school.api.classes.add({ body: { name: 'A1' } })
  await openStaff(school)
  const { dialog, field, send } = await openDialog()
  const [ana, bo] = [newAddress(), newAddress()]
  await userEvent.click(field)
  await userEvent.paste(`Ana Ruiz <${ana}>, ${bo}`)
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'A1' }))
  await send()
  await screen.findByText('2 invitations sent')
  const rows = (await invitations()).getAllByRole('listitem').map(({ textContent }) => textContent)
  for (const email of [ana, bo]) {
    const row = rows.find((one) => one.includes(email))
    for (const text of ['A1', 'Teacher', 'Expires in 7 days']) expect(row).toContain(text)
    await world.mailbox.tokenFor(email, '/invitation')
  }
})

test.each([
  ['', 'Enter at least one email address.'],
  ['ana@x.example, bo', '“bo” isn’t an email address.'],
])('“%s” is refused at the field', async (text, problem) => {
  await openStaff(await world.signUp())
  const { dialog, field, send } = await openDialog()
  if (text) await userEvent.type(field, text)
  await send()
  await dialog.findByText(problem)
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual([text, 'true'])
})

test('who can’t be invited stays in the field, and the others are invited', async () => {
  const school = await world.signUp()
  const { email: taken } = (await world.signUp()).signedIn.user
  const free = newAddress()
  await openStaff(school)
  const { dialog, field, send } = await openDialog()
  await userEvent.click(field)
  await userEvent.paste(`${free}\n${taken}`)
  await send()
  await dialog.findByText(`We can’t invite: ${taken}`)
  expect(field.value).toBe(taken)
  expect((await school.api.staff.list()).invitations.map(({ email }) => email)).toEqual([free])
})

test('an owner whose address isn’t confirmed is told to confirm it first', async () => {
  await openStaff(await world.signUp({ is_confirmed: false }))
  const { dialog, field, send } = await openDialog()
  await userEvent.type(field, newAddress())
  await send()
  expect((await dialog.findByRole('alert')).textContent).toMatch(/confirm/i)
})

test('a dialog with addresses asks before it closes', async () => {
  await openStaff(await world.signUp())
  const { field } = await openDialog()
  await userEvent.type(field, 'ana@')
  await press('Cancel')
  await press('Keep editing')
  expect(field.value).toBe('ana@')
  await press('Cancel')
  await press('Discard')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('many classes can be searched in an invitation', async () => {
  const school = await world.signUp()
  await Promise.all(Array.from({ length: 9 }, (_, at) => school.api.classes.add({ body: { name: `Group ${at}` } })))
  await school.api.classes.add({ body: { name: 'Café' } })
  await openStaff(school)
  const { dialog } = await openDialog()
  await userEvent.type(await dialog.findByRole('searchbox', { name: 'Search classes' }), 'cafe')
  expect(dialog.getAllByRole('checkbox')).toHaveLength(1)
  expect(dialog.getByRole('checkbox', { name: 'Café' })).toBeTruthy()
})

test('an invitation is sent again with a new link, and withdrawn', async () => {
  const { school, email } = await withInvitation()
  const first = await world.mailbox.tokenFor(email, '/invitation')
  await openStaff(school)
  await press(`Actions for ${email}`)
  await choose('Send again')
  await screen.findByText(`Invitation sent again to ${email}`)
  await expect(world.anonymous.staff.openInvitation({ body: { token: first } })).rejects.toMatchObject({
    code: 'expired_link',
  })
  await press(`Actions for ${email}`)
  await choose('Withdraw')
  await screen.findByText('Invitation withdrawn')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Open invitations' })).toBeNull())
})

test('an invitation that has expired says so, and one that was taken meanwhile is gone', async () => {
  const { school, email, id } = await withInvitation()
  await world.pool.query(`update invitations set expires_at = now() where id = $1`, [id])
  await openStaff(school)
  expect((await invitations()).getByText('Expired')).toBeTruthy()
  await press(`Actions for ${email}`)
  await school.api.staff.withdraw({ params: { id } })
  await choose('Send again')
  expect(await screen.findByText('We couldn’t find this. It may have been deleted.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText(email)).toBeNull())
})
