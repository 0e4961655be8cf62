import { beforeAll, expect, test } from 'vitest'
import { record } from '#server/audit/audit.queries.ts'
import { runAsOwner } from '#server/test/database.ts'
import { goodPassword, type School, shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

const actionsOf = async ({ api }: School) => (await api.audit.list()).items.map(({ action }) => action)

test('the log lists actions with actor and address, newest first', async () => {
  const school = await world.signUp()
  const { email } = school.signedIn.user
  await world.signIn(email)
  await world.anonymous.auth.login({ body: { email, password: 'a wrong password' } }).catch(() => undefined)
  const ada = await school.api.students.add({ body: { first_name: 'Ada' } })
  await school.api.students.bulk({ body: { action: 'inactivate', ids: [ada.id] } })
  await school.api.students.bulk({ body: { action: 'inactivate', ids: [ada.id] } })
  await school.api.students.remove({ params: { id: ada.id } })
  await school.api.sessions.endOthers()
  await school.api.billing.change({ body: { tier: 'plus' } })
  await school.api.account.export()
  expect(await actionsOf(school)).toEqual([
    'data_exported',
    'plan_changed',
    'sessions_ended',
    'students_deleted',
    'students_inactivated',
    'student_added',
    'sign_in_refused',
    'signed_in',
    'trial_started',
    'signed_up',
  ])
  const { items, total } = await school.api.audit.list({ query: { group: 'students', page_size: 10 } })
  expect(total).toBe(3)
  expect(items[0]).toMatchObject({ actor: { email, name: null }, ip: '127.0.0.1', details: { count: 1 } })
})

test('a rolled back action is not logged, and a refusal is', async () => {
  const school = await world.signUp()
  await school.api.students.add({ body: { first_name: 'Ada', email: 'ada@audit.example' } })
  const other = await world.signUp()
  await other.api.students.add({ body: { first_name: 'Ada', email: 'ada@audit.example' } }).catch(() => undefined)
  expect(await actionsOf(other)).toEqual(['students_refused', 'trial_started', 'signed_up'])
})

test('one school never reads the log of another', async () => {
  const [mine, other] = [await world.signUp(), await world.signUp()]
  await other.api.students.add({ body: { first_name: 'Theirs' } })
  expect(await actionsOf(mine)).toEqual(['trial_started', 'signed_up'])
})

test('entries cannot be changed or deleted, not even by the table’s owner', async () => {
  const { signedIn } = await world.signUp()
  const school_id = signedIn.user.school.id
  await record(world.db, { school_id }, 'role_granted')
  for (const statement of ['delete from audit_log', `update audit_log set action = 'x'`])
    await expect(runAsOwner(world, statement)).rejects.toThrow('append-only')
  const { rowCount } = await world.pool.query('select 1 from audit_log where school_id = $1', [school_id])
  expect(rowCount).toBe(3)
})

test('a wrong password in the settings is logged', async () => {
  const school = await world.signUp()
  const body = { current_password: 'a wrong one', new_password: 'seven-green-kettles' }
  await school.api.auth.changePassword({ body }).catch(() => undefined)
  const { authToken } = await school.api.auth.changePassword({ body: { ...body, current_password: goodPassword } })
  expect(authToken).toBeTruthy()
  const again = await world.anonymous.auth.login({
    body: { email: school.signedIn.user.email, password: 'seven-green-kettles' },
  })
  expect(again.user.id).toBe(school.signedIn.user.id)
  const { rows } = await world.pool.query<{ action: string }>(
    'select action from audit_log where school_id = $1 order by id desc limit 3',
    [school.signedIn.user.school.id],
  )
  expect(rows.map(({ action }) => action)).toEqual(['signed_in', 'password_changed', 'password_refused'])
})
