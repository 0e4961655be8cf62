import { createClient } from '#contract/client.ts'
import { contract } from '#contract/index.ts'
import { sendTo } from '#server/test/programs/running-server.ts'
import type { RecognitionPeer } from '#server/test/peers/recognition/recognition-peer.ts'
import type { BrowserWindow } from './driver.ts'
import { inPage, microphone, overflow } from './page-kit.ts'

interface SchoolServer {
  address: string
  token: string
}

export interface Finding {
  step: string
  problems: string[]
}

const narrow = 360
const list = 'First name,Last name\\nZoë,Müller\\nJosé,Núñez\\nŁukasz,Żak'

async function createPracticeLink({ address, token }: SchoolServer): Promise<string> {
  const send = sendTo(address, token)
  const chatbots = createClient(contract.chatbots, send)
  const hint = { hint: null, example: null }
  const steps = [
    { says: '¿Qué desea tomar?', expects: ['café|té'], ...hint },
    { says: '¿Algo más?', expects: ['cuenta'], ...hint },
  ]
  const body = { name: 'Café Sol', language: 'es' as const, opening_message: 'Buenos días.', steps }
  const { id } = await chatbots.add({ body })
  await chatbots.publish({ params: { id } })
  const student = await createClient(contract.students, send).add({ body: { first_name: 'Ana' } })
  const assignments = createClient(contract.assignments, send)
  await assignments.set({ body: { chatbot_ids: [id], student_ids: [student.id], on: true } })
  const school = createClient(contract.school, send)
  const { version } = await school.get()
  await school.edit({ body: { microphone: 'server', version } })
  return (await createClient(contract.links, send).get({ params: { id: student.id } })).url
}

export async function walk(
  window: BrowserWindow,
  server: SchoolServer,
  ear: Pick<RecognitionPeer, 'hear'>,
): Promise<{ findings: Finding[]; isNarrow: boolean }> {
  const { address } = server
  const link = await createPracticeLink(server)
  const says = ['un café por favor', 'la cuenta por favor']
  // The server tries its recognizer with a second of silence, as WAV.
  ear.hear(({ file }) => (file.type === 'audio/wav' ? '' : (says.shift() ?? '')))
  const findings: Finding[] = []
  const step = async (name: string, url: string | null, steps: string) => {
    const before = window.errors().length
    const problems = await (async () => {
      if (url !== null) await window.goto(url)
      const seen = await window.evaluate(inPage(steps))
      const wide = await window.evaluate(overflow)
      return [...(Array.isArray(seen) ? seen.map(String) : []), ...(wide === 0 ? [] : [`${String(wide)} px too wide`])]
    })().catch((error: unknown) => [error instanceof Error ? error.message : String(error)])
    findings.push({ step: name, problems: [...problems, ...window.errors().slice(before)] })
  }
  const signIn = `await fill('Email', 'office@school.example'); await fill('Password', 'a-quiet-river-42'); await press('Sign in')`
  await step(
    'sign in',
    `${address}/login`,
    `${signIn}; await until('the inside', () => location.pathname !== '/login')`,
  )
  await step('students', `${address}/students`, `await sees('Manage Students'); await sees('Bruno')`)
  await step(
    'import',
    null,
    `await press('Add from spreadsheet'); await attach('list.csv', '${list}'); await sees('3 new students'); await press('Add 3 students'); await sees('Successfully added')`,
  )
  await step(
    'create',
    `${address}/create?template=cafe-a2`,
    `await until('the template', () => document.querySelector('h1')); await fill('Name', 'Tea at the harbour'); await press('Publish'); await sees('Published')`,
  )
  await step('billing', `${address}/settings/billing`, `await sees('Payment methods')`)
  await step('voices', `${address}/voice`, `await sees('Who may hear students')`)
  await step('this device', `${address}/voice/device`, `await sees('Test the microphone')`)
  await step(
    'practice',
    link,
    `await press('Start with Café Sol'); await press('Got it'); await sees('¿Qué desea tomar?');
       await fill('Message', 'Un café, por favor.'); await press('Send'); await sees('¿Algo más?');
       await fill('Message', 'La cuenta, por favor.'); await press('Send'); await sees('That’s the end!');
       await press('Finish'); await sees('Well done, Ana')`,
  )
  await step(
    'a spoken lesson',
    null,
    `if (!window.MediaRecorder || !navigator.mediaDevices) throw new Error('this browser records nothing');
       ${microphone}; await press('Back'); await press('Start with Café Sol'); await press('Hands free');
       await sees('¿Algo más?'); await sees('That’s the end!')`,
  )
  const isNarrow = await window.setWidth(narrow)
  if (isNarrow)
    for (const path of ['/students', '/create', '/voice', '/voice/device', '/settings/billing'])
      await step(
        `${path} at ${narrow} px`,
        `${address}${path}`,
        `await until('heading', () => document.querySelector('h1'))`,
      )
  return { findings, isNarrow }
}
