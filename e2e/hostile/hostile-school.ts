import { setTimeout as sleep } from 'node:timers/promises'
import type { Fill } from './hostile-calls.ts'
import { hostile } from './hostile-text.ts'
import { setHomework } from './hostile-homework.ts'
import { askToJoin, employ } from './hostile-staff.ts'
import { startTerm } from './hostile-term.ts'

export interface HostileSchool {
  token: string
  link: string
  import_id: string
  student_id: string
  conversation_id: string
  /** The value of `:id` by page path. */
  ids: Readonly<Record<string, string>>
}

// Spreadsheets read it as a formula, and mail programs may read it as several addresses.
const newAddress = () => `=1+1|'x'!${crypto.randomUUID().slice(0, 8)}@school.example`
const day = 24 * 3600
const look = { style: 'clay', parts: {}, colors: {} }
const voiceOf = (name = hostile(120)) => ({ name, rate: 1, pitch: 1 })
const idOf = ({ id }: Record<string, unknown>) => String(id)

/** Also tries markup as address, password and code. */
async function join(as: (token: string) => Fill): Promise<{ token: string; email: string }> {
  const [email, first, second] = [newAddress(), hostile(128), hostile(128)]
  const anonymous = as('')
  const { authToken } = await anonymous('auth.signUp', { body: { email, password: first } })
  const changed = await as(String(authToken))('auth.changePassword', {
    body: { current_password: first, new_password: second },
  })
  await anonymous('auth.login', { body: { email, password: second } })
  await anonymous('auth.login', { body: { email }, status: 401 })
  await anonymous('auth.login', { status: 401 })
  await anonymous('auth.forgotPassword', { body: { email } })
  await anonymous('auth.resetPassword', { status: 422 })
  await anonymous('auth.confirmEmail', { status: 422 })
  await anonymous('google.start', { status: 404 })
  await anonymous('google.exchange', { body: { code: 'x'.repeat(43) }, status: 422 })
  await anonymous('practice.open', { status: 404 })
  return { token: String(changed.authToken), email }
}

/** Creates an invoice, and leaves a checkout page open. */
async function pay(address: string, fill: Fill): Promise<string> {
  await fill('billing.subscribe', { body: { tier: 'pro' } })
  await fill('billing.portal')
  await fill('billing.sync')
  const open = async () =>
    String((await fill('billing.addPaymentMethod')).url)
      .split(/[/?]/)
      .at(-1) ?? ''
  const url = String((await fill('billing.addPaymentMethod')).url)
  const id = /[\da-f-]{36}/.exec(url)?.[0] ?? ''
  await fill('billing.pay', { params: { id }, body: { card: 'good', confirmed: true } })
  const { school } = await fill('auth.me')
  const body = new URLSearchParams({ school: idOf(Object(school)), seconds: String(31 * day) })
  await fetch(`${address}/dev/billing`, { method: 'POST', body, redirect: 'manual' })
  return open()
}

async function describe(fill: Fill, email: string): Promise<void> {
  const version = async () => (await fill('account.get')).version
  await fill('account.edit', { body: { email, phone: '+34600123456', version: await version() } })
  await fill('account.edit', { body: { email, version: await version() }, status: 400 })
  await fill('account.edit', { body: { email: newAddress(), phone: null, version: await version() }, status: 403 })
  await fill('account.remove', { status: 400 })
  const { version: seen } = await fill('school.get')
  await fill('school.edit', {
    body: { time_zone: 'Europe/Madrid', transcript_days: 180, inactive_months: 12, version: seen },
  })
}

async function enrol(fill: Fill) {
  const group = await fill('classes.add')
  const params = { id: idOf(group) }
  await fill('classes.edit', { params, body: { version: group.version } })
  const student = await fill('students.add', {
    body: { email: newAddress(), class_ids: [group.id], native_language: 'en' },
  })
  const body = { email: newAddress(), class_ids: [group.id], native_language: 'en', version: student.version }
  await fill('students.edit', { params: { id: idOf(student) }, body })
  await fill('students.similar')
  await fill('students.list')
  await fill('students.export')
  await fill('students.bulk', { body: bulkBySearch(), status: 409 })
  const cells = [hostile(80), hostile(80), hostile(40), hostile(80), withoutAt(500)]
  const heads = ['First name', 'Last name', 'Student number', 'Class', hostile(60)]
  const csv = [heads, cells, ['', ...cells.slice(1)]].map((row) =>
    row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','),
  )
  const read = await fill('imports.preview', { file: new Blob([csv.join('\n')], { type: 'text/csv' }) })
  await fill('imports.run', { body: { import_id: read.import_id, rows: [2] } })
  return { class_id: params.id, student_id: idOf(student), import_id: String(read.import_id) }
}

/** A column of texts with an at sign would be taken for addresses. */
function withoutAt(max: number): string {
  const text = hostile(max)
  return text.includes('@') ? withoutAt(max) : text
}

const bulkBySearch = () => ({ action: 'inactivate', filter: { search: hostile(200) }, expected: 1 })

async function write(fill: Fill) {
  const voice = { language: 'es', voice: voiceOf() }
  const chatbot = await fill('chatbots.add', { body: voice })
  const params = { id: idOf(chatbot) }
  await fill('chatbots.duplicate', { params })
  await fill('chatbots.preview', { status: 200 })
  await fill('trials.run', { body: { step: 1 }, status: 200 })
  await fill('chatbots.edit', { params, body: { ...voice, voice: voiceOf(), length: 4, version: chatbot.version } })
  await fill('chatbots.publish', { params })
  await fill('chatbots.list')
  const avatar = await fill('avatars.add', { body: { ...voice, voice: voiceOf(), look, chatbot_id: chatbot.id } })
  const itself = { params: { id: idOf(avatar) } }
  await fill('avatars.duplicate', itself)
  const changes = { language: 'es', look, voice: voiceOf(), chatbot_id: chatbot.id, version: avatar.version }
  await fill('avatars.edit', { ...itself, body: changes })
  await fill('avatars.list')
  await fill('speech.say', { body: { language: 'es', voice: { name: hostile(120), rate: 1 } }, status: 404 })
  return { chatbot_id: params.id, avatar_id: itself.params.id }
}

/** Some words raise a flag. */
async function practise(
  as: (token: string) => Fill,
  fill: Fill,
  who: Record<'student_id' | 'chatbot_id' | 'avatar_id', string>,
) {
  const { student_id, chatbot_id, avatar_id } = who
  const { url } = await fill('links.get', { params: { id: student_id } })
  const token = new URL(String(url)).hash.slice(1)
  const { practiceToken } = await as('')('practice.open', { body: { token } })
  const student = as(String(practiceToken))
  for (const body of [{ avatar_id }, { chatbot_id }]) {
    const params = { id: idOf(await student('practice.start', { body })) }
    await student('practice.previewReply', { params })
    await student('practice.say', { params })
    await student('practice.say', { params, body: { text: `quiero morirme ${hostile(1900)}` } })
    await student('practice.hint', { params })
    await student('retries.add', { params, body: { message_id: params.id, start: 0 }, status: 404 })
    await student('practice.finish', { params })
    if ('chatbot_id' in body) return { link: String(url), conversation_id: params.id }
  }
  throw new Error('No conversation was held')
}

/** Students get mail only after that. */
async function confirmAddress(address: string): Promise<void> {
  for (;;) {
    const mails = await (await fetch(`${address}/dev/mail`)).text()
    for (const [, token] of mails.matchAll(/\/confirm-email#token=([\w-]+)/g)) {
      const body = JSON.stringify({ token })
      const headers = { 'content-type': 'application/json' }
      const { ok } = await fetch(`${address}/api/auth/confirm-email`, { method: 'POST', headers, body })
      if (ok) return
    }
    await sleep(200)
  }
}

export async function makeHostileSchool(address: string, as: (token: string) => Fill): Promise<HostileSchool> {
  const { token, email } = await join(as)
  const fill = as(token)
  const checkout_id = await pay(address, fill)
  await describe(fill, email)
  const { class_id, student_id, import_id } = await enrol(fill)
  await startTerm(fill, class_id)
  const { chatbot_id, avatar_id } = await write(fill)
  const voice = Object(await fill('voices.list')).items[0]
  await fill('voices.set', {
    params: { language: voice.language },
    body: { ...voice, language: undefined, voice: voiceOf() },
  })
  await fill('assignments.set', {
    body: {
      chatbot_ids: [chatbot_id],
      avatar_ids: [avatar_id],
      student_ids: [student_id],
      class_ids: [class_id],
      on: true,
    },
  })
  await setHomework(fill, { chatbot_id, avatar_id, class_id, student_id })
  await fill('account.sendConfirmation')
  await confirmAddress(address)
  await fill('students.bulk', { body: { action: 'send_link', ids: [student_id] } })
  await employ(address, as, fill)
  await askToJoin(as, fill, class_id)
  const { link, conversation_id } = await practise(as, fill, { student_id, chatbot_id, avatar_id })
  const { messages } = await fill('conversations.get', { params: { id: conversation_id } })
  const message_id = idOf(Object(messages)[0])
  await fill('conversations.dismiss', { params: { id: conversation_id }, body: { message_id, start: 0 }, status: 404 })
  await fill('conversations.restore', { params: { id: conversation_id }, body: { message_id, start: 0 }, status: 404 })
  await fill('rules.mute', { body: { muted: true }, status: 404 })
  await fill('search.find')
  return {
    token,
    link,
    import_id,
    student_id,
    conversation_id,
    ids: {
      '/students/:id': student_id,
      '/classes/:id': class_id,
      '/classes/:id/join': class_id,
      '/create/:id': chatbot_id,
      '/manage/:id': chatbot_id,
      '/avatars/:id': avatar_id,
      '/conversations/:id': conversation_id,
      '/upgrade/checkout/:id': checkout_id,
    },
  }
}
