import { performance } from 'node:perf_hooks'
import { fillHomework } from '../practice.ts'
import { atMost, type Figure, megabytes, milliseconds, percentile } from '../figures.ts'
import type { Usage } from '../programs.ts'
import type { School } from '../schools.ts'
import type { Testbed } from '../testbed.ts'

const students = 500
const years = 3
/** Each student has one in each of 40 weeks a year. */
const conversations = students * 40 * years
const tasksOfClass = 40 * years
const calls = 40
const warmUps = 3
const maxMs = 300
const exports = ['/api/account/export', '/api/conversations/export?format=csv', '/api/students/export?format=xlsx']
/** Bytes beside those of the pages before it. */
const maxExport = 64_000_000
const sampleEvery = 100

/** The pages of a school with three years of practice, as an owner, a teacher and a student read them, and its exports. */
export async function measureYears(testbed: Testbed): Promise<Figure[]> {
  const [owner] = await testbed.openSchools({ count: 1, students })
  if (!owner) throw new Error('No school was made')
  await testbed.practise(owner, { conversations, days: 365 * years })
  await testbed.run(fillHomework, [owner.school_id, tasksOfClass])
  const teacher = await testbed.openTeacher(owner, 2)
  await testbed.settle()
  const ids = await idsIn(testbed, owner)
  const student = await practiceTokenOf(testbed, owner, ids.student)
  const figures: Figure[] = []
  for (const [name, path] of pagesOf(ids)) figures.push(await timeOf(testbed, `${name}, owner`, path, owner.token))
  for (const [name, path] of teachersPages(ids))
    figures.push(await timeOf(testbed, `${name}, a teacher of two classes`, path, teacher.token))
  figures.push(await timeOf(testbed, 'the page of a student', '/api/practice', student))
  await testbed.run('update sessions set confirmed_at = now() where school_id = $1', [owner.school_id])
  for (const path of exports) figures.push(...(await exportOf(testbed, path, owner)))
  return figures
}

interface Ids {
  student: string
  class: string
  chatbot: string
  avatar: string
  task: string
  conversation: string
}

const teachersPages = (ids: Ids) => pagesOf(ids).filter(([name]) => !/staff|plan|log|term/.test(name))

const pagesOf = (ids: Ids): [name: string, path: string][] => [
  ['Home', '/api/home'],
  ['students', '/api/students?page_size=50'],
  ['students, the last page', `/api/students?page_size=50&page=${students / 50}`],
  ['students behind with homework', '/api/students?page_size=50&homework=behind'],
  ['students of a chatbot', `/api/students?page_size=50&chatbot_id=${ids.chatbot}`],
  ['search', '/api/search?q=bruno'],
  ['a student', `/api/students/${ids.student}`],
  ['the history of a student', `/api/students/${ids.student}/history`],
  ['the homework of a student', `/api/students/${ids.student}/tasks`],
  ['the report of a student', `/api/reports?student_id=${ids.student}&from=${daysAgo(365)}&to=${daysAgo(0)}`],
  ['conversations', '/api/conversations?page_size=50'],
  ['conversations, the last page', `/api/conversations?page_size=50&page=${conversations / 50}`],
  ['conversations of a chatbot', `/api/conversations?page_size=50&chatbot_id=${ids.chatbot}`],
  ['a conversation', `/api/conversations/${ids.conversation}`],
  ['classes', '/api/classes'],
  ['a class', `/api/classes/${ids.class}`],
  ['the homework table of a class', `/api/classes/${ids.class}/tasks`],
  ['homework', '/api/tasks'],
  ['a new term', '/api/classes/rollover'],
  ['chatbots', '/api/chatbots'],
  ['avatars', '/api/avatars'],
  ['assignments of a class', `/api/assignments?class_id=${ids.class}`],
  ['the report of a year', `/api/reports?from=${daysAgo(365)}&to=${daysAgo(0)}`],
  ['the report of a class', `/api/reports?class_id=${ids.class}&from=${daysAgo(365)}&to=${daysAgo(0)}`],
  ['notices', '/api/notices'],
  ['staff', '/api/staff'],
  ['the log', '/api/audit'],
  ['the plan', '/api/billing'],
]

const now = Date.now()
const daysAgo = (days: number) => new Date(now - days * 86_400_000).toISOString().slice(0, 10)

async function idsIn({ run }: Testbed, { school_id }: School): Promise<Ids> {
  const [ids] = await run(
    `select c.student_id as student, m.class_id as class, c.chatbot_id as chatbot, c.id as conversation,
      (select id from avatars where school_id = $1 limit 1) as avatar,
      (select id from tasks where school_id = $1 and class_id = m.class_id limit 1) as task
     from conversations c join class_members m on m.school_id = c.school_id and m.student_id = c.student_id
     join class_teachers t on t.school_id = m.school_id and t.class_id = m.class_id
     where c.school_id = $1 limit 1`,
    [school_id],
  )
  const { student = '', class: class_id = '', chatbot = '', conversation = '', avatar = '', task = '' } = ids ?? {}
  return { student, class: class_id, chatbot, conversation, avatar, task }
}

async function practiceTokenOf(testbed: Testbed, { token }: School, id: string): Promise<string> {
  const { url } = Object(await read(testbed, `/api/students/${id}/link`, token))
  const response = await fetch(`${testbed.ours.program.address}/api/practice/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: new URL(String(url)).hash.slice(1) }),
  })
  return String(Object(await response.json()).practiceToken)
}

async function ask({ ours }: Testbed, path: string, token: string): Promise<Response> {
  const response = await fetch(`${ours.program.address}${path}`, { headers: { authorization: `Bearer ${token}` } })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return response
}

const read = async (testbed: Testbed, path: string, token: string): Promise<unknown> =>
  (await ask(testbed, path, token)).json()

async function timeOf(testbed: Testbed, what: string, path: string, token: string): Promise<Figure> {
  const times: number[] = []
  for (let call = -warmUps; call < calls; call += 1) {
    const start = performance.now()
    await read(testbed, path, token)
    if (call >= 0) times.push(performance.now() - start)
  }
  const p95 = percentile(times, 0.95)
  return { what: `${what}, p95`, ours: milliseconds(p95), ...atMost(p95, maxMs, ' ms') }
}

async function exportOf(testbed: Testbed, path: string, { token }: School): Promise<Figure[]> {
  const { program } = testbed.ours
  const memory = async () => (await program.ask<Usage>('usage')).rss
  await program.ask<Usage>('memory')
  const before = await memory()
  const start = performance.now()
  const response = await ask(testbed, path, token)
  let [bytes, peak, next] = [0, before, start]
  for await (const part of response.body ?? []) {
    bytes += part.byteLength
    if (performance.now() < next) continue
    peak = Math.max(peak, await memory())
    next = performance.now() + sampleEvery
  }
  const more = peak - before
  return [
    { what: `${path.split('?')[0]} of ${megabytes(bytes)}`, ours: milliseconds(performance.now() - start) },
    { what: '— memory beside', ours: megabytes(more), ...atMost(more / 1e6, maxExport / 1e6, ' MB') },
  ]
}
