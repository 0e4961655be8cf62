import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { allowMicrophone } from '#server/test/peers/recognition/allow-microphone.ts'
import { openRecognitionPeer } from '#server/test/peers/recognition/recognition-peer.ts'
import { startProcess } from '#server/test/programs/running-server.ts'
import { punctuate, quantile } from '#web/test/spoken-turns.ts'
import type { Finding, ProofContext } from '../../proof.ts'
import { openSchool, openStudent } from '../school.ts'
import type { SoundCard } from '../sound-card.ts'
import { openSpeakingBrowser } from '../speaking-browser.ts'
import { hearParts } from './hearing.ts'
import { languages, type RecordedAnswer, recordAnswers, wavFor } from './recordings.ts'
import { pageTimes, watchTimes } from './watch-times.ts'

const turns = 6
/** Milliseconds, of 95 in 100 turns. */
const goal = 400

/** Times of one turn in milliseconds since 1970, and what was heard. */
interface LessonTurn {
  end: number
  heard: number
  closed: number
  sound: number
  isWhole: boolean
}

/** Whole lessons in Chromium, of which only the first press is made: its microphone plays recorded answers. */
export async function checkLessons(context: ProofContext, card: SoundCard): Promise<Finding[]> {
  const { folder, stack, log, options } = context
  const count = Number(options.get('turns') ?? turns)
  const peer = await openRecognitionPeer()
  stack.defer(() => peer.close())
  const { baseUrl, apiKey, model } = peer.settings
  const settings = { STT_BASE_URL: baseUrl, STT_API_KEY: apiKey ?? '', STT_MODEL: model }
  const server = await startProcess({ DATA_DIR: join(folder, 'lessons'), ...settings })
  stack.defer(async () => void (await server.end('SIGTERM')))
  const school = await openSchool(server.address)
  await allowMicrophone(school, 'server')
  const answers = recordAnswers(count * languages.length, count, 7)
  const heard: LessonTurn[] = []
  for (const [at, language] of languages.entries()) {
    const own = answers.slice(at * count, (at + 1) * count)
    const lesson = { language, level: own[0]?.level ?? 'A1', expects: own.map(({ expects }) => [...expects]) }
    const { link } = await openStudent(school, server.address, lesson)
    const turnsOfLesson = await talk({ link, answers: own, card, folder, peer })
    heard.push(...turnsOfLesson)
    log(
      `${language}: ${turnsOfLesson.length} turns, ${turnsOfLesson.map(({ end, sound }) => sound - end).join(', ')} ms`,
    )
  }
  return judge(heard, count)
}

function judge(heard: readonly LessonTurn[], count: number): Finding[] {
  const line = (values: readonly number[]) =>
    `p50 ${Math.round(quantile(values, 0.5))} ms, p95 ${Math.round(quantile(values, 0.95))} ms`
  const whole = heard.filter(({ isWhole }) => isWhole)
  const after = whole.map(({ closed, sound }) => sound - closed)
  const tried = `${languages.length} lessons of ${count} turns in Chromium with recorded speech, a recogniser that ends whatever it hears with a full stop, the guided engine and a local voice`
  return [
    {
      what: 'a whole lesson after one press, in six languages',
      tried,
      found: `${heard.length} of ${count * languages.length} turns to the end; ${heard.length - whole.length} closed early`,
      hasPassed: heard.length === count * languages.length && whole.length >= heard.length * 0.9,
    },
    {
      what: 'from the end of speech to the first sound',
      tried: 'the same turns, closed after the last word',
      found: line(whole.map(({ end, sound }) => sound - end)),
      hasPassed: true,
    },
    {
      what: 'of that, from the end of speech to its text, and to the end of the turn',
      tried: 'the same',
      found: `text ${line(whole.map(({ end, heard: at }) => at - end))}; turn ${line(whole.map(({ end, closed }) => closed - end))}`,
      hasPassed: true,
    },
    {
      what: `of that, from the end of the turn to the first sound: at most ${goal} ms`,
      tried: 'the same',
      found: line(after),
      hasPassed: quantile(after, 0.95) <= goal,
    },
  ]
}

interface Talk {
  link: string
  answers: readonly RecordedAnswer[]
  card: SoundCard
  folder: string
  peer: Awaited<ReturnType<typeof openRecognitionPeer>>
}

async function talk({ link, answers, card, folder, peer }: Talk): Promise<LessonTurn[]> {
  await using stack = new AsyncDisposableStack()
  const file = join(folder, 'speech.wav')
  let current = answers[0]
  const next = async (answer: RecordedAnswer | undefined) => {
    current = answer
    if (answer) await writeFile(file, wavFor(answer))
  }
  peer.hear((request) => (current ? punctuate(hearParts(request.file.bytes, current)) : ''))
  await next(current)
  const browser = await openSpeakingBrowser(card, stack, file)
  const page = await browser.newPage({ locale: 'en' })
  await page.addInitScript(watchTimes)
  await page.goto(link)
  await expect.poll(() => page.evaluate('speechSynthesis.getVoices().length'), { timeout: 30_000 }).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Start with Café' }).click()
  await page.getByRole('button', { name: 'Got it' }).click()
  const recording = card.record()
  stack.defer(async () => void (await recording.stop()))
  await page.getByRole('button', { name: 'Hands free' }).click()
  const times: Omit<LessonTurn, 'sound'>[] = []
  for (const [at, answer] of answers.entries()) {
    const closed = await pageTimes(page, at + 1)
    if (!closed) break
    times.push({ ...closed, isWhole: closed.text === punctuate(answer.parts.map(({ text }) => text).join(' ')) })
    await next(answers[at + 1])
    await page.waitForTimeout(200)
  }
  await endOfLesson(page)
  await page.waitForTimeout(1500)
  return times.map((turn) => ({ ...turn, sound: recording.firstSoundAfter(turn.closed) }))
}

const endOfLesson = (page: Page) =>
  page
    .getByText('That’s the end!')
    .waitFor({ timeout: 20_000 })
    .catch(() => undefined)
