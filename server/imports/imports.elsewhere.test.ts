import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ApiError } from '#contract/errors.ts'
import type { Preview } from '#contract/people/imports.ts'
import { listOf, run, send, verdictsOf } from '#server/imports/fixtures/import-calls.ts'
import { openWorld, type School, type World } from '#server/test/world.ts'

let world: World
let other: School
beforeAll(async () => {
  world = await openWorld({ limitFactor: 1 })
  other = await world.signUp({ tier: 'plus' })
  await run(other, await send(other, tableOf(theirs(60))))
})
afterAll(() => world.close())

/** Addresses of the other school's students, and unused ones. */
const theirs = (count: number) => Array.from({ length: count }, (_, index) => `bea${index}@elsewhere.example`)
const free = (count: number) => theirs(count).map((email) => `${crypto.randomUUID()}.${email}`)
const mixed = (count: number) => theirs(count).flatMap((email) => [email, ...free(1)])

const tableOf = (emails: readonly string[], heading = 'Email') =>
  `Name,${heading}\n${emails.map((email, index) => `Bea ${index},${email}`).join('\n')}`

const tooMany = { code: 'too_many_requests', details: { retry_after: expect.any(Number) } }
const again = ({ api }: School, { import_id }: Preview) => api.imports.again({ params: { id: import_id } })
const columnsOf = ({ api }: School, { import_id }: Preview, index = 1) =>
  api.imports.columns({ params: { id: import_id }, body: { columns: [{ index, field: 'email' }] } })

async function problemsOf({ api }: School, { import_id }: Preview): Promise<string[]> {
  const file = await api.imports.problems({ params: { id: import_id } })
  const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()))
  return (sheets[0]?.rows.slice(1) ?? []).map((row) => String(row.at(-1) ?? ''))
}

/** A school that has been told of so many addresses. */
async function told(count: number): Promise<School> {
  const school = await world.signUp()
  expect((await send(school, tableOf(theirs(count)))).summary.elsewhere).toBe(count)
  return school
}

describe('of addresses of other schools a school is told twenty an hour', () => {
  test('by a preview, which says nothing of those after the last', async () => {
    const school = await world.signUp()
    const preview = await send(school, tableOf(mixed(21)))
    expect(verdictsOf(preview)).toEqual([
      ...Array.from({ length: 19 }, () => ['elsewhere', 'new']).flat(),
      'elsewhere',
      ...Array.from({ length: 3 }, () => 'doubtful'),
    ])
    expect(preview.rows.at(-1)?.reasons).toEqual([])
  })

  test('by all previews together, each address once, and then nothing is looked up', async () => {
    const school = await told(20)
    const known = await send(school, tableOf(theirs(20)))
    expect(known.summary.elsewhere).toBe(20)
    for (let time = 0; time < 3; time++) expect((await again(school, known)).summary.elsewhere).toBe(20)
    const asked = [theirs(21).slice(20), free(1)].flat()
    expect(verdictsOf(await send(school, tableOf(asked)))).toEqual(['doubtful', 'doubtful'])
  })

  test('by a preview that is asked for again', async () => {
    const school = await world.signUp()
    const preview = await send(school, tableOf(theirs(21)))
    for (let time = 0; time < 3; time++)
      expect((await again(school, preview)).summary).toMatchObject({ elsewhere: 20, doubtful: 1 })
  })

  test('by columns that are said by hand', async () => {
    const school = await told(20)
    const hidden = await send(school, tableOf(mixed(40).slice(40), 'Remarks'))
    expect(new Set(verdictsOf(await columnsOf(school, hidden)))).toEqual(new Set(['doubtful']))
    expect(new Set(verdictsOf(await again(school, hidden)))).toEqual(new Set(['doubtful']))
  })

  test('by the file of problems', async () => {
    const school = await world.signUp()
    const hidden = await send(school, tableOf(mixed(21), 'Remarks'))
    await columnsOf(school, hidden)
    const reasons = await problemsOf(school, hidden)
    expect(reasons.filter(Boolean)).toHaveLength(20)
    expect(reasons.filter((reason) => !reason)).toHaveLength(3)
  })

  test('by running an import, with its rows and without, of which one is as much refused as the other', async () => {
    const school = await told(20)
    const asked = async (email: string) => {
      const preview = await send(school, tableOf([email]))
      return [
        await run(school, preview).catch((error: ApiError) => error),
        await run(school, preview, [2]).catch((error: ApiError) => error),
      ]
    }
    for (const email of [...theirs(21).slice(20), ...free(1)])
      expect(await asked(email)).toEqual([expect.objectContaining(tooMany), expect.objectContaining(tooMany)])
    expect(await listOf(school)).toEqual([])
  })

  test('by previews that are sent at once', async () => {
    const school = await world.signUp()
    const sent = theirs(60).map((email, index) => [email, index] as const)
    const parts = [0, 1, 2].map((part) => sent.filter(([, index]) => index % 3 === part).map(([email]) => email))
    const previews = await Promise.all(parts.map((emails) => send(school, tableOf(emails))))
    expect(previews.reduce((sum, { summary }) => sum + summary.elsewhere, 0)).toBe(20)
  })

  test('by adding and editing one at a time, however many are tried at once', async () => {
    const school = await world.signUp()
    const { id, version } = await school.api.students.add({ body: { first_name: 'Ada' } })
    const codes = await Promise.all(
      theirs(30).map((email, index) => {
        const work =
          index % 3 === 0
            ? school.api.students.edit({ params: { id }, body: { version, email } })
            : school.api.students.add({ body: { first_name: 'Bea', email } })
        return work.then(
          () => 'added',
          ({ code }: ApiError) => code,
        )
      }),
    )
    expect(codes.filter((code) => code === 'student_elsewhere')).toHaveLength(20)
    expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(10)
    await expect(
      school.api.students.add({ body: { first_name: 'Bo', email: free(1)[0] ?? '' } }),
    ).rejects.toMatchObject(tooMany)
  })
})

test('a school that adds many of its own students at once is told to wait for nothing', async () => {
  const school = await world.signUp()
  await Promise.all(free(40).map((email) => school.api.students.add({ body: { first_name: 'Ada', email } })))
  expect((await send(school, tableOf(theirs(20)))).summary.elsewhere).toBe(20)
})

test('rows that were looked up before the last answer are imported after it', async () => {
  const school = await world.signUp()
  const preview = await send(school, tableOf([...free(5), ...theirs(21)]))
  expect(preview.summary).toMatchObject({ new: 5, elsewhere: 20, doubtful: 1 })
  expect(await run(school, preview, [2, 3, 4, 5, 6])).toMatchObject({ added: 5 })
})

test('that such a row has become another school’s is no further answer', async () => {
  const [school, rival] = [await told(19), await world.signUp()]
  const [email = ''] = free(1)
  const preview = await send(school, tableOf([email, ...theirs(20).slice(19)]))
  expect(verdictsOf(preview)).toEqual(['new', 'elsewhere'])
  await rival.api.students.add({ body: { first_name: 'Ada', email } })
  expect(verdictsOf(await again(school, preview))).toEqual(['new', 'elsewhere'])
  await expect(run(school, preview, [2])).rejects.toMatchObject({ code: 'busy' })
  await expect(run(school, preview, [2])).rejects.toMatchObject(tooMany)
})
