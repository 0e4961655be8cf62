import type { GoogleFailure } from '#contract/school/google.ts'
import { isEmailTaken } from '#server/account/account.queries.ts'
import { record } from '#server/audit/audit.queries.ts'
import { addressBlock } from '#server/auth/address-block.ts'
import { findFactors } from '#server/auth/factors/factors.queries.ts'
import { confirmSession } from '#server/auth/sessions/sessions.queries.ts'
import { confirmAddress } from '#server/auth/users.queries.ts'
import type { GoogleProfile } from '#server/google/google.queries.ts'
import {
  codeSeconds,
  findLinkedUser,
  isLinked,
  saveCode,
  lockAccount,
  saveIdentity,
} from '#server/google/google.queries.ts'
import type { SessionRef } from '#server/google/oauth-flow.ts'
import { fieldOf } from '#server/lib/field-of.ts'
import { consume } from '#server/http/guard/limits.ts'
import type { Caller } from '#server/http/mount.ts'
import { queueLetter } from '#server/mail/letters.ts'
import type { Services } from '#server/services/services.ts'

const stepLimit = { count: 60, seconds: 300 }

export const limitSteps = ({ db, config }: Services, { ip }: Caller): Promise<void> =>
  consume(db, {
    key: `google:${addressBlock(ip)}`,
    count: stepLimit.count * config.limitFactor,
    seconds: stepLimit.seconds,
  })

/** Never signs in to an account that is not linked to Google. */
export async function issueCode(
  { db }: Services,
  profile: GoogleProfile,
  secret: string,
): Promise<{ code: string } | Extract<GoogleFailure, 'google_not_linked'>> {
  const linkedUser = await findLinkedUser(db, profile)
  if (!linkedUser && (await isEmailTaken(db, profile.email))) return 'google_not_linked'
  return { code: await saveCode(db, profile, secret, codeSeconds.exchange) }
}

export const linkAccount = (
  services: Services,
  link: SessionRef,
  profile: GoogleProfile,
  { ip }: Caller,
): Promise<'linked' | GoogleFailure> =>
  services.db
    .transaction()
    .execute(async (tx) => {
      const account = await lockAccount(tx, link)
      if (!account) return 'google_expired'
      if (account.email !== profile.email) return 'google_address_differs'
      const linkedUser = await findLinkedUser(tx, profile)
      if (linkedUser) return linkedUser.user_id === link.user_id ? 'linked' : 'google_taken'
      const { school_id, user_id } = link
      await saveIdentity(tx, link, profile)
      await confirmAddress(tx, link, profile.email)
      await record(tx, { school_id, user_id, ip }, 'google_linked', { email: profile.email })
      await queueLetter(services, tx, { kind: 'google_linked', school_id, user_id })
      return 'linked'
    })
    .catch((error: unknown) => {
      // Concurrent attempts to link one identity collide at its key.
      if (fieldOf(error, 'constraint') === 'google_identities_pkey') return 'google_taken'
      throw error
    })

/** With a second factor, that proves who is signed in; Google would ask for less. */
export async function mayConfirmWithGoogle({ db }: Services, person: SessionRef): Promise<boolean> {
  const { app, passkeys } = await findFactors(db, person)
  return !app && passkeys.length === 0 && (await isLinked(db, person))
}

/** Confirms the session from which the visit to Google began, if it is the Google account of its user. */
export async function confirmWithGoogle(
  services: Services,
  session: SessionRef,
  profile: GoogleProfile,
): Promise<'confirmed' | GoogleFailure> {
  if (!(await mayConfirmWithGoogle(services, session))) return 'google_expired'
  const linkedUser = await findLinkedUser(services.db, profile)
  if (linkedUser?.user_id !== session.user_id) return 'google_address_differs'
  await confirmSession(services.db, session)
  return 'confirmed'
}
