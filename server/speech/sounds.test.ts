import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { purgeSounds, saveSound, soundLimits, readSound } from '#server/speech/sounds.actions.ts'
import { openPracticeStudent } from '#server/test/practice-world.ts'
import { soundOf } from '#server/test/peers/voice/mp3.ts'
import { openVoiceWorld, type VoiceWorld } from '#server/test/peers/voice/voice-world.ts'
import type { School } from '#server/test/world.ts'

let world: VoiceWorld
beforeAll(async () => {
  world = await openVoiceWorld()
})
afterAll(() => world.close())

const idOf = ({ signedIn }: School) => signedIn.user.school.id
const keep = (school: School, hash: string, bytes = 10) =>
  saveSound(world.services, { school_id: idOf(school) }, hash, Buffer.alloc(bytes))
const age = (school: School, hash: string, days: number) =>
  sql`update sounds set used_at = now() - make_interval(days => ${days}::int)
    where school_id = ${idOf(school)} and hash = ${hash}`.execute(world.db)
const isKept = async (school: School, hash: string) => (await readSound(world.services, idOf(school), hash)) !== null

test('a sound that was not used for thirty days is deleted, with its file', async () => {
  const school = await world.signUp()
  for (const hash of ['old', 'used', 'new']) await keep(school, hash)
  await age(school, 'old', soundLimits.days + 1)
  await age(school, 'used', soundLimits.days + 1)
  expect(await isKept(school, 'used')).toBe(true)
  await purgeSounds(world.services)
  expect((await world.keptOf(school)).lengths).toHaveLength(2)
  expect([await isKept(school, 'old'), await isKept(school, 'used')]).toEqual([false, true])
  await expect.poll(async () => (await world.keptOf(school)).files).toBe(2)
})

test('a school keeps two hundred megabytes, and what was unused for longest makes room', async () => {
  const [school, other] = [await world.signUp(), await world.signUp()]
  for (const hash of ['first', 'second', 'third']) await keep(school, hash)
  await keep(other, 'theirs')
  for (const [days, hash] of ['third', 'first', 'second'].entries()) await age(school, hash, days + 1)
  await sql`update sounds set bytes = ${soundLimits.bytes / 2 - 5}::int
    where school_id = ${idOf(school)} and hash in ('first', 'third')`.execute(world.db)
  await keep(school, 'fourth')
  const { rows } = await sql<{ hash: string }>`
    select hash from sounds where school_id = ${idOf(school)} order by hash`.execute(world.db)
  expect(rows.map(({ hash }) => hash)).toEqual(['first', 'fourth', 'third'])
  expect(await isKept(other, 'theirs')).toBe(true)
})

test('when a student is erased, all sounds of the school go: any may have named them', async () => {
  const student = await openPracticeStudent(world)
  const other = await openPracticeStudent(world)
  const sentences = ['Hola, Ana.', '¿Qué tal, Ana?']
  for (const text of sentences) await world.say(student, text)
  await world.say(other, 'Hola, Ana.')
  await expect.poll(async () => (await world.keptOf(student.school)).lengths).toHaveLength(2)
  await expect.poll(async () => (await world.keptOf(other.school)).lengths).toHaveLength(1)
  await student.school.api.students.remove({ params: { id: student.student_id } })
  expect((await world.keptOf(student.school)).lengths).toEqual([])
  await expect.poll(async () => (await world.keptOf(student.school)).files).toBe(0)
  expect((await world.keptOf(other.school)).lengths).toHaveLength(1)
})

test('so they do when several are erased at once, and nothing that one of them was hearing is kept', async () => {
  const student = await openPracticeStudent(world)
  await world.say(student, 'Hola, Ana.')
  await expect.poll(async () => (await world.keptOf(student.school)).lengths).toHaveLength(1)
  world.peer.next({ does: 'speaks', delay: 30 })
  const late = world.say(student, 'Hasta luego, Ana.')
  await expect.poll(() => world.peer.requests.at(-1)?.input).toBe('Hasta luego, Ana.')
  await student.school.api.students.bulk({ body: { action: 'delete', ids: [student.student_id] } })
  expect((await late).length).toBe(soundOf('Hasta luego, Ana.').length)
  await expect.poll(async () => (await world.keptOf(student.school)).files).toBe(0)
  expect((await world.keptOf(student.school)).lengths).toEqual([])
})

test('other changes of students leave the sounds where they are', async () => {
  const student = await openPracticeStudent(world)
  await world.say(student.school, 'Hola.')
  await expect.poll(async () => (await world.keptOf(student.school)).lengths).toHaveLength(1)
  await student.school.api.students.bulk({ body: { action: 'inactivate', ids: [student.student_id] } })
  expect((await world.keptOf(student.school)).lengths).toHaveLength(1)
})

test('a sound whose file is gone, or is not whole, is made again', async () => {
  const school = await world.signUp()
  await world.say(school, 'Hola.')
  await expect.poll(async () => (await world.keptOf(school)).lengths).toHaveLength(1)
  const { rows } = await sql<{ hash: string }>`select hash from sounds where school_id = ${idOf(school)}`.execute(
    world.db,
  )
  const hash = rows[0]?.hash ?? ''
  await expect.poll(() => isKept(school, hash)).toBe(true)
  for (const spoil of [
    () => world.services.storage.put(idOf(school), hash, Buffer.alloc(3)),
    () => world.services.storage.remove(idOf(school), hash),
  ]) {
    await spoil()
    const before = world.peer.requests.length
    expect(await world.say(school, 'Hola.')).toEqual(new Uint8Array(soundOf('Hola.')))
    expect(world.peer.requests.length).toBe(before + 1)
    await expect.poll(() => isKept(school, hash)).toBe(true)
  }
})

test('a sound is no picture: it can’t be fetched by its name', async () => {
  const school = await world.signUp()
  await keep(school, 'a'.repeat(64))
  const id = crypto.randomUUID()
  await keep(school, id)
  for (const name of ['a'.repeat(64), id]) expect((await world.app.inject(`/api/files/${name}`)).statusCode).toBe(404)
})

test('what is said stands in no name of a file', async () => {
  const school = await world.signUp()
  await world.say(school, 'Hola, Ana.')
  await expect.poll(async () => (await world.keptOf(school)).lengths).toHaveLength(1)
  const { rows } = await sql<{ hash: string }>`select hash from sounds where school_id = ${idOf(school)}`.execute(
    world.db,
  )
  expect(rows[0]?.hash).toMatch(/^[0-9a-f]{64}$/)
})
