import { Secret, TOTP } from 'otpauth'
import { beforeAll, expect, test } from 'vitest'
import { ApiError } from '#contract/errors.ts'
import { SecondStep } from '#contract/school/factors.ts'
import { readCommand } from '#server/staff/recovery/admin-commands.ts'
import { eventually } from '#server/test/eventually.ts'
import { goodPassword, type School, shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

const admin = (...args: string[]) => readCommand(args)(world.services)
const emailOf = ({ signedIn }: School) => signedIn.user.email
const schoolOf = ({ signedIn }: School) => signedIn.user.school.id
const roleOf = async ({ api }: School) => (await api.auth.me()).role
const login = (school: School) =>
  world.anonymous.auth.login({ body: { email: emailOf(school), password: goodPassword } })

async function withFactor() {
  const school = await world.signUp()
  const { secret } = await school.api.factors.beginApp()
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  const { recovery_codes } = await school.api.factors.confirmApp({ body: { code } })
  return { school, recovery_code: recovery_codes[0] ?? '' }
}

async function signInWithFactor(school: School, recovery_code: string): Promise<void> {
  const error = await login(school).catch((failure: unknown) => failure)
  const { ticket } = SecondStep.parse(error instanceof ApiError ? error.details : null)
  await world.anonymous.factors.secondStep({ body: { ticket, proof: { recovery_code } } })
}

/** Ends the wait of what is planned for a school, and waits until it has run. */
async function endWait(school: School): Promise<void> {
  const ofSchool = `name = 'staff' and data->>'school_id' = $1`
  const { rowCount } = await world.pool.query(`update pgboss.job set start_after = now() where ${ofSchool}`, [
    schoolOf(school),
  ])
  expect(rowCount).toBe(1)
  await eventually(async () => {
    const { rows } = await world.pool.query(`select state from pgboss.job where ${ofSchool}`, [schoolOf(school)])
    expect(rows).toEqual([{ state: 'completed' }])
  })
}

const lastSeenYesterday = (school: School) =>
  world.pool.query(`update sessions set last_seen_at = now() - interval '1 day' where school_id = $1`, [
    schoolOf(school),
  ])

// A use is written down beside its answer.
const isSeenAgain = (school: School) =>
  eventually(async () => {
    const seen = `select 1 from sessions where school_id = $1 and last_seen_at > now() - interval '1 hour'`
    expect((await world.pool.query(seen, [schoolOf(school)])).rowCount).toBe(1)
  })

const actionsOf = async ({ api }: School) => (await api.audit.list()).items.map(({ action }) => action)

test('a lost factor is removed after a day, of which the person is told at once and again', async () => {
  const { school } = await withFactor()
  expect(await admin('reset-factors', emailOf(school))).toMatch(/is removed on .* UTC, unless they sign in with it/)
  await world.mailbox.find(emailOf(school), /It’ll be removed in 24 hours/)
  expect(await admin('staff', emailOf(school))).toContain('Planned: The second factor of')
  await expect(login(school)).rejects.toMatchObject({ code: 'second_factor_needed' })
  await endWait(school)
  await world.mailbox.find(emailOf(school), /has removed the second factor/)
  await expect(school.api.auth.me()).rejects.toMatchObject({ code: 'unauthenticated' })
  const again = await world.signIn(emailOf(school))
  expect(await again.api.factors.get()).toMatchObject({ app: false, recovery_codes: 0 })
  expect(await actionsOf(again)).toEqual(expect.arrayContaining(['factors_reset_planned', 'second_factors_reset']))
})

test('a factor that its owner signs in with meanwhile stays', async () => {
  const { school, recovery_code } = await withFactor()
  await admin('reset-factors', emailOf(school))
  await signInWithFactor(school, recovery_code)
  await endWait(school)
  expect(await school.api.factors.get()).toMatchObject({ app: true, recovery_codes: 9 })
})

test('the password alone keeps no factor that is being removed', async () => {
  const { school } = await withFactor()
  await admin('reset-factors', emailOf(school))
  await expect(login(school)).rejects.toMatchObject({ code: 'second_factor_needed' })
  await endWait(school)
  expect((await login(school)).user.email).toBe(emailOf(school))
})

test('without a wait the factor is gone at once, and what was planned is cancelled', async () => {
  const { school } = await withFactor()
  await admin('reset-factors', emailOf(school))
  expect(await admin('reset-factors', emailOf(school), '--now')).toContain('their sessions have ended')
  expect(await admin('staff', emailOf(school))).not.toContain('Planned')
  expect((await login(school)).user.email).toBe(emailOf(school))
  await expect(admin('reset-factors', emailOf(school))).rejects.toThrow('has no second factor')
})

test('a school whose owner is gone goes to another member after a week, and both are told', async () => {
  const school = await world.signUp()
  const teacher = await world.addMember(school, 'teacher')
  expect(await admin('hand-over', emailOf(school), emailOf(teacher))).toContain('becomes the owner on')
  for (const one of [school, teacher])
    await world.mailbox.find(emailOf(one), new RegExp(`In seven days, ${emailOf(teacher)} will become the owner`))
  await lastSeenYesterday(school)
  await endWait(school)
  for (const one of [school, teacher]) await world.mailbox.find(emailOf(one), /has a new owner on Tertulia/)
  expect([await roleOf(teacher), await roleOf(school)]).toEqual(['school', 'coordinator'])
  const { items } = await teacher.api.audit.list()
  expect(items[0]).toMatchObject({
    action: 'school_handed_over',
    actor: null,
    details: { email: emailOf(teacher) },
  })
})

test('an owner who uses the dashboard meanwhile keeps the school', async () => {
  const school = await world.signUp()
  const teacher = await world.addMember(school, 'teacher')
  await admin('hand-over', emailOf(school), emailOf(teacher))
  await lastSeenYesterday(school)
  expect(await roleOf(school)).toBe('school')
  await isSeenAgain(school)
  await endWait(school)
  expect([await roleOf(teacher), await roleOf(school)]).toEqual(['teacher', 'school'])
})

test('a member who was removed meanwhile becomes no owner', async () => {
  const school = await world.signUp()
  const [teacher, coordinator] = [
    await world.addMember(school, 'teacher'),
    await world.addMember(school, 'coordinator'),
  ]
  await admin('hand-over', emailOf(school), emailOf(teacher))
  await coordinator.api.staff.remove({ params: { id: teacher.signedIn.user.id } })
  await lastSeenYesterday(school)
  await endWait(school)
  expect(await roleOf(school)).toBe('school')
})

test('without a wait the school has its new owner at once, and only from its own staff', async () => {
  const [school, other] = [await world.signUp(), await world.signUp()]
  const teacher = await world.addMember(school, 'teacher')
  await expect(admin('hand-over', emailOf(school), emailOf(other), '--now')).rejects.toThrow('does not work in')
  await expect(admin('hand-over', emailOf(teacher), emailOf(school), '--now')).rejects.toThrow('is not the owner')
  await expect(admin('hand-over', emailOf(school), emailOf(school), '--now')).rejects.toThrow('the owner already')
  await admin('hand-over', emailOf(school), emailOf(teacher), '--now')
  expect([await roleOf(teacher), await roleOf(school)]).toEqual(['school', 'coordinator'])
})

test('what is planned for a school is cancelled by the operator', async () => {
  const { school } = await withFactor()
  const teacher = await world.addMember(school, 'teacher')
  await admin('reset-factors', emailOf(school))
  await admin('hand-over', emailOf(school), emailOf(teacher))
  expect(await admin('cancel', emailOf(teacher))).toBe('Cancelled: 2.')
  expect(await admin('cancel', emailOf(teacher))).toBe('Nothing is planned.')
})

test('the operator reads who works in a school, with classes, last visit and second factor', async () => {
  const { school } = await withFactor()
  const class_id = (await school.api.classes.add({ body: { name: 'A1 evening' } })).id
  const teacher = await world.addMember(school, 'teacher', [class_id])
  await teacher.api.account.edit({ body: { name: 'Ana', last_name: 'Ruiz', version: 1 } })
  const [head = '', owner = '', member = ''] = (await admin('staff', emailOf(teacher))).split('\n')
  expect(head.split(/ {2,}/)).toEqual(['Name', 'Email', 'Role', 'Classes', 'Last seen', 'Second factor'])
  expect(owner).toMatch(new RegExp(`^– +${emailOf(school)} +owner +– +\\S+ \\S+ UTC +on$`))
  expect(member).toMatch(new RegExp(`^Ana Ruiz +${emailOf(teacher)} +teacher +A1 evening +\\S+ \\S+ UTC +off$`))
})

test('a command that is wrong is refused with what is wrong about it', () => {
  const refusals = [
    [[], 'A command is missing.'],
    [['staf', 'a@b.example'], 'There is no command staf.'],
    [['constructor'], 'There is no command constructor.'],
    [['list', 'a@b.example'], 'list takes no email address.'],
    [['staff'], 'staff takes one email address.'],
    [['staff', ' '], 'staff takes one email address.'],
    [['hand-over', 'a@b.example'], 'hand-over takes two email addresses.'],
    [['grant', 'a@b.example', '--now'], 'grant has no option --now.'],
    [['reset-factors', 'a@b.example', '--force'], 'reset-factors has no option --force.'],
  ] as const
  for (const [args, what] of refusals) expect(() => readCommand(args)).toThrow(`${what} See: npm run admin -- --help`)
})

test('only an owner becomes an admin, and what is so already changes nothing', async () => {
  const school = await world.signUp()
  const email = emailOf(school)
  const teacher = emailOf(await world.addMember(school, 'teacher'))
  await expect(admin('grant', teacher)).rejects.toThrow(`${teacher} is not the owner of a school.`)
  expect(await admin('revoke', email)).toBe(`${email} is not an admin.`)
  expect(await admin('grant', email)).toBe(`${email} is now an admin.`)
  expect(await admin('grant', email)).toBe(`${email} is an admin already.`)
  expect((await actionsOf(school)).filter((action) => action.startsWith('role_'))).toEqual(['role_granted'])
})
