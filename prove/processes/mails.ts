import { setTimeout as pause } from 'node:timers/promises'
import { type MailServer, openMailServer } from '#server/test/peers/mail-server.ts'
import type { Finding } from '../proof.ts'
import { openSchool } from './callers.ts'
import { openPair, type Pair } from './pair.ts'
import type { Town } from './town.ts'

const students = 200
/** Milliseconds: a job of a process that was killed is given to another after two minutes, when somebody next looks. */
const patience = 300_000

/** A school with many students who have an address, all of whom are mailed their link. */
async function mailAll([here = '']: readonly string[], { mails }: MailServer): Promise<string[]> {
  const { api } = await openSchool(here)
  await api.auth.confirmEmail({ body: { token: await tokenIn(mails) } })
  const emails = Array.from({ length: students }, () => `student-${crypto.randomUUID()}@proof.example`)
  const ids: string[] = []
  for (const email of emails) ids.push((await api.students.add({ body: { first_name: 'Ana', email } })).id)
  await api.students.bulk({ body: { action: 'send_link', ids } })
  return emails
}

/** The secret of the link in the first mail that brings one. */
async function tokenIn(mails: MailServer['mails']): Promise<string> {
  for (;;) {
    const [token] = mails.flatMap(({ text = '' }) => /#token=([\w-]+)/.exec(text)?.[1] ?? [])
    if (token) return token
    await pause(50)
  }
}

/** How often each address was written to, once all were or time is over. */
async function countArrivals({ recipients }: MailServer, emails: readonly string[]): Promise<number[]> {
  const end = Date.now() + patience
  const count = () => emails.map((email) => recipients.filter((recipient) => recipient === email).length)
  while (count().some((times) => times === 0) && Date.now() < end) await pause(250)
  // What comes twice, comes soon after.
  await pause(3000)
  return count()
}

async function arrive(
  town: Town,
  stack: AsyncDisposableStack,
  meanwhile: (pair: Pair, mails: MailServer) => Promise<void>,
): Promise<number[]> {
  const mails = await openMailServer()
  stack.defer(mails.close)
  const pair = await openPair(town, stack, { SMTP_URL: `smtp://127.0.0.1:${mails.port}` })
  const emails = await mailAll(pair.addresses, mails)
  await meanwhile(pair, mails)
  return countArrivals(mails, emails)
}

/** Mails are sent once, whoever sends them. */
export async function proveMails(town: Town): Promise<Finding> {
  await using stack = new AsyncDisposableStack()
  const times = await arrive(town, stack, async () => {})
  return {
    what: 'Mails with both at work',
    tried: `${students} mails`,
    found: `${times.filter((count) => count === 1).length} arrived once, ${times.filter((count) => count > 1).length} twice, ${times.filter((count) => count === 0).length} never`,
    isRight: times.every((count) => count === 1),
  }
}

/** Mails that a killed process was sending are sent by the other; only what it had not written down yet comes twice. */
export async function proveKilledMails(town: Town): Promise<Finding> {
  await using stack = new AsyncDisposableStack()
  const times = await arrive(town, stack, async (pair, mails) => {
    const begun = mails.recipients.length
    while (mails.recipients.length < begun + students / 3) await pause(1)
    await pair.kill(0)
  })
  const twice = times.filter((count) => count > 1).length
  const lost = times.filter((count) => count === 0).length
  return {
    what: 'Mails with one killed in the middle',
    tried: `${students} mails`,
    found: `${lost} lost, ${twice} twice`,
    isRight: lost === 0 && twice <= mostTwice && times.every((count) => count <= 2),
  }
}

/** A process sends two mails at once, and may be killed after the mail server took them and before that is written down. */
const mostTwice = 2
