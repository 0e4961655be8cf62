import { beforeAll, expect, test } from 'vitest'
import { ApiError } from '#contract/errors.ts'
import { goodPassword, type School, shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

let count = 0
const newAddress = () => `member-${(count += 1)}-${Date.now()}@staff.example`
const classOf = async ({ api }: School, name: string) => (await api.classes.add({ body: { name } })).id

async function invite(school: School, class_ids: string[] = [], role: 'teacher' | 'coordinator' = 'teacher') {
  const email = newAddress()
  const { invited } = await school.api.staff.invite({ body: { emails: [email], role, class_ids } })
  return { email, id: invited[0]?.id ?? '', token: await tokenTo(email) }
}

const tokenTo = (email: string) => world.mailbox.tokenFor(email, '/invitation')

const acceptOnce = (token: string, name = 'Ana') =>
  world.anonymous.staff.acceptInvitation({ body: { token, name, password: goodPassword } })

/** Hashing many passwords at once makes the server answer that it is busy. */
async function accept(token: string): ReturnType<typeof acceptOnce> {
  for (;;)
    try {
      return await acceptOnce(token)
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'busy')) throw error
    }
}

test('an invited teacher chooses a password, is signed in, and has the classes of the invitation', async () => {
  const school = await world.signUp({ school_name: 'Escuela Luna' })
  const class_id = await classOf(school, 'A1')
  const { email, token } = await invite(school, [class_id])
  expect((await school.api.staff.list()).invitations).toMatchObject([
    { email, role: 'teacher', classes: [{ name: 'A1' }] },
  ])
  expect(await world.anonymous.staff.openInvitation({ body: { token } })).toEqual({
    school_name: 'Escuela Luna',
    email,
    role: 'teacher',
  })
  const { user } = await accept(token)
  expect(user).toMatchObject({ email, role: 'teacher', name: 'Ana', email_confirmed: true })
  const member = await world.signIn(email)
  expect((await member.api.classes.list()).items.map(({ name }) => name)).toEqual(['A1'])
  const { members, invitations } = await school.api.staff.list()
  expect(invitations).toEqual([])
  expect(members.map(({ role, classes }) => [role, classes.length])).toEqual([
    ['school', 0],
    ['teacher', 1],
  ])
})

test('an invitation is taken once, also by two requests at once, and a withdrawn or replaced link is expired', async () => {
  const school = await world.signUp()
  const { token } = await invite(school)
  const both = await Promise.allSettled([accept(token), accept(token)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(accept(token)).rejects.toMatchObject({ code: 'expired_link' })
  const withdrawn = await invite(school)
  await school.api.staff.withdraw({ params: { id: withdrawn.id } })
  await expect(accept(withdrawn.token)).rejects.toMatchObject({ code: 'expired_link' })
  const renewed = await invite(school)
  await school.api.staff.resend({ params: { id: renewed.id } })
  await expect(accept(renewed.token)).rejects.toMatchObject({ code: 'expired_link' })
})

test('an invitation expires after seven days', async () => {
  const school = await world.signUp()
  const { id, token } = await invite(school)
  await world.pool.query(`update invitations set expires_at = now() where id = $1`, [id])
  await expect(accept(token)).rejects.toMatchObject({ code: 'expired_link' })
  expect((await school.api.staff.list()).invitations).toHaveLength(1)
})

test('fifty invitations are accepted at once', async () => {
  const school = await world.signUp()
  const emails = Array.from({ length: 50 }, newAddress)
  const { invited } = await school.api.staff.invite({ body: { emails, role: 'teacher', class_ids: [] } })
  expect(invited).toHaveLength(50)
  const tokens = await Promise.all(emails.map(tokenTo))
  const joined = await Promise.all(tokens.map((token) => accept(token)))
  expect(new Set(joined.map(({ user }) => user.id)).size).toBe(50)
  expect((await school.api.staff.list()).members).toHaveLength(51)
})

test('an address that has an account anywhere is refused without a reason', async () => {
  const [school, other] = [await world.signUp(), await world.signUp()]
  const free = newAddress()
  const { invited, refused } = await school.api.staff.invite({
    body: { emails: [other.signedIn.user.email, free], role: 'teacher', class_ids: [] },
  })
  expect(invited.map(({ email }) => email)).toEqual([free])
  expect(refused).toEqual([other.signedIn.user.email])
})

test('no one is invited before the owner has confirmed their own address', async () => {
  const school = await world.signUp({ is_confirmed: false })
  const coordinator = await world.addMember(school, 'coordinator')
  for (const { api } of [school, coordinator])
    await expect(
      api.staff.invite({ body: { emails: [newAddress()], role: 'teacher', class_ids: [] } }),
    ).rejects.toMatchObject({ code: 'address_not_confirmed' })
})

test('a removed member is signed out at once, and what they wrote stays under their name until it is erased', async () => {
  const school = await world.signUp()
  await school.api.languages.set({ params: { language: 'es' }, body: { on: true } })
  const teacher = await world.addMember(school, 'teacher')
  const { id, email } = teacher.signedIn.user
  await teacher.api.account.edit({ body: { name: 'Ana', version: 1 } })
  const chatbot = await teacher.api.chatbots.add({ body: { name: 'Café', language: 'es' } })
  await school.api.staff.remove({ params: { id } })
  await expect(teacher.api.auth.me()).rejects.toMatchObject({ code: 'unauthenticated', details: { reason: 'removed' } })
  await expect(world.signIn(email)).rejects.toMatchObject({ code: 'bad_credentials' })
  expect(await school.api.chatbots.get({ params: { id: chatbot.id } })).toMatchObject({ author: 'Ana', can_edit: true })
  expect((await school.api.staff.list()).former).toMatchObject([{ id, email, name: 'Ana' }])
  await school.api.staff.erase({ params: { id } })
  expect((await school.api.staff.list()).former).toEqual([])
  const { rows } = await world.pool.query(
    'select name, last_name, phone, picture_url, email from users where id = $1',
    [id],
  )
  expect(rows).toEqual([
    { name: null, last_name: null, phone: null, picture_url: null, email: `erased-${id}@erased.invalid` },
  ])
})

test('neither the owner nor oneself is changed or removed, and a coordinator can be', async () => {
  const school = await world.signUp()
  const coordinator = await world.addMember(school, 'coordinator')
  const owner = { params: { id: school.signedIn.user.id } }
  const self = { params: { id: coordinator.signedIn.user.id } }
  for (const target of [owner, self]) {
    await expect(coordinator.api.staff.remove(target)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(
      coordinator.api.staff.edit({ ...target, body: { role: 'teacher', class_ids: [] } }),
    ).rejects.toMatchObject({
      code: 'forbidden',
    })
  }
  expect(await school.api.staff.edit({ ...self, body: { role: 'teacher', class_ids: [] } })).toMatchObject({
    role: 'teacher',
  })
  await expect(coordinator.api.staff.list()).rejects.toMatchObject({ code: 'forbidden', details: { reason: 'role' } })
})

test('duties that someone else has changed meanwhile are not overwritten', async () => {
  const school = await world.signUp()
  const { id: class_id } = await school.api.classes.add({ body: { name: 'A1' } })
  const teacher = await world.addMember(school, 'teacher', [class_id])
  const target = { params: { id: teacher.signedIn.user.id } }
  const seen = { role: 'teacher' as const, class_ids: [class_id] }
  const wanted = { role: 'teacher' as const, class_ids: [] }
  await school.api.staff.edit({ ...target, body: { ...wanted, seen } })
  await school.api.staff.edit({ ...target, body: { ...wanted, seen } })
  await expect(
    school.api.staff.edit({ ...target, body: { role: 'coordinator', class_ids: [class_id], seen } }),
  ).rejects.toMatchObject({ code: 'edited_elsewhere' })
  expect((await teacher.api.auth.me()).role).toBe('teacher')
})

test('a school is handed over once both agree, and the old owner becomes a coordinator', async () => {
  const school = await world.signUp({ tier: 'plus' })
  const teacher = await world.addMember(school, 'teacher')
  const { id } = teacher.signedIn.user
  await expect(teacher.api.staff.acceptSchool()).rejects.toMatchObject({ code: 'not_found' })
  await school.api.staff.offerSchool({ params: { id } })
  expect((await teacher.api.auth.me()).school_offered_until).not.toBeNull()
  await teacher.api.staff.declineSchool()
  await expect(teacher.api.staff.acceptSchool()).rejects.toMatchObject({ code: 'not_found' })
  await school.api.staff.offerSchool({ params: { id } })
  await teacher.api.staff.acceptSchool()
  const roles = async ({ api }: School) => (await api.auth.me()).role
  expect([await roles(teacher), await roles(school)]).toEqual(['school', 'coordinator'])
  expect((await teacher.api.billing.get()).tier).toBe('plus')
  await expect(school.api.billing.get()).rejects.toMatchObject({ code: 'forbidden' })
})

test('the right of an admin is not handed over with the school', async () => {
  const school = await world.signUp()
  await world.pool.query(`update users set role = 'admin' where id = $1`, [school.signedIn.user.id])
  const teacher = await world.addMember(school, 'teacher')
  await school.api.staff.offerSchool({ params: { id: teacher.signedIn.user.id } })
  await teacher.api.staff.acceptSchool()
  const roles = await Promise.all([school, teacher].map(async ({ api }) => (await api.auth.me()).role))
  expect(roles).toEqual(['coordinator', 'school'])
})

test('an offer ends after seven days', async () => {
  const school = await world.signUp()
  const teacher = await world.addMember(school, 'teacher')
  await school.api.staff.offerSchool({ params: { id: teacher.signedIn.user.id } })
  await world.pool.query(`update handovers set offered_at = now() - interval '8 days' where school_id = $1`, [
    school.signedIn.user.school.id,
  ])
  expect((await school.api.staff.list()).handover).toBeNull()
  await expect(teacher.api.staff.acceptSchool()).rejects.toMatchObject({ code: 'not_found' })
})

test('an operator’s right is given to owners only', async () => {
  const school = await world.signUp()
  const teacher = await world.addMember(school, 'teacher')
  const { setRole } = await import('#server/auth/users.queries.ts')
  const given = await world.db.transaction().execute((tx) => setRole(tx, teacher.signedIn.user.email, 'admin'))
  expect([given, (await teacher.api.auth.me()).role]).toEqual([undefined, 'teacher'])
})
