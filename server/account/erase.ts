import { sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { ApiError } from '#contract/errors.ts'
import type { AccountServices } from '#server/account/account.actions.ts'
import { findAccountPage } from '#server/account/account.queries.ts'
import { confirmIdentity } from '#server/auth/passwords/confirm-password.ts'
import { lockSessionUser } from '#server/auth/sessions/sessions.queries.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { findSubscription, lockBilling } from '#server/billing/billing.queries.ts'
import type { CustomerErasure } from '#server/billing/periodic-sync.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { recordErasure } from '#server/erasures/record-erasure.ts'
import { deleteMails } from '#server/mail/sending/send-to-folder.ts'
import type { Services } from '#server/services/services.ts'

export async function eraseSchool(
  services: AccountServices,
  account: Account,
  { password, school_name }: { password?: string | undefined; school_name: string },
): Promise<void> {
  const { db } = services
  const { school_id } = account
  const page = await findAccountPage(db, account)
  if (school_name !== page.school_name)
    throw new ApiError('invalid_input', {
      issues: [{ path: 'school_name', message: 'This is not the name of the school.' }],
    })
  const confirmedHash = await confirmIdentity(services, account, password)
  await db.transaction().execute(async (tx) => {
    await lockSessionUser(tx, account, confirmedHash)
    await eraseRows(services, tx, school_id)
  })
  await eraseFiles(services, school_id)
}

export async function eraseRows(services: Services, tx: Transaction<Tables>, school_id: string): Promise<void> {
  const people = await findPeople(tx, school_id)
  await deleteRateWindows(tx, [school_id, ...people.ids])
  await services.jobs.deleteJobsOf(tx, school_id, people.emails)
  await queueCustomerErasure(services, tx, school_id)
  await recordErasure(services, tx, school_id, 'all')
  await sql`delete from schools where id = ${school_id}`.execute(tx)
}

/** The hourly sweep retries a failed deletion. */
export async function eraseFiles({ storage, config, log }: Services, school_id: string): Promise<void> {
  await storage
    .removeAll(school_id)
    .catch((error: unknown) =>
      log.warn({ err: error }, 'the files of an erased school could not be deleted; the hourly sweep tries again'),
    )
  await deleteMails(config.dataDir, school_id)
}

// The job carries no school id, because the school's own jobs are deleted with it. Sandbox data goes with the school.
async function queueCustomerErasure({ jobs }: Services, tx: Transaction<Tables>, school_id: string) {
  await lockBilling(tx, school_id)
  const { provider, customer } = await findSubscription(tx, school_id)
  if (provider === 'stripe' && customer)
    await jobs.send(tx, 'billing', { provider, customer } satisfies CustomerErasure)
}

async function findPeople(tx: Transaction<Tables>, school_id: string): Promise<{ ids: string[]; emails: string[] }> {
  const rows = await rowsOf(
    tx,
    z.object({ id: z.string(), emails: z.array(z.string()) }),
    sql`
    select id, array_remove(array[email, pending_email], null) as emails from users
    where school_id = ${school_id}`,
  )
  return { ids: rows.map(({ id }) => id), emails: rows.flatMap(({ emails }) => emails) }
}

// Counts by address hash stay until their window ends, so that deleting a school does not reset them.
const deleteRateWindows = (tx: Transaction<Tables>, ids: readonly string[]) =>
  sql`delete from rate_windows where split_part(key, ':', 2) = any(${ids}::text[])`.execute(tx)
