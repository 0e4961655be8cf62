import type { Transaction } from 'kysely'
import type * as z from 'zod/mini'
import { ApiError } from '#contract/errors.ts'
import type { links, PracticeCard, PracticeLink } from '#contract/links.ts'
import { practicePath } from '#contract/pages.ts'
import { findServed } from '#server/assignments/offers.queries.ts'
import { record } from '#server/audit/audit.queries.ts'
import { addressKey, mailLimit } from '#server/auth/auth.limits.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { isClassHere } from '#server/classes/classes.queries.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { incrementEach } from '#server/http/guard/limits.ts'
import { queueLetter } from '#server/mail/letters.ts'
import {
  advanceLinks,
  countHere,
  endPracticeSessions,
  findActive,
  findActiveOfClass,
  findLinks,
  type Holder,
  keepHashes,
  type LinkRow,
  makeLinks,
  noteSent,
} from '#server/links/links.queries.ts'
import { linkSecret, secretHash } from '#server/links/link-secret.ts'
import { countDailyMails, refuseUnconfirmed } from '#server/links/mail-limits.ts'
import type { Services } from '#server/services/services.ts'

type Tx = Transaction<Tables>
type Making = Pick<Services, 'keys' | 'config'>

/** The links of students by the student's id, each alive: made where there is none, or where it was over. */
export async function liveLinks(
  { keys, config }: Making,
  tx: Tx,
  school_id: string,
  student_ids: readonly string[],
): Promise<Map<string, LinkRow & { url: string }>> {
  await makeLinks(tx, school_id, student_ids)
  const rows = await findLinks(tx, school_id, student_ids)
  const found = rows.map(({ hash, ...row }) => ({ ...row, secret: linkSecret(keys, { ...row, school_id }, hash) }))
  // The link may be new, or that of a key that is not known any more.
  const hashes = found.map(({ student_id, secret }) => ({ student_id, hash: secretHash(secret) }))
  await keepHashes(tx, school_id, hashes)
  return new Map(
    found.map(({ secret, ...row }) => [row.student_id, { ...row, url: `${config.appUrl}${practicePath}#${secret}` }]),
  )
}

/** A student's link. */
export async function getLink(making: Making, tx: Tx, school_id: string, student_id: string): Promise<PracticeLink> {
  const link = (await liveLinks(making, tx, school_id, [student_id])).get(student_id)
  if (!link) throw new ApiError('not_found')
  return link
}

/** Makes a student's link anew, and ends what the old one has opened. */
export async function renewLink(making: Making, tx: Tx, account: Account, student_id: string): Promise<PracticeLink> {
  const link = (await renewLinks(making, tx, account.school_id, [student_id])).get(student_id)
  if (!link) throw new ApiError('not_found')
  await record(tx, account, 'link_renewed')
  return link
}

/** Makes the links of students anew, and ends what the old ones have opened. */
export async function renewLinks(making: Making, tx: Tx, school_id: string, student_ids: readonly string[]) {
  await makeLinks(tx, school_id, student_ids)
  await advanceLinks(tx, school_id, student_ids)
  await endPracticeSessions(tx, school_id, student_ids)
  return liveLinks(making, tx, school_id, student_ids)
}

/** The cards of the active students of a class, or of those among these. */
export async function makeCards(
  making: Making,
  tx: Tx,
  account: Account,
  wanted: z.output<typeof links.cards.body>,
): Promise<PracticeCard[]> {
  const { school_id } = account
  const students = await chosenForCards(tx, school_id, wanted)
  const found = await liveLinks(making, tx, school_id, idsOf(students))
  const served = await findServed(tx, school_id, idsOf(students))
  if (students.length > 0) await record(tx, account, 'links_printed', { count: students.length })
  return students.flatMap(({ student_id, name, native_language }) => {
    const link = found.get(student_id)
    return link ? [{ student_id, name, native_language, url: link.url, has_partner: served.has(student_id) }] : []
  })
}

const idsOf = (students: readonly Holder[]) => students.map(({ student_id }) => student_id)

async function chosenForCards(tx: Tx, school_id: string, wanted: z.output<typeof links.cards.body>): Promise<Holder[]> {
  if ('class_id' in wanted) {
    if (!(await isClassHere(tx, school_id, wanted.class_id))) throw new ApiError('not_found')
    return findActiveOfClass(tx, school_id, wanted.class_id)
  }
  const ids = [...new Set(wanted.student_ids)]
  if ((await countHere(tx, school_id, ids)) < ids.length) throw new ApiError('not_found')
  return findActive(tx, school_id, ids)
}

/** Mails their links to those of these students who are active, have an address and did not get too many mails; gives who they are. */
export async function sendLinks(
  services: Pick<Services, 'jobs' | 'config' | 'keys'>,
  tx: Tx,
  account: Account,
  { student_ids, seats }: { student_ids: readonly string[]; seats: number },
): Promise<string[]> {
  const { school_id, user_id } = account
  await refuseUnconfirmed(tx, account)
  const active = await findActive(tx, school_id, student_ids)
  const keyed = active.flatMap(({ student_id, email }) =>
    email ? [{ student_id, key: `mail:${addressKey(email)}` }] : [],
  )
  const counts = await incrementEach(
    tx,
    keyed.map(({ key }) => key),
    mailLimit.seconds,
  )
  const most = mailLimit.count * services.config.limitFactor
  const sent = keyed.filter(({ key }) => (counts.get(key) ?? 0) <= most).map(({ student_id }) => student_id)
  await countDailyMails(services, tx, account, { mails: sent.length, seats })
  await liveLinks(services, tx, school_id, sent)
  await noteSent(tx, school_id, sent)
  for (const student_id of sent)
    await queueLetter(services, tx, { kind: 'practice_link', school_id, user_id, student_id })
  return sent
}
