import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Tier } from '#contract/billing/plans.ts'
import { type School, shareWorld, type World } from '#server/test/world.ts'
import { addressOf } from '../../test/open-app.tsx'
import { addStudents, recordCalls, openAt, payingSchool, press, refuseCall } from '../../test/visits/upgrade.ts'

let server: World
beforeAll(async () => {
  server = await shareWorld()
})
afterEach(cleanup)

const open = (school: Pick<School, 'send' | 'signedIn'>, search: string) => openAt(school, `/upgrade/change${search}`)
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Switch to Starter' })
const activeNames = async ({ api }: School) =>
  (await api.students.list({ query: { status: 'active', page_size: 500 } })).items.map((one) => one.first_name)
/** A school on trial with so many active students. */
async function withStudents(count: number, tier: Tier = 'plus'): Promise<School> {
  const school = await server.signUp({ tier })
  await addStudents(server, school, count)
  return school
}

test('a smaller plan with enough seats only needs a confirmation', async () => {
  const school = recordCalls(await withStudents(12))
  const { router } = await open(school, '?to=starter&from=%2Fsettings%2Fsessions')
  expect(await screen.findByRole('heading', { name: 'Switch to Starter' })).toBeTruthy()
  const facts = within(await screen.findByRole('region', { name: 'What changes' }))
  expect(facts.getByText('from 150 to 55')).toBeTruthy()
  expect(facts.getByText('from 3 to 1')).toBeTruthy()
  expect(facts.getByText(/^Nothing yet: your free trial runs until /)).toBeTruthy()
  expect(screen.getByText('12 active students, 55 seats: everyone stays active.')).toBeTruthy()
  submit().click()
  submit().click()
  await waitFor(() => expect(addressOf(router)).toBe('/settings/sessions'))
  expect(await screen.findByText('You’re now on Starter')).toBeTruthy()
  expect(school.calls).toEqual(['/billing/change {"tier":"starter"}'])
})

test('languages past the smaller plan stay on, and it is said before that no other can be added', async () => {
  const school = recordCalls(await withStudents(1))
  for (const language of ['es', 'fr', 'de'] as const)
    await school.api.languages.set({ params: { language }, body: { on: true } })
  await open(school, '?to=starter')
  expect(
    await screen.findByText(/^You have 3 practice languages on, and Starter has 1\. They all stay on/),
  ).toBeTruthy()
  await userEvent.click(submit())
  await screen.findByText('You’re now on Starter')
  expect(school.calls).toEqual(['/billing/change {"tier":"starter","accept":true}'])
  const { items, used, limit } = await school.api.languages.list()
  expect([items.filter(({ on }) => on).length, used, limit]).toEqual([3, 3, 1])
})

test('without practice, the first students by name are suggested, and the page says so', async () => {
  const school = await server.signUp({ tier: 'plus' })
  const school_id = school.signedIn.user.school.id
  const values = Array.from({ length: 56 }, (_, place) => ({ school_id, first_name: `N${56 - place}` }))
  await server.db.insertInto('students').values(values).execute()
  await open(school, '?to=starter')
  expect(
    await screen.findByText('No one has practised yet, so we’ve selected the first ones alphabetically.'),
  ).toBeTruthy()
  expect([(await box('N1')).checked, (await box('N55')).checked, (await box('N56')).checked]).toEqual([
    true,
    true,
    false,
  ])
})

test('as many languages as the smaller plan has are no matter', async () => {
  const school = await withStudents(1)
  await school.api.languages.set({ params: { language: 'es' }, body: { on: true } })
  await open(school, '?to=starter')
  await screen.findByRole('region', { name: 'What changes' })
  expect(screen.queryByText(/practice languages on/)).toBeNull()
})

test('a school that pays is told what becomes of what it paid', async () => {
  await open(await payingSchool(server, 'plus'), '?to=starter')
  expect(
    await screen.findByText('We’ll credit the rest of the month you’ve paid for to your next invoices.'),
  ).toBeTruthy()
})

test('those who practised last are proposed, and only they stay active', async () => {
  const school = await withStudents(57)
  const { router } = await open(school, '?to=starter')
  expect(await screen.findByText('57 active students, 55 seats: 2 over')).toBeTruthy()
  expect(await screen.findByText('55 of 55 selected')).toBeTruthy()
  expect(screen.getByText('\u2068S1\u2069 and \u2068S0\u2069 become inactive')).toBeTruthy()
  expect([(await box('S56')).checked, (await box('S2')).checked]).toEqual([true, true])
  expect([(await box('S1')).checked, (await box('S0')).checked]).toEqual([false, false])
  await userEvent.click(submit())
  await waitFor(() => expect(addressOf(router)).toBe('/upgrade'))
  expect(await screen.findByText('2 students inactivated')).toBeTruthy()
  const names = await activeNames(school)
  expect(names).toHaveLength(55)
  expect(names).not.toContain('S0')
  expect((await school.api.auth.me()).tier).toBe('starter')
})

test('neither too many students nor none can be submitted', async () => {
  const school = await withStudents(56)
  await open(school, '?to=starter')
  await userEvent.click(await box('S0'))
  expect(screen.getByText('56 of 55 selected')).toBeTruthy()
  expect(screen.getByText('1 too many: deselect one')).toBeTruthy()
  expect(submit().disabled).toBe(true)
  await userEvent.click(await box('S55'))
  expect(screen.getByText('55 of 55 selected')).toBeTruthy()
  await userEvent.click(submit())
  await waitFor(async () => expect(await activeNames(school)).toHaveLength(55))
  const names = await activeNames(school)
  expect([names.includes('S0'), names.includes('S55')]).toEqual([true, false])
})

test('all students can stay, and then no student can be added', async () => {
  const school = recordCalls(await withStudents(56))
  await open(school, '?to=starter')
  await userEvent.click(await screen.findByRole('radio', { name: /^Keep everyone active/ }))
  expect(screen.queryByRole('checkbox')).toBeNull()
  await userEvent.click(submit())
  expect(await screen.findByText('56 active students, 55 seats: 1 over')).toBeTruthy()
  await waitFor(() => expect(school.calls).toEqual(['/billing/change {"tier":"starter","accept":true}']))
  await waitFor(async () => expect((await school.api.auth.me()).tier).toBe('starter'))
  expect(await activeNames(school)).toHaveLength(56)
})

test('a school over the cap of its own plan chooses who stays', async () => {
  const school = recordCalls(await withStudents(57, 'starter'))
  await open(school, '?to=starter')
  expect(await screen.findByRole('heading', { name: 'Choose who stays active', level: 1 })).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
  await userEvent.click(await box('S56'))
  await press('Inactivate 3 students')
  expect(await screen.findByText('3 students inactivated')).toBeTruthy()
  expect(await activeNames(school)).toHaveLength(54)
})

test('a search finds without accents and case, and forgets no choice', async () => {
  const school = await withStudents(56)
  await server.db
    .updateTable('students')
    .set({ first_name: 'Émile', last_name: 'Dubois' })
    .where('school_id', '=', school.signedIn.user.school.id)
    .where('first_name', '=', 'S0')
    .execute()
  await open(school, '?to=starter')
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search students' }), 'emile d')
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1))
  await userEvent.click(await box('Émile Dubois'))
  expect(screen.getByText('56 of 55 selected')).toBeTruthy()
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search students' }), ' x')
  expect(await screen.findByText('No students found')).toBeTruthy()
  await press('Reset to suggestion')
  expect(screen.getByText('55 of 55 selected')).toBeTruthy()
})

test('the keyboard moves between boxes, and skips the list', async () => {
  await open(await withStudents(56), '?to=starter')
  const first = await box('S55')
  first.focus()
  await userEvent.keyboard('{ArrowDown} ')
  expect((await box('S54')).checked).toBe(false)
  await userEvent.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(first)
  await userEvent.click(screen.getByRole('button', { name: 'Skip list' }))
  expect(document.activeElement).toBe(submit())
})

test('a changed choice is not lost by leaving', async () => {
  const { router } = await open(await withStudents(56), '?to=starter')
  await userEvent.click(await box('S55'))
  await userEvent.click(screen.getByRole('link', { name: 'Plans' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without deciding?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Stay' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(addressOf(router)).toBe('/upgrade/change?to=starter')
  await userEvent.click(screen.getByRole('link', { name: 'Plans' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(addressOf(router)).toBe('/upgrade'))
})

test('a choice that was changed and sent leaves without a question', async () => {
  const { router } = await open(await withStudents(56), '?to=starter')
  await userEvent.click(await box('S55'))
  await userEvent.click(submit())
  await waitFor(() => expect(addressOf(router)).toBe('/upgrade'))
  expect(screen.queryByRole('dialog', { name: 'Leave without deciding?' })).toBeNull()
})

test('what the provider refuses changes nothing, and keeps the choice', async () => {
  const school = await withStudents(56)
  const send = refuseCall(school.send, 'POST /billing/change', 'provider_failed')
  await open({ ...school, send }, '?to=starter')
  await userEvent.click(await box('S55'))
  await userEvent.click(submit())
  expect((await screen.findByRole('alert')).textContent).toMatch(/Nothing has changed/)
  expect(screen.getByText('54 of 55 selected')).toBeTruthy()
  expect(await activeNames(school)).toHaveLength(56)
})

test.each(['', '?to=gold', '?to=pro', '?to=plus'])('what can’t be rehearsed leads to the plans: %s', async (search) => {
  const { router } = await open(await withStudents(1), search)
  await waitFor(() => expect(addressOf(router)).toBe('/upgrade'))
})

test('a cancelled subscription is resumed first', async () => {
  const school = await withStudents(57)
  await school.api.billing.cancel()
  const { router } = await open(school, '?to=starter&from=%2Fstudents')
  await waitFor(() => expect(addressOf(router)).toBe('/upgrade?from=%2Fstudents'))
  expect(await screen.findByText(/^Your subscription is cancelled/)).toBeTruthy()
})
