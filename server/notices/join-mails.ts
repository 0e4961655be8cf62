import { sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { noticeConcerns, noticeIsMailed, noticeIsUnread } from '#server/database/reach.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { everyMinute } from '#server/lib/every-minute.ts'
import { queueLetter } from '#server/mail/letters.ts'
import type { Services } from '#server/services/services.ts'

/** A class that joins together is often let in at once; nothing is mailed about it then. */
const graceMinutes = 10
const minHours = 4

type JoinMailServices = Pick<Services, 'db' | 'jobs' | 'log'>

export const startJoinMails = (services: JoinMailServices): (() => Promise<void>) =>
  everyMinute(
    () => mailOfWaiting(services, new Date().toISOString()),
    (error) => services.log.warn({ err: error }, 'staff could not be told of students who wait to join'),
  )

export const mailOfWaiting = (services: JoinMailServices, now: string): Promise<void> =>
  services.db.transaction().execute(async (tx) => {
    for (const { school_id, user_id, since } of await claimMembers(tx, now))
      await queueLetter(services, tx, { kind: 'join_waiting', school_id, user_id, since })
  })

const Claim = z.object({ school_id: z.uuid(), user_id: z.uuid(), since: z.iso.datetime() })

/** Members who have not read of a request that came since their last mail, each at most every four hours. */
function claimMembers(tx: Transaction<Tables>, now: string): Promise<z.output<typeof Claim>[]> {
  return rowsOf(
    tx,
    Claim,
    sql`
    with due as (
      select u.school_id, u.id as user_id, min(n.at) as since
      from notices n join users u on u.school_id = n.school_id and ${noticeConcerns}
      where n.kind = 'join_waiting' and n.settled_at is null and u.removed_at is null
        and (u.join_mail_at is null or n.at > u.join_mail_at) and ${noticeIsUnread} and ${noticeIsMailed}
        and exists (select from join_requests r where r.school_id = n.school_id and r.class_id = n.class_id
          and r.state = 'waiting' and r.created_at <= ${now}::timestamptz - make_interval(mins => ${graceMinutes}::int))
      group by u.school_id, u.id)
    update users u set join_mail_at = ${now}::timestamptz from due
    where u.school_id = due.school_id and u.id = due.user_id
      and (u.join_mail_at is null or u.join_mail_at <= ${now}::timestamptz - make_interval(hours => ${minHours}::int))
    returning u.school_id, u.id as user_id, due.since`,
  )
}
