import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MicrophoneMode } from '#contract/values/microphone.ts'
import { recognitionLimits } from '#server/speech/recognition/recognition.limits.ts'
import { allowMicrophone } from '#server/test/peers/recognition/allow-microphone.ts'
import { openRecognitionPeer, type RecognitionPeer } from '#server/test/peers/recognition/recognition-peer.ts'
import { begin, openPracticeStudent, type PracticeStudent } from '#server/test/practice-world.ts'
import { wavOf, webmOf } from '#server/test/peers/recognition/recordings.ts'
import { openWorld, type World } from '#server/test/world.ts'

let world: World
let peer: RecognitionPeer
beforeAll(async () => {
  peer = await openRecognitionPeer()
  world = await openWorld({ stt: peer.settings }, 'silent')
})
afterAll(async () => {
  await world.close()
  await peer.close()
})

const open = async (mode: MicrophoneMode = 'server') => {
  const student = await openPracticeStudent(world)
  await allowMicrophone(student.school, mode)
  return { student, id: await begin(student) }
}
const speak = ({ api }: Pick<PracticeStudent, 'api'>, id: string, bytes: Buffer<ArrayBuffer> = webmOf(8_000)) =>
  api.hearing.transcribe({ params: { id }, file: new Blob([bytes], { type: 'audio/webm' }) })

const secondsOf = async ({ db }: World, key: string) => {
  const { rows } = await sql<{ count: number }>`select count from rate_windows where key = ${`spoken:${key}`}`.execute(
    db,
  )
  return rows[0]?.count
}

test('what a student says is heard by the school’s server, in the language and with the words of the chatbot', async () => {
  const { student, id } = await open()
  expect(await speak(student, id)).toEqual({ text: 'Un café, por favor.', confidence: expect.closeTo(0.9) })
  expect(peer.requests.at(-1)).toMatchObject({
    model: 'ear',
    language: 'es',
    prompt: 'la cuenta',
    file: { name: 'speech.webm', type: 'audio/webm' },
  })
  expect(await student.api.practice.get({ params: { id } })).toMatchObject({ recognizers: ['device', 'server'] })
})

test('no sound is stored: neither a row nor a file has it', async () => {
  const { student, id } = await open()
  const recording = wavOf(1, (second) => Math.sin(second * 2000))
  await speak(student, id, recording)
  const { rows } = await sql<{ table_name: string }>`
    select table_name from information_schema.tables where table_schema = 'public'`.execute(world.db)
  const needle = recording.subarray(2000, 2020).toString('hex')
  for (const { table_name } of rows) {
    const found = await sql`select 1 from ${sql.table(table_name)} t where t::text like ${`%${needle}%`}`.execute(
      world.db,
    )
    expect(found.rows, table_name).toEqual([])
  }
  expect(await readdir(`${world.dataDir}/files`, { recursive: true }).catch(() => [])).toEqual([])
})

test.each(['off', 'device'] as const)('where the school says “%s”, its server hears nothing', async (mode) => {
  const { student, id } = await open(mode)
  const before = peer.requests.length
  await expect(speak(student, id)).rejects.toMatchObject({ code: 'not_found' })
  expect(peer.requests.length).toBe(before)
})

test('a language that is left out is not heard, nor is a conversation that is over or another’s', async () => {
  const { student, id } = await open()
  const other = await open()
  await expect(speak(other.student, id)).rejects.toMatchObject({ code: 'not_found' })
  await student.api.practice.finish({ params: { id } })
  await expect(speak(student, id)).rejects.toMatchObject({ code: 'not_found' })
  const voice = { name: null, rate: 1, pitch: 1 }
  const body = { voice, speaks_answers: true, allows_microphone: false, shows_captions: true, version: 1 }
  await other.student.school.api.voices.set({ params: { language: 'es' }, body })
  await expect(speak(other.student, other.id)).rejects.toMatchObject({ code: 'not_found' })
})

test('without such a server there is nothing to hear with', async () => {
  const alone = await openWorld()
  const student = await openPracticeStudent(alone)
  await allowMicrophone(student.school, 'browser')
  const id = await begin(student)
  await expect(speak(student, id)).rejects.toMatchObject({ code: 'not_found' })
  expect(await student.api.practice.get({ params: { id } })).toMatchObject({ recognizers: ['device', 'browser'] })
  await alone.close()
})

test('what is no recording, too long or too large is refused before it is sent on', async () => {
  const { student, id } = await open()
  const before = peer.requests.length
  await expect(speak(student, id, Buffer.from('<html>'))).rejects.toMatchObject({ code: 'unsupported_file' })
  await expect(speak(student, id, webmOf(1_000_001))).rejects.toMatchObject({ code: 'too_large' })
  const slow = wavOf(28)
  slow.writeUInt32LE(4_000, 28)
  await expect(speak(student, id, slow)).rejects.toMatchObject({ code: 'too_large' })
  expect(peer.requests.length).toBe(before)
})

test('silence is no sentence, although the model made one up', async () => {
  const { student, id } = await open()
  peer.next({ does: 'hears', text: 'Thanks for watching!', silence: 0.95, confidence: 0.4 })
  expect((await speak(student, id)).text).toBe('')
})

test('a model that gives no probabilities is heard all the same', async () => {
  const deaf = await openRecognitionPeer()
  deaf.refuseVerbose()
  const here = await openWorld({ stt: deaf.settings }, 'silent')
  const student = await openPracticeStudent(here)
  await allowMicrophone(student.school, 'server')
  const id = await begin(student)
  expect(await speak(student, id)).toEqual({ text: 'Un café, por favor.', confidence: null })
  await speak(student, id)
  expect(deaf.requests.map((request) => request.response_format)).toEqual(['verbose_json', 'json', 'json'])
  await here.close()
  await deaf.close()
})

test('a server that is broken costs no seconds, and a school that fails alone closes only its own line', async () => {
  const { student, id } = await open()
  peer.next(...Array.from({ length: 5 }, () => ({ does: 'refuses', status: 500 }) as const))
  for (let count = 0; count < 5; count += 1)
    await expect(speak(student, id)).rejects.toMatchObject({ code: 'provider_failed' })
  await expect(speak(student, id)).rejects.toMatchObject({ code: 'unavailable' })
  for (const key of [student.school.signedIn.user.school.id, student.student_id])
    expect(await secondsOf(world, key)).toBe(0)
  const other = await open()
  expect((await speak(other.student, other.id)).text).toBe('Un café, por favor.')
})

test.each([
  ['hangs up', { does: 'hangs_up' }],
  ['sends no JSON', { does: 'sends', body: '<html>' }],
  ['sends no text', { does: 'sends', body: '{"segments":[]}' }],
] as const)('a server that %s is said to have failed', async (_, behaviour) => {
  const { student, id } = await open()
  peer.next(behaviour)
  await expect(speak(student, id)).rejects.toMatchObject({ code: 'provider_failed' })
})

test('a student, a school and the installation have so many seconds', async () => {
  const limited = { ...peer.settings }
  const here = await openWorld({ stt: limited, spokenSecondsPerDay: 1_000 }, 'silent')
  const students: PracticeStudent[] = []
  for (let count = 0; count < 3; count += 1) {
    const student = await openPracticeStudent(here)
    await allowMicrophone(student.school, 'server')
    students.push(student)
  }
  const [one, two, three] = students
  if (!one || !two || !three) throw new Error('three students')
  const ids = await Promise.all(students.map(begin))
  here.services.config.limitFactor = 1
  const used = (key: string, count: number) =>
    sql`insert into rate_windows (key, started_at, count) values (${key}, now(), ${count}::int)`.execute(here.db)
  const tooMany = { code: 'too_many_requests' }
  await used(`spoken:${one.student_id}`, recognitionLimits.secondsPerHour - 1)
  await expect(speak(one, ids[0] ?? '')).rejects.toMatchObject(tooMany)
  await used(`spoken:${two.school.signedIn.user.school.id}`, recognitionLimits.secondsOfSchoolPerDay - 1)
  await expect(speak(two, ids[1] ?? '')).rejects.toMatchObject(tooMany)
  await used('ceiling:STT_SECONDS_PER_DAY', 999)
  await expect(speak(three, ids[2] ?? '')).rejects.toMatchObject(tooMany)
  for (const { student_id } of [two, three]) expect(await secondsOf(here, student_id)).toBe(0)
  await here.close()
})
