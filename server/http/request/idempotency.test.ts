import { beforeAll, expect, test } from 'vitest'
import { purgeAnswers, writeOnce } from '#server/http/request/idempotency.ts'
import { shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

async function repeatOf(body: unknown = { first_name: 'Ada' }) {
  const { signedIn } = await world.signUp({ tier: null })
  return { school_id: signedIn.user.school.id, call: 'POST /things', key: 'k', body }
}

test('a failed call is not saved, so that it can be retried', async () => {
  const repeat = await repeatOf()
  const fails = writeOnce(world.db, repeat)(() => Promise.reject(new Error('no')))
  await expect(fails).rejects.toThrow('no')
  expect(await writeOnce(world.db, repeat)(async () => 'done')).toBe('done')
})

test('a key does not apply to another school, another call, or after a day', async () => {
  const repeat = await repeatOf()
  const other = await repeatOf()
  expect(await writeOnce(world.db, repeat)(async () => 1)).toBe(1)
  expect(await writeOnce(world.db, repeat)(async () => 2)).toBe(1)
  expect(await writeOnce(world.db, other)(async () => 2)).toBe(2)
  expect(await writeOnce(world.db, { ...repeat, call: 'POST /others' })(async () => 3)).toBe(3)
  const dayAgo = new Date(Date.now() - 25 * 3600e3).toISOString()
  await world.db
    .updateTable('idempotency_keys')
    .set({ created_at: dayAgo })
    .where('school_id', '=', repeat.school_id)
    .execute()
  expect(await writeOnce(world.db, repeat)(async () => 4)).toBe(4)
})

test('expired answers are deleted', async () => {
  const repeat = await repeatOf()
  await writeOnce(world.db, repeat)(async () => null)
  const dayAgo = new Date(Date.now() - 25 * 3600e3).toISOString()
  await world.db
    .updateTable('idempotency_keys')
    .set({ created_at: dayAgo })
    .where('school_id', '=', repeat.school_id)
    .execute()
  await purgeAnswers(world.db)
  const left = await world.db
    .selectFrom('idempotency_keys')
    .select('key')
    .where('school_id', '=', repeat.school_id)
    .execute()
  expect(left).toEqual([])
})
