import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportedTables } from '#server/account/exported-tables.ts'
import { purgeFiles } from '#server/files/files.actions.ts'
import { openStorage } from '#server/files/storage.ts'
import { readArchive } from '#server/imports/file/archive.ts'
import { createAuthenticator } from '#server/test/peers/authenticator.ts'
import { joinSettings, newToken } from '#server/test/worlds/join-world.ts'
import { eventually } from '#server/test/eventually.ts'
import { begin, giveChatbot, say } from '#server/test/practice-world.ts'
import { planFor, planOf, startTerm } from '#server/test/worlds/rollovers.ts'
import { tablesWith } from '#server/test/tables-with.ts'
import { goodPassword, openWorld, type School, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const name = 'Escola Lua Cheia'

/** A school with rows in every table. */
async function fillSchool(): Promise<School> {
  const school = await world.signUp({ school_name: name })
  const { api, signedIn } = school
  const { id: school_id } = signedIn.user.school
  const { email, id: user_id } = signedIn.user
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#aa3300' } })
    .png()
    .toBuffer()
  await api.account.putLogo({ file: new Blob([new Uint8Array(picture)], { type: 'image/png' }) })
  const file = new Blob(['First name,Email,Classes\nAda,ada@lua.example,B1\n'], { type: 'text/csv' })
  const { import_id } = await api.imports.preview({ file })
  await api.imports.run({ body: { import_id } }, { idempotencyKey: 'once' })
  await api.imports.preview({ file })
  await world.signIn(email)
  await api.sessions.endOthers()
  await api.auth.forgotPassword({ body: { email } })
  await world.mailbox.tokenFor(email, '/reset-password')
  await world.pool.query(
    `insert into google_identities (issuer, subject, school_id, user_id, email) values ('google', $3, $2, $1, $3)`,
    [user_id, school_id, email],
  )
  await practise(school)
  await addStaff(school)
  await startNewTerm(school)
  await addFactors(school)
  await askToJoin(school)
  await mkdir(join(world.dataDir, 'mail', school_id), { recursive: true })
  await writeFile(join(world.dataDir, 'mail', school_id, 'one.json'), '{}')
  return school
}

/** A passkey, an authenticator app, and a sign-in that waits for its second step. */
async function addFactors({ api, signedIn }: School): Promise<void> {
  const { origin } = new URL(world.services.config.appUrl)
  const response = createAuthenticator(origin).create(await api.factors.beginPasskey())
  await api.factors.addPasskey({ body: { name: 'Phone', response } })
  await api.factors.beginApp()
  await api.factors.beginPasskey()
  await world.signIn(signedIn.user.email).catch(() => undefined)
}

/** A teacher who read a notice and is offered the school, and an open invitation, each with a class. */
async function addStaff(school: School): Promise<void> {
  const { api, signedIn } = school
  const class_ids = (await api.classes.list()).items.map(({ id }) => id)
  const teacher = await world.addMember(school, 'teacher', class_ids)
  await api.staff.offerSchool({ params: { id: teacher.signedIn.user.id } })
  const email = `invited-${signedIn.user.school.id}@lua.example`
  await api.staff.invite({ body: { emails: [email], role: 'teacher', class_ids } })
  await world.mailbox.tokenFor(email, '/invitation')
  await world.pool.query(
    `insert into notice_reads (school_id, notice_id, user_id) select school_id, id, $2 from notices where school_id = $1`,
    [signedIn.user.school.id, signedIn.user.id],
  )
}

/** A class of last term is archived. */
async function startNewTerm(school: School): Promise<void> {
  const { id } = await school.api.classes.add({ body: { name: 'Last term' } })
  const ids = (await school.api.students.list()).items.map((one) => one.id)
  await school.api.students.bulk({ body: { action: 'add_to_class', ids, class_id: id } })
  await startTerm(school, planOf([planFor(id, { act: 'archive' })]))
}

/** A student who waits to join a class. */
async function askToJoin({ api }: School): Promise<void> {
  const [one] = (await api.classes.list()).items
  const { code } = await api.joining.open({ params: { id: one?.id ?? '' }, body: joinSettings() })
  const token = newToken()
  await world.anonymous.joining.join({ body: { code, token, kind: 'join', first_name: 'Zelda-Joins' } })
}

/** A student practises with a chatbot that has an avatar. */
async function practise(school: School): Promise<void> {
  const { id: student_id } = (await school.api.students.list()).items[0] ?? { id: '' }
  const chatbot_id = await giveChatbot(school, { student_ids: [student_id] })
  const student = { ...(await world.openPracticeSession(school, student_id)), school, student_id, chatbot_id }
  await say(student, await begin(student), 'Un café, por favor.')
  const look = { style: 'clay', parts: {}, colors: {} } as const
  await school.api.avatars.add({ body: { name: 'Señora Luna', language: 'es', look, chatbot_id } })
  await setHomework(school, { chatbot_id, student_id })
  for (const statement of [
    `insert into model_budgets (school_id, day, used) values ($1, current_date, 1)`,
    `insert into task_reminders (school_id, student_id, day) select school_id, id, current_date from students where school_id = $1`,
    `insert into guardians (school_id, student_id, email) select school_id, id, 'family@mail.example' from students where school_id = $1`,
    `insert into guardian_questions (school_id, student_id, email_hash) select school_id, id, 'hash' from students where school_id = $1`,
    `insert into sounds (school_id, hash, bytes) values ($1, 'hash', 9)`,
    `insert into voice_settings (school_id, language, voice, speaks_answers, allows_microphone, shows_captions)
     values ($1, 'es', '{"name": "Mónica"}', true, true, true)`,
  ])
    await world.pool.query(statement, [school.signedIn.user.school.id])
}

/** Homework from which the student is excused. */
async function setHomework({ api }: School, { chatbot_id, student_id }: { chatbot_id: string; student_id: string }) {
  const due_on = new Date().toISOString().slice(0, 10)
  const { items } = await api.tasks.add({
    body: { chatbot_id, student_ids: [student_id], opens_on: due_on, due_on, times: 1 },
  })
  const params = { id: items[0]?.id ?? '' }
  await api.tasks.except({ params, body: { student_ids: [student_id], excused: true, due_on: null } })
}

const tracesOf = ({ signedIn: { user } }: School) => [user.id, user.school.id, user.email, name, 'ada@lua.example']

test('an export contains all data of the school, none of another one, and no secret', async () => {
  const [mine, other] = [await fillSchool(), await world.signUp({ school_name: 'Another School' })]
  const entries = readArchive(new Uint8Array(await (await mine.api.account.export()).arrayBuffer()))
  const files = Object.values(exportedTables).flatMap((entry) => ('file' in entry ? [`${entry.file}.json`] : []))
  const sheets = ['students', 'classes', 'chatbots', 'conversations', 'messages'].map(
    (file) => `spreadsheets/${file}.xlsx`,
  )
  expect(entries.map((entry) => entry.name.replace(/pictures.*/, 'picture'))).toEqual([...files, 'picture', ...sheets])
  const text = entries.map(({ bytes }) => Buffer.from(bytes).toString()).join('\n')
  for (const included of [
    name,
    'ada@lua.example',
    mine.signedIn.user.email,
    'Un café, por favor.',
    'Zelda-Joins',
    'Señora Luna',
    'Mónica',
  ])
    expect(text).toContain(included)
  for (const secret of ['argon2', 'Another School', other.signedIn.user.school.id]) expect(text).not.toContain(secret)
  const { rows } = await world.pool.query<{ secret: string }>(
    'select sid as secret from session_tokens union select hash from mailed_tokens union select sid from practice_tokens union select hash from practice_link_hashes union select hash from join_code_hashes union select code from join_codes',
  )
  for (const { secret } of rows) expect(text).not.toContain(secret)
  await mine.api.account.remove({ body: { password: goodPassword, school_name: name } })
})

test('no table, queue or file contains data of a deleted school', async () => {
  const school = await fillSchool()
  const { id } = school.signedIn.user.school
  const before = await tablesWith(world.pool, tracesOf(school))
  expect(before).toContain('pgboss.job_common')
  const withoutSchool = new Set(['google_codes', 'billing_events', 'migrations'])
  for (const table of Object.keys(exportedTables))
    if (!withoutSchool.has(table)) expect(before).toContain(`public.${table}`)

  await school.api.account.remove({ body: { password: goodPassword, school_name: name } })
  // The job that records the erasure is the last to disappear.
  await eventually(async () => expect(await tablesWith(world.pool, tracesOf(school))).toEqual([]))
  for (const folder of ['files', 'mail']) expect(existsSync(join(world.dataDir, folder, id))).toBe(false)
  await expect(school.api.auth.me()).rejects.toMatchObject({ code: 'unauthenticated' })
  await expect(world.signIn(school.signedIn.user.email)).rejects.toMatchObject({ code: 'bad_credentials' })
})

test('a wrong password or a wrong name deletes nothing', async () => {
  const school = await world.signUp({ school_name: name })
  const remove = (password: string, school_name: string) =>
    school.api.account.remove({ body: { password, school_name } })
  await expect(remove('not-the-password', name)).rejects.toMatchObject({ code: 'wrong_password' })
  await expect(remove(goodPassword, 'Escola Lua')).rejects.toMatchObject({
    code: 'invalid_input',
    details: { issues: [{ path: 'school_name' }] },
  })
  expect((await school.api.auth.me()).school.name).toBe(name)
})

test('a school without a plan can export its data and delete its account', async () => {
  const { api } = await world.signUp({ tier: null, school_name: name })
  expect((await api.account.export()).size).toBeGreaterThan(100)
  await api.account.remove({ body: { password: goodPassword, school_name: name } })
})

test('files of a failed deletion are deleted later, and those of other schools are not', async () => {
  const school = await world.signUp()
  const storage = await openStorage({ dataDir: world.dataDir, files: null })
  const [deleted, existing] = [crypto.randomUUID(), school.signedIn.user.school.id]
  for (const owner of [deleted, existing]) await storage.put(owner, 'picture', new Uint8Array([1]))
  await purgeFiles({ db: world.db, storage })
  expect(await storage.schools()).not.toContain(deleted)
  expect(await storage.schools()).toContain(existing)
})

test('every table with a school_id has a foreign key that cascades', async () => {
  const { rows } = await world.pool.query<{ table: string }>(`
    select c.relname as table from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'school_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and not exists (select 1 from pg_constraint f where f.conrelid = c.oid and f.contype = 'f' and f.confdeltype = 'c')`)
  expect(rows).toEqual([])
})
