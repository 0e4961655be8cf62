import { setTimeout as sleep } from 'node:timers/promises'
import { ApiError } from '#contract/errors.ts'
import { allowMicrophone } from '#server/test/peers/recognition/allow-microphone.ts'
import { openRecognitionPeer } from '#server/test/peers/recognition/recognition-peer.ts'
import { recognitionSettingsOf } from '#server/test/settings-of.ts'
import { newRecordingId, recordingOf } from '../load/speech/sound-search.ts'
import type { Finding, ProofContext } from '../proof.ts'
import { openChats, openConversations } from './chats.ts'
import { judgeSpeed, runPhases, type FaultPhase } from './fault-phases.ts'
import { openFaultProxy } from './fault-proxy.ts'
import { formatCount, seconds } from './figures.ts'
import { judgeLedger } from './ledger.ts'
import { secondsUntil } from './probe.ts'
import { openScenario, type Scenario } from './scenario.ts'

const phases: readonly FaultPhase[] = [
  { name: 'down', mode: 'shut', seconds: 15 },
  { name: 'silent', mode: 'silent', seconds: 20 },
  { name: 'slow', mode: { delay: 3000 }, seconds: 20 },
  { name: 'cut during a recording', mode: { cutAfter: 5000 }, seconds: 20 },
]
/** The circuit breaker's pause, and the longest wait for a text. */
const recoveryTimeout = 60_000
/** The server waits 15 s for a text. */
const maxWait = 16_500
const words = 'Un café con leche, por favor.'

export async function hearing(context: ProofContext): Promise<Finding[]> {
  const peer = await openRecognitionPeer()
  context.stack.defer(peer.close)
  peer.hear(() => {
    peer.requests.length = 0
    return words
  })
  const proxy = await openFaultProxy(Number(new URL(peer.settings.baseUrl).port))
  context.stack.defer(proxy.close)
  const baseUrl = `http://127.0.0.1:${proxy.port}/v1`
  const settings = recognitionSettingsOf({ ...peer, settings: { ...peer.settings, baseUrl } })
  const scenario = await openScenario(context, { settings, kinds: ['chat', 'add'], rest: 300 })
  scenario.load.start()
  const [speakers, chats] = [await openSpeakers(scenario), await openChats(scenario)]
  const probe = scenario.watch()
  const reads = await runPhases(phases, proxy, probe, async () => {})
  const before = speakers.results.length
  const back = await secondsUntil(
    async () => speakers.results.slice(before).some(({ end }) => end === 'heard'),
    recoveryTimeout,
  )
  await Promise.all([probe.stop(), speakers.stop(), chats.stop()])
  const ends = new Map<string, number>()
  for (const { end } of speakers.results) ends.set(end, (ends.get(end) ?? 0) + 1)
  const slowest = Math.max(...speakers.results.map(({ ms }) => ms))
  const unanswered = chats.results.filter(({ end }) => end !== 'done')
  return [
    {
      what: 'Transcription server down, silent, slow, cut: every recording gets its words or an error within the time limit',
      tried: `${formatCount(speakers.results.length)} recordings in ${phases.length} phases`,
      found: `${[...ends].map(([end, count]) => `${end} × ${count}`).join(', ')}; slowest ${seconds(slowest)}`,
      hasPassed: slowest <= maxWait && [...ends.keys()].every((end) => expectedEnds.has(end)),
    },
    {
      what: 'Transcription server down, silent, slow, cut: typed messages are answered',
      tried: `${formatCount(chats.results.length)} messages`,
      found: `${unanswered.length} without an answer`,
      hasPassed: chats.results.length > 0 && unanswered.length === 0,
    },
    {
      what: 'Transcription server back: students are heard without intervention',
      tried: 'once',
      found: back === null ? 'never' : `after ${back.toFixed(1)} s`,
      hasPassed: back !== null && back <= 35,
    },
    judgeSpeed('Transcription server down, slow, cut', reads),
    await judgeLedger('Transcription server down, slow, cut', scenario.load),
  ]
}

const expectedEnds = new Set(['heard', 'provider_failed', 'unavailable', 'busy'])

interface SpokenResult {
  end: string
  ms: number
}

async function openSpeakers(scenario: Scenario) {
  const { school, conversations } = await openConversations(scenario)
  await allowMicrophone(school, 'server')
  const results: SpokenResult[] = []
  const stopped = new AbortController()
  const works = conversations.map(async ({ api, id }) => {
    while (!stopped.signal.aborted) {
      const startedAt = performance.now()
      const file = new Blob([recordingOf(newRecordingId(), 2)], { type: 'audio/webm' })
      const end = await api.hearing.transcribe({ params: { id }, file }).then(
        ({ text }) => (text === words ? 'heard' : 'other words'),
        (error: unknown) => (error instanceof ApiError ? error.code : 'cut'),
      )
      results.push({ end, ms: performance.now() - startedAt })
      await sleep(500)
    }
  })
  return {
    results,
    stop: async () => {
      stopped.abort()
      await Promise.all(works)
    },
  }
}
