import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ApiError } from '#contract/errors.ts'
import type { Preview } from '#contract/people/imports.ts'
import { run, send } from '#server/imports/fixtures/import-calls.ts'
import { freshRoster } from '#server/imports/fixtures/rosters.ts'
import { openWorld, type School, shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

/** A school whose trial is over and paid for. */
async function paying(): Promise<School> {
  const school = await world.signUp()
  const { id } = school.signedIn.user.school
  await world.pool.query(`update schools set subscription_status = 'active' where id = $1`, [id])
  return school
}
const seatsOf = async ({ api }: School) => (await api.students.list()).seats
const namesOf = (prefix: string, count: number) =>
  `Name\n${Array.from({ length: count }, (_, row) => `${prefix} ${row}`).join('\n')}`

describe('the cap', () => {
  test('lets the first rows in, and the rest of the same file after an upgrade', async () => {
    const school = await world.signUp()
    const preview = await send(school, await freshRoster('sixty-for-fifty-five-seats.csv'))
    expect(preview.summary).toMatchObject({ new: 55, over_limit: 5 })
    await run(school, preview)
    await school.api.billing.change({ body: { tier: 'plus' } })
    const again = await school.api.imports.again({ params: { id: preview.import_id } })
    expect(again.summary).toMatchObject({ new: 5, present: 55, over_limit: 0, similar: 0 })
    expect(await run(school, again)).toEqual({ added: 5, activated: 0, skipped: 55 })
    expect(await seatsOf(school)).toEqual({ used: 60, limit: 150 })
  })

  test('refuses more rows than there are seats by naming the plan that has them, and adds none', async () => {
    const school = await world.signUp()
    const preview = await send(school, await freshRoster('sixty-for-fifty-five-seats.csv'))
    const all = preview.rows.map(({ row }) => row)
    await expect(run(school, preview, all)).rejects.toMatchObject({
      code: 'student_limit_reached',
      details: { limit: 55, used: 0, tier_needed: 'plus' },
    })
    expect(await seatsOf(school)).toEqual({ used: 0, limit: 55 })
    expect(await run(school, preview, all.slice(-55))).toMatchObject({ added: 55 })
  })

  test('holds when many files are imported at once', async () => {
    const school = await paying()
    const previews = await Promise.all(['Anna', 'Tom', 'Uli', 'Eva'].map((name) => send(school, namesOf(name, 20))))
    const done = await Promise.all(previews.map((preview) => run(school, preview)))
    expect(done.reduce((sum, { added }) => sum + added, 0)).toBe(55)
    expect(await seatsOf(school)).toEqual({ used: 55, limit: 55 })
  })

  test('holds when one file is imported many times at once', async () => {
    const school = await world.signUp()
    const preview = await send(school, namesOf('Anna', 30))
    const done = await Promise.all([1, 2, 3, 4].map(() => run(school, preview).catch(({ code }: ApiError) => code)))
    expect(done.filter((one) => one !== 'not_found')).toEqual([{ added: 30, activated: 0, skipped: 0 }])
    expect(await seatsOf(school)).toMatchObject({ used: 30 })
  })

  test('of a school without a plan is refused', async () => {
    const school = await world.signUp({ tier: null })
    await expect(send(school, 'Name\nAnna\n')).rejects.toMatchObject({ code: 'subscription_required' })
  })
})

describe('an address of another school', () => {
  const listOf = (prefix: string, count: number) =>
    `Name,Email\n${Array.from({ length: count }, (_, row) => `${prefix} ${row},${prefix}${row}@x.example`).join('\n')}`

  test('can’t be added, and the file says no more than that', async () => {
    const [mine, other] = [await world.signUp(), await world.signUp({ school_name: 'Secret school' })]
    await run(other, await send(other, listOf('ada', 1)))
    const preview = await send(mine, `${listOf('ada', 1)}\nTom,tom@x.example`)
    expect(preview.summary).toMatchObject({ new: 1, elsewhere: 1 })
    expect(JSON.stringify(preview)).not.toContain('Secret')
    await expect(run(mine, preview, [2, 3])).rejects.toMatchObject({ code: 'student_elsewhere' })
    expect(await run(mine, preview)).toEqual({ added: 1, activated: 0, skipped: 1 })
  })
})

test('a school sends ten files an hour', async () => {
  const limited = await openWorld({ limitFactor: 1 })
  const school = await limited.signUp()
  for (let file = 0; file < 10; file++) await send(school, 'Name\nAnna\n')
  await expect(send(school, 'Name\nAnna\n')).rejects.toMatchObject({ code: 'too_many_requests' })
  const other = await limited.signUp()
  await expect(send(other, 'Name\nAnna\n')).resolves.toBeDefined()
  await limited.close()
})

test.each([
  ['a paying school', 10, () => paying()],
  ['a school on trial', 2, () => world.signUp()],
])('the last files of %s are kept, and no more than %i', async (_school, count, signUp) => {
  const school = await signUp()
  const previews: Preview[] = []
  for (let file = 0; file <= count; file++) previews.push(await send(school, `Name\nAnna ${file}\n`))
  const [first, second] = previews
  await expect(run(school, first as Preview)).rejects.toMatchObject({ code: 'not_found' })
  await expect(run(school, second as Preview)).resolves.toMatchObject({ added: 1 })
})

test('when all files together need too much room, the oldest go, and those of a paying school last', async () => {
  const small = await openWorld({ importsMegabytes: 1 })
  const noise = () => randomBytes(22_000).toString('base64')
  const third = () => `Name,Notes\n${Array.from({ length: 15 }, () => `Anna,${noise()}`).join('\n')}\n`
  const [paid, trial, late] = [await small.signUp(), await small.signUp(), await small.signUp()]
  await small.pool.query(`update schools set subscription_status = 'active' where id = $1`, [
    paid.signedIn.user.school.id,
  ])
  const isKept = ({ api }: School, { import_id }: Preview) =>
    api.imports.again({ params: { id: import_id } }).then(
      () => true,
      () => false,
    )
  const first = await send(paid, third())
  const previews = [await send(trial, third()), await send(trial, third()), await send(late, third())]
  const [older, newer] = previews as [Preview, Preview]
  expect([await isKept(trial, older), await isKept(trial, newer)]).toEqual([false, true])
  await send(paid, third())
  expect([await isKept(trial, newer), await isKept(paid, first)]).toEqual([false, true])
  await send(paid, third())
  await expect(send(late, third())).rejects.toMatchObject({ code: 'storage_full' })
  await send(paid, third())
  expect(await isKept(paid, first)).toBe(false)
  await small.close()
})
