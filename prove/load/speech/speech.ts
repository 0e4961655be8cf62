import { setTimeout as sleep } from 'node:timers/promises'
import { allowMicrophone } from '#server/test/peers/recognition/allow-microphone.ts'
import type { RecognitionPeer } from '#server/test/peers/recognition/recognition-peer.ts'
import { giveChatbot } from '#server/test/practice-world.ts'
import type { Api } from '#server/test/world.ts'
import { answerOrCode } from '../attempts.ts'
import { type Caller, rejectionOf } from '../caller.ts'
import type { OpenWriters } from '../load.ts'
import { addStudents, enter, openSchool } from '../school.ts'
import { findSound, idIn, newRecordingId, recordingOf } from './sound-search.ts'
import { type Budget, keyOf, readBudgets, scopes, setBudgets } from './spoken-budgets.ts'
import type { Violation } from '../tally.ts'

/** Students of each school, the recordings that each sends at once, and their longest in seconds. */
const sizes = { schools: [2, 1], recordings: 2, seconds: 6 } as const
const left = { tight: 40, wide: 100_000 } as const
const slowest = 300

interface Speaker {
  student: string
  school: string
  api: Api
  conversation: string
}

/** Since the budgets were set last; `heard` is what reached the transcription server, in seconds by the key of a budget. */
interface Period {
  budgets: Budget[]
  heard: Map<string, number>
}

/** Students of two schools speak at the same time, while the budget of a student, a school or the installation ends. */
export const openSpeechWriters: OpenWriters = async ({ caller, peer, ear, dataDir, random }) => {
  if (!ear || dataDir === null) throw new Error('speech needs a transcription server and the data folder')
  const speakers = await openSpeakers(caller, peer)
  const period: Period = { budgets: [], heard: new Map() }
  let periods = 0
  const renew = async () => {
    period.budgets = budgetsOf(speakers, scopes[periods++ % scopes.length] ?? 'student')
    await caller.retry(() => setBudgets(dataDir, period.budgets))
    period.heard.clear()
  }
  const recordings = new Map<string, { speaker: Speaker; seconds: number }>()
  listen(ear, recordings, period, random)
  await renew()
  const speakAll = async () => {
    if (!(await speak({ caller, speakers, recordings, random }))) await renew()
  }
  return {
    steps: [speakAll],
    check: async (isFull) => {
      const counted = await readBudgets(dataDir, period.budgets)
      const found = period.budgets.flatMap((budget) => checkBudget(caller, budget, period, counted))
      const files = isFull ? await findSound(dataDir) : []
      return [...found, ...files.map((about) => ({ kind: caller.kind, fault: 'surplus' as const, about }))]
    },
  }
}

async function openSpeakers(caller: Caller, peer: Parameters<OpenWriters>[0]['peer']): Promise<Speaker[]> {
  const speakers: Speaker[] = []
  for (const [place, count] of sizes.schools.entries()) {
    const school = await openSchool(caller, 'starter', peer)
    await allowMicrophone(school, 'server')
    const names = Array.from({ length: count }, (_, one) => `Oda${place}-${one}`)
    const student_ids = await addStudents(caller, school, names)
    const chatbot_id = await giveChatbot(school, { student_ids })
    for (const student of student_ids) {
      const api = await enter(caller, school.api, student)
      const { id } = await caller.retry(() => api.practice.start({ body: { chatbot_id } }))
      speakers.push({ student, school: school.signedIn.user.school.id, api, conversation: id })
    }
  }
  return speakers
}

const keysOf = ({ student, school }: Speaker) => ({
  student: keyOf('student', student),
  school: keyOf('school', school),
  installation: keyOf('installation', ''),
})

function budgetsOf(speakers: readonly Speaker[], tight: Budget['scope']): Budget[] {
  return scopes.flatMap((scope) => {
    const keys = new Set(speakers.map((speaker) => keysOf(speaker)[scope]))
    return [...keys].map((key) => ({ scope, key, left: scope === tight ? left.tight : left.wide }))
  })
}

type Recordings = Map<string, { speaker: Speaker; seconds: number }>

function listen(ear: RecognitionPeer, recordings: Recordings, { heard }: Period, random: () => number): void {
  ear.hear(async ({ file }) => {
    const id = idIn(file.bytes)
    ear.requests.length = 0
    const recording = recordings.get(id)
    for (const key of recording ? Object.values(keysOf(recording.speaker)) : [])
      heard.set(key, (heard.get(key) ?? 0) + (recording?.seconds ?? 0))
    await sleep(random() * slowest)
    return id
  })
}

interface Spoken {
  caller: Caller
  speakers: readonly Speaker[]
  recordings: Recordings
  random: () => number
}

/** False if nothing was heard, because a budget is used up. */
async function speak({ caller, speakers, recordings, random }: Spoken): Promise<boolean> {
  const say = async (speaker: Speaker) => {
    const id = newRecordingId()
    const seconds = 1 + Math.floor(random() * sizes.seconds)
    recordings.set(id.toString('hex'), { speaker, seconds })
    const file = new Blob([recordingOf(id, seconds)], { type: 'audio/webm' })
    const call = speaker.api.hearing.transcribe({ params: { id: speaker.conversation }, file })
    const answer = await answerOrCode(call, 'too_many_requests')
    return { id: id.toString('hex'), text: typeof answer === 'string' ? null : answer.text }
  }
  const all = speakers.flatMap((speaker) => Array.from({ length: sizes.recordings }, () => speaker))
  const answers = await caller.callUntilAnswered(async () => {
    recordings.clear()
    const settled = await Promise.allSettled(all.map(say))
    const failed = settled.filter((one) => one.status === 'rejected').map(({ reason }) => reason)
    for (const reason of failed.toSorted((one) => (rejectionOf(one) ? -1 : 1))) throw reason
    return settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  })
  const heard = typeof answers === 'string' ? [] : answers.filter(({ text }) => text !== null)
  if (heard.some(({ id, text }) => text !== id)) throw new Error('a student got the words of another recording')
  return heard.length > 0
}

/** No more was heard than was left, and what was heard is counted. */
function checkBudget(
  { kind }: Caller,
  { scope, key, left: most }: Budget,
  { heard }: Period,
  counted: ReadonlyMap<string, number>,
): Violation[] {
  const seconds = heard.get(key) ?? 0
  const about = `${seconds} s were heard of the ${most} s of a ${scope}`
  if (seconds > most) return [{ kind, fault: 'over the cap', about }]
  const count = counted.get(key) ?? 0
  if (count < seconds) return [{ kind, fault: 'missing', about: `${about}, ${count} s were counted` }]
  return []
}
