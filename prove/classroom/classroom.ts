import type { Browser } from '@playwright/test'
import { openBrowser, startTestServer } from '../../scripts/budgets.ts'
import { sendTo } from '#server/test/programs/running-server.ts'
import { clientOf } from '#server/test/world.ts'
import type { Finding, ProofContext, Proof } from '../proof.ts'
import { proveWholeClass } from './whole-class.ts'

/** Students who join, browsers that are busy at a time, and the minutes that the whole class may need. */
const sizes = { students: 25, hands: 5, minutes: 3 } as const
const phone = { width: 390, height: 844 }

export const prove: Proof = async (context) => {
  const only = context.options.get('only')
  return [
    ...(only === 'class' ? [] : await proveBrowsers(context)),
    ...(only === 'browsers' ? [] : await proveWholeClass(context)),
  ]
}

/** A code on the board: each student opens it in a browser of their own, joins, and says a sentence that is answered. */
async function proveBrowsers({ stack, log }: ProofContext): Promise<Finding[]> {
  const { address, token } = await startTestServer(stack, 0)
  const api = clientOf(sendTo(address, token))
  const { id: class_id } = await api.classes.add({ body: { name: 'Tuesday group' } })
  const steps = [{ says: '¿Algo más?', expects: ['no|nada|gracias'], hint: null, example: null }]
  const cafe = { name: 'Café Sol', language: 'es', opening_message: '¿Qué desea?', steps } as const
  const { id: chatbot_id } = await api.chatbots.add({ body: cafe })
  await api.chatbots.publish({ params: { id: chatbot_id } })
  await api.assignments.set({ body: { chatbot_ids: [chatbot_id], class_ids: [class_id], on: true } })
  const closes_at = new Date(Date.now() + 3_600_000).toISOString()
  const { code } = await api.joining.open({
    params: { id: class_id },
    body: { max_students: sizes.students, closes_at, needs_approval: false, asks_last_name: false },
  })
  const browser = await openBrowser()
  stack.defer(() => browser.close())
  const started = performance.now()
  const seconds: number[] = []
  const waiting = Array.from({ length: sizes.students }, (_, place) => `Student ${place + 1}`)
  const hand = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      await joinAndTalk(browser, `${address}/join#${code}`, name)
      seconds.push((performance.now() - started) / 1000)
      log(`${name} has talked after ${seconds.at(-1)?.toFixed(0)} s`)
    }
  }
  await Promise.all(Array.from({ length: sizes.hands }, hand))
  const { items, total } = await api.students.list({ query: { class_id, page_size: 50 } })
  const { total: talks } = await api.conversations.list({ query: { chatbot_id } })
  const last = Math.max(...seconds)
  const names = new Set(items.map(({ first_name }) => first_name))
  return [
    {
      what: `A code on the board: ${sizes.students} browsers join and talk within ${sizes.minutes} minutes`,
      tried: `${sizes.students} browsers, ${sizes.hands} at a time, on one machine with the server`,
      found: `${total} joined, ${names.size} of them once, ${talks} conversations; the last was answered after ${last.toFixed(0)} s`,
      hasPassed:
        total === sizes.students &&
        names.size === sizes.students &&
        talks === sizes.students &&
        last <= sizes.minutes * 60,
    } satisfies Finding,
  ]
}

async function joinAndTalk(browser: Browser, link: string, name: string): Promise<void> {
  const context = await browser.newContext({ viewport: phone, locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto(link)
  await page.getByLabel('First name').fill(name)
  await page.getByRole('button', { name: 'Join' }).click()
  await page.getByRole('link', { name: 'Start practising' }).click()
  await page.getByRole('button', { name: 'Start with Café Sol' }).click()
  await page.getByRole('button', { name: 'Got it' }).click()
  await page.getByRole('textbox', { name: 'Message' }).fill('Un café, por favor.')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('¿Algo más?').first().waitFor()
  await context.close()
}
