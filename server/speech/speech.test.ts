import { afterAll, beforeAll, expect, test } from 'vitest'
import { begin, openPracticeStudent, type PracticeStudent, say as write } from '#server/test/practice-world.ts'
import { soundOf } from '#server/test/peers/voice/mp3.ts'
import { openVoiceWorld, type VoiceWorld } from '#server/test/peers/voice/voice-world.ts'
import { goodPassword, openWorld } from '#server/test/world.ts'

let world: VoiceWorld
let address: string
beforeAll(async () => {
  world = await openVoiceWorld()
  address = await world.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => world.close())

/** Asks for a sentence over the network, and can hang up. */
function listen(token: string, text: string) {
  const line = new AbortController()
  const answer = fetch(`${address}/api/speech`, {
    method: 'POST',
    signal: line.signal,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ text, language: 'es', voice: { name: null, rate: 1 } }),
  })
  return { answer, hangUp: () => line.abort() }
}
const askedFor = (text: string) => world.peer.requests.filter(({ input }) => input === text)
const lengthsOf = async (student: PracticeStudent) => (await world.keptOf(student.school)).lengths

test('a school and its students hear the server’s voice', async () => {
  const student = await openPracticeStudent(world)
  expect(await world.say(student.school, 'Hola.')).toEqual(new Uint8Array(soundOf('Hola.')))
  expect(await world.say(student, 'Buenos días.')).toEqual(new Uint8Array(soundOf('Buenos días.')))
})

test('a sentence is MP3 that no browser keeps', async () => {
  const { answer } = listen((await openPracticeStudent(world)).token, 'Hola.')
  const { headers } = await answer
  expect(Object.fromEntries(headers)).toMatchObject({ 'content-type': 'audio/mpeg', 'cache-control': 'no-store' })
  expect(headers.get('content-encoding')).toBeNull()
})

test('callers who are neither users nor students hear nothing', async () => {
  await expect(world.say({ api: world.anonymous }, 'Hola.')).rejects.toMatchObject({ code: 'unauthenticated' })
  const unpaid = await world.signUp({ tier: null })
  await expect(world.say(unpaid, 'Hola.')).rejects.toMatchObject({ code: 'subscription_required' })
})

test('where the server has no voice there is nothing to hear', async () => {
  const alone = await openWorld()
  const { api } = await alone.signUp()
  const body = { text: 'Hola.', language: 'es', voice: { name: null, rate: 1 } } as const
  await expect(api.speech.say({ body })).rejects.toMatchObject({ code: 'not_found' })
  await alone.close()
})

test('a sentence in a language that no voice speaks is not read by another, and no one is asked', async () => {
  const { school } = await openPracticeStudent(world)
  const before = world.peer.requests.length
  for (const name of [null, 'clara'])
    await expect(world.say(school, 'Buongiorno.', { name }, 'it')).rejects.toMatchObject({ code: 'not_found' })
  expect(world.peer.requests.length).toBe(before)
})

test('a voice that the server does not have is the first that speaks the language', async () => {
  const { school } = await openPracticeStudent(world)
  await world.say(school, 'Uno.', { name: 'bruno', rate: 0.8 })
  expect(world.peer.requests.at(-1)).toMatchObject({ voice: 'bruno', speed: 0.8 })
  for (const name of ['Google español', null]) {
    await world.say(school, `Dos ${name}.`, { name })
    expect(world.peer.requests.at(-1)?.voice).toBe('clara')
  }
})

test('the same sentence is made once for a school, and again with another voice, another speed and for others', async () => {
  const [student, other] = [await openPracticeStudent(world), await openPracticeStudent(world)]
  await world.say(student, 'Otra vez.')
  await expect.poll(() => lengthsOf(student)).toHaveLength(1)
  for (const who of [student, student.school])
    expect(await world.say(who, 'Otra vez.', { name: 'clara' })).toEqual(new Uint8Array(soundOf('Otra vez.')))
  expect(askedFor('Otra vez.')).toHaveLength(1)
  await world.say(student, 'Otra vez.', { name: 'bruno' })
  await world.say(student, 'Otra vez.', { rate: 0.7 })
  await world.say(other, 'Otra vez.')
  expect(askedFor('Otra vez.')).toHaveLength(4)
})

test('a class that hears the same sentence at once hears all of it, and it is made once', async () => {
  const student = await openPracticeStudent(world)
  const text = 'Todos a la vez.'
  world.peer.next({ does: 'speaks', delay: 20 })
  const first = world.say(student, text)
  await expect.poll(() => askedFor(text).length).toBe(1)
  const all = await Promise.all([first, ...Array.from({ length: 10 }, () => world.say(student.school, text))])
  for (const sound of all) expect(sound.length).toBe(soundOf(text).length)
  expect(askedFor(text)).toHaveLength(1)
})

test('a sentence begins before it is whole', async () => {
  world.peer.next({ does: 'stalls' })
  const { answer, hangUp } = listen((await openPracticeStudent(world)).token, 'Poco a poco, y sin prisa.')
  const heard = await (await answer).body?.getReader().read()
  expect(heard?.value?.length).toBeGreaterThan(0)
  hangUp()
})

test('when the only listener leaves, the server’s voice is told to stop, and nothing is kept', async () => {
  const student = await openPracticeStudent(world)
  world.peer.next({ does: 'speaks', delay: 50 }, { does: 'waits' })
  const begun = listen(student.token, 'Me voy a ir.')
  await (await begun.answer).body?.getReader().read()
  begun.hangUp()
  await expect.poll(() => world.peer.left).toContain('Me voy a ir.')
  const waiting = listen(student.token, 'Todavía nada.')
  await expect.poll(() => askedFor('Todavía nada.').length).toBe(1)
  waiting.hangUp()
  await expect(waiting.answer).rejects.toThrow(/abort/i)
  await expect.poll(() => world.peer.left).toContain('Todavía nada.')
  expect(await lengthsOf(student)).toEqual([])
})

test('when one of two listeners leaves, the other hears it to its end', async () => {
  const student = await openPracticeStudent(world)
  const text = 'Yo me quedo.'
  world.peer.next({ does: 'speaks', delay: 30 })
  const leaving = listen(student.token, text)
  const staying = listen(student.school.signedIn.authToken, text)
  await (await leaving.answer).body?.getReader().read()
  leaving.hangUp()
  expect((await (await staying.answer).bytes()).length).toBe(soundOf(text).length)
  expect([askedFor(text).length, world.peer.left.includes(text)]).toEqual([1, false])
})

test('a voice that fails is said to have failed, and the next try may succeed', async () => {
  const student = await openPracticeStudent(world)
  world.peer.next({ does: 'refuses', status: 400 })
  await expect(world.say(student, 'Ahora no.')).rejects.toMatchObject({ code: 'provider_failed', status: 502 })
  expect((await world.say(student, 'Ahora no.')).length).toBe(soundOf('Ahora no.').length)
})

test('sentences of one student that are refused silence no other school', async () => {
  const [student, other] = [await openPracticeStudent(world), await openPracticeStudent(world)]
  for (let time = 1; time <= 6; time += 1) {
    world.peer.next({ does: 'refuses', status: 400 })
    await expect(world.say(student, `Mal ${time}.`)).rejects.toMatchObject({ code: 'provider_failed' })
  }
  expect((await world.say(other, 'Bien.')).length).toBe(soundOf('Bien.').length)
})

test('a sentence that breaks off is cut, not ended, and is not kept', async () => {
  const student = await openPracticeStudent(world)
  world.peer.next({ does: 'dies' })
  await expect(listen(student.token, 'Se corta.').answer.then((reply) => reply.bytes())).rejects.toThrow()
  expect(await lengthsOf(student)).toEqual([])
})

test('while someone practises, their answers are heard, too', async () => {
  const student = await openPracticeStudent(world)
  await write(student, await begin(student), 'Un café, por favor.')
  expect((await world.say(student, '¿Algo más?')).length).toBe(soundOf('¿Algo más?').length)
})

test('what is too long for a sentence, or not spoken by anyone, is refused', async () => {
  const { api } = await openPracticeStudent(world)
  const good = { text: 'Hola.', language: 'es', voice: { name: null, rate: 1 } } as const
  await expect(api.speech.say({ body: { ...good, text: 'a'.repeat(401) } })).rejects.toMatchObject({
    code: 'invalid_input',
  })
  await expect(api.speech.say({ body: { ...good, voice: { name: null, rate: 3 } } })).rejects.toMatchObject({
    code: 'invalid_input',
  })
})

test('the sounds of a school that is erased are gone', async () => {
  const student = await openPracticeStudent(world)
  await world.say(student, 'Adiós.')
  await expect.poll(() => lengthsOf(student)).toHaveLength(1)
  await student.school.api.account.remove({ body: { password: goodPassword, school_name: 'Escuela Sol' } })
  expect(await world.keptOf(student.school)).toEqual({ lengths: [], files: 0 })
})
