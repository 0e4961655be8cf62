import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { giveAvatar } from '#server/test/practice-world.ts'
import { startProcess } from '#server/test/programs/running-server.ts'
import type { Finding, ProofContext } from '../proof.ts'
import { answerAndListen, unheardNote } from './conversation.ts'
import { openEspeakServer } from './espeak-server.ts'
import { openSchool, openStudent } from './school.ts'
import type { SoundCard } from './sound-card.ts'
import { openSpeakingBrowser } from './speaking-browser.ts'

const replacedNote = 'The usual voice isn’t working right now, so another one is speaking.'
const answer = 'Un café, por favor.'
const steps = 9
/** Seconds of sound in each part of the lesson that has a voice. */
const minSound = 1

/** A lesson whose voices die one after the other: the school's server, then the device. */
export async function checkDyingVoices({ folder, stack, log }: ProofContext, card: SoundCard): Promise<Finding[]> {
  const voice = await openEspeakServer('es')
  const settings = { TTS_BASE_URL: voice.baseUrl, TTS_MODEL: 'espeak' }
  const server = await startProcess({ DATA_DIR: join(folder, 'dying'), ...settings })
  stack.defer(async () => void (await server.end('SIGTERM')))
  const school = await openSchool(server.address)
  const plan = { language: 'es', level: 'A2', expects: Array.from({ length: steps }, () => ['café']) }
  const { link, student_id, chatbot_id } = await openStudent(school, server.address, plan)
  await giveAvatar(school, { student_ids: [student_id] }, { chatbot_id })
  const browser = await openSpeakingBrowser(card, stack)
  const page = await browser.newPage({ locale: 'en' })
  await page.goto(link)
  await expect.poll(() => page.evaluate('speechSynthesis.getVoices().length'), { timeout: 30_000 }).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Start with Lucía' }).click()
  await page.getByRole('button', { name: 'Got it' }).click()
  await page.waitForTimeout(2000)
  const parts = []
  for (const [kill, what, note, isHeard] of [
    [async () => undefined, 'by the school’s server', null, true],
    [voice.kill, 'after the server was killed: by the device', replacedNote, true],
    [card.killVoices, 'after the device’s voices were killed: by text', unheardNote, false],
  ] as const) {
    await kill()
    parts.push(judge(what, note, isHeard, await talkOn(page, card)))
    log(parts.at(-1)?.found ?? '')
  }
  return parts
}

interface Talked {
  withSound: number
  notes: readonly string[]
  replies: number
}

async function talkOn(page: Page, card: SoundCard): Promise<Talked> {
  const recording = card.record()
  const before = await page.getByRole('listitem').count()
  await answerAndListen(page, answer)
  await answerAndListen(page, answer)
  const { withSound } = await recording.stop()
  const shown = await Promise.all(
    [replacedNote, unheardNote].map(async (note) => ((await page.getByText(note).first().isVisible()) ? [note] : [])),
  )
  return { withSound, notes: shown.flat(), replies: ((await page.getByRole('listitem').count()) - before) / 2 }
}

const judge = (
  what: string,
  note: string | null,
  isHeard: boolean,
  { withSound, notes, replies }: Talked,
): Finding => ({
  what: `a lesson whose voices die, ${what}`,
  tried: 'two answers',
  found: `${replies} replies; ${withSound} s of sound; ${notes.length > 0 ? `“${notes.join('”, “')}”` : 'no note'}`,
  hasPassed:
    replies === 2 &&
    (isHeard ? withSound >= minSound : withSound === 0) &&
    notes.join() === (note === null ? '' : note),
})
