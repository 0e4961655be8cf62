import type { Transaction } from 'kysely'
import { ApiError } from '#contract/errors.ts'
import type { Proof } from '#contract/school/factors.ts'
import { record } from '#server/audit/audit.queries.ts'
import { loginLimit } from '#server/auth/auth.limits.ts'
import { decrypt } from '#server/settings/cipher.ts'
import {
  findCredential,
  lockApp,
  savePasskeyUse,
  saveStep,
  takeChallenge,
  useRecoveryCode,
  type UserRef,
} from '#server/auth/factors/factors.queries.ts'
import { credentialIn, verifyUse } from '#server/auth/factors/passkeys.ts'
import { hashOfCode } from '#server/auth/factors/recovery-codes.ts'
import { stepOf } from '#server/auth/factors/totp.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { consume, increment } from '#server/http/guard/limits.ts'
import type { Services } from '#server/services/services.ts'

type Tx = Transaction<Tables>
type ProveServices = Pick<Services, 'db' | 'config' | 'keys'>

/** Wrong codes are counted apart, so that an attacker who knows the password locks the owner of the account out nowhere else. */
export type CountedIn = 'sign-in' | 'session' | { browser: string }

const keyOf = (user_id: string, countedIn: CountedIn) =>
  `factor:${typeof countedIn === 'string' ? countedIn : `browser:${countedIn.browser}`}:${user_id}`

/** Runs `work` if the proof is right; otherwise throws `wrong_code`. Tries are limited for each account. */
export async function prove<T>(
  services: ProveServices,
  person: UserRef & { ip?: string },
  { proof, countedIn }: { proof: Proof; countedIn: CountedIn },
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { db, config } = services
  const key = keyOf(person.user_id, countedIn)
  const limit = { key, seconds: loginLimit.seconds, count: loginLimit.count * config.limitFactor }
  await consume(db, limit)
  const outcome = await db.transaction().execute(async (tx) => {
    if (!(await isRight(services, tx, person, proof))) return { isRight: false } as const
    return { isRight: true, result: await work(tx) } as const
  })
  if (!outcome.isRight) {
    await record(db, person, 'second_factor_refused')
    throw new ApiError('wrong_code')
  }
  await increment(db, limit, -1)
  return outcome.result
}

async function isRight({ keys, config }: ProveServices, tx: Tx, person: UserRef, proof: Proof): Promise<boolean> {
  if ('recovery_code' in proof) {
    const isUsed = await useRecoveryCode(tx, person, hashOfCode(person.user_id, proof.recovery_code))
    if (isUsed) await record(tx, person, 'recovery_code_used')
    return isUsed
  }
  if ('passkey' in proof) {
    const passkey = await findCredential(tx, credentialIn(proof.passkey))
    if (passkey?.user_id !== person.user_id) return false
    const take = (challenge: string) => takeChallenge(tx, challenge, person)
    const counter = await verifyUse(config.appUrl, proof.passkey, passkey, { take, alone: false }).catch(() => null)
    return counter !== null && (await savePasskeyUse(tx, passkey, counter))
  }
  const app = await lockApp(tx, person)
  const secret = app?.confirmed_at ? decrypt(keys, 'authenticator app', app.secret) : undefined
  const step = app && secret ? stepOf(secret, proof.code, app.last_step) : null
  if (step !== null) await saveStep(tx, person, step)
  return step !== null
}
