import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Measures } from '#contract/practice/conversations.ts'
import { runAsOwner } from '#server/test/database.ts'
import { openWorld, type School, type World } from '#server/test/world.ts'

const measures: Measures = {
  turns: 4,
  minutes: 3,
  words: 20,
  stayed: 0.8,
  vocabulary_used: 1,
  vocabulary_total: 2,
  steps_done: 1,
  steps_total: 2,
  corrections: { spelling: 0, accents: 0, grammar: 0, other_language: 0 },
}

let world: World
let teacher: School
beforeAll(async () => {
  world = await openWorld()
  // Planned by sizes: a school of 2,000 students among others.
  const [school, other] = [await world.signUp({ tier: 'pro' }), await world.signUp({ tier: 'pro' })]
  for (const { signedIn, api } of [school, other]) {
    await world.pool.query(
      `insert into students (school_id, first_name) select $1, 'Student ' || n from generate_series(1, 2000) n`,
      [signedIn.user.school.id],
    )
    await world.pool.query(
      `insert into conversations (school_id, student_id, chatbot_name, language, engine, script, seed, state, measures, last_message_at)
       select school_id, id, 'Café', 'es', 'guided', '{}', 1, 'finished', $2, now() - random() * interval '1 year'
       from students where school_id = $1`,
      [signedIn.user.school.id, JSON.stringify(measures)],
    )
    for (const name of ['A1', 'A2', 'B1', 'B2']) {
      const { id } = await api.classes.add({ body: { name } })
      await world.pool.query(
        `insert into class_members (school_id, class_id, student_id)
         select school_id, $2, id from students where school_id = $1 and random() < 0.2`,
        [signedIn.user.school.id, id],
      )
    }
  }
  teacher = await world.addMember(school, 'teacher', [(await school.api.classes.list()).items[0]?.id ?? ''])
  await runAsOwner(world, 'vacuum analyze')
})
afterAll(() => world.close())

interface Sent {
  text: string
  values: readonly unknown[]
}

/** The plans of the statements that a call sends and that read a teacher's classes. */
async function plansOf(work: () => Promise<unknown>): Promise<string> {
  const query = vi.spyOn(Client.prototype, 'query')
  await work()
  const calls: readonly unknown[][] = query.mock.calls
  query.mockRestore()
  const sent = calls.flatMap(([statement]): Sent[] => (isSent(statement) ? [statement] : []))
  const plans = await Promise.all(
    sent.map(async ({ text, values }) => {
      const { rows } = await world.pool.query<{ 'QUERY PLAN': string }>({
        text: `explain ${text}`,
        values: [...values],
      })
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    }),
  )
  expect(plans.length).toBeGreaterThan(0)
  return plans.join('\n')
}

const isSent = (statement: unknown): statement is Sent =>
  typeof statement === 'object' &&
  statement !== null &&
  'text' in statement &&
  String(statement.text).includes('own_students')

test('the students of a teacher are read in their order from the index', async () => {
  const plan = await plansOf(() => teacher.api.students.list())
  expect(plan).toContain('Index Scan using students_school_id_name_id_idx')
  expect(plan).not.toMatch(/Seq Scan on students/)
})

test('the conversations of a teacher are read in their order from the index', async () => {
  const plan = await plansOf(() => teacher.api.conversations.list())
  expect(plan).toMatch(/Index (?:Only )?Scan using conversations_school_id_last_message_at/)
  expect(plan).not.toMatch(/Seq Scan on (?:conversations|students)/)
})
