import type { Transaction } from 'kysely'
import type { MailedNotice } from '#contract/school/notices.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { queueLetter } from '#server/mail/letters.ts'
import { listMailRecipients } from '#server/notices/mails.queries.ts'
import { settleNotices } from '#server/notices/notices.queries.ts'
import {
  lockFlagNotices,
  insertNotice,
  planFlaggedMails,
  upsertFlagged,
  upsertTrial,
} from '#server/notices/notify.queries.ts'
import type { SubscriptionState } from '#server/services/gateway.ts'
import type { Services } from '#server/services/services.ts'

type Tx = Transaction<Tables>
type MailServices = Pick<Services, 'jobs'>

const trialNoticeMs = 3 * 24 * 3600 * 1000

export async function notifyFlagged(services: MailServices, tx: Tx, school_id: string, conversation_id: string) {
  await lockFlagNotices(tx, school_id)
  const since = await upsertFlagged(tx, school_id, conversation_id)
  const recipients = await listMailRecipients(tx, school_id, { kind: 'conversation_flagged', conversation_id })
  for (const { user_id, send_at } of await planFlaggedMails(tx, school_id, recipients))
    await queueLetter(services, tx, { kind: 'conversation_flagged', school_id, user_id, since }, send_at)
}

export interface SubscriptionReading
  extends Pick<SubscriptionState, 'status' | 'tier' | 'subscription_end_date' | 'renews'> {
  hasFailed: boolean
  isPaidUp: boolean
  now: string
}

/** Also marks notices as read whose cause has gone, such as a payment that succeeded since. */
export async function notifyOfSubscription(
  services: MailServices,
  tx: Tx,
  school_id: string,
  reading: SubscriptionReading,
): Promise<void> {
  const { tier, renews, hasFailed, isPaidUp } = reading
  const ends_at = endSoon(reading)
  const settled = [ends_at ? [] : ['trial_ends' as const], hasFailed || isPaidUp ? ['payment_failed' as const] : []]
  await settleNotices(tx, school_id, settled.flat())
  const since = hasFailed && (await insertNotice(tx, school_id, 'payment_failed', { tier }))
  if (since) await sendNoticeMails(services, tx, { school_id, kind: 'payment_failed', since })
  const endsSince = ends_at && (await upsertTrial(tx, school_id, { tier, ends_at, renews }))
  if (endsSince) await sendNoticeMails(services, tx, { school_id, kind: 'trial_ends', since: endsSince })
}

function endSoon({ status, subscription_end_date: end, now }: SubscriptionReading): string | null {
  if (status !== 'trialing' || end === null) return null
  const left = Date.parse(end) - Date.parse(now)
  return left > 0 && left <= trialNoticeMs ? end : null
}

export const notifyImported = (
  tx: Tx,
  school_id: string,
  done: { added: number; activated: number; skipped: number },
): Promise<string> => insertNotice(tx, school_id, 'import_finished', done)

interface PlanMail {
  school_id: string
  kind: Exclude<MailedNotice, 'conversation_flagged' | 'join_waiting'>
  since: string
}

async function sendNoticeMails(services: MailServices, tx: Tx, letter: PlanMail): Promise<void> {
  for (const user_id of await listMailRecipients(tx, letter.school_id, letter))
    await queueLetter(services, tx, { ...letter, user_id })
}
