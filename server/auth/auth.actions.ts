import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Login, SignedIn, SignUp } from '#contract/auth.ts'
import { ApiError } from '#contract/errors.ts'
import type * as z from 'zod/mini'
import { addressBlock } from '#server/auth/address-block.ts'
import { type Passwords, refuseWeakPassword } from '#server/auth/passwords.ts'
import { insertSession } from '#server/auth/sessions.queries.ts'
import { tokenLifetime, type Tokens } from '#server/auth/tokens.ts'
import { findSignIn, findUser, insertSchool } from '#server/auth/users.queries.ts'
import { fieldOf } from '#server/http/failures.ts'
import { countActs, take } from '#server/http/limits.ts'
import type { Caller } from '#server/http/mount.ts'
import type { Services } from '#server/services.ts'

/** What signing in needs beyond the services. */
export interface AuthServices extends Services {
  passwords: Passwords
  tokens: Tokens
}

/** Failed logins in five minutes, for an address and for an account; sign-ups in an hour, for an address. */
export const loginLimit = { count: 10, seconds: 300 }
export const signUpLimit = { count: 5, seconds: 3600 }
/** Milliseconds that each further failed login of an account waits for its answer, and the longest wait. */
const delay = { step: 100, longest: 1000 }

/** Creates a school with its first account, and signs it in. */
export async function signUp(services: AuthServices, body: z.output<typeof SignUp>, caller: Caller): Promise<SignedIn> {
  const { db, config, passwords } = services
  const { email, school_name, password } = body
  refuseWeakPassword(password, [school_name, email])
  const { count, seconds } = signUpLimit
  await take(db, { key: `signup:${addressBlock(caller.ip)}`, count: count * config.limitFactor, seconds })
  const password_hash = await passwords.hash(password)
  const opened = await db
    .transaction()
    .execute(async (tx) => {
      const made = await insertSchool(tx, { email, school_name, password_hash })
      if (!made) throw new ApiError('email_taken')
      return { ...made, token: await openSession(services, tx, { ...made, role: 'school' }, caller) }
    })
    .catch((error: unknown) => {
      throw isTaken(error) ? new ApiError('email_taken') : error
    })
  return { authToken: opened.token, user: await findUser(db, opened) }
}

// Two sign-ups with one address at the same moment meet at the unique key.
const isTaken = (error: unknown) => fieldOf(error, 'constraint') === 'user_emails_pkey'

/** Signs in. Failures are counted before the password is looked at, so that no burst of guesses slips through. */
export async function login(
  services: AuthServices,
  { email, password }: z.output<typeof Login>,
  caller: Caller,
): Promise<SignedIn> {
  const { db, config, passwords } = services
  const limits = [`login:ip:${addressBlock(caller.ip)}`, `login:email:${email}`].map((key) => ({
    key,
    seconds: loginLimit.seconds,
    count: loginLimit.count * config.limitFactor,
  }))
  for (const limit of limits) await take(db, limit)
  const found = await findSignIn(db, email)
  if (!(await passwords.matches(password, found?.password_hash)) || !found) {
    await sleep(Math.min(delay.longest, delay.step * (await failuresOf(services, limits))))
    throw new ApiError('bad_credentials')
  }
  const token = await db.transaction().execute((tx) => openSession(services, tx, found, caller))
  for (const limit of limits) await countActs(db, limit, -1)
  return { authToken: token, user: await findUser(db, found) }
}

async function failuresOf({ db }: Services, limits: { key: string; seconds: number; count: number }[]) {
  const counts = await Promise.all(limits.map((limit) => countActs(db, limit, 0)))
  return Math.max(...counts.map(({ count }) => count)) - 1
}

async function openSession(
  { tokens }: AuthServices,
  tx: Parameters<typeof insertSession>[0],
  { school_id, user_id, role }: { school_id: string; user_id: string; role: 'school' | 'admin' },
  { ip, user_agent }: Caller,
): Promise<string> {
  const sid = randomBytes(16).toString('base64url')
  const lifetime = tokenLifetime[role]
  await insertSession(tx, { school_id, user_id, sid, ip, user_agent, lifetime })
  return tokens.sign({ sub: user_id, sid }, lifetime)
}
