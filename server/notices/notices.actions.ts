import type { Transaction } from 'kysely'
import { ApiError } from '#contract/errors.ts'
import { mailedNotices, type NoticeMails } from '#contract/school/notices.ts'
import { record } from '#server/audit/audit.queries.ts'
import type { Account } from '#server/http/guard/callers.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { updateMails } from '#server/notices/mails.queries.ts'
import { countUnread, markRead, markReadUntil } from '#server/notices/notices.queries.ts'

type Tx = Transaction<Tables>

/** Fails with `not_found`, and marks none, if one of the notices is not one of this person. */
export async function readNotices(
  tx: Tx,
  person: Account,
  body: { ids: string[] } | { until: string },
): Promise<{ unread: number }> {
  const ids = 'ids' in body ? [...new Set(body.ids)] : [body.until]
  const found = 'ids' in body ? await markRead(tx, person, ids) : await markReadUntil(tx, person, body.until)
  if (found < ids.length) throw new ApiError('not_found')
  return { unread: await countUnread(tx, person) }
}

export async function editMails(
  tx: Tx,
  account: Account,
  changes: { [Kind in keyof NoticeMails]?: boolean | undefined },
): Promise<NoticeMails> {
  const mails = await updateMails(tx, account, {
    on: mailedNotices.filter((kind) => changes[kind] === true),
    off: mailedNotices.filter((kind) => changes[kind] === false),
  })
  await record(tx, account, 'account_edited')
  return mails
}
