import type * as z from 'zod/mini'
import { ApiError } from '#contract/errors.ts'
import type { GoogleExchange, google } from '#contract/school/google.ts'
import { record } from '#server/audit/audit.queries.ts'
import {
  type AuthServices,
  browserOf,
  limitSignUps,
  supportedTimeZone,
  createSchool,
} from '#server/auth/auth.actions.ts'
import { ticketFor } from '#server/auth/factors/ticket.ts'
import { openSession } from '#server/auth/sessions/open-session.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { deleteIdentity, findPasswordHash, findUser, setFirstTimeZone } from '#server/auth/users.queries.ts'
import type { GoogleProfile } from '#server/google/google.queries.ts'
import {
  type BoundCode,
  codeSeconds,
  findCode,
  findLinkedUser,
  saveCode,
  saveIdentity,
  consumeCode,
} from '#server/google/google.queries.ts'
import { joinStaff } from '#server/staff/invitations.actions.ts'
import { findByAddress, findOpenInvitation } from '#server/staff/invitations.queries.ts'
import type { Caller } from '#server/http/mount.ts'
import { queueLetter } from '#server/mail/letters.ts'

type Body = z.output<typeof google.exchange.body>
type ExchangeRequest = Omit<Body, 'code'> & { bound: BoundCode }
type LinkedUser = NonNullable<Awaited<ReturnType<typeof findLinkedUser>>>

/** A new user gets another code, to come back with the school's name. */
export async function exchangeCode(
  services: AuthServices,
  { code, ...body }: Body,
  secret: string,
  caller: Caller,
): Promise<GoogleExchange> {
  const bound = { code, secret }
  const profile = await findCode(services.db, bound)
  if (!profile) throw new ApiError('expired_link')
  const linkedUser = await findLinkedUser(services.db, profile)
  if (linkedUser) return signIn(services, linkedUser, { ...body, bound }, caller)
  const { school_name, invitation_id } = body
  if (invitation_id !== undefined) return join(services, profile, { ...body, invitation_id, bound }, caller)
  return school_name === undefined
    ? offerSignUp(services, profile, bound)
    : signUp(services, profile, { ...body, school_name, bound }, caller)
}

async function signIn(
  { db, tokens }: AuthServices,
  linkedUser: LinkedUser,
  body: ExchangeRequest,
  caller: Caller,
): Promise<GoogleExchange> {
  const zone = supportedTimeZone(body.time_zone)
  const authToken = await db.transaction().execute(async (tx) => {
    if (!(await consumeCode(tx, body.bound))) throw new ApiError('expired_link')
    if (zone) await setFirstTimeZone(tx, linkedUser.school_id, zone)
    const secondStep = await ticketFor(tx, linkedUser, caller)
    if (secondStep) return secondStep
    await record(tx, { ...linkedUser, ip: caller.ip }, 'signed_in_google', browserOf(caller))
    return openSession({ tokens }, tx, linkedUser, caller)
  })
  if (typeof authToken !== 'string') throw new ApiError('second_factor_needed', { ...authToken })
  return { authToken, user: await findUser(db, linkedUser), sign_up: null }
}

async function offerSignUp(
  { db }: AuthServices,
  profile: GoogleProfile,
  boundCode: BoundCode,
): Promise<GoogleExchange> {
  const code = await db.transaction().execute(async (tx) => {
    if (!(await consumeCode(tx, boundCode))) throw new ApiError('expired_link')
    return saveCode(tx, profile, boundCode.secret, codeSeconds.signUp)
  })
  const { email, name, last_name } = profile
  const invitations = (await findByAddress(db, email)).map(({ id, school_name, role }) => ({ id, school_name, role }))
  return { authToken: null, user: null, sign_up: { code, email, name, last_name, invitations } }
}

/** Google has verified the address that the invitation was sent to. */
async function join(
  services: AuthServices,
  profile: GoogleProfile,
  { bound, invitation_id, interface_language }: ExchangeRequest & { invitation_id: string },
  caller: Caller,
): Promise<GoogleExchange> {
  const { email, name, last_name } = profile
  const invitation = await findOpenInvitation(services.db, invitation_id)
  if (!invitation) throw new ApiError('expired_link')
  if (invitation.email !== email) throw new ApiError('google_address_differs')
  const member = { name, last_name, password_hash: null, interface_language: interface_language ?? null }
  const signedIn = await joinStaff(services, invitation, member, caller, async (tx, created) => {
    if (!(await consumeCode(tx, bound))) throw new ApiError('expired_link')
    await saveIdentity(tx, created, profile)
  })
  return { ...signedIn, sign_up: null }
}

async function signUp(
  services: AuthServices,
  profile: GoogleProfile,
  { bound, school_name, interface_language, time_zone }: ExchangeRequest & { school_name: string },
  caller: Caller,
): Promise<GoogleExchange> {
  await limitSignUps(services, caller)
  const { email, name, last_name } = profile
  const school = { email, name, last_name, school_name, password_hash: null, is_confirmed: true }
  const signedIn = await createSchool(
    services,
    { ...school, interface_language: interface_language ?? null, time_zone: supportedTimeZone(time_zone) },
    caller,
    async (tx, created) => {
      if (!(await consumeCode(tx, bound))) throw new ApiError('expired_link')
      await saveIdentity(tx, created, profile)
    },
  )
  return { ...signedIn, sign_up: null }
}

export const unlinkAccount = (services: AuthServices, account: Account): Promise<void> =>
  services.db.transaction().execute(async (tx) => {
    if (!(await deleteIdentity(tx, account))) throw new ApiError('not_found')
    if ((await findPasswordHash(tx, account)) === undefined) throw new ApiError('last_sign_in_way')
    const { school_id, user_id } = account
    await record(tx, account, 'google_unlinked')
    await queueLetter(services, tx, { kind: 'google_unlinked', school_id, user_id })
  })
