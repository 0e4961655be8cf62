import type { Transaction } from 'kysely'
import type * as z from 'zod/mini'
import { ApiError } from '#contract/errors.ts'
import type { links, PracticeCard, PracticeLink } from '#contract/people/links.ts'
import { practicePath } from '#contract/pages.ts'
import type { Reach } from '#server/database/reach.ts'
import { findStudentsWithPartner } from '#server/assignments/live-assignments.queries.ts'
import { record } from '#server/audit/audit.queries.ts'
import { addressKey, mailLimit } from '#server/auth/auth.limits.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { isClassWithinReach } from '#server/classes/classes.queries.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { incrementEach } from '#server/http/guard/limits.ts'
import { queueLetter } from '#server/mail/letters.ts'
import {
  renewLinkVersions,
  countWithinReach,
  endPracticeSessions,
  findActive,
  findActiveOfClass,
  findLinks,
  type StudentContact,
  saveHashes,
  type LinkRow,
  createMissingLinks,
  markSent,
} from '#server/links/links.queries.ts'
import { linkSecret, secretHash } from '#server/links/link-secret.ts'
import { countDailyMails, refuseUnconfirmed } from '#server/links/mail-limits.ts'
import type { Services } from '#server/services/services.ts'

type Tx = Transaction<Tables>
type LinkServices = Pick<Services, 'keys' | 'config'>

/** Links by student id; missing and expired ones are created. */
export async function ensureLinks(
  { keys, config }: LinkServices,
  tx: Tx,
  school_id: string,
  student_ids: readonly string[],
): Promise<Map<string, LinkRow & { url: string }>> {
  await createMissingLinks(tx, school_id, student_ids)
  const rows = await findLinks(tx, school_id, student_ids)
  const found = rows.map(({ hash, ...row }) => ({ ...row, secret: linkSecret(keys, { ...row, school_id }, hash) }))
  // The hash changes with a new link, and when the key of the old one is no longer known.
  const hashes = found.map(({ student_id, secret }) => ({ student_id, hash: secretHash(secret) }))
  await saveHashes(tx, school_id, hashes)
  return new Map(
    found.map(({ secret, ...row }) => [row.student_id, { ...row, url: `${config.appUrl}${practicePath}#${secret}` }]),
  )
}

export async function getLink(services: LinkServices, tx: Tx, reach: Reach, student_id: string): Promise<PracticeLink> {
  await refuseOutOfReach(tx, reach, student_id)
  const link = (await ensureLinks(services, tx, reach.school_id, [student_id])).get(student_id)
  if (!link) throw new ApiError('not_found')
  return link
}

export async function renewLink(
  services: LinkServices,
  tx: Tx,
  account: Account,
  student_id: string,
): Promise<PracticeLink> {
  await refuseOutOfReach(tx, account.reach, student_id)
  const link = (await renewLinks(services, tx, account.school_id, [student_id])).get(student_id)
  if (!link) throw new ApiError('not_found')
  await record(tx, account, 'link_renewed')
  return link
}

async function refuseOutOfReach(tx: Tx, reach: Reach, student_id: string): Promise<void> {
  if ((await countWithinReach(tx, reach, [student_id])) === 0) throw new ApiError('not_found')
}

export async function renewLinks(services: LinkServices, tx: Tx, school_id: string, student_ids: readonly string[]) {
  await createMissingLinks(tx, school_id, student_ids)
  await renewLinkVersions(tx, school_id, student_ids)
  await endPracticeSessions(tx, school_id, student_ids)
  return ensureLinks(services, tx, school_id, student_ids)
}

export async function makeCards(
  services: LinkServices,
  tx: Tx,
  account: Account,
  selection: z.output<typeof links.cards.body>,
): Promise<PracticeCard[]> {
  const { school_id } = account
  const students = await studentsForCards(tx, account.reach, selection)
  const found = await ensureLinks(services, tx, school_id, idsOf(students))
  const withPartner = await findStudentsWithPartner(tx, school_id, idsOf(students))
  if (students.length > 0) await record(tx, account, 'links_printed', { count: students.length })
  return students.flatMap(({ student_id, name, native_language }) => {
    const link = found.get(student_id)
    return link ? [{ student_id, name, native_language, url: link.url, has_partner: withPartner.has(student_id) }] : []
  })
}

const idsOf = (students: readonly StudentContact[]) => students.map(({ student_id }) => student_id)

async function studentsForCards(
  tx: Tx,
  reach: Reach,
  selection: z.output<typeof links.cards.body>,
): Promise<StudentContact[]> {
  if ('class_id' in selection) {
    if (!(await isClassWithinReach(tx, reach, selection.class_id))) throw new ApiError('not_found')
    return findActiveOfClass(tx, reach, selection.class_id)
  }
  const ids = [...new Set(selection.student_ids)]
  if ((await countWithinReach(tx, reach, ids)) < ids.length) throw new ApiError('not_found')
  return findActive(tx, reach, ids)
}

/** Skips students who are inactive, have no address, or got too many mails. Returns the ids of the others. */
export async function sendLinks(
  services: Pick<Services, 'jobs' | 'config' | 'keys'>,
  tx: Tx,
  account: Account,
  { student_ids, seats }: { student_ids: readonly string[]; seats: number },
): Promise<string[]> {
  const { school_id, user_id } = account
  await refuseUnconfirmed(tx, account)
  const active = await findActive(tx, account.reach, student_ids)
  const addressed = active.flatMap(({ student_id, email }) =>
    email ? [{ student_id, key: `mail:${addressKey(email)}` }] : [],
  )
  const counts = await incrementEach(
    tx,
    addressed.map(({ key }) => key),
    mailLimit.seconds,
  )
  const maxMails = mailLimit.count * services.config.limitFactor
  const sent = addressed.filter(({ key }) => (counts.get(key) ?? 0) <= maxMails).map(({ student_id }) => student_id)
  await countDailyMails(services, tx, account, { mails: sent.length, seats })
  await ensureLinks(services, tx, school_id, sent)
  await markSent(tx, school_id, sent)
  for (const student_id of sent)
    await queueLetter(services, tx, { kind: 'practice_link', school_id, user_id, student_id })
  return sent
}
