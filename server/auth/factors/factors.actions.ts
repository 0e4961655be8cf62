import type { Transaction } from 'kysely'
import { ApiError } from '#contract/errors.ts'
import { passkeysPerUser } from '#contract/school/factors.ts'
import { record } from '#server/audit/audit.queries.ts'
import { decrypt, encrypt } from '#server/settings/cipher.ts'
import {
  deleteApp,
  deletePasskey,
  findFactors,
  insertPasskey,
  listStoredPasskeys,
  lockApp,
  replaceRecoveryCodes,
  saveApp,
  saveChallenge,
  saveStep,
  takeChallenge,
  type UserRef,
} from '#server/auth/factors/factors.queries.ts'
import { authenticationOptions, registrationOptions, verifyNew } from '#server/auth/factors/passkeys.ts'
import { hashOfCode, newCodes, written } from '#server/auth/factors/recovery-codes.ts'
import { newSecret, stepOf, uriOf } from '#server/auth/factors/totp.ts'
import { findUser } from '#server/auth/users.queries.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { Account } from '#server/http/guard/callers.ts'
import type { Services } from '#server/services/services.ts'

type Tx = Transaction<Tables>
interface Codes {
  recovery_codes: string[]
}

export async function beginApp({ keys }: Services, tx: Tx, account: Account) {
  if ((await findFactors(tx, account)).app) throw new ApiError('in_use')
  const secret = newSecret()
  await saveApp(tx, account, encrypt(keys, 'authenticator app', secret))
  const { email } = await findUser(tx, account)
  return { secret, uri: uriOf(secret, email) }
}

export async function confirmApp({ keys }: Services, tx: Tx, account: Account, code: string): Promise<Codes> {
  const app = await lockApp(tx, account)
  if (!app || app.confirmed_at) throw new ApiError('not_found')
  const secret = decrypt(keys, 'authenticator app', app.secret)
  const step = secret === undefined ? null : stepOf(secret, code, app.last_step)
  if (step === null) throw new ApiError('wrong_code')
  await saveStep(tx, account, step)
  await record(tx, account, 'second_factor_added')
  return firstCodes(tx, account)
}

async function firstCodes(tx: Tx, account: Account): Promise<Codes> {
  const { recovery_codes } = await findFactors(tx, account)
  return recovery_codes > 0 ? { recovery_codes: [] } : makeCodes(tx, account)
}

async function makeCodes(tx: Tx, person: UserRef): Promise<Codes> {
  const codes = newCodes()
  await replaceRecoveryCodes(
    tx,
    person,
    codes.map((code) => hashOfCode(person.user_id, code)),
  )
  return { recovery_codes: codes.map(written) }
}

export async function renewCodes(tx: Tx, account: Account): Promise<Codes> {
  const { app, passkeys } = await findFactors(tx, account)
  if (!app && passkeys.length === 0) throw new ApiError('not_found')
  await record(tx, account, 'recovery_codes_renewed')
  return makeCodes(tx, account)
}

export async function removeApp(tx: Tx, account: Account): Promise<void> {
  if (!(await deleteApp(tx, account))) throw new ApiError('not_found')
  await afterRemoval(tx, account)
}

export async function removePasskey(tx: Tx, account: Account, id: string): Promise<void> {
  if (!(await deletePasskey(tx, account, id))) throw new ApiError('not_found')
  await afterRemoval(tx, account)
}

async function afterRemoval(tx: Tx, account: Account): Promise<void> {
  const { app, passkeys, required } = await findFactors(tx, account)
  const isLast = !app && passkeys.length === 0
  if (isLast && required) throw new ApiError('last_factor')
  if (isLast) await replaceRecoveryCodes(tx, account, [])
  await record(tx, account, 'second_factor_removed')
}

export async function beginPasskey({ db, config }: Services, account: Account) {
  const known = await listStoredPasskeys(db, account)
  if (known.length >= passkeysPerUser) throw new ApiError('in_use')
  const { email, name, last_name } = await findUser(db, account)
  const person = { user_id: account.user_id, email, name: [name, last_name].filter(Boolean).join(' ') || email }
  const options = await registrationOptions(config.appUrl, person, known)
  await saveChallenge(db, options.challenge, account)
  return { ...options }
}

export async function addPasskey(
  { config }: Services,
  tx: Tx,
  account: Account,
  { name, response }: { name: string; response: Record<string, unknown> },
): Promise<Codes> {
  const created = await verifyNew(config.appUrl, response, (challenge) => takeChallenge(tx, challenge, account))
  if (!(await insertPasskey(tx, account, { ...created, name }))) throw new ApiError('wrong_code')
  await record(tx, account, 'second_factor_added')
  return firstCodes(tx, account)
}

export async function confirmOptions({ db, config }: Services, account: Account) {
  const options = await authenticationOptions(config.appUrl, await listStoredPasskeys(db, account))
  await saveChallenge(db, options.challenge, account)
  return { ...options }
}
