import { readXlsx } from 'hucre/xlsx'
import { beforeAll, expect, test } from 'vitest'
import { wholeSchool } from '#server/database/reach.ts'
import { idsForFile, studentPages } from '#server/students/chosen.queries.ts'
import { setTimeZone } from '#server/test/past-conversations.ts'
import { inDays, openClass, setTask } from '#server/test/worlds/task-world.ts'
import { type School, shareWorld, type World } from '#server/test/world.ts'

let world: World
let school: School
beforeAll(async () => {
  world = await shareWorld()
  school = await world.signUp()
  const { id } = await school.api.classes.add({ body: { name: '=Tuesday' } })
  await school.api.students.add({
    body: {
      first_name: '=1+1',
      last_name: 'Ñúñez; "B"',
      email: 'a@x.example',
      level: 'B1',
      native_language: 'es',
      class_ids: [id],
    },
  })
  await school.api.students.add({ body: { first_name: 'Bo', student_number: '007', notes: 'one\ntwo' } })
})

test('a sheet has every field in the words of the interface, and no formula', async () => {
  const file = await school.api.students.export({ query: { language: 'de' } })
  const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()))
  const [head, ...rows] = sheets[0]?.rows ?? []
  expect(head?.slice(0, 4)).toEqual(['Vorname', 'Nachname', 'E-Mail', 'Niveau'])
  expect(rows.map((row) => row.slice(0, 9))).toEqual([
    ['=1+1', 'Ñúñez; "B"', 'a@x.example', 'B1', '=Tuesday', null, 'Spanisch', null, 'Aktiv'],
    ['Bo', null, null, null, null, '007', null, 'one\ntwo', 'Aktiv'],
  ])
})

test('a CSV file begins with the mark, is parted as the language does, and quotes what must be', async () => {
  const bytes = async (language: 'en' | 'fr') =>
    Buffer.from(await (await school.api.students.export({ query: { format: 'csv', language } })).arrayBuffer())
  const text = (await bytes('fr')).toString()
  expect(text.startsWith('\uFEFF')).toBe(true)
  expect(text).toContain('\'=1+1;"Ñúñez; ""B""";a@x.example;B1')
  expect((await bytes('en')).toString()).toContain('\'=1+1,"Ñúñez; ""B""",a@x.example,B1')
})

test('the filter decides who is in it, and ids do', async () => {
  const names = async (file: Blob) =>
    (await file.text())
      .split('\r\n')
      .slice(1)
      .filter(Boolean)
      .map((line) => line.split(',')[0])
  expect(await names(await school.api.students.export({ query: { format: 'csv', level: 'B1' } }))).toEqual(["'=1+1"])
  const { items } = await school.api.students.list({ query: { search: 'bo' } })
  const body = { format: 'csv', ids: items.map(({ id }) => id) } as const
  expect(await names(await school.api.students.exportSome({ body }))).toEqual(['Bo'])
})

test.each(['xlsx', 'csv'] as const)('what was exported is here already when it comes back as %s', async (format) => {
  const file = await school.api.students.export({ query: { language: 'it', format } })
  const { summary, rows } = await school.api.imports.preview({ file })
  expect(summary).toMatchObject({ present: 2, new: 0 })
  expect(rows[0]?.student).toMatchObject({ first_name: '=1+1', classes: ['=Tuesday'] })
})

test('the day that a student was added is a date, by the school’s clocks', async () => {
  const { api, signedIn } = await world.signUp()
  await api.students.add({ body: { first_name: 'Ada' } })
  await setTimeZone({ api }, 'Asia/Tokyo')
  const { id } = signedIn.user.school
  await world.pool.query(`update students set created_at = '2026-03-18T20:00:00Z' where school_id = $1`, [id])
  const file = await api.students.export()
  const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()), { readStyles: true })
  expect(sheets[0]?.rows[1]?.[9]).toEqual(new Date('2026-03-19'))
  expect(sheets[0]?.cells?.get('1,9')?.style?.numFmt).toBe('yyyy-mm-dd')
  expect(await (await api.students.export({ query: { format: 'csv' } })).text()).toContain(',2026-03-19')
})

test('everything about one student is exported, with the classes', async () => {
  const { items } = await school.api.students.list({ query: { level: 'B1' } })
  const file = await school.api.students.exportOne({ params: { id: items[0]?.id ?? '' } })
  const held: unknown = JSON.parse(await file.text())
  expect(held).toMatchObject({ student: { first_name: '=1+1', email: 'a@x.example' }, classes: [{ name: '=Tuesday' }] })
})

test('everything about one student includes the homework, what was different for them, and the reminders', async () => {
  const { school: other, api, class_id, ana, bo, chatbot_id } = await openClass(world)
  const { id } = await setTask(other, { chatbot_id, class_ids: [class_id], times: 1, note: 'The past' })
  await setTask(other, { chatbot_id, student_ids: [bo], times: 2 })
  await api.tasks.except({ params: { id }, body: { student_ids: [ana], excused: false, due_on: inDays(9) } })
  await world.pool.query(`insert into task_reminders (school_id, student_id, day) values ($1, $2, '2026-03-18')`, [
    other.signedIn.user.school.id,
    ana,
  ])
  const file = await api.students.exportOne({ params: { id: ana } })
  const held: unknown = JSON.parse(await file.text())
  expect(held).toMatchObject({
    homework: [{ id, note: 'The past', due_on: inDays(7), extended_to: inDays(9), excused_at: null }],
    homework_reminders: ['2026-03-18'],
  })
})

test('a thousand students come in one file, each once', async () => {
  const big = await world.signUp({ tier: 'pro' })
  const school_id = big.signedIn.user.school.id
  const values = Array.from({ length: 1200 }, (_, place) => ({
    school_id,
    first_name: `N${place}`,
    status: 'inactive' as const,
    inactive_since: new Date().toISOString(),
  }))
  await world.db.insertInto('students').values(values).execute()
  const text = await (await big.api.students.export({ query: { format: 'csv' } })).text()
  expect(
    new Set(
      text
        .split('\r\n')
        .slice(1)
        .filter(Boolean)
        .map((line) => line.split(',')[0]),
    ).size,
  ).toBe(1200)
})

test('a download that stalls holds no connection, so that no other request waits', async () => {
  const reach = wholeSchool(school.signedIn.user.school.id)
  const ids = await idsForFile(world.db, reach, { sort: 'name' })
  const begun = Array.from({ length: 40 }, () => studentPages(world.db, reach, ids))
  const pages = await Promise.all(begun.map((reader) => reader.next()))
  expect(pages.map(({ value }) => value.length)).toEqual(pages.map(() => 2))
  expect((await school.api.students.list()).total).toBe(2)
})

test('who is deleted while a file is made is left out, and the others keep their order', async () => {
  const { api, signedIn } = await world.signUp()
  for (const first_name of ['Cleo', 'Ada', 'Bea']) await api.students.add({ body: { first_name } })
  const ids = await idsForFile(world.db, wholeSchool(signedIn.user.school.id), { sort: '-name' })
  await api.students.remove({ params: { id: ids[1] ?? '' } })
  const pages = await Array.fromAsync(studentPages(world.db, wholeSchool(signedIn.user.school.id), ids))
  expect(pages.flat().map(({ first_name }) => first_name)).toEqual(['Cleo', 'Ada'])
})

test('asking for the head of a file makes no file', async () => {
  const reply = await world.app.inject({
    method: 'HEAD',
    url: '/api/students/export',
    headers: { authorization: `Bearer ${school.signedIn.authToken}` },
  })
  expect(reply.statusCode).toBe(404)
})
