import { chromium, expect, type Page } from '@playwright/test'
import { findProgram } from '#server/database/embedded/embedded-binaries.ts'
import { giveAvatar, giveChatbot } from '#server/test/practice-world.ts'
import { sendTo, startProcess } from '#server/test/programs/running-server.ts'
import { clientOf, goodPassword, type School } from '#server/test/world.ts'
import type { Finding, ProofContext, Proof } from '../proof.ts'
import { openSoundCard, type SoundCard } from './sound-card.ts'

const needed = ['pulseaudio', 'parec', 'speech-dispatcher', 'espeak-ng']
const browsers = ['chromium', 'google-chrome']
const answers = ['Hola, un café, por favor.', 'La cuenta, por favor.']
/** Voices load late. */
const hasSpanish = "speechSynthesis.getVoices().some(({ lang }) => lang.startsWith('es'))"
/** Seconds of sound. */
const minSound = 4

interface TalkResult {
  seconds: number
  withSound: number
  showsWarning: boolean
}

export const prove: Proof = async ({ folder, stack, log }) => {
  const missing = needed.filter((name) => !findProgram(name))
  const browser = browsers.find((name) => findProgram(name))
  if (!browser || missing.length > 0)
    return [skipped(`there is no ${[...missing, ...(browser ? [] : ['chromium'])].join(', no ')} on this machine`)]
  const card = await openSoundCard(folder, stack)
  const [link = '', other = ''] = await openLinks({ folder, stack })
  log('in conversation')
  const heard = judge('a conversation is heard', await talkOnce({ link, card, browser, isSilenced: false }), false)
  log(`${heard.found}; in conversation with a silenced browser`)
  const unheard = await talkOnce({ link: other, card, browser, isSilenced: true })
  return [heard, judge('a silent voice is detected', unheard, true)]
}

const skipped = (why: string): Finding => ({
  what: 'a conversation is heard',
  tried: 'nothing',
  found: `skipped: ${why}`,
  hasPassed: true,
})

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
  const body = { email: `${crypto.randomUUID()}@school.example`, school_name: 'Escuela Sol', password: goodPassword }
  const signedIn = await clientOf(sendTo(server.address)).auth.signUp({ body })
  const send = sendTo(server.address, signedIn.authToken)
  const school: School = { api: clientOf(send), signedIn, send }
  await school.api.billing.subscribe({ body: { tier: 'pro' } })
  await school.api.billing.sync({ body: {} })
  const student = () => school.api.students.add({ body: { first_name: 'Ana', native_language: 'en' } })
  const student_ids = [(await student()).id, (await student()).id]
  const chatbot_id = await giveChatbot(school, { student_ids })
  await giveAvatar(school, { student_ids }, { chatbot_id })
  const links = await Promise.all(student_ids.map((id) => school.api.links.get({ params: { id } })))
  return links.map(({ url }) => `${server.address}${new URL(url).pathname}${new URL(url).hash}`)
}

async function talkOnce(parts: {
  link: string
  card: SoundCard
  browser: string
  isSilenced: boolean
}): Promise<TalkResult> {
  const { link, card, browser, isSilenced } = parts
  await using stack = new AsyncDisposableStack()
  const opened = await chromium.launch({
    executablePath: findProgram(browser) ?? browser,
    args: ['--no-sandbox', '--disable-gpu', '--headless=new', '--enable-speech-dispatcher'],
    ignoreDefaultArgs: ['--headless', '--mute-audio', '--hide-scrollbars'],
    env: { ...process.env, ...card.env },
  })
  stack.defer(() => opened.close())
  const page = await opened.newPage({ locale: 'en' })
  await page.goto(link)
  await expect.poll(() => page.evaluate(hasSpanish), { timeout: 30_000 }).toBe(true)
  if (isSilenced) await silence(page)
  const recording = card.record()
  await page.getByRole('button', { name: 'Start with Lucía' }).click()
  await page.getByRole('button', { name: 'Got it' }).click()
  await page.waitForTimeout(8000)
  for (const answer of answers) await answerAndListen(page, answer)
  const showsWarning = await page.getByText('nothing can be heard').first().isVisible()
  return { ...(await recording.stop()), showsWarning }
}

/** An empty utterance silences Chromium's speech synthesis. */
async function silence(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).click()
  await page.evaluate("speechSynthesis.speak(new SpeechSynthesisUtterance(''))")
  await page.waitForTimeout(1000)
}

async function answerAndListen(page: Page, text: string): Promise<void> {
  const field = page.getByLabel('Message', { exact: true })
  if (!(await field.isVisible())) await page.getByRole('button', { name: 'Show text' }).click()
  await field.fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.waitForTimeout(8000)
}
