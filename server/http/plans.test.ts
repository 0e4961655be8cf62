import { Client, type PoolClient } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runAsOwner } from '#server/test/database.ts'
import { usualMeasures } from '#server/test/past-conversations.ts'
import { begin, giveChatbot, openPracticeStudent, type PracticeStudent, say } from '#server/test/practice-world.ts'
import { openWorld, type School, type World } from '#server/test/world.ts'
import { inDays } from '#server/test/worlds/task-world.ts'

let world: World
let school: School
let teacher: School
let class_id: string
let student: PracticeStudent
let conversation: string

const fill = {
  students: `insert into students (school_id, first_name) select $1, 'Student ' || n from generate_series(1, 2000) n`,
  conversations: `
    insert into conversations (school_id, student_id, chatbot_name, language, engine, script, seed, state, measures, last_message_at)
    select school_id, id, 'Café', 'es', 'guided', '{}', 1, 'finished', $2, now() - random() * interval '1 year'
    from students where school_id = $1`,
  members: `
    insert into class_members (school_id, class_id, student_id)
    select school_id, $2, id from students where school_id = $1 and random() < 0.2`,
}

beforeAll(async () => {
  world = await openWorld()
  const { pool } = world
  // Planned by sizes: a school of 2,000 students among others.
  const schools = [await world.signUp({ tier: 'pro' }), await world.signUp({ tier: 'pro' })] as const
  for (const { signedIn, api } of schools) {
    const { id } = signedIn.user.school
    await pool.query(fill.students, [id])
    await pool.query(fill.conversations, [id, JSON.stringify(usualMeasures)])
    for (const name of ['A1', 'A2', 'B1', 'B2'])
      await pool.query(fill.members, [id, (await api.classes.add({ body: { name } })).id])
  }
  school = schools[0]
  class_id = (await school.api.classes.list()).items[0]?.id ?? ''
  teacher = await world.addMember(school, 'teacher', [class_id])
  const chatbot_id = await giveChatbot(school, { class_ids: [class_id] })
  await school.api.tasks.add({ body: { chatbot_id, class_ids: [class_id], due_on: inDays(7), times: 1 } })
  student = await openPracticeStudent(world)
  conversation = await begin(student)
  await runAsOwner(world, 'vacuum analyze')
})
afterAll(() => world.close())

interface Sent {
  text: string
  values: readonly unknown[]
}

/** The plans of the statements that a call sends, with `setting` of the planner. */
async function plansOf(work: () => Promise<unknown>, setting = 'enable_seqscan = on'): Promise<string> {
  const query = vi.spyOn(Client.prototype, 'query')
  await work()
  const calls: readonly unknown[][] = query.mock.calls
  query.mockRestore()
  const sent = calls.flatMap(([statement]): Sent[] => (isSent(statement) ? [statement] : []))
  expect(sent.length).toBeGreaterThan(0)
  return inTransaction(async (client) => {
    await client.query(`set local ${setting}`)
    const plans: string[] = []
    for (const { text, values } of sent) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>({ text: `explain ${text}`, values: [...values] })
      plans.push(...rows.map((row) => row['QUERY PLAN']))
    }
    return plans.join('\n')
  })
}

async function inTransaction<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await world.pool.connect()
  try {
    await client.query('begin')
    return await work(client)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

const isSent = (statement: unknown): statement is Sent => {
  const { text, values } = Object(statement)
  return Array.isArray(values) && /^\s*(?:select|insert|update|delete|with)\b/.test(text) && !/pgboss/.test(text)
}

const growing = [
  'students',
  'class_members',
  'conversations',
  'messages',
  'tasks',
  'task_students',
  'assignments',
  'notices',
]
const scans = new RegExp(`\\b(Seq|Index|Index Only) Scan (?:using \\w+ )?on (?:${growing.join('|')})\\b`)

/** Scans of a whole table, or of its whole index, that remain when the planner avoids them as it does where a table is large. */
async function wholeScansOf(work: () => Promise<unknown>): Promise<string[]> {
  const lines = (await plansOf(work, 'enable_seqscan = off')).split('\n')
  return lines.filter((line, at) => {
    const [, kind] = scans.exec(line) ?? []
    return kind === 'Seq' || (kind !== undefined && !/^\s+Index Cond:/.test(lines[at + 1] ?? ''))
  })
}

test('a list of students is read in its order from the index', async () => {
  const plan = await plansOf(() => school.api.students.list())
  expect(plan).toContain('Index Scan using students_school_id_name_id_idx')
  expect(plan).not.toMatch(/Seq Scan on (?:conversations|students)/)
})

test('the students of a teacher are read in their order from the index', async () => {
  const plan = await plansOf(() => teacher.api.students.list())
  expect(plan).toContain('Index Scan using students_school_id_name_id_idx')
  expect(plan).not.toMatch(/Seq Scan on (?:conversations|students)/)
})

test('the conversations of a teacher are read in their order from the index', async () => {
  const plan = await plansOf(() => teacher.api.conversations.list())
  expect(plan).toMatch(/Index (?:Only )?Scan using conversations_school_id_last_message_at/)
  expect(plan).not.toMatch(/Seq Scan on (?:conversations|students)/)
})

test.each([
  ['chatbot', () => teacher.api.chatbots.list()],
  ['avatar', () => teacher.api.avatars.list()],
])('the conversations of a teacher with a %s are counted in the index alone', async (partner, list) => {
  const plan = await plansOf(list, 'enable_seqscan = off')
  expect(plan).toContain(`Index Only Scan using conversations_school_id_${partner}_id_last_message_at`)
  expect(plan).not.toMatch(/(?:Seq|Index|Bitmap Heap) Scan (?:using \w+ )?on conversations/)
})

test('a search folds each name of a chatbot once, not each conversation', async () => {
  const plan = await plansOf(() => school.api.search.find({ query: { q: 'student 17' } }))
  expect(plan).toMatch(/Subquery Scan on names.*\n\s+Filter: \(strpos/)
})

const reads: Readonly<Record<string, () => Promise<unknown>>> = {
  'a list of students': () => school.api.students.list(),
  'a list of students of a class': () => school.api.students.list({ query: { class_id } }),
  'a search': () => school.api.search.find({ query: { q: 'student 17' } }),
  Home: () => school.api.home.get(),
  'a list of conversations': () => school.api.conversations.list(),
  "a teacher's students": () => teacher.api.students.list(),
  "a teacher's conversations": () => teacher.api.conversations.list(),
  "a teacher's Home": () => teacher.api.home.get(),
  'the homework table of a class': () => school.api.tasks.table({ params: { id: class_id } }),
  "a student's page": () => student.api.practice.home(),
  'a message': () => say(student, conversation, 'Un café, por favor'),
}

test.each(Object.entries(reads))('%s reads the rows of its school by an index', async (_name, read) => {
  expect(await wholeScansOf(read)).toEqual([])
})

test('a read of all schools is noticed', async () => {
  const read = () => world.pool.query({ text: 'select id from students where notes = $1', values: ['x'] })
  expect(await wholeScansOf(read)).toHaveLength(1)
})
