import type { Transaction } from 'kysely'
import type { SignInResult } from '#contract/school/auth.ts'
import { ApiError } from '#contract/errors.ts'
import type { Proof } from '#contract/school/factors.ts'
import type { Role } from '#contract/school/roles.ts'
import { record } from '#server/audit/audit.queries.ts'
import { type AuthServices, browserOf } from '#server/auth/auth.actions.ts'
import {
  findCredential,
  findTicket,
  listStoredPasskeys,
  saveChallenge,
  savePasskeyUse,
  takeChallenge,
  takeTicket,
  type UserRef,
} from '#server/auth/factors/factors.queries.ts'
import { authenticationOptions, credentialIn, verifyUse } from '#server/auth/factors/passkeys.ts'
import { hashOfTicket } from '#server/auth/factors/ticket.ts'
import { prove } from '#server/auth/factors/prove.actions.ts'
import type { KnownBrowser } from '#server/auth/sessions/known-browser.ts'
import { openSession } from '#server/auth/sessions/open-session.ts'
import { findUser } from '#server/auth/users.queries.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { Caller } from '#server/http/mount.ts'
import type { Services } from '#server/services/services.ts'

type Tx = Transaction<Tables>

export async function finishSignIn(
  services: AuthServices,
  { ticket, proof }: { ticket: string; proof: Proof },
  caller: Caller,
  knownBrowser: KnownBrowser | null = null,
): Promise<SignInResult> {
  const person = await findTicket(services.db, hashOfTicket(ticket))
  if (!person) throw new ApiError('expired_link')
  const countedIn = knownBrowser?.users.includes(person.user_id) ? { browser: knownBrowser.id } : 'sign-in'
  const token = await prove(services, { ...person, ip: caller.ip }, { proof, countedIn }, async (tx) => {
    if (!(await takeTicket(tx, hashOfTicket(ticket)))) throw new ApiError('expired_link')
    return enter(services, tx, person, caller)
  })
  return { authToken: token, user: await findUser(services.db, person) }
}

async function enter(services: AuthServices, tx: Tx, person: UserRef, caller: Caller): Promise<string> {
  const { role }: { role: Role } = await findUser(tx, person)
  await record(tx, { ...person, ip: caller.ip }, 'signed_in', browserOf(caller))
  return openSession(services, tx, { ...person, role }, caller)
}

export async function passkeyOptions({ db, config }: Services, ticket: string | undefined) {
  const person = ticket === undefined ? null : await findTicket(db, hashOfTicket(ticket))
  if (person === undefined) throw new ApiError('expired_link')
  const known = person ? await listStoredPasskeys(db, person) : []
  const options = await authenticationOptions(config.appUrl, known)
  await saveChallenge(db, options.challenge, person)
  return { ...options }
}

export async function signInWithPasskey(
  services: AuthServices,
  response: Record<string, unknown>,
  caller: Caller,
): Promise<SignInResult> {
  const { db, config } = services
  const passkey = await findCredential(db, credentialIn(response))
  if (!passkey) throw new ApiError('wrong_code')
  const token = await db.transaction().execute(async (tx) => {
    const take = (challenge: string) => takeChallenge(tx, challenge, null)
    const counter = await verifyUse(config.appUrl, response, passkey, { take, alone: true })
    if (!(await savePasskeyUse(tx, passkey, counter))) throw new ApiError('wrong_code')
    return enter(services, tx, passkey, caller)
  })
  return { authToken: token, user: await findUser(db, passkey) }
}
