import { sql, type Transaction } from 'kysely'
import { ApiError } from '#contract/errors.ts'
import type { AccountServices } from '#server/account/account.actions.ts'
import { findAccountPage } from '#server/account/account.queries.ts'
import { findSubscription, holdBilling } from '#server/billing/billing.queries.ts'
import type { Erased } from '#server/billing/keep-synced.ts'
import { confirmPassword } from '#server/auth/confirm-password.ts'
import { type Account, holdAccount } from '#server/auth/sessions.queries.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { forgetMails } from '#server/mail/send-to-folder.ts'

/** Erases a school with everything that belongs to it, after its password and its name. */
export async function eraseSchool(
  services: AccountServices,
  account: Account,
  { password, school_name }: { password: string; school_name: string },
): Promise<void> {
  const { db, jobs, storage, config } = services
  const { school_id } = account
  const page = await findAccountPage(db, account)
  if (school_name !== page.school_name)
    throw new ApiError('invalid_input', {
      issues: [{ path: 'school_name', message: 'This is not the name of the school.' }],
    })
  const known = await confirmPassword(services, account, password)
  await db.transaction().execute(async (tx) => {
    await holdAccount(tx, account, known)
    await deleteCounts(tx, account)
    await jobs.forget(
      tx,
      school_id,
      [page.email, page.pending_email].filter((email) => email !== null),
    )
    await leaveProvider(services, tx, school_id)
    await sql`delete from schools where id = ${school_id}`.execute(tx)
  })
  // What fails here, the hourly sweep does.
  await storage.removeAll(school_id).catch((error: unknown) => services.log.warn({ err: error }, 'files left behind'))
  await forgetMails(config.dataDir, school_id)
}

// It must outlive the school, whose own jobs are forgotten. What the sandbox plays goes with the school.
async function leaveProvider({ jobs }: AccountServices, tx: Transaction<Tables>, school_id: string) {
  await holdBilling(tx, school_id)
  const { provider, customer } = await findSubscription(tx, school_id)
  if (provider === 'stripe' && customer) await jobs.send(tx, 'billing', { provider, customer } satisfies Erased)
}

// What is counted for an address stays for its day, without saying which address: deleting must not begin it anew.
const deleteCounts = (tx: Transaction<Tables>, { school_id, user_id }: Account) =>
  sql`delete from rate_windows where split_part(key, ':', 2) = any(${[school_id, user_id]}::text[])`.execute(tx)
