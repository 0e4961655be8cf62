import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { newToken } from '#server/test/worlds/join-world.ts'
import { allowMicrophone } from '#server/test/peers/recognition/allow-microphone.ts'
import { openRecognitionPeer } from '#server/test/peers/recognition/recognition-peer.ts'
import { openModelPeer } from '#server/test/peers/model/model-peer.ts'
import { giveChatbot, replyOf, say } from '#server/test/practice-world.ts'
import { endPrograms } from '#server/test/programs/program.ts'
import { sendTo, startProcess } from '#server/test/programs/running-server.ts'
import { modelSettingsOf, recognitionSettingsOf } from '#server/test/settings-of.ts'
import { type Api, clientOf, goodPassword, type School } from '#server/test/world.ts'
import { answerOrCode, twiceAtOnce } from '../load/attempts.ts'
import { idIn, newRecordingId, recordingOf } from '../load/speech/sound-search.ts'
import { awaitMailedToken, readMailedTokens } from '../load/staff/mailed-tokens.ts'
import type { Finding, ProofContext } from '../proof.ts'

/** Students who join within a minute, of whom some press twice; those who talk at once, and how often. */
const sizes = { joins: 200, pressTwiceEvery: 5, talkers: 30, rounds: 5 } as const
const joinEveryMs = 300
const patience = 15_000

type Open = (token: string) => Api

/** 200 students join a class with its code within a minute; then 30 of them talk, all at the same time. */
export async function proveWholeClass({ folder, stack }: ProofContext): Promise<Finding[]> {
  const [model, ear] = [await openModelPeer(), await openRecognitionPeer()]
  stack.defer(model.close)
  stack.defer(ear.close)
  model.setDefault(({ body }) => ({ does: 'answers', text: `Muy bien: ${wordIn(body.messages.at(-1)?.content)}.` }))
  ear.hear(({ file }) => `Me llamo ${wordOf(idIn(file.bytes))}`)
  const settings = { ...modelSettingsOf(model), ...recognitionSettingsOf(ear) }
  const dataDir = join(folder, 'whole-class')
  const server = await startProcess({ DATA_DIR: dataDir, ...settings })
  stack.defer(endPrograms)
  const open: Open = (token) => clientOf(sendTo(server.address, token))
  const school = await signUp(open, server.address)
  // Until then, a school may ask a model little.
  await confirmAddress(school, dataDir)
  const { id: class_id } = await school.api.classes.add({ body: { name: 'All who join' } })
  const chatbot_id = await giveChatbot(school, { class_ids: [class_id] })
  const { links, finding } = await proveJoins(school, class_id, open)
  return [finding, await proveTalks(links.slice(0, sizes.talkers), chatbot_id, open)]
}

async function signUp(open: Open, address: string): Promise<School> {
  const body = { email: `${crypto.randomUUID()}@school.example`, password: goodPassword, school_name: 'Escuela Luna' }
  const signedIn = await open('').auth.signUp({ body })
  const school = { api: open(signedIn.authToken), signedIn, send: sendTo(address, signedIn.authToken) }
  await school.api.billing.subscribe({ body: { tier: 'pro' } })
  await allowMicrophone(school, 'server')
  return school
}

async function confirmAddress({ api, signedIn: { user } }: School, dataDir: string): Promise<void> {
  const token = await awaitMailedToken(readMailedTokens(dataDir, user.school.id), user.email)
  await api.auth.confirmEmail({ body: { token } })
}

async function proveJoins({ api }: School, class_id: string, open: Open) {
  const closes_at = new Date(Date.now() + 3_600_000).toISOString()
  const { code } = await api.joining.open({
    params: { id: class_id },
    body: { max_students: sizes.joins, closes_at, needs_approval: false, asks_last_name: false },
  })
  const joinAs = (first_name: string, token: string) =>
    open('').joining.join({ body: { code, token, kind: 'join', first_name } })
  const times: number[] = []
  const joining: Promise<(string | null)[]>[] = []
  const joinOne = async (place: number) => {
    const [name, token, startedAt] = [`Ana ${place}`, newToken(), performance.now()]
    const isTwice = place % sizes.pressTwiceEvery === 0
    const answers = isTwice ? await twiceAtOnce(() => joinAs(name, token)) : [await joinAs(name, token)]
    times.push(performance.now() - startedAt)
    return answers.map(({ link }) => link)
  }
  for (let place = 0; place < sizes.joins; place += 1) {
    joining.push(joinOne(place))
    await sleep(joinEveryMs)
  }
  const links = [...new Set((await Promise.all(joining)).flat())].flatMap((link) => link ?? [])
  const late = await answerOrCode(joinAs('One more', newToken()), 'join_unavailable')
  const { items, total } = await api.students.list({ query: { class_id, page_size: 500 } })
  const names = new Set(items.map(({ first_name }) => first_name))
  const { waiting } = await api.joining.get({ params: { id: class_id } })
  const isRight = [links.length, total, names.size].every((count) => count === sizes.joins)
  const finding: Finding = {
    what: `${sizes.joins} students join within a minute, some press twice, and one more comes`,
    tried: `one every ${joinEveryMs} ms, ${Math.ceil(sizes.joins / sizes.pressTwiceEvery)} of them twice at once`,
    found: `${total} joined, ${names.size} of them once, with ${links.length} links; the slowest within ${(Math.max(...times) / 1000).toFixed(1)} s; one more: ${typeof late === 'string' ? 'refused' : late.state}, ${waiting.length} wait`,
    hasPassed: isRight && late === 'join_unavailable' && waiting.length === 0,
  }
  return { links, finding }
}

// Letters only, because a partner reads numbers as such.
const wordOf = (id: string) => id.slice(0, 12).replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')
const wordIn = (text = '') => /Me llamo (\p{L}+)/u.exec(text)?.[1] ?? ''

async function proveTalks(links: readonly string[], chatbot_id: string, open: Open): Promise<Finding> {
  const talkers = await Promise.all(
    links.map(async (link) => {
      const { practiceToken } = await open('').practice.open({ body: { token: new URL(link).hash.slice(1) } })
      const api = open(practiceToken)
      return { api, id: (await api.practice.start({ body: { chatbot_id } })).id, said: new Array<string>() }
    }),
  )
  const counts = { heard: 0, answered: 0, kept: 0 }
  let slowest = 0
  for (let round = 0; round < sizes.rounds; round += 1) {
    const talks = talkers.map(async ({ api, id, said }) => {
      const [recording, startedAt] = [newRecordingId(), performance.now()]
      const file = new Blob([recordingOf(recording, 2)], { type: 'audio/webm' })
      const { text } = await api.hearing.transcribe({ params: { id }, file })
      const word = wordOf(recording.toString('hex'))
      if (text === `Me llamo ${word}`) counts.heard += 1
      said.push(text)
      if (replyOf(await say({ api }, id, text)).text.includes(word)) counts.answered += 1
      slowest = Math.max(slowest, performance.now() - startedAt)
    })
    await Promise.all(talks)
  }
  for (const { api, id, said } of talkers) {
    const { messages } = await api.practice.get({ params: { id } })
    const own = messages.flatMap(({ from, text }) => (from === 'student' ? [text] : []))
    if (own.join('\n') === said.join('\n')) counts.kept += own.length
  }
  const all = talkers.length * sizes.rounds
  return {
    what: `${sizes.talkers} students of a class talk at once: each is heard and answered as what they said`,
    tried: `${all} recordings of 2 s and ${all} messages, ${talkers.length} at a time`,
    found: `${counts.heard} heard, ${counts.answered} answered, ${counts.kept} kept once and in order; the slowest after ${(slowest / 1000).toFixed(1)} s`,
    hasPassed:
      talkers.length === sizes.talkers && Object.values(counts).every((count) => count === all) && slowest <= patience,
  }
}
