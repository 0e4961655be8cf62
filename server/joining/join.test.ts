import { beforeAll, expect, test } from 'vitest'
import { codeLetters } from '#contract/teaching/joining.ts'
import { newToken, openJoiningClass, type JoiningClass } from '#server/test/worlds/join-world.ts'
import { shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

const secretIn = (link: string | null) => new URL(link ?? 'about:blank').hash.slice(1)
const membersOf = async ({ school, class_id }: JoiningClass) =>
  (await school.api.students.list({ query: { class_id } })).items
const waitingOf = async ({ school, class_id }: JoiningClass) =>
  (await school.api.joining.get({ params: { id: class_id } })).waiting

test('a new student joins the class at once and can practise with the link', async () => {
  const one = await openJoiningClass(world)
  expect(one.open.code).toMatch(new RegExp(`^[${codeLetters}]{8}$`))
  const spelled = `${one.open.code.slice(0, 4)} - ${one.open.code.slice(4)}`.toLowerCase()
  const offer = await world.anonymous.joining.offer({ body: { code: spelled } })
  expect(offer).toMatchObject({ school_name: 'Escuela Sol', class_name: 'B1 Tuesday', asks_last_name: true })
  const joined = await one.join({ code: spelled, first_name: 'Zoé', last_name: 'Li' })
  expect(joined.state).toBe('approved')
  const opened = await world.anonymous.practice.open({ body: { token: secretIn(joined.link) } })
  expect(opened.student.first_name).toBe('Zoé')
  expect(await membersOf(one)).toMatchObject([{ first_name: 'Zoé', last_name: 'Li', status: 'active' }])
  expect((await one.school.api.joining.get({ params: { id: one.class_id } })).open).toMatchObject({ joined: 1 })
})

test('pressing twice, and reloading, is one student with one link', async () => {
  const one = await openJoiningClass(world, { max_students: 1 })
  const token = newToken()
  const answers = await Promise.all([1, 2, 3].map(() => one.join({ token })))
  const again = await world.anonymous.joining.progress({ body: { token } })
  expect(new Set([...answers, again].map(({ link }) => link)).size).toBe(1)
  expect(again.link).not.toBeNull()
  expect(await membersOf(one)).toHaveLength(1)
})

test('a name that is corrected while its request waits replaces it, and later changes nothing', async () => {
  const one = await openJoiningClass(world, { needs_approval: true })
  const token = newToken()
  await one.join({ token, first_name: 'Amna' })
  await one.join({ token, first_name: 'Anna' })
  expect(await waitingOf(one)).toMatchObject([{ name: 'Anna' }])
  await one.school.api.joining.approveAll({ params: { id: one.class_id } })
  expect(await one.join({ token, first_name: 'Bo' })).toMatchObject({ state: 'approved', name: 'Anna' })
  expect(await membersOf(one)).toMatchObject([{ first_name: 'Anna' }])
})

test('a student of the list who never practised confirms the name and gets the link', async () => {
  const one = await openJoiningClass(world, {}, [{ first_name: 'José', last_name: 'Núñez' }])
  const name = { first_name: 'jose', last_name: 'NUNEZ', token: newToken() }
  expect(await one.join(name)).toMatchObject({ state: 'confirm', name: 'José N.', link: null })
  expect((await one.join({ ...name, answer: 'is_me' })).state).toBe('approved')
  expect(await membersOf(one)).toHaveLength(1)
})

test('a student who has practised is not taken over by typing the name: the teacher approves', async () => {
  const one = await openJoiningClass(world, {}, [{ first_name: 'Ana', last_name: 'Li' }])
  const [ana] = await membersOf(one)
  const link = await one.school.api.links.get({ params: { id: ana?.id ?? '' } })
  await world.anonymous.practice.open({ body: { token: secretIn(link.url) } })
  const token = newToken()
  const answer = await one.join({ token, last_name: 'Li', answer: 'is_me' })
  expect(answer).toMatchObject({ state: 'waiting', link: null })
  const [request] = await waitingOf(one)
  expect(request).toMatchObject({ name: 'Ana Li', suggestion: 'match', matches: [{ name: 'Ana Li' }] })
  await one.school.api.joining.approve({ params: { id: request?.id ?? '' }, body: {} })
  expect(await world.anonymous.joining.progress({ body: { token } })).toMatchObject({
    state: 'approved',
    link: link.url,
  })
})

test('the second of two students with one name does not get the link of the first', async () => {
  const one = await openJoiningClass(world, { asks_last_name: false })
  const first = await one.join({})
  const token = newToken()
  expect((await one.join({ token })).state).toBe('confirm')
  expect((await one.join({ token, answer: 'is_me' })).state).toBe('waiting')
  const [request] = await waitingOf(one)
  expect(request?.suggestion).toBe('choose')
  const params = { id: request?.id ?? '' }
  await expect(one.school.api.joining.approve({ params, body: {} })).rejects.toMatchObject({ code: 'invalid_input' })
  expect(await one.school.api.joining.approveAll({ params: { id: one.class_id } })).toMatchObject({
    approved: 0,
    left: 1,
  })
  await one.school.api.joining.approve({ params, body: { student_id: null } })
  const second = await world.anonymous.joining.progress({ body: { token } })
  expect(second.link).not.toBe(first.link)
  expect(await membersOf(one)).toHaveLength(2)
})

test('who is none of those with the name is added', async () => {
  const one = await openJoiningClass(world, {}, [{ first_name: 'Ana', last_name: 'Li' }])
  expect((await one.join({ last_name: 'Li', answer: 'is_someone_else' })).state).toBe('approved')
  expect(await membersOf(one)).toHaveLength(2)
})

test('with approval, each waits until the teacher lets them in', async () => {
  const one = await openJoiningClass(world, { needs_approval: true })
  const tokens = [newToken(), newToken(), newToken()]
  for (const [place, token] of tokens.entries()) await one.join({ token, first_name: `Ana ${place}` })
  const [, , last] = await waitingOf(one)
  await one.school.api.joining.refuse({ params: { id: last?.id ?? '' } })
  expect(await one.school.api.joining.approveAll({ params: { id: one.class_id } })).toMatchObject({
    approved: 2,
    left: 0,
  })
  const answers = await Promise.all(tokens.map((token) => world.anonymous.joining.progress({ body: { token } })))
  expect(answers.map(({ state, link }) => [state, link !== null])).toEqual([
    ['approved', true],
    ['approved', true],
    ['refused', false],
  ])
  expect(await waitingOf(one)).toEqual([])
  await expect(one.school.api.joining.refuse({ params: { id: last?.id ?? '' } })).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('a lost link is renewed by one approval, and the old one ends', async () => {
  const one = await openJoiningClass(world, {}, [{ first_name: 'Ana', last_name: 'Li' }])
  const [ana] = await membersOf(one)
  const old = await one.school.api.links.get({ params: { id: ana?.id ?? '' } })
  const token = newToken()
  expect((await one.join({ token, kind: 'new_link', last_name: 'Li' })).state).toBe('waiting')
  expect(await one.school.api.joining.approveAll({ params: { id: one.class_id } })).toMatchObject({
    approved: 1,
    left: 0,
  })
  const { link } = await world.anonymous.joining.progress({ body: { token } })
  expect(link).not.toBe(old.url)
  await world.anonymous.practice.open({ body: { token: secretIn(link) } })
  await expect(world.anonymous.practice.open({ body: { token: secretIn(old.url) } })).rejects.toMatchObject({
    code: 'not_found',
  })
  // A link that was renewed once more is no longer shown to that browser.
  await one.school.api.links.renew({ params: { id: ana?.id ?? '' } })
  expect(await world.anonymous.joining.progress({ body: { token } })).toMatchObject({ state: 'approved', link: null })
})

test('a full school keeps the request, and an approval takes the seat when there is one', async () => {
  const one = await openJoiningClass(world)
  const { seats } = await one.school.api.students.list({ query: {} })
  const items = Array.from({ length: seats.limit }, (_, place) => ({ first_name: `Old ${place}` }))
  const ids = []
  for (const body of items) ids.push((await one.school.api.students.add({ body })).id)
  const token = newToken()
  expect(await one.join({ token })).toMatchObject({ state: 'waiting', is_school_full: true })
  const [request] = await waitingOf(one)
  expect(request?.is_school_full).toBe(true)
  const params = { id: request?.id ?? '' }
  await expect(one.school.api.joining.approve({ params, body: {} })).rejects.toMatchObject({
    code: 'student_limit_reached',
  })
  await one.school.api.students.bulk({ body: { action: 'inactivate', ids: ids.slice(0, 1) } })
  await one.school.api.joining.approve({ params, body: {} })
  expect(await world.anonymous.joining.progress({ body: { token } })).toMatchObject({ state: 'approved' })
})

test('letting everyone in fills the free seats and leaves the others waiting', async () => {
  const one = await openJoiningClass(world, { needs_approval: true })
  const { seats } = await one.school.api.students.list({ query: {} })
  for (let place = 1; place < seats.limit; place += 1)
    await one.school.api.students.add({ body: { first_name: `Old ${place}` } })
  for (const first_name of ['Bea', 'Cem', 'Dan']) await one.join({ first_name })
  expect(await one.school.api.joining.approveAll({ params: { id: one.class_id } })).toEqual({
    approved: 1,
    left: 2,
    without_seat: 2,
  })
  expect((await membersOf(one)).map(({ first_name }) => first_name)).toEqual(['Bea'])
  expect((await waitingOf(one)).map(({ name }) => name)).toEqual(['Cem', 'Dan'])
})

test('a join code is changed by who saw its latest settings; a second save is told that they changed', async () => {
  const { school, class_id, open } = await openJoiningClass(world)
  const { closes_at, needs_approval, asks_last_name, version } = open
  const save = (max_students: number, seen?: number) =>
    school.api.joining.open({
      params: { id: class_id },
      body: { closes_at, needs_approval, asks_last_name, max_students, ...(seen && { version: seen }) },
    })
  const changed = await save(12, version)
  expect(changed).toMatchObject({ code: open.code, max_students: 12, version: version + 1 })
  for (const seen of [version, undefined])
    await expect(save(13, seen)).rejects.toMatchObject({ code: 'edited_elsewhere' })
  await school.api.joining.close({ params: { id: class_id } })
  await expect(save(14, changed.version)).rejects.toMatchObject({ code: 'edited_elsewhere' })
  expect((await save(15)).code).not.toBe(open.code)
})
