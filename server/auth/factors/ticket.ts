import { createHash, randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { SecondStep } from '#contract/school/factors.ts'
import { findFactors, saveTicket, type UserRef } from '#server/auth/factors/factors.queries.ts'
import type { Tables } from '#server/database/tables.gen.ts'

export const hashOfTicket = (ticket: string): string => createHash('sha256').update(ticket).digest('base64url')

/** Null if the person has no second factor, and may be signed in. */
export async function ticketFor(
  tx: Transaction<Tables>,
  person: UserRef,
  { ip }: { ip: string },
): Promise<SecondStep | null> {
  const { app, passkeys, recovery_codes } = await findFactors(tx, person)
  if (!app && passkeys.length === 0) return null
  const ticket = randomBytes(32).toString('base64url')
  await saveTicket(tx, person, hashOfTicket(ticket), ip)
  const ways: SecondStep['ways'] = []
  if (passkeys.length > 0) ways.push('passkey')
  if (app) ways.push('code')
  if (recovery_codes > 0) ways.push('recovery_code')
  return { ticket, ways }
}
