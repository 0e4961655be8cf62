import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type School, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({}, 'silent')
})
afterAll(() => world.close())

/** Ends all connections; new ones are read-only or writable. */
async function demote(isReadOnly: boolean): Promise<void> {
  const name = new URL(world.url).pathname.slice(1)
  const client = new Client({ connectionString: world.url })
  await client.connect()
  await client.query('set default_transaction_read_only = off')
  await client.query(`alter database ${name} set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`)
  if (isReadOnly)
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
  await client.end()
}

const add = ({ api }: School) =>
  api.students.add({ body: { first_name: 'Ada' } }).then(
    () => 'added',
    (error: unknown) => Object(error).code,
  )

test('after a failover connections to the old primary are discarded, and writes recover', async () => {
  const school = await world.signUp()
  await demote(true)
  const during = new Set(await Promise.all(Array.from({ length: 8 }, () => add(school))))
  expect([...during]).toEqual(['unavailable'])
  await demote(false)
  const after = []
  for (let time = 0; time < 25; time++) after.push(await add(school))
  expect(after.at(-1)).toBe('added')
})
