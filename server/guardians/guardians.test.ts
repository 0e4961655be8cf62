import { beforeAll, expect, test } from 'vitest'
import { guardianPathIn, openFamily, writeToFamilies } from '#server/test/worlds/family-world.ts'
import { callPage } from '#server/test/worlds/reminder-world.ts'
import { shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

const mailsTo = (email: string) => world.mailbox.all().filter(({ to }) => to === email)

test('a school that has not switched it on writes to no family', async () => {
  const school = await world.signUp()
  const { id } = await school.api.students.add({ body: { first_name: 'Ana' } })
  const body = { email: 'family@mail.example', language: null }
  expect(await school.api.guardians.get({ params: { id } })).toEqual({ guardian: null, is_on: false })
  await expect(school.api.guardians.set({ params: { id }, body })).rejects.toMatchObject({
    code: 'guardian_not_asked',
    details: { reason: 'off' },
  })
})

test('an address is asked for consent in its language, and opening the page answers nothing', async () => {
  const { school, params, email, guardian } = await openFamily(world)
  await school.api.guardians.set({ params, body: { email, language: 'de' } })
  const mail = await world.mailbox.find(email)
  expect(mail.subject).toBe('Darf Escuela Sol Ihnen schreiben, wie viel Ana übt?')
  const path = guardianPathIn(mail.text)
  const page = await callPage(world, 'GET', path)
  expect([page.statusCode, page.body.includes('Ich bin einverstanden'), page.headers['cache-control']]).toEqual([
    200,
    true,
    'no-store',
  ])
  expect((await guardian())?.state).toBe('pending')
  expect((await callPage(world, 'POST', path, 'act=agree')).body).toContain('Keine solchen E-Mails mehr')
  expect(await guardian()).toMatchObject({ state: 'granted', next_question_at: null })
})

test('who says no is not asked again for the student, also after the address was removed', async () => {
  const { school, params, email, set, guardian, age } = await openFamily(world)
  await set()
  const path = guardianPathIn((await world.mailbox.find(email)).text)
  await callPage(world, 'POST', path, 'act=decline')
  expect((await guardian())?.state).toBe('refused')
  await age(30)
  const refused = { code: 'guardian_not_asked', details: { reason: 'refused' } }
  await expect(school.api.guardians.ask({ params })).rejects.toMatchObject(refused)
  await school.api.guardians.remove({ params })
  expect((await callPage(world, 'GET', path)).statusCode).toBe(404)
  await expect(set()).rejects.toMatchObject(refused)
  expect(await guardian()).toBeNull()
  expect(mailsTo(email)).toHaveLength(1)
})

test('a consent that was given can be withdrawn, by a mail program, too, and given again', async () => {
  const { email, set, guardian } = await openFamily(world)
  await set()
  const path = guardianPathIn((await world.mailbox.find(email)).text)
  await callPage(world, 'POST', path, 'act=agree')
  await callPage(world, 'POST', path, 'List-Unsubscribe=One-Click')
  const withdrawn = await guardian()
  expect(withdrawn?.state).toBe('withdrawn')
  await callPage(world, 'POST', path, 'act=decline')
  expect(await guardian()).toEqual(withdrawn)
  await callPage(world, 'POST', path, 'act=agree')
  expect((await guardian())?.state).toBe('granted')
})

test('an answer that does not come is asked for once a week, and three times at most', async () => {
  const { school, params, set, guardian, age } = await openFamily(world)
  await set()
  const ask = () => school.api.guardians.ask({ params })
  const reason = (because: string) => ({ code: 'guardian_not_asked', details: { reason: because } })
  await expect(ask()).rejects.toMatchObject(reason('asked_lately'))
  await school.api.guardians.remove({ params })
  await expect(set()).rejects.toMatchObject(reason('asked_lately'))
  await age(7)
  await set()
  await age(7)
  expect((await ask()).next_question_at).toBeNull()
  await age(7)
  await expect(ask()).rejects.toMatchObject(reason('asked_often'))
  expect((await guardian())?.state).toBe('pending')
})

test('two calls at once ask once', async () => {
  const { email, set } = await openFamily(world)
  const both = await Promise.allSettled([set(), set()])
  expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  await world.mailbox.find(email)
  expect(mailsTo(email)).toHaveLength(1)
})

test('another address begins without an answer, and the link of the first is dead', async () => {
  const { email, set, guardian } = await openFamily(world)
  await set()
  const path = guardianPathIn((await world.mailbox.find(email)).text)
  await callPage(world, 'POST', path, 'act=agree')
  const other = `other-${email}`
  expect(await set(other)).toMatchObject({ email: other, state: 'pending' })
  for (const method of ['GET', 'POST'] as const)
    expect((await callPage(world, method, path, method === 'POST' ? 'act=decline' : undefined)).statusCode).toBe(404)
  expect((await guardian())?.state).toBe('pending')
})

test('a school whose own address is not confirmed asks no one', async () => {
  const school = await world.signUp({ is_confirmed: false })
  await writeToFamilies(school)
  const { id } = await school.api.students.add({ body: { first_name: 'Ana' } })
  const body = { email: 'family@mail.example', language: null }
  await expect(school.api.guardians.set({ params: { id }, body })).rejects.toMatchObject({
    code: 'address_not_confirmed',
  })
  expect((await school.api.guardians.get({ params: { id } })).guardian).toBeNull()
})

test('the family of an inactive student is not asked', async () => {
  const { school, student_id, set } = await openFamily(world)
  await school.api.students.bulk({ body: { action: 'inactivate', ids: [student_id] } })
  await expect(set()).rejects.toMatchObject({ code: 'guardian_not_asked', details: { reason: 'inactive' } })
})

test('hostile text is escaped on a guardian’s page, and a forged link shows nothing', async () => {
  const { school, params, email, set } = await openFamily(world)
  const { version } = await school.api.students.get({ params })
  await school.api.students.edit({ params, body: { version, first_name: '<script>alert(1)</script>' } })
  await set()
  const path = guardianPathIn((await world.mailbox.find(email)).text)
  const { body, headers } = await callPage(world, 'GET', path)
  expect(body).not.toContain('<script')
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
  const forged = `${path.slice(0, -30)}${path.at(-30) === 'A' ? 'B' : 'A'}${path.slice(-29)}`
  expect((await callPage(world, 'POST', forged, 'act=agree')).statusCode).toBe(404)
})
