import { beforeAll, expect, test } from 'vitest'
import { foldLine, writeCalendar } from '#server/practice/calendar/ics.ts'
import { addPastConversation } from '#server/test/past-conversations.ts'
import { openPracticeStudent } from '#server/test/practice-world.ts'
import { inDays, now, setTask } from '#server/test/worlds/task-world.ts'
import { shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

const read = async (url: string) => {
  const { statusCode, headers, body } = await world.app.inject({ url: new URL(url).pathname })
  return { status: statusCode, type: headers['content-type'], lines: body.replaceAll('\r\n ', '').split('\r\n') }
}

async function openCalendar() {
  const student = await openPracticeStudent(world, { first_name: 'Ana', native_language: 'de' })
  const { student_id, chatbot_id, school } = student
  const task = await setTask(school, {
    chatbot_id,
    student_ids: [student_id],
    due_on: inDays(5),
    times: 2,
    note: 'Order; pay, and\nleave.',
  })
  const { calendar_url } = await student.api.practice.home()
  return { ...student, task, calendar_url }
}

test('homework is in a calendar, on its due day and in the student’s language, with an alarm the day before', async () => {
  const { task, calendar_url, school } = await openCalendar()
  const { status, type, lines } = await read(calendar_url)
  expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8'])
  for (const line of [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'X-WR-CALNAME:Hausaufgaben\\, Escuela Sol',
    `UID:task-${task.id}@${new URL(world.services.config.appUrl).hostname}`,
    'SEQUENCE:1',
    `DTSTART;VALUE=DATE:${inDays(5).replaceAll('-', '')}`,
    'SUMMARY:Hausaufgabe: Café Sol',
    String.raw`DESCRIPTION:2 Gespräche\nOrder\; pay\, and\nleave.`,
    'TRIGGER;RELATED=START:-PT8H',
    'END:VCALENDAR',
  ])
    expect(lines).toContain(line)
  expect(lines.find((line) => line.startsWith('DTSTAMP:'))).toMatch(/^DTSTAMP:\d{8}T\d{6}Z$/)
  expect(lines.join()).not.toContain('/practice#')
  const { goals: _goals, version } = task
  await school.api.tasks.edit({
    params: { id: task.id },
    body: { opens_on: inDays(0), due_on: inDays(6), turns: 3, version },
  })
  const changed = await read(calendar_url)
  for (const line of ['SEQUENCE:2', `DTSTART;VALUE=DATE:${inDays(6).replaceAll('-', '')}`])
    expect(changed.lines).toContain(line)
})

test('done homework has no alarm, an extension moves it, and an excuse takes it out', async () => {
  const { task, calendar_url, school, student_id, chatbot_id } = await openCalendar()
  const except = (excused: boolean, due_on: string | null) =>
    school.api.tasks.except({ params: { id: task.id }, body: { student_ids: [student_id], excused, due_on } })
  await except(false, inDays(9))
  expect((await read(calendar_url)).lines).toContain(`DTSTART;VALUE=DATE:${inDays(9).replaceAll('-', '')}`)
  for (let time = 0; time < 2; time++) await addPastConversation(world, school, { student_id, chatbot_id, at: now() })
  expect((await read(calendar_url)).lines).not.toContain('BEGIN:VALARM')
  await except(true, null)
  expect((await read(calendar_url)).lines).not.toContain('BEGIN:VEVENT')
})

test('a renewed link ends the calendar, as do an inactive student, an unpaid plan and a forged address', async () => {
  const { calendar_url, school, student_id, api } = await openCalendar()
  const statusOf = async (url: string) => (await read(url)).status
  const forged = calendar_url.replace(/.{10}$/, 'AAAAAAAAAA')
  for (const url of [forged, `${calendar_url}x`, calendar_url.replace(/.{86}$/, 'x')])
    expect(await statusOf(url)).toBe(404)
  const { id } = school.signedIn.user.school
  await world.pool.query(`update schools set subscription_status = 'unpaid' where id = $1`, [id])
  expect(await statusOf(calendar_url)).toBe(404)
  await world.pool.query(`update schools set subscription_status = 'active' where id = $1`, [id])
  expect([await statusOf(calendar_url), (await api.practice.home()).calendar_url]).toEqual([200, calendar_url])
  await school.api.students.bulk({ body: { action: 'inactivate', ids: [student_id] } })
  expect(await statusOf(calendar_url)).toBe(404)
  await school.api.students.bulk({ body: { action: 'activate', ids: [student_id] } })
  await school.api.links.renew({ params: { id: student_id } })
  expect(await statusOf(calendar_url)).toBe(404)
  const renewed = await world.openPracticeSession(school, student_id)
  expect(await statusOf((await renewed.api.practice.home()).calendar_url)).toBe(200)
})

test.each(['ä'.repeat(100), '🎓'.repeat(60), 'a'.repeat(75), `${'a'.repeat(74)}é`, ''])(
  'a line is folded at 75 octets: %s',
  (text) => {
    const lines = foldLine(text).split('\r\n')
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(lines.join('\r\n').replaceAll('\r\n ', '')).toBe(text)
  },
)

test('hostile text stays inside its line', () => {
  const text = 'x\r\nEND:VCALENDAR\u0000\u2028;\\,'
  const event = { uid: 'u', day: '2026-11-26', sequence: 1, summary: text, description: text, hasAlarm: true }
  const written = writeCalendar(text, [event], '2026-11-26T10:00:00.000Z')
  expect(written.match(/^END:VCALENDAR/gm)).toHaveLength(1)
  expect(written).toContain('DTSTAMP:20261126T100000Z\r\n')
  expect(written).not.toContain('\u0000')
})
