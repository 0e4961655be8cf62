import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { allowMicrophone } from '#server/test/peers/recognition/allow-microphone.ts'
import { openRecognitionPeer } from '#server/test/peers/recognition/recognition-peer.ts'
import { startProcess } from '#server/test/programs/running-server.ts'
import { completenessOf } from '#web/speech/turns/end-of-turn.ts'
import { punctuate, quantile } from '#web/test/spoken-turns.ts'
import type { Finding, ProofContext } from '../../proof.ts'
import { openSchool, openStudent } from '../school.ts'
import type { SoundCard } from '../sound-card.ts'
import { openSpeakingBrowser } from '../speaking-browser.ts'
import { describeEarly, longestWait } from './check-turns.ts'
import { hearParts } from './hearing.ts'
import { languages, lengthOf, pauses, type RecordedAnswer, recordAnswers, wavFor } from './recordings.ts'
import { isSent, type PageTimes, readTimes, watchTimes } from './watch-times.ts'

const turns = 6
/** Turns that may be closed early: some of the pauses are as long as the longest wait. */
const mostEarly = 1
/** Milliseconds, of 95 in 100 turns: from the end of the turn, and from the end of speech (decision 0016). */
const [goalAfterTurn, goalAfterSpeech] = [400, longestWait + 400]

/** Milliseconds of sound that a busy browser loses at most. */
const lostSound = 300

/** A turn, when its reply was heard, whether it was closed after the last word, and whether its answer has what the step needs. */
interface LessonTurn extends PageTimes {
  answer: RecordedAnswer
  sound: number
  isWhole: boolean
  isSure: boolean
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
  const answers = recordAnswers(count * languages.length, count, pauses.thought, 7)
  const heard: LessonTurn[] = []
  for (const [at, language] of languages.entries()) {
    const own = answers.slice(at * count, (at + 1) * count)
    const lesson = { language, level: own[0]?.level ?? 'A1', expects: own.map(({ expects }) => [...expects]) }
    const { link } = await openStudent(school, server.address, lesson)
    const turnsOfLesson = await talk({ link, answers: own, card, folder, peer })
    heard.push(...turnsOfLesson)
    for (const { isWhole, text, answer } of turnsOfLesson) if (!isWhole) log(describeEarly(answer, text))
    log(
      `${language}: ${turnsOfLesson.length} turns, ${turnsOfLesson.map(({ end, sound }) => sound - end).join(', ')} ms`,
    )
  }
  return judge(heard, count)
}

function judge(heard: readonly LessonTurn[], count: number): Finding[] {
  const whole = heard.filter(({ isWhole }) => isWhole)
  const sure = whole.filter(({ isSure }) => isSure)
  const line = (some: readonly LessonTurn[], from: keyof PageTimes, to: keyof PageTimes | 'sound') => {
    const values = some.map((turn) => Number(turn[to]) - Number(turn[from]))
    return `p50 ${Math.round(quantile(values, 0.5))} ms, p95 ${Math.round(quantile(values, 0.95))} ms`
  }
  const slowest = (from: 'end' | 'closed') =>
    quantile(
      whole.map((turn) => turn.sound - turn[from]),
      0.95,
    )
  const tried = `${languages.length} lessons of ${count} turns in Chromium with recorded speech, a recogniser that ends all that it hears with a full stop, the guided engine and a local voice`
  const report = (what: string, input: string, found: string) => ({ what, tried: input, found, hasPassed: true })
  const surely = `the ${sure.length} of them whose answer has what its step needs`
  return [
    {
      what: `a whole lesson after one press, in six languages: at most ${mostEarly} in ${turns * languages.length} turns closed early`,
      tried,
      found: `${heard.length} of ${count * languages.length} turns to the end; ${heard.length - whole.length} closed early`,
      hasPassed:
        heard.length === count * languages.length &&
        heard.length - whole.length <= Math.ceil((mostEarly * heard.length) / (turns * languages.length)),
    },
    {
      what: `from the end of speech to the first sound: at most ${goalAfterSpeech} ms`,
      tried: 'the same turns, closed after the last word',
      found: line(whole, 'end', 'sound'),
      hasPassed: slowest('end') <= goalAfterSpeech,
    },
    report('from the end of speech to the first sound', surely, line(sure, 'end', 'sound')),
    report(
      'from the end of speech until the recogniser is asked, until its text is there, until the turn ends, and until the voice is given the reply',
      surely,
      (['asked', 'heard', 'closed', 'spoke'] as const).map((to) => line(sure, 'end', to)).join('; '),
    ),
    report('from the reply given to the voice to its first sound', 'all turns', line(whole, 'spoke', 'sound')),
    {
      what: `from the end of the turn to the first sound: at most ${goalAfterTurn} ms`,
      tried: 'all turns',
      found: line(whole, 'closed', 'sound'),
      hasPassed: slowest('closed') <= goalAfterTurn,
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
  for (const at of answers.keys()) {
    if (!(await isSent(page, at + 1))) break
    await next(answers[at + 1])
    await page.waitForTimeout(200)
  }
  await endOfLesson(page)
  await page.waitForTimeout(1500)
  const seen = await readTimes(page)
  return answers.flatMap((answer, at) => {
    const turn = seen[at]
    return turn ? [judgeTurn(turn, recording.firstSoundAfter(turn.closed), answer)] : []
  })
}

function judgeTurn(turn: PageTimes, sound: number, answer: RecordedAnswer): LessonTurn {
  const { parts, language, level, expects } = answer
  const spoken = { text: turn.text, language, level, expects, pauses: [], isThinking: false }
  const isHeardOut = turn.end - turn.began > lengthOf(answer) - lostSound
  return {
    ...turn,
    answer,
    sound,
    isWhole: isHeardOut && turn.text === punctuate(parts.map(({ text }) => text).join(' ')),
    isSure: completenessOf(spoken) === 'sure',
  }
}

const endOfLesson = (page: Page) =>
  page
    .getByText('That’s the end!')
    .waitFor({ timeout: 20_000 })
    .catch(() => undefined)
