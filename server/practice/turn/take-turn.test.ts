import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { analyserOf } from '#server/analysis/packs.ts'
import { begin, openPracticeStudent, say } from '#server/test/practice-world.ts'
import { openWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => world.close())

const textOf = ([first]: readonly unknown[]) =>
  typeof first === 'string' ? first : String(Reflect.get(Object(first), 'text'))

/** Notes whether a transaction is open, in which rows are locked, each time that the lexicon is read. */
async function watchTransactions(): Promise<{ readings: boolean[]; begun: () => number }> {
  let isOpen = false
  let begun = 0
  const readings: boolean[] = []
  // oxlint-disable-next-line typescript/unbound-method -- it is called on its own client below
  const query: (this: Client, ...values: unknown[]) => unknown = Client.prototype.query
  vi.spyOn(Client.prototype, 'query').mockImplementation(function watched(this: Client, ...values: unknown[]) {
    const text = textOf(values)
    if (/^begin/i.test(text)) {
      isOpen = true
      begun += 1
    } else if (/^(?:commit|rollback)/i.test(text)) isOpen = false
    return query.apply(this, values)
  })
  const lexicon = (await analyserOf('es'))?.lexicon
  if (!lexicon) throw new Error('Spanish is not checked')
  const read = lexicon.read.bind(lexicon)
  vi.spyOn(lexicon, 'read').mockImplementation((word) => {
    readings.push(isOpen)
    return read(word)
  })
  return { readings, begun: () => begun }
}

test('while a message is analysed, no row of the student is locked', async () => {
  const student = await openPracticeStudent(world)
  const id = await begin(student)
  const { readings, begun } = await watchTransactions()
  // What tells of harm is saved in a transaction of several statements.
  await say(student, id, 'Me quiero morir. Un cafe, por favor.')
  expect(begun()).toBe(1)
  expect(readings.length).toBeGreaterThan(3)
  expect(readings).not.toContain(true)
})

test('two messages at once in two tabs are both answered, each once, and both count', async () => {
  const student = await openPracticeStudent(world)
  const id = await begin(student)
  await Promise.all([say(student, id, 'Un café'), say(student, id, 'Un té')])
  const { messages, measures, today } = await student.api.practice.finish({ params: { id } })
  expect(messages.map(({ from }) => from)).toEqual(['partner', 'student', 'partner', 'student', 'partner'])
  expect(measures).toMatchObject({ turns: 2, words: 4 })
  expect(today.used).toBe(2)
})

test('a guided reply is saved with its message, and no turn is reserved', async () => {
  const student = await openPracticeStudent(world)
  const id = await begin(student)
  await say(student, id, 'Un café')
  const { rows } = await world.pool.query(
    `select c.answering_until, count(distinct m.xmin::text)::int as transactions, count(*)::int as messages
     from messages m join conversations c on c.id = m.conversation_id
     where c.id = $1 and coalesce(m.key, m.reply_to::text) is not null group by c.answering_until`,
    [id],
  )
  expect(rows).toEqual([{ answering_until: null, transactions: 1, messages: 2 }])
})

test('a message to a conversation that changed since it was read is prepared once more, and saved once', async () => {
  const student = await openPracticeStudent(world)
  const id = await begin(student)
  let tries = 0
  // oxlint-disable-next-line typescript/unbound-method -- it is called on its own client below
  const query: (this: Client, ...values: unknown[]) => unknown = Client.prototype.query
  vi.spyOn(Client.prototype, 'query').mockImplementation(function changing(this: Client, ...values: unknown[]) {
    const send = () => query.apply(this, values)
    if (!/insert into messages/.test(textOf(values)) || (tries += 1) > 1) return send()
    const change = 'update conversations set flag_seen_at = now() where id = $1'
    return world.pool.query(change, [id]).then(send)
  })
  await say(student, id, 'Un café')
  expect(tries).toBe(2)
  expect((await student.api.practice.get({ params: { id } })).messages).toHaveLength(3)
})
