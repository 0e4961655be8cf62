import { beforeAll, expect, test } from 'vitest'
import { ApiError } from '#contract/errors.ts'
import { classesOf, fillClasses, newClass, planFor, planOf, startTerm } from '#server/test/worlds/rollovers.ts'
import { shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

const failureOf = (work: Promise<unknown>) =>
  work.then(() => null).catch((error: unknown) => (error instanceof ApiError ? error : Promise.reject(error)))

test('a new term archives a class, carries another on, and moves students to a new one', async () => {
  const school = await world.signUp()
  const id = await fillClasses(school, { A1: ['Ada', 'Bea'], A2: ['Cleo', 'Dora'] })
  const plan = planOf(
    [
      planFor(id('A1'), { act: 'archive', students: { step: 'move', new_class: 0 } }),
      planFor(id('A2'), {
        name: 'B1',
        level: 'B1',
        exceptions: [{ student_ids: [id('Dora')], instead: { step: 'inactivate' } }],
      }),
    ],
    [newClass('A2')],
  )
  const done = await startTerm(school, plan)
  expect(done).toMatchObject({ archived: 1, carried_on: 1, moved: 2, inactivated: 1, renewed: 0, undone_at: null })
  expect(await classesOf(school)).toEqual({ A2: ['Ada', 'Bea'], B1: ['Cleo'] })
  const { items, counts } = await school.api.classes.list({ query: { status: 'archived' } })
  expect([items.map(({ name, student_count }) => [name, student_count]), counts]).toEqual([
    [['A1', 2]],
    { active: 2, archived: 1 },
  ])
  expect((await school.api.classes.get({ params: { id: id('A2') } })).level).toBe('B1')
  expect((await school.api.rollovers.list()).items.map((one) => one.id)).toEqual([done.id])
})

test('a whole ladder of classes moves up at once, and names are exchanged', async () => {
  const school = await world.signUp()
  const id = await fillClasses(school, { A1: ['Ada'], A2: ['Bea'], B1: ['Cleo'] })
  await startTerm(
    school,
    planOf([
      planFor(id('A1'), { students: { step: 'move', class_id: id('A2') } }),
      planFor(id('A2'), { students: { step: 'move', class_id: id('B1') }, name: 'B1' }),
      planFor(id('B1'), { name: 'A2' }),
    ]),
  )
  expect(await classesOf(school)).toEqual({ A1: [], A2: ['Bea', 'Cleo'], B1: ['Ada'] })
})

test('who is in another class stays active with it, unless they are chosen themselves', async () => {
  const school = await world.signUp()
  const id = await fillClasses(school, { A1: ['Ada', 'Bea', 'Cleo'], Talk: ['Bea', 'Cleo'] })
  const plan = planOf([
    planFor(id('A1'), {
      act: 'archive',
      students: { step: 'inactivate' },
      exceptions: [{ student_ids: [id('Cleo')], instead: { step: 'inactivate' } }],
    }),
  ])
  const rehearsal = await school.api.rollovers.rehearse({ body: plan })
  const groups = rehearsal.classes[0]?.groups.map(({ outcome, students }) => [
    outcome,
    students.map(({ name }) => name),
  ])
  expect(groups).toEqual([
    ['inactivate', ['Ada', 'Cleo']],
    ['kept_active', ['Bea']],
  ])
  expect(rehearsal.seats).toMatchObject({ before: 3, after: 1 })
  await startTerm(school, plan)
  expect(await classesOf(school)).toEqual({ Talk: ['Bea'] })
})

test('a rehearsal changes nothing, and names what cannot be done', async () => {
  const school = await world.signUp()
  const id = await fillClasses(school, { A1: ['Ada'], A2: [], B1: [] })
  const coordinator = (await world.addMember(school, 'coordinator')).signedIn.user
  const plan = planOf([
    planFor(id('A1'), { name: 'b1', students: { step: 'move', class_id: id('A2') }, teacher_ids: [coordinator.id] }),
    planFor(id('A2'), { act: 'archive' }),
  ])
  const { problems, state } = await school.api.rollovers.rehearse({ body: plan })
  expect(problems.map(({ problem }) => problem)).toEqual(['name_taken', 'target_archived', 'no_teacher'])
  expect(problems.map(({ names }) => names)).toEqual([['b1'], ['A2'], [coordinator.email]])
  expect(await failureOf(school.api.rollovers.start({ body: { ...plan, state } }))).toMatchObject({
    code: 'edited_elsewhere',
  })
  expect(await classesOf(school)).toEqual({ A1: ['Ada'], A2: [], B1: [] })
})

test('a rehearsal counts who arrives, once each', async () => {
  const school = await world.signUp()
  const id = await fillClasses(school, { A1: ['Ada', 'Bea'], A2: ['Bea'], B1: [] })
  const { classes, targets, moved } = await school.api.rollovers.rehearse({
    body: planOf([
      planFor(id('A1'), { act: 'archive', students: { step: 'move', class_id: id('B1') } }),
      planFor(id('A2'), { students: { step: 'move', class_id: id('B1') } }),
    ]),
  })
  expect([targets, moved]).toEqual([[{ id: id('B1'), new_class: null, name: 'B1', arriving: 2 }], 2])
  expect(classes.map(({ size, size_after }) => [size, size_after])).toEqual([
    [2, 2],
    [1, 0],
  ])
})

test('what has changed since the rehearsal stops the act', async () => {
  const school = await world.signUp()
  const id = await fillClasses(school, { A1: ['Ada'], A2: [], Other: [] })
  const plan = planOf([planFor(id('A1'), { students: { step: 'move', class_id: id('A2') } })])
  const late = async (change: () => Promise<unknown>) => {
    const { state } = await school.api.rollovers.rehearse({ body: plan })
    await change()
    return (await failureOf(school.api.rollovers.start({ body: { ...plan, state } })))?.code
  }
  const { api } = school
  expect(await late(() => api.students.add({ body: { first_name: 'Bea', class_ids: [id('A1')] } }))).toBe(
    'edited_elsewhere',
  )
  expect(await late(() => api.classes.edit({ params: { id: id('A2') }, body: { version: 1, name: 'A3' } }))).toBe(
    'edited_elsewhere',
  )
  expect(await late(() => world.addMember(school, 'teacher', [id('A1')]))).toBe('edited_elsewhere')
  expect(await late(() => api.classes.archive({ params: { id: id('A2') } }))).toBe('not_found')
  await api.classes.restore({ params: { id: id('A2') } })
  expect(await late(() => api.students.add({ body: { first_name: 'Cleo', class_ids: [id('Other')] } }))).toBeUndefined()
})

test('two that start the same term at once start it once', async () => {
  const school = await world.signUp()
  const id = await fillClasses(school, { A1: ['Ada', 'Bea'] })
  const plan = planOf(
    [planFor(id('A1'), { act: 'archive', students: { step: 'move', new_class: 0 } })],
    [newClass('A2')],
  )
  const { state } = await school.api.rollovers.rehearse({ body: plan })
  const start = () => failureOf(school.api.rollovers.start({ body: { ...plan, state } }))
  const codes = (await Promise.all([start(), start()])).map((failure) => failure?.code ?? 'done')
  expect(codes.filter((code) => code === 'done')).toHaveLength(1)
  expect(await classesOf(school)).toEqual({ A2: ['Ada', 'Bea'] })
})

test('a repeated call gets the answer of the first', async () => {
  const school = await world.signUp()
  const id = await fillClasses(school, { A1: ['Ada'] })
  const plan = planOf([planFor(id('A1'), { name: 'A2' })])
  const { state } = await school.api.rollovers.rehearse({ body: plan })
  const start = () => school.api.rollovers.start({ body: { ...plan, state } }, { idempotencyKey: 'term' })
  expect(await start()).toEqual(await start())
})

test('links are renewed where the plan says so, and the cards are found by class', async () => {
  const school = await world.signUp()
  const id = await fillClasses(school, { A1: ['Ada', 'Bea', 'Cleo'], Talk: ['Bea'] })
  const before = await school.api.links.get({ params: { id: id('Ada') } })
  await school.api.links.get({ params: { id: id('Bea') } })
  const { renewed, cards } = await startTerm(school, planOf([planFor(id('A1'), { act: 'archive', renew_links: true })]))
  expect([renewed, cards]).toEqual([
    2,
    { classes: [{ id: id('Talk'), name: 'Talk', students: 1 }], others: [id('Ada')] },
  ])
  expect((await school.api.links.get({ params: { id: id('Ada') } })).url).not.toBe(before.url)
})

test('teachers are those of the plan', async () => {
  const school = await world.signUp()
  const id = await fillClasses(school, { A1: ['Ada'] })
  const [old, next] = [await world.addMember(school, 'teacher', [id('A1')]), await world.addMember(school, 'teacher')]
  const { id: next_id } = next.signedIn.user
  await startTerm(
    school,
    planOf([planFor(id('A1'), { teacher_ids: [next_id] })], [{ ...newClass('A2'), teacher_ids: [next_id] }]),
  )
  expect((await next.api.classes.list()).items.map(({ name }) => name)).toEqual(['A1', 'A2'])
  expect((await old.api.students.list()).total).toBe(0)
})

test('a coordinator may start a new term, and a teacher may not', async () => {
  const school = await world.signUp()
  const id = await fillClasses(school, { A1: ['Ada'] })
  const plan = planOf([planFor(id('A1'), { name: 'A2' })])
  const teacher = await world.addMember(school, 'teacher', [id('A1')])
  expect(await failureOf(teacher.api.rollovers.rehearse({ body: plan }))).toMatchObject({ code: 'forbidden' })
  await startTerm({ ...school, ...(await world.addMember(school, 'coordinator')) }, plan)
  expect(await classesOf(school)).toEqual({ A2: ['Ada'] })
})

test('ids of other schools are not found, wherever they stand', async () => {
  const [school, other] = [await world.signUp(), await world.signUp()]
  const [id, theirs] = [await fillClasses(school, { A1: ['Ada'] }), await fillClasses(other, { A1: ['Ada'] })]
  const plans = [
    planFor(theirs('A1')),
    planFor(id('A1'), { students: { step: 'move', class_id: theirs('A1') } }),
    planFor(id('A1'), { students: { step: 'move', new_class: 3 } }),
    planFor(id('A1'), { teacher_ids: [other.signedIn.user.id] }),
    planFor(id('A1'), { exceptions: [{ student_ids: [theirs('Ada')], instead: { step: 'stay' } }] }),
  ]
  for (const plan of plans)
    expect(await failureOf(school.api.rollovers.rehearse({ body: planOf([plan]) }))).toMatchObject({
      code: 'not_found',
    })
})
