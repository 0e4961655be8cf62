import type { Transaction } from 'kysely'
import { ApiError } from '#contract/errors.ts'
import { record } from '#server/audit/audit.queries.ts'
import { clearResetMailLimit } from '#server/auth/auth.limits.ts'
import { revokeMailedTokens, type MailedToken, consumeMailedToken } from '#server/auth/mailed-tokens.queries.ts'
import { endSessions } from '#server/auth/sessions/sessions.queries.ts'
import { confirmAddress, deleteIdentity, findPasswordHash, findUser, replaceEmail } from '#server/auth/users.queries.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { fieldOf } from '#server/lib/field-of.ts'
import type { Caller } from '#server/http/mount.ts'
import { queueLetter } from '#server/mail/letters.ts'
import type { Services } from '#server/services/services.ts'

export async function confirmEmail(services: Services, token: string, { ip }: Caller): Promise<void> {
  const { db } = services
  await db
    .transaction()
    .execute(async (tx) => {
      const mailedToken = await consumeMailedToken(tx, token, 'confirm_email')
      if (!mailedToken) throw new ApiError('expired_link')
      const { email: previousEmail } = await findUser(tx, mailedToken)
      if (mailedToken.email === previousEmail) {
        if (await confirmAddress(tx, mailedToken, previousEmail))
          await record(tx, { ...mailedToken, ip }, 'email_confirmed')
        return
      }
      if (!(await replaceEmail(tx, mailedToken, mailedToken.email))) throw new ApiError('expired_link')
      await revokeMailedTokens(tx, mailedToken)
      // The mails counted before were never sent to this owner.
      await clearResetMailLimit(tx, mailedToken.email)
      await endSessions(tx, mailedToken, mailedToken.session_id, 'email_changed')
      await unlinkOldAddress(services, tx, mailedToken)
      await record(tx, { ...mailedToken, ip }, 'email_changed', { email: mailedToken.email })
      const { school_id, user_id } = mailedToken
      await queueLetter(services, tx, {
        kind: 'email_changed',
        school_id,
        user_id,
        to: previousEmail,
        new_email: mailedToken.email,
      })
    })
    .catch((error: unknown) => {
      throw fieldOf(error, 'constraint') === 'user_emails_pkey' ? new ApiError('email_taken') : error
    })
}

// Google vouched for the old address, which may belong to another user by now.
async function unlinkOldAddress(services: Services, tx: Transaction<Tables>, { school_id, user_id }: MailedToken) {
  const user = { school_id, user_id }
  if ((await findPasswordHash(tx, user)) === undefined || !(await deleteIdentity(tx, user))) return
  await record(tx, user, 'google_unlinked')
  await queueLetter(services, tx, { kind: 'google_unlinked', ...user })
}
