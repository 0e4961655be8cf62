import { type Kysely, sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { Factors, Passkey } from '#contract/school/factors.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'

type Db = Kysely<Tables>
type Tx = Transaction<Tables>
export interface UserRef {
  school_id: string
  user_id: string
}
const own = ({ school_id, user_id }: UserRef) => sql`school_id = ${school_id} and user_id = ${user_id}`

const FactorRow = z.omit(Factors, { passkeys: true, can_add_passkeys: true })
export type StoredFactors = Omit<Factors, 'can_add_passkeys'>

export async function findFactors(db: Db, person: UserRef): Promise<StoredFactors> {
  const [passkeys, [row]] = await Promise.all([
    rowsOf(
      db,
      Passkey,
      sql`select id, name, created_at, last_used_at from passkeys where ${own(person)} order by created_at, id`,
    ),
    rowsOf(
      db,
      FactorRow,
      sql`
      select exists (select from authenticator_apps where ${own(person)} and confirmed_at is not null) as app,
        (select count(*)::int from recovery_codes where ${own(person)} and used_at is null) as recovery_codes,
        u.password_hash is not null as has_password, s.require_second_factor as required
      from users u join schools s on s.id = u.school_id where u.school_id = ${person.school_id} and u.id = ${person.user_id}`,
    ),
  ])
  return { passkeys, ...(row ?? { app: false, recovery_codes: 0, has_password: false, required: false }) }
}

const AppRow = z.object({ secret: z.string(), confirmed_at: z.nullable(z.iso.datetime()), last_step: z.number() })

/** Locks the row, so that a code can't count twice. */
export async function lockApp(tx: Tx, person: UserRef): Promise<z.output<typeof AppRow> | undefined> {
  const rows = await rowsOf(
    tx,
    AppRow,
    sql`select secret, confirmed_at, last_step::float8 as last_step from authenticator_apps where ${own(person)} for update`,
  )
  return rows[0]
}

/** Replaces an app that was never confirmed. */
export const saveApp = (tx: Tx, { school_id, user_id }: UserRef, secret: string) =>
  sql`
    insert into authenticator_apps as a (school_id, user_id, secret) values (${school_id}, ${user_id}, ${secret})
    on conflict (school_id, user_id) do update set secret = excluded.secret, last_step = 0 where a.confirmed_at is null`.execute(
    tx,
  )

export const saveStep = (tx: Tx, person: UserRef, step: number) =>
  sql`
    update authenticator_apps set last_step = ${step}, confirmed_at = coalesce(confirmed_at, now())
    where ${own(person)}`.execute(tx)

export async function deleteApp(tx: Tx, person: UserRef): Promise<boolean> {
  const { rows } = await sql`
    delete from authenticator_apps where ${own(person)} and confirmed_at is not null returning 1`.execute(tx)
  return rows.length > 0
}

const StoredPasskey = z.object({
  school_id: z.uuid(),
  id: z.uuid(),
  user_id: z.uuid(),
  credential_id: z.string(),
  public_key: z.string(),
  counter: z.number(),
  transports: z.array(z.string()),
})
export type StoredPasskey = z.output<typeof StoredPasskey>
const storedColumns = sql`p.school_id, p.id, p.user_id, p.credential_id, encode(p.public_key, 'base64') as public_key,
  p.counter::float8 as counter, p.transports`

export const listStoredPasskeys = (db: Db, person: UserRef): Promise<StoredPasskey[]> =>
  rowsOf(
    db,
    StoredPasskey,
    sql`select ${storedColumns} from passkeys p where p.school_id = ${person.school_id} and p.user_id = ${person.user_id}`,
  )

export async function findCredential(db: Db, credential_id: string): Promise<StoredPasskey | undefined> {
  const rows = await rowsOf(
    db,
    StoredPasskey,
    sql`
    select ${storedColumns} from passkey_credentials c
    join passkeys p on p.school_id = c.school_id and p.id = c.passkey_id where c.credential_id = ${credential_id}`,
  )
  return rows[0]
}

interface NewPasskey {
  credential_id: string
  public_key: Uint8Array
  counter: number
  transports: readonly string[]
  name: string
}

export async function insertPasskey(tx: Tx, { school_id, user_id }: UserRef, passkey: NewPasskey): Promise<boolean> {
  const { credential_id, public_key, counter, transports, name } = passkey
  const { rows } = await sql`
    with added as (
      insert into passkeys (school_id, user_id, credential_id, public_key, counter, transports, name)
      select ${school_id}, ${user_id}, ${credential_id}, ${Buffer.from(public_key)}, ${counter}, ${transports}::text[], ${name}
      where not exists (select from passkey_credentials where credential_id = ${credential_id})
      returning school_id, id)
    insert into passkey_credentials (credential_id, school_id, passkey_id)
    select ${credential_id}, school_id, id from added returning 1`.execute(tx)
  return rows.length > 0
}

/** False if another sign-in has raised the counter meanwhile: a copy of the key may be in use. */
export async function savePasskeyUse(
  tx: Tx,
  { school_id, id, counter }: StoredPasskey,
  newCounter: number,
): Promise<boolean> {
  const { rows } = await sql`
    update passkeys set counter = ${newCounter}, last_used_at = now()
    where school_id = ${school_id} and id = ${id} and counter = ${counter} returning 1`.execute(tx)
  return rows.length > 0
}

export async function deletePasskey(tx: Tx, person: UserRef, id: string): Promise<boolean> {
  const { rows } = await sql`delete from passkeys where ${own(person)} and id = ${id} returning 1`.execute(tx)
  return rows.length > 0
}

export async function replaceRecoveryCodes(tx: Tx, person: UserRef, hashes: readonly string[]): Promise<void> {
  await sql`delete from recovery_codes where ${own(person)}`.execute(tx)
  await sql`
    insert into recovery_codes (school_id, user_id, hash)
    select ${person.school_id}, ${person.user_id}, hash from unnest(${hashes}::text[]) as t (hash)`.execute(tx)
}

export async function useRecoveryCode(tx: Tx, person: UserRef, hash: string): Promise<boolean> {
  const { rows } = await sql`
    update recovery_codes set used_at = now() where ${own(person)} and hash = ${hash} and used_at is null returning 1`.execute(
    tx,
  )
  return rows.length > 0
}

export async function deleteFactors(tx: Tx, person: UserRef): Promise<void> {
  for (const table of ['passkeys', 'authenticator_apps', 'recovery_codes', 'sign_in_tickets'] as const)
    await sql`delete from ${sql.table(table)} where ${own(person)}`.execute(tx)
}

export const requireFactors = (tx: Tx, school_id: string, on: boolean) =>
  sql`update schools set require_second_factor = ${on} where id = ${school_id}`.execute(tx)

const ticketMinutes = 10
const challengeMinutes = 5

export const saveTicket = (tx: Tx, { school_id, user_id }: UserRef, hash: string, ip: string) =>
  sql`
    insert into sign_in_tickets (hash, school_id, user_id, ip, expires_at)
    values (${hash}, ${school_id}, ${user_id}, ${ip}, now() + make_interval(mins => ${ticketMinutes}::int))`.execute(tx)

const Ticket = z.object({ school_id: z.uuid(), user_id: z.uuid() })

export async function findTicket(db: Db, hash: string): Promise<UserRef | undefined> {
  const rows = await rowsOf(
    db,
    Ticket,
    sql`select school_id, user_id from sign_in_tickets where hash = ${hash} and expires_at > now()`,
  )
  return rows[0]
}

/** Takes the ticket; undefined if it was taken, or has expired. */
export async function takeTicket(tx: Tx, hash: string): Promise<UserRef | undefined> {
  const rows = await rowsOf(
    tx,
    Ticket,
    sql`delete from sign_in_tickets where hash = ${hash} and expires_at > now() returning school_id, user_id`,
  )
  return rows[0]
}

export const saveChallenge = (db: Db, challenge: string, person: UserRef | null) =>
  sql`
    insert into webauthn_challenges (challenge, school_id, user_id, expires_at)
    values (${challenge}, ${person?.school_id ?? null}, ${person?.user_id ?? null},
      now() + make_interval(mins => ${challengeMinutes}::int))`.execute(db)

/** Takes a challenge that was made for this person, or for no particular one; false if it was taken, or has expired. */
export async function takeChallenge(tx: Tx, challenge: string, person: UserRef | null): Promise<boolean> {
  const { rows } = await sql`
    delete from webauthn_challenges where challenge = ${challenge} and expires_at > now()
      and user_id is not distinct from ${person?.user_id ?? null}::uuid returning 1`.execute(tx)
  return rows.length > 0
}

export async function purgeFactors(db: Db): Promise<void> {
  await sql`delete from sign_in_tickets where expires_at < now()`.execute(db)
  await sql`delete from webauthn_challenges where expires_at < now()`.execute(db)
}
