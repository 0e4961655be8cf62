import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SignInResult } from '#contract/school/auth.ts'
import { openGooglePeer } from '#server/test/peers/google-peer.ts'
import { type MailServer, openMailServer } from '#server/test/peers/mail-server.ts'
import { sendTo, startProcess } from '#server/test/programs/running-server.ts'
import { googleSettingsOf, mailSettingsOf, voiceSettingsOf } from '#server/test/settings-of.ts'
import { openVoicePeer } from '#server/test/peers/voice/voice-peer.ts'
import { begin, cafe, giveAvatar, type PracticeStudent } from '#server/test/practice-world.ts'
import { clientOf, goodPassword, type School } from '#server/test/world.ts'
import type { ProofContext } from '../proof.ts'

export interface Target {
  address: string
  key: string
  pid: number
  log: readonly string[]
  mails: MailServer['mails']
  openVictim: () => Promise<Victim>
  answers: () => Promise<Map<string, number>>
}

export interface Victim extends PracticeStudent {
  ids: Readonly<Record<string, string>>
}

export async function openTarget({ folder, stack }: ProofContext): Promise<Target> {
  const mail = await openMailServer()
  stack.defer(mail.close)
  const google = await openGooglePeer('http://127.0.0.1')
  stack.defer(google.close)
  const voice = await openVoicePeer()
  stack.defer(voice.close)
  const key = randomBytes(32).toString('base64url')
  const metricsPort = String(20_000 + Math.floor(Math.random() * 20_000))
  const server = await startProcess({
    DATA_DIR: `${folder}/data`,
    LIMIT_FACTOR: '1000000',
    AUTH_SECRET: key,
    METRICS_PORT: metricsPort,
    ...mailSettingsOf(mail),
    ...googleSettingsOf(google),
    ...voiceSettingsOf(voice),
    LOG_LEVEL: 'warn',
  })
  stack.defer(async () => void (await server.end('SIGTERM')))
  const log: string[] = []
  server.child.stderr?.on('data', (text: unknown) => log.push(String(text)))
  return {
    address: server.address,
    key,
    pid: server.child.pid ?? 0,
    log,
    mails: mail.mails,
    openVictim: () => openVictim(server.address, mail),
    answers: async () => answersIn(await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()),
  }
}

function answersIn(metrics: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [, status = '', count] of metrics.matchAll(
    /^http_request_duration_seconds_count\{.*status="(\d+)".*\} (\d+)$/gm,
  ))
    counts.set(status, (counts.get(status) ?? 0) + Number(count))
  return counts
}

async function openVictim(address: string, mail: MailServer): Promise<Victim> {
  const anonymous = clientOf(sendTo(address))
  const email = `${crypto.randomUUID()}@school.example`
  const body = { email, school_name: 'Escuela Sol', password: goodPassword }
  const signedIn: SignInResult = await anonymous.auth.signUp({ body })
  const send = sendTo(address, signedIn.authToken)
  const school: School = { api: clientOf(send), signedIn, send }
  // Staff are invited by schools whose address is confirmed only.
  await school.api.auth.confirmEmail({ body: { token: await confirmationToken(mail, email) } })
  await school.api.billing.subscribe({ body: { tier: 'pro' } })
  await school.api.billing.sync({ body: {} })
  const { id: class_id } = await school.api.classes.add({ body: { name: 'Martes' } })
  const { id: student_id } = await school.api.students.add({
    body: { first_name: 'Ana', level: 'A2', class_ids: [class_id] },
  })
  const chatbot = { ...cafe, steps: [...cafe.steps], starters: [...cafe.starters] }
  const { id: chatbot_id } = await school.api.chatbots.add({ body: chatbot })
  await school.api.chatbots.publish({ params: { id: chatbot_id } })
  await school.api.assignments.set({ body: { chatbot_ids: [chatbot_id], student_ids: [student_id], on: true } })
  const avatar_id = await giveAvatar(school, { student_ids: [student_id] }, { chatbot_id })
  const { url } = await school.api.links.get({ params: { id: student_id } })
  const link = new URL(url).hash.slice(1)
  const { practiceToken: token } = await anonymous.practice.open({ body: { token: link } })
  const practice = sendTo(address, token)
  const practiceSession: PracticeStudent = {
    api: clientOf(practice),
    token,
    send: practice,
    school,
    student_id,
    chatbot_id,
  }
  const conversation_id = await begin(practiceSession)
  const [import_id, notice_id] = await importAndNotice(school)
  const { items } = await school.api.sessions.list()
  const session_id = items[0]?.id ?? ''
  const ids = { student_id, class_id, chatbot_id, avatar_id, conversation_id, import_id, notice_id, session_id, link }
  return { ...practiceSession, ids }
}

async function importAndNotice({ api }: School): Promise<[string, string]> {
  const preview = (name: string) =>
    api.imports.preview({ file: new Blob([`First name\n${name}\n`], { type: 'text/csv' }) })
  const { import_id: done } = await preview('Bo')
  await api.imports.run({ body: { import_id: done } })
  // A preview that has not been imported yet.
  const { import_id } = await preview('Cleo')
  for (let tries = 0; tries < 50; tries += 1) {
    const [notice] = (await api.notices.list()).items
    if (notice) return [import_id, notice.id]
    await sleep(100)
  }
  throw new Error('the import created no notice')
}

async function confirmationToken({ mails }: MailServer, email: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const mail = mails.find(({ to }) => to?.some(({ address }) => address === email))
    const [, token] = /confirm-email#token=([\w-]+)/.exec(mail?.text ?? '') ?? []
    if (token) return token
    await sleep(100)
  }
  throw new Error(`no mail asked ${email} to confirm its address`)
}
