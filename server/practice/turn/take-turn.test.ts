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

/** Notes whether a transaction is open, in which rows are locked, each time that the lexicon is read. */
async function watchTransactions(): Promise<{ readings: boolean[]; begun: () => number }> {
  let isOpen = false
  let begun = 0
  const readings: boolean[] = []
  // oxlint-disable-next-line typescript/unbound-method -- it is called on its own client below
  const query: (this: Client, ...values: unknown[]) => unknown = Client.prototype.query
  vi.spyOn(Client.prototype, 'query').mockImplementation(function watched(this: Client, ...values: unknown[]) {
    const [first] = values
    const text = typeof first === 'string' ? first : String(Reflect.get(Object(first), 'text'))
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
  await say(student, id, 'Un cafe, por favor.')
  expect(begun()).toBe(1)
  expect(readings.length).toBeGreaterThan(3)
  expect(readings).not.toContain(true)
})
