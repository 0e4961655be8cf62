import type { Transaction } from 'kysely'
import type { MailedNotice } from '#contract/notices.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { queueLetter } from '#server/mail/letters.ts'
import { listMailed } from '#server/notices/mails.queries.ts'
import { settleNotices } from '#server/notices/notices.queries.ts'
import { holdFlagged, insertNotice, planFlaggedMail, upsertFlagged, upsertTrial } from '#server/notices/tell.queries.ts'
import type { SubscriptionState } from '#server/services/gateway.ts'
import type { Services } from '#server/services/services.ts'

type Tx = Transaction<Tables>
type Posting = Pick<Services, 'jobs'>

/** Milliseconds before the end of a trial from when on a school is told. */
const soon = 3 * 24 * 3600 * 1000

/** Tells a school that a student wrote something that it should read. */
export async function tellFlagged(services: Posting, tx: Tx, school_id: string, conversation_id: string) {
  await holdFlagged(tx, school_id)
  const since = await upsertFlagged(tx, school_id, conversation_id)
  const sendAt = await planFlaggedMail(tx, school_id, conversation_id)
  if (sendAt) await mail(services, tx, { school_id, kind: 'conversation_flagged', since, sendAt })
}

/** What was read of a subscription, and what it means. */
export interface Read extends Pick<SubscriptionState, 'status' | 'tier' | 'subscription_end_date' | 'renews'> {
  /** A payment failed since the reading before. */
  hasFailed: boolean
  /** Nothing is owed, and it runs. */
  isPaidUp: boolean
  /** The database's time. */
  now: string
}

/** Tells a school what it should know of its subscription, and takes for read what has settled itself. */
export async function tellOfPlan(services: Posting, tx: Tx, school_id: string, read: Read): Promise<void> {
  const { tier, renews, hasFailed, isPaidUp } = read
  const ends_at = endSoon(read)
  const settled = [ends_at ? [] : ['trial_ends' as const], hasFailed || isPaidUp ? ['payment_failed' as const] : []]
  await settleNotices(tx, school_id, settled.flat())
  const since = hasFailed && (await insertNotice(tx, school_id, 'payment_failed', { tier }))
  if (since) await mail(services, tx, { school_id, kind: 'payment_failed', since })
  const endsSince = ends_at && (await upsertTrial(tx, school_id, { tier, ends_at, renews }))
  if (endsSince) await mail(services, tx, { school_id, kind: 'trial_ends', since: endsSince })
}

function endSoon({ status, subscription_end_date: end, now }: Read): string | null {
  if (status !== 'trialing' || end === null) return null
  const left = Date.parse(end) - Date.parse(now)
  return left > 0 && left <= soon ? end : null
}

/** Tells a school what a spreadsheet has brought. */
export const tellImported = (
  tx: Tx,
  school_id: string,
  done: { added: number; activated: number; skipped: number },
): Promise<string> => insertNotice(tx, school_id, 'import_finished', done)

interface Mailing {
  school_id: string
  kind: MailedNotice
  since: string
  sendAt?: string
}

async function mail(services: Posting, tx: Tx, { sendAt, ...letter }: Mailing): Promise<void> {
  for (const { user_id } of await listMailed(tx, letter.school_id, letter.kind))
    await queueLetter(services, tx, { ...letter, user_id }, sendAt)
}
