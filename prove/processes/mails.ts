import { setTimeout as pause } from 'node:timers/promises'
import { type MailServer, openMailServer } from '#server/test/peers/mail-server.ts'
import type { Finding } from '../proof.ts'
import { openSchool } from './callers.ts'
import { openPair, type Pair } from './pair.ts'
import type { Cluster } from './cluster.ts'

const students = 200
/** Milliseconds; a killed process's jobs are retried after two minutes. */
const deliveryTimeout = 300_000

async function mailAll([here = '']: readonly string[], { mails }: MailServer): Promise<string[]> {
  const { api } = await openSchool(here)
  await api.auth.confirmEmail({ body: { token: await tokenIn(mails) } })
  const emails = Array.from({ length: students }, () => `student-${crypto.randomUUID()}@proof.example`)
  const ids: string[] = []
  for (const email of emails) ids.push((await api.students.add({ body: { first_name: 'Ana', email } })).id)
  await api.students.bulk({ body: { action: 'send_link', ids } })
  return emails
}

async function tokenIn(mails: MailServer['mails']): Promise<string> {
  for (;;) {
    const [token] = mails.flatMap(({ text = '' }) => /#token=([\w-]+)/.exec(text)?.[1] ?? [])
    if (token) return token
    await pause(50)
  }
}

async function countArrivals({ recipients }: MailServer, emails: readonly string[]): Promise<number[]> {
  const end = Date.now() + deliveryTimeout
  const count = () => emails.map((email) => recipients.filter((recipient) => recipient === email).length)
  while (count().some((times) => times === 0) && Date.now() < end) await pause(250)
  await pause(3000)
  return count()
}

async function sendAndCount(
  cluster: Cluster,
  stack: AsyncDisposableStack,
  meanwhile: (pair: Pair, mails: MailServer) => Promise<void>,
): Promise<number[]> {
  const mails = await openMailServer()
  stack.defer(mails.close)
  const pair = await openPair(cluster, stack, { SMTP_URL: `smtp://127.0.0.1:${mails.port}` })
  const emails = await mailAll(pair.addresses, mails)
  await meanwhile(pair, mails)
  return countArrivals(mails, emails)
}

export async function proveMails(cluster: Cluster): Promise<Finding> {
  await using stack = new AsyncDisposableStack()
  const times = await sendAndCount(cluster, stack, async () => {})
  return {
    what: 'Mails with both servers running',
    tried: `${students} mails`,
    found: `${times.filter((count) => count === 1).length} arrived once, ${times.filter((count) => count > 1).length} twice, ${times.filter((count) => count === 0).length} never`,
    hasPassed: times.every((count) => count === 1),
  }
}

export async function proveKilledMails(cluster: Cluster): Promise<Finding> {
  await using stack = new AsyncDisposableStack()
  const times = await sendAndCount(cluster, stack, async (pair, mails) => {
    const startedAt = mails.recipients.length
    while (mails.recipients.length < startedAt + students / 3) await pause(1)
    await pair.kill(0)
  })
  const twice = times.filter((count) => count > 1).length
  const lost = times.filter((count) => count === 0).length
  return {
    what: 'Mails with one server killed meanwhile',
    tried: `${students} mails`,
    found: `${lost} lost, ${twice} twice`,
    hasPassed: lost === 0 && twice <= maxDuplicates && times.every((count) => count <= 2),
  }
}

/** A process sends two mails at once, and may be killed between the mail server's reply and the update of the job. */
const maxDuplicates = 2
