import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { speechLimits } from '#server/speech/speech.limits.ts'
import { begin, giveChatbot, openPracticeStudent, type PracticeStudent } from '#server/test/practice-world.ts'
import { soundOf } from '#server/test/peers/voice/mp3.ts'
import { openVoiceWorld, type VoiceWorld } from '#server/test/peers/voice/voice-world.ts'

let world: VoiceWorld
beforeAll(async () => {
  world = await openVoiceWorld()
})
afterAll(() => world.close())

/** A school with a student, as many as are needed, of whom each may do what the product allows. */
async function open(): Promise<PracticeStudent> {
  const { config } = world.services
  config.limitFactor = 1_000
  const practiceStudent = await openPracticeStudent(world)
  // The app reads its settings with every call.
  config.limitFactor = 1
  await confirm(practiceStudent.school, true)
  return practiceStudent
}
const confirm = ({ signedIn }: PracticeStudent['school'], isConfirmed: boolean) =>
  world.db
    .updateTable('users')
    .set({ email_confirmed_at: isConfirmed ? new Date().toISOString() : null })
    .where('id', '=', signedIn.user.id)
    .execute()
/** Sets a used quota in a window that ends most of a minute after its usual end: no test takes that long. */
const setUsed = (key: string, count: number) =>
  sql`insert into rate_windows (key, started_at, count) values (${key}, now() + interval '50 seconds', ${count}::int)
    on conflict (key) do update set count = excluded.count, started_at = excluded.started_at`.execute(world.db)
const usedOf = async (key: string) => {
  const { rows } = await sql<{ count: number }>`select count from rate_windows where key = ${key}`.execute(world.db)
  return rows[0]?.count ?? 0
}
const tooMany = { code: 'too_many_requests', status: 429 }
const charactersOf = (id: string) => `speech-characters:${id}`
const ofMinute = { student: 60, school: 240 }

test('a student hears sixty sentences a minute, and another in the same room their own sixty', async () => {
  const practiceStudent = await open()
  await setUsed(`practice-speech:${practiceStudent.student_id}`, ofMinute.student - 3)
  const tried = await Promise.allSettled(Array.from({ length: 9 }, () => world.say(practiceStudent, 'Hola.')))
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect(tried.find(({ status }) => status === 'rejected')).toMatchObject({ reason: tooMany })
  const { id } = await practiceStudent.school.api.students.add({ body: { first_name: 'Bo' } })
  await giveChatbot(practiceStudent.school, { student_ids: [id] }, 'Café Luna')
  expect((await world.say(await world.openPracticeSession(practiceStudent.school, id), 'Hola.')).length).toBe(
    soundOf('Hola.').length,
  )
})

test('a student hears fifteen hundred sentences a day, however they were made', async () => {
  const practiceStudent = await open()
  await world.say(practiceStudent, 'Hola.')
  await setUsed(`speech-sentences:${practiceStudent.student_id}`, speechLimits.sentencesPerDay - 1)
  await world.say(practiceStudent, 'Hola.')
  await expect(world.say(practiceStudent, 'Hola.')).rejects.toMatchObject(tooMany)
  expect((await world.say(practiceStudent.school, 'Hola.')).length).toBe(soundOf('Hola.').length)
})

const whoOf = {
  'a student': (practiceStudent: PracticeStudent) => [practiceStudent, practiceStudent.student_id] as const,
  'whoever works for the school': ({ school }: PracticeStudent) => [school, school.signedIn.user.id] as const,
}
test.for(Object.entries(whoOf))('%s has twenty thousand characters an hour made into sound', async ([, of]) => {
  const practiceStudent = await open()
  const [who, id] = of(practiceStudent)
  await world.say(who, 'Hola.')
  expect(await usedOf(charactersOf(id))).toBe(5)
  await setUsed(charactersOf(id), speechLimits.charactersPerHour - 5)
  await world.say(who, 'Adiós')
  await expect(world.say(who, 'Uno más.')).rejects.toMatchObject(tooMany)
  expect(world.peer.requests.map(({ input }) => input)).not.toContain('Uno más.')
})

test('a sentence that is kept costs no characters', async () => {
  const practiceStudent = await open()
  await world.say(practiceStudent, 'Hola.')
  await expect.poll(async () => (await world.keptOf(practiceStudent.school)).lengths).toHaveLength(1)
  await setUsed(charactersOf(practiceStudent.student_id), speechLimits.charactersPerHour)
  expect((await world.say(practiceStudent, 'Hola.')).length).toBe(soundOf('Hola.').length)
  await expect(world.say(practiceStudent, 'Adiós.')).rejects.toMatchObject(tooMany)
})

test('a school has half a million characters made into sound in a day, and what it kept is still heard', async () => {
  const practiceStudent = await open()
  const [{ school }, other] = [practiceStudent, await open()]
  await world.say(practiceStudent, 'Hola.')
  await expect.poll(async () => (await world.keptOf(school)).lengths).toHaveLength(1)
  const budget = charactersOf(school.signedIn.user.school.id)
  expect(await usedOf(budget)).toBe(5)
  await setUsed(budget, speechLimits.charactersOfSchoolPerDay - 5)
  const refused = { ...tooMany, details: { retry_after: expect.any(Number) } }
  for (const who of [practiceStudent, school]) await expect(world.say(who, 'Demasiado.')).rejects.toMatchObject(refused)
  await world.say(practiceStudent, 'Adiós')
  await expect(world.say(school, 'A')).rejects.toMatchObject(tooMany)
  expect((await world.say(practiceStudent, 'Hola.')).length).toBe(soundOf('Hola.').length)
  expect((await world.say(other, 'Demasiado.')).length).toBe(soundOf('Demasiado.').length)
})

test('a school whose address is not confirmed has a tenth of that', async () => {
  const { school } = await open()
  await setUsed(charactersOf(school.signedIn.user.school.id), speechLimits.charactersOfSchoolPerDay / 10)
  await confirm(school, false)
  await expect(world.say(school, 'Demasiado.')).rejects.toMatchObject(tooMany)
  await confirm(school, true)
  await world.say(school, 'Demasiado.')
})

test('all schools together have a ceiling, and what it refuses is charged to none', async () => {
  const { school } = await open()
  const { charactersPerDay } = world.services.config
  await setUsed('ceiling:TTS_CHARACTERS_PER_DAY', charactersPerDay - 5)
  await expect(world.say(school, 'Demasiado.')).rejects.toMatchObject(tooMany)
  for (const { id } of [school.signedIn.user.school, school.signedIn.user])
    expect(await usedOf(charactersOf(id))).toBe(0)
  await world.say(school, 'Nuevo')
  expect(await usedOf('ceiling:TTS_CHARACTERS_PER_DAY')).toBe(charactersPerDay)
  await setUsed('ceiling:TTS_CHARACTERS_PER_DAY', 0)
})

test('a caller over the limit is told when to try again', async () => {
  const { school } = await open()
  await setUsed(charactersOf(school.signedIn.user.school.id), speechLimits.charactersOfSchoolPerDay)
  const reply = await world.app.inject({
    method: 'POST',
    url: '/api/speech',
    headers: { authorization: `Bearer ${school.signedIn.authToken}` },
    payload: { text: 'Hola.', language: 'es', voice: { name: null, rate: 1 } },
  })
  expect(reply.statusCode).toBe(429)
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(23 * 60 * 60)
})

test('a sentence that could not be made costs its school nothing', async () => {
  const { school } = await open()
  world.peer.next({ does: 'refuses', status: 400 })
  await expect(world.say(school, 'Ahora no.')).rejects.toMatchObject({ code: 'provider_failed' })
  expect(await usedOf(charactersOf(school.signedIn.user.school.id))).toBe(0)
})

test('what is heard leaves what a student may write as it is', async () => {
  const practiceStudent = await open()
  await setUsed(`practice-speech:${practiceStudent.student_id}`, ofMinute.student)
  await expect(world.say(practiceStudent, 'Hola.')).rejects.toMatchObject(tooMany)
  await begin(practiceStudent)
})

test('a school tries two hundred and forty sentences in a minute, and can still add a student', async () => {
  const { school } = await open()
  await setUsed(`speech:${school.signedIn.user.school.id}`, ofMinute.school - 12)
  const tried = await Promise.allSettled(Array.from({ length: 20 }, () => world.say(school, 'Hola.')))
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(12)
  await school.api.students.add({ body: { first_name: 'Bo' } })
})
