import { setTimeout as sleep } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import type * as z from 'zod/mini'
import type { Login, SignInResult, SignUp } from '#contract/school/auth.ts'
import { ApiError } from '#contract/errors.ts'
import { isTimeZone } from '#contract/school/school.ts'
import { record } from '#server/audit/audit.queries.ts'
import { addressBlock } from '#server/auth/address-block.ts'
import { consumeMailLimit, knownBrowserLimits, unknownBrowserLimits, signUpLimit } from '#server/auth/auth.limits.ts'
import { ticketFor } from '#server/auth/factors/ticket.ts'
import { nameBrowser } from '#server/auth/sessions/browser.ts'
import type { KnownBrowser } from '#server/auth/sessions/known-browser.ts'
import { openSession } from '#server/auth/sessions/open-session.ts'
import { type Passwords, refuseWeakPassword } from '#server/auth/passwords/passwords.ts'
import { deleteSession } from '#server/auth/sessions/sessions.queries.ts'
import type { Account } from '#server/http/guard/callers.ts'
import type { Tokens } from '#server/auth/sessions/tokens.ts'
import {
  findSignIn,
  findUser,
  lockUser,
  insertSchool,
  type NewSchool,
  setFirstTimeZone,
} from '#server/auth/users.queries.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { fieldOf } from '#server/lib/field-of.ts'
import { consume, increment, type Limit, readWindow } from '#server/http/guard/limits.ts'
import type { Caller } from '#server/http/mount.ts'
import { queueLetter } from '#server/mail/letters.ts'
import type { Services } from '#server/services/services.ts'

export interface AuthServices extends Services {
  passwords: Passwords
  tokens: Tokens
}

const delay = { step: 100, longest: 1000 }

export async function signUp(
  services: AuthServices,
  body: z.output<typeof SignUp>,
  caller: Caller,
): Promise<SignInResult> {
  const { email, school_name, password, interface_language = null, time_zone } = body
  refuseWeakPassword(password, [school_name, email])
  await limitSignUps(services, caller)
  const password_hash = await services.passwords.hash(password)
  const school = { email, school_name, password_hash, interface_language, time_zone: supportedTimeZone(time_zone) }
  return createSchool(services, school, caller)
}

export async function limitSignUps({ db, config }: Services, { ip }: Caller): Promise<void> {
  const { count, seconds } = signUpLimit
  await consume(db, { key: `signup:${addressBlock(ip)}`, count: count * config.limitFactor, seconds })
}

export const supportedTimeZone = (time_zone: string | undefined) =>
  time_zone && isTimeZone(time_zone) ? time_zone : null

export async function createSchool(
  services: AuthServices,
  school: NewSchool,
  caller: Caller,
  alsoWrite: (
    tx: Transaction<Tables>,
    created: { school_id: string; user_id: string },
  ) => Promise<void> = async () => {},
): Promise<SignInResult> {
  const { db } = services
  const mayWelcome = !school.is_confirmed && (await consumeMailLimit(services, school.email)) === 0
  const result = await db
    .transaction()
    .execute(async (tx) => {
      const created = await insertSchool(tx, school)
      if (!created) throw new ApiError('email_taken')
      await alsoWrite(tx, created)
      if (mayWelcome) await queueLetter(services, tx, { kind: 'welcome', to: school.email, ...created })
      await record(tx, { ...created, ip: caller.ip }, 'signed_up')
      return { ...created, token: await openSession(services, tx, { ...created, role: 'school' }, caller) }
    })
    .catch((error: unknown) => {
      throw isEmailTaken(error) ? new ApiError('email_taken') : error
    })
  return { authToken: result.token, user: await findUser(db, result) }
}

// Concurrent sign-ups with one address collide at the unique key.
const isEmailTaken = (error: unknown) => fieldOf(error, 'constraint') === 'user_emails_pkey'

/** Attempts are counted before the password is checked, so that parallel guesses can't exceed the limit. */
export async function login(
  services: AuthServices,
  { email, password, time_zone }: z.output<typeof Login>,
  caller: Caller,
  knownBrowser: KnownBrowser | null = null,
): Promise<SignInResult> {
  const { db, passwords } = services
  const signIn = await findSignIn(db, email)
  const limits =
    knownBrowser && signIn && knownBrowser.users.includes(signIn.user_id)
      ? knownBrowserLimits(services, `${knownBrowser.id}:${signIn.user_id}`)
      : unknownBrowserLimits(services, email, caller)
  for (const limit of limits) await consume(db, limit)
  if (!(await passwords.matches(password, signIn?.password_hash)) || !signIn) {
    if (signIn) await record(db, { ...signIn, ip: caller.ip }, 'sign_in_refused', browserOf(caller))
    await sleep(Math.min(delay.longest, delay.step * (await failuresOf(services, limits))))
    throw new ApiError('bad_credentials')
  }
  const zone = supportedTimeZone(time_zone)
  const token = await db.transaction().execute(async (tx) => {
    // The password may have been changed while it was being checked.
    if (!(await lockUser(tx, signIn, signIn.password_hash))) throw new ApiError('bad_credentials')
    if (zone) await setFirstTimeZone(tx, signIn.school_id, zone)
    const secondStep = await ticketFor(tx, signIn, caller)
    if (secondStep) return secondStep
    await record(tx, { ...signIn, ip: caller.ip }, 'signed_in', browserOf(caller))
    return openSession(services, tx, signIn, caller)
  })
  for (const limit of limits) await increment(db, limit, -1)
  if (typeof token !== 'string') throw new ApiError('second_factor_needed', { ...token })
  return { authToken: token, user: await findUser(db, signIn) }
}

export function browserOf({ user_agent }: Caller): { browser?: string } {
  const { browser, system } = nameBrowser(user_agent)
  return browser ? { browser: [browser, system].filter(Boolean).join(', ') } : {}
}

async function failuresOf({ db }: Services, limits: readonly Limit[]) {
  const counts = await Promise.all(limits.map((limit) => readWindow(db, limit)))
  return Math.max(...counts.map(({ count }) => count)) - 1
}

export const logout = ({ db }: Services, account: Account): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await deleteSession(tx, account)
    await record(tx, account, 'signed_out')
  })
