import { expect, type Page } from '@playwright/test'
import { giveAvatar, giveChatbot } from '#server/test/practice-world.ts'
import { startProcess } from '#server/test/programs/running-server.ts'
import type { Finding, ProofContext } from '../proof.ts'
import { openSchool } from './school.ts'
import type { SoundCard } from './sound-card.ts'
import { openSpeakingBrowser } from './speaking-browser.ts'

const answers = ['Hola, un café, por favor.', 'La cuenta, por favor.']
/** Voices load late. */
const hasSpanish = "speechSynthesis.getVoices().some(({ lang }) => lang.startsWith('es'))"
export const unheardNote = 'This device’s voice isn’t working. Read along instead.'
/** Seconds of sound. */
const minSound = 4

interface TalkResult {
  seconds: number
  withSound: number
  showsWarning: boolean
}

export async function checkConversation({ folder, stack, log }: ProofContext, card: SoundCard): Promise<Finding[]> {
  const [link = '', other = ''] = await openLinks({ folder, stack })
  log('in conversation')
  const heard = judge('a conversation is heard', await talkOnce({ link, card, isSilenced: false }), false)
  log(`${heard.found}; in conversation with a silenced browser`)
  const unheard = await talkOnce({ link: other, card, isSilenced: true })
  return [heard, judge('a silent voice is detected', unheard, true)]
}

function judge(what: string, { seconds, withSound, showsWarning }: TalkResult, isSilenced: boolean): Finding {
  const tried = isSilenced
    ? 'a conversation after an empty utterance, which silences Chromium'
    : 'a conversation of two replies'
  const found = `${withSound} s of ${seconds} s with sound; ${showsWarning ? 'a' : 'no'} warning that nothing can be heard`
  return {
    what,
    tried,
    found,
    hasPassed: isSilenced ? withSound === 0 && showsWarning : withSound >= minSound && !showsWarning,
  }
}

async function openLinks({ folder, stack }: Pick<ProofContext, 'folder' | 'stack'>): Promise<string[]> {
  const server = await startProcess({ DATA_DIR: `${folder}/data` })
  stack.defer(async () => void (await server.end('SIGTERM')))
  const school = await openSchool(server.address)
  const student = () => school.api.students.add({ body: { first_name: 'Ana', native_language: 'en' } })
  const student_ids = [(await student()).id, (await student()).id]
  const chatbot_id = await giveChatbot(school, { student_ids })
  await giveAvatar(school, { student_ids }, { chatbot_id })
  const links = await Promise.all(student_ids.map((id) => school.api.links.get({ params: { id } })))
  return links.map(({ url }) => `${server.address}${new URL(url).pathname}${new URL(url).hash}`)
}

async function talkOnce(parts: { link: string; card: SoundCard; isSilenced: boolean }): Promise<TalkResult> {
  const { link, card, isSilenced } = parts
  await using stack = new AsyncDisposableStack()
  const browser = await openSpeakingBrowser(card, stack)
  const page = await browser.newPage({ locale: 'en' })
  await page.goto(link)
  await expect.poll(() => page.evaluate(hasSpanish), { timeout: 30_000 }).toBe(true)
  if (isSilenced) await silence(page)
  const recording = card.record()
  await page.getByRole('button', { name: 'Start with Lucía' }).click()
  await page.getByRole('button', { name: 'Got it' }).click()
  await page.waitForTimeout(8000)
  for (const answer of answers) await answerAndListen(page, answer)
  const showsWarning = await page.getByText(unheardNote).first().isVisible()
  return { ...(await recording.stop()), showsWarning }
}

/** An empty utterance silences Chromium's speech synthesis. */
async function silence(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).click()
  await page.evaluate("speechSynthesis.speak(new SpeechSynthesisUtterance(''))")
  await page.waitForTimeout(1000)
}

export async function answerAndListen(page: Page, text: string): Promise<void> {
  const field = page.getByLabel('Message', { exact: true })
  if (!(await field.isVisible())) await page.getByRole('button', { name: 'Show text' }).click()
  await field.fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.waitForTimeout(8000)
}
