import { beforeAll, expect, test } from 'vitest'
import { ApiError } from '#contract/errors.ts'
import { type School, shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

const failureOf = (work: Promise<unknown>) =>
  work.then(() => null).catch((error: unknown) => (error instanceof ApiError ? error : Promise.reject(error)))
const names = async ({ api }: School, query: Parameters<School['api']['students']['list']>[0] = {}) =>
  (await api.students.list(query)).items.map(({ first_name, last_name }) =>
    [first_name, last_name].filter(Boolean).join(' '),
  )

/** Fills a school to `count` active students without going through the API. */
const seat = ({ signedIn }: School, count: number) =>
  world.db
    .insertInto('students')
    .values(
      Array.from({ length: count }, (_, index) => ({
        school_id: signedIn.user.school.id,
        first_name: `Seat ${index}`,
      })),
    )
    .execute()

test('a student is added active, with what was said of it', async () => {
  const { api } = await world.signUp()
  const added = await api.students.add({
    body: {
      first_name: ' José\tLuis ',
      last_name: 'Ñúñez',
      email: 'Jose@X.Example',
      level: 'B1',
      native_language: 'es',
      notes: 'a\r\nb',
    },
  })
  expect(added).toMatchObject({
    first_name: 'José Luis',
    last_name: 'Ñúñez',
    email: 'jose@x.example',
    level: 'B1',
    native_language: 'es',
    notes: 'a\nb',
    status: 'active',
    version: 1,
    classes: [],
    last_practised_at: null,
  })
  expect(added.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  expect(await api.students.get({ params: { id: added.id } })).toEqual(added)
})

test('search ignores case and accents, and takes words in any order', async () => {
  const school = await world.signUp()
  for (const [first_name, last_name] of [
    ['Jürgen', 'Weiß'],
    ['Łukasz', 'Çelik'],
    ['Søren', 'Ørsted'],
    ['Ana', '100%_pure'],
  ])
    await school.api.students.add({ body: { first_name: first_name ?? '', last_name: last_name ?? '' } })
  expect(await names(school, { query: { search: 'jurgen' } })).toEqual(['Jürgen Weiß'])
  expect(await names(school, { query: { search: 'WEISS jurg' } })).toEqual(['Jürgen Weiß'])
  expect(await names(school, { query: { search: 'celik' } })).toEqual(['Łukasz Çelik'])
  expect(await names(school, { query: { search: 'orsted' } })).toEqual(['Søren Ørsted'])
  expect(await names(school, { query: { search: '100%_p' } })).toEqual(['Ana 100%_pure'])
  expect(await names(school, { query: { search: '%' } })).toEqual(['Ana 100%_pure'])
  expect(await names(school, { query: { search: '\\' } })).toEqual([])
})

test('names are sorted as people sort them, and what is empty comes last both ways', async () => {
  const school = await world.signUp()
  for (const [first_name, level] of [
    ['Zoë', 'A1'],
    ['Élodie', null],
    ['eva', 'C1'],
    ['Student 10', 'B2'],
    ['Student 9', null],
  ] as const)
    await school.api.students.add({ body: { first_name, level } })
  expect(await names(school)).toEqual(['Élodie', 'eva', 'Student 9', 'Student 10', 'Zoë'])
  expect(await names(school, { query: { sort: '-name' } })).toEqual(['Zoë', 'Student 10', 'Student 9', 'eva', 'Élodie'])
  expect((await names(school, { query: { sort: 'level' } })).slice(0, 3)).toEqual(['Zoë', 'Student 10', 'eva'])
  expect((await names(school, { query: { sort: '-level' } })).slice(0, 3)).toEqual(['eva', 'Student 10', 'Zoë'])
})

test('pages never overlap and the total does not depend on them', async () => {
  const school = await world.signUp()
  await seat(school, 25)
  const pages = await Promise.all(
    [1, 2, 3, 4].map((page) => school.api.students.list({ query: { page, page_size: 10 } })),
  )
  expect(pages.map(({ items }) => items.length)).toEqual([10, 10, 5, 0])
  expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(25)
  expect(pages.map(({ total }) => total)).toEqual([25, 25, 25, 25])
  expect(pages[0]?.seats).toEqual({ used: 25, limit: 55 })
})

test('adding past the cap adds no student and says which plan would allow it', async () => {
  const school = await world.signUp()
  await seat(school, 55)
  const failure = await failureOf(school.api.students.add({ body: { first_name: 'One too many' } }))
  expect(failure).toMatchObject({
    code: 'student_limit_reached',
    details: { limit: 55, used: 55, tier_needed: 'plus' },
  })
  expect((await school.api.students.list()).counts).toMatchObject({ active: 55, inactive: 0 })
})

test('of two requests for the last seat one wins', async () => {
  for (let round = 0; round < 10; round++) {
    const school = await world.signUp()
    await seat(school, 54)
    const failures = await Promise.all(
      ['a', 'b'].map((first_name) => failureOf(school.api.students.add({ body: { first_name } }))),
    )
    expect(failures.filter((failure) => failure?.code === 'student_limit_reached')).toHaveLength(1)
    expect((await school.api.students.list()).seats.used).toBe(55)
  }
})

test('a student who is inactive keeps no seat and takes one again when activated', async () => {
  const school = await world.signUp()
  const { id } = await school.api.students.add({ body: { first_name: 'Ida' } })
  await school.api.students.bulk({ body: { action: 'inactivate', ids: [id] } })
  await seat(school, 55)
  const failure = await failureOf(school.api.students.bulk({ body: { action: 'activate', ids: [id] } }))
  expect(failure).toMatchObject({ code: 'student_limit_reached' })
  expect((await school.api.students.list()).counts).toMatchObject({ active: 55, inactive: 1 })
})

test('an address of another school is refused without saying whose, one of our own says so', async () => {
  const [mine, theirs] = [await world.signUp(), await world.signUp()]
  await theirs.api.students.add({ body: { first_name: 'Ada', email: 'ada@shared.example' } })
  expect(
    await failureOf(mine.api.students.add({ body: { first_name: 'Ada', email: 'ADA@shared.example' } })),
  ).toMatchObject({
    code: 'student_elsewhere',
    details: {},
  })
  await mine.api.students.add({ body: { first_name: 'Bo', email: 'bo@shared.example' } })
  expect(
    await failureOf(mine.api.students.add({ body: { first_name: 'Bo', email: 'bo@shared.example' } })),
  ).toMatchObject({
    code: 'email_taken',
  })
  expect((await mine.api.students.list()).total).toBe(1)
})

test('a student number is taken once in a school', async () => {
  const [mine, theirs] = [await world.signUp(), await world.signUp()]
  await mine.api.students.add({ body: { first_name: 'Ada', student_number: 'S1' } })
  expect(await failureOf(mine.api.students.add({ body: { first_name: 'Bo', student_number: 'S1' } }))).toMatchObject({
    code: 'number_taken',
  })
  await theirs.api.students.add({ body: { first_name: 'Cy', student_number: 'S1' } })
})

test('a change that saw an older version is told, and changes nothing', async () => {
  const { api } = await world.signUp()
  const { id, version } = await api.students.add({ body: { first_name: 'Ada', email: 'ada@versions.example' } })
  const edited = await api.students.edit({ params: { id }, body: { version, last_name: 'Lovelace', email: null } })
  expect(edited).toMatchObject({ last_name: 'Lovelace', email: null, version: 2 })
  expect(await failureOf(api.students.edit({ params: { id }, body: { version, last_name: 'Byron' } }))).toMatchObject({
    code: 'edited_elsewhere',
  })
  expect((await api.students.get({ params: { id } })).last_name).toBe('Lovelace')
  await api.students.add({ body: { first_name: 'Other', email: 'ada@versions.example' } })
})

test('a bulk change with one id of another school changes no student', async () => {
  const [mine, theirs] = [await world.signUp(), await world.signUp()]
  const { id } = await mine.api.students.add({ body: { first_name: 'Mine' } })
  const foreign = await theirs.api.students.add({ body: { first_name: 'Theirs' } })
  for (const action of ['inactivate', 'activate', 'delete'] as const)
    expect(await failureOf(mine.api.students.bulk({ body: { action, ids: [id, foreign.id] } }))).toMatchObject({
      code: 'not_found',
    })
  expect((await mine.api.students.list()).counts).toMatchObject({ active: 1, inactive: 0 })
  expect((await theirs.api.students.list()).counts).toMatchObject({ active: 1, inactive: 0 })
})

test('the same key and body have one effect and one answer, another body is refused', async () => {
  const { api } = await world.signUp()
  const add = (first_name: string) => api.students.add({ body: { first_name } }, { idempotencyKey: 'attempt-1' })
  const [first, second] = await Promise.all([add('Ada'), add('Ada')])
  // To the order of their fields.
  expect(JSON.stringify([second, await add('Ada')])).toBe(JSON.stringify([first, first]))
  expect(await failureOf(add('Bo'))).toMatchObject({ code: 'idempotency_mismatch' })
  expect((await api.students.list()).total).toBe(1)
})

test('an erased student is gone, and its address is free again', async () => {
  const { api } = await world.signUp()
  const body = { first_name: 'Ada', email: 'again@erased.example', student_number: '7' }
  const { id } = await api.students.add({ body })
  await api.students.remove({ params: { id } })
  expect(await failureOf(api.students.get({ params: { id } }))).toMatchObject({ code: 'not_found' })
  await api.students.add({ body })
})
