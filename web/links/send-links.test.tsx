import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { type School, shareWorld, type World } from '#server/test/world.ts'
import { openStudents } from '../test/visits/students.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
async function askToSend(school: School) {
  await openStudents(school)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select this page' }))
  await press('More actions')
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Send practice link/ }))
}

test('it is said who will get the link and who will not, and then to how many it went', async () => {
  const school = await world.signUp()
  const email = `ana-${crypto.randomUUID()}@students.example`
  await school.api.students.add({ body: { first_name: 'Ana', email } })
  await school.api.students.add({ body: { first_name: 'Bo' } })
  const { id } = await school.api.students.add({ body: { first_name: 'Cy', email: `c${email}` } })
  await school.api.students.bulk({ body: { action: 'inactivate', ids: [id] } })
  await askToSend(school)
  await screen.findByRole('dialog', { name: 'Send the practice link to 3 students?' })
  expect(await screen.findByText('1 student is active and has an email address.')).toBeTruthy()
  expect(screen.getByText(/^No email address: .Bo.\.$/)).toBeTruthy()
  expect(screen.getByText(/^Inactive: .Cy.\.$/)).toBeTruthy()
  await press('Send')
  expect(await screen.findByText('The link is on its way to 1 student')).toBeTruthy()
  expect(screen.getByText(/^2 students skipped/)).toBeTruthy()
  expect((await world.mailbox.find(email)).text).toContain('/practice#')
  await waitFor(() => expect(screen.queryByText('3 selected')).toBeNull())
})

test('without any reachable student, nothing is sent', async () => {
  const school = await world.signUp()
  await school.api.students.add({ body: { first_name: 'Bo' } })
  await askToSend(school)
  expect(await screen.findByText('None of them can receive email.')).toBeTruthy()
  await press('Send')
  expect(screen.getByRole('dialog')).toBeTruthy()
  expect((await school.api.audit.list({ query: { group: 'practice' } })).total).toBe(0)
})

test('before the school’s own address is confirmed this is said, its link can be had again, and then all goes on', async () => {
  const school = await world.signUp({ is_confirmed: false })
  const { email: own } = school.signedIn.user
  const email = `ana-${crypto.randomUUID()}@students.example`
  await school.api.students.add({ body: { first_name: 'Ana', email } })
  await askToSend(school)
  expect(await screen.findByText('Confirm your email address first')).toBeTruthy()
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Send' })).disabled).toBe(true)
  await press('Send link again')
  expect(await screen.findByText(`We sent another link to ${own}`)).toBeTruthy()
  const token = await world.mailbox.tokenFor(own, '/confirm-email')
  await world.anonymous.auth.confirmEmail({ body: { token } })
  cleanup()
  await askToSend(school)
  await screen.findByText('1 student is active and has an email address.')
  await press('Send')
  expect(await screen.findByText('The link is on its way to 1 student')).toBeTruthy()
})
