import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { StaffRole } from '#contract/school/roles.ts'
import type { SignInResult } from '#contract/school/auth.ts'
import type { Tier } from '#contract/billing/plans.ts'
import { openSession } from '#server/auth/sessions/open-session.ts'
import { createTokens, tokenLifetime } from '#server/auth/sessions/tokens.ts'
import { findUser } from '#server/auth/users.queries.ts'
import { startTrial } from '#server/billing/sandbox/due-events.ts'
import { emptyState } from '#server/billing/sandbox/state.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Services } from '#server/services/services.ts'

/** Precomputed at production cost, so that adding a school needs no hashing. */
const passwordHash = '$argon2id$v=19$m=19456,t=2,p=1$XhE8UtsaiZgaTFnF27kr7Q$QLuWk3aJ6eyB6xyjA/4mIBF4/rLaanDK4tEKzwYQawU'
const ip = '127.0.0.1'

interface NewSchool {
  email: string
  school_name: string
  tier: Tier | null
  is_confirmed: boolean
}

const Ids = z.object({ school_id: z.string(), user_id: z.string(), session_id: z.string() })
type Ids = z.output<typeof Ids>

/** The same rows as signing up, confirming the address and starting a trial in the sandbox. */
export async function addSchool(
  services: Services,
  { email, school_name, tier, is_confirmed }: NewSchool,
): Promise<SignInResult> {
  const sid = randomBytes(16).toString('base64url')
  const [ids] = await rowsOf(
    services.db,
    Ids,
    sql`select uuidv7() as school_id, uuidv7() as user_id, uuidv7() as session_id`,
  )
  if (!ids) throw new Error('the database gives no ids')
  await insertSchool(services, ids, { email, school_name, sid, is_confirmed })
  if (tier) await insertTrial(services, ids, tier)
  const user = {
    id: ids.user_id,
    role: 'school',
    name: null,
    last_name: null,
    email,
    email_confirmed: is_confirmed,
    phone: null,
    picture_url: null,
    interface_language: null,
    status: 'none',
    subscription_end_date: null,
    tier: null,
    unread_notices: 0,
    must_set_factor: false,
    school_offered_until: null,
    school: { id: ids.school_id, name: school_name, logo_url: null, student_address: 'informal' },
  } as const
  const authToken = createTokens(services.keys).sign({ sub: ids.user_id, sid }, tokenLifetime.school)
  return { authToken, user }
}

async function insertSchool(
  { db }: Services,
  { school_id, user_id, session_id }: Ids,
  { email, school_name, sid, is_confirmed }: Omit<NewSchool, 'tier'> & { sid: string },
): Promise<void> {
  const email_confirmed_at = is_confirmed ? new Date().toISOString() : null
  const expires_at = new Date(Date.now() + tokenLifetime.school * 1000).toISOString()
  await db
    .with('school', (tx) => tx.insertInto('schools').values({ id: school_id, name: school_name }))
    .with('account', (tx) =>
      tx.insertInto('users').values({ school_id, id: user_id, email, email_confirmed_at, password_hash: passwordHash }),
    )
    .with('address', (tx) => tx.insertInto('user_emails').values({ email, school_id, user_id }))
    .with('session', (tx) =>
      tx.insertInto('sessions').values({ school_id, id: session_id, user_id, ip, user_agent: 'vitest', expires_at }),
    )
    .with('token', (tx) => tx.insertInto('session_tokens').values({ sid, school_id, session_id }))
    .insertInto('audit_log')
    .values({ school_id, action: 'signed_up', user_id, ip })
    .execute()
}

/** A member of the staff with the password of the tests, signed in without hashing. */
export async function addMember(
  { db, keys }: Services,
  school_id: string,
  { email, role, class_ids }: { email: string; role: StaffRole; class_ids: readonly string[] },
): Promise<SignInResult> {
  const email_confirmed_at = new Date().toISOString()
  const { id: user_id } = await db
    .insertInto('users')
    .values({ school_id, role, email, email_confirmed_at, password_hash: passwordHash })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('user_emails').values({ email, school_id, user_id }).execute()
  for (const class_id of class_ids)
    await db.insertInto('class_teachers').values({ school_id, class_id, user_id }).execute()
  const user = { school_id, user_id, role }
  const authToken = await db
    .transaction()
    .execute((tx) => openSession({ tokens: createTokens(keys) }, tx, user, { ip, user_agent: 'vitest' }))
  return { authToken, user: await findUser(db, user) }
}

async function insertTrial({ db, config }: Services, { school_id, user_id }: Ids, tier: Tier): Promise<void> {
  const now = new Date().toISOString()
  const state = structuredClone(emptyState)
  startTrial(state, tier, now, config.trialDays)
  const { ref, ends_at } = state.subscription ?? {}
  const customer = `sandbox_${school_id}`
  const details = JSON.stringify({ tier })
  await db
    .with('subscription', (tx) =>
      tx
        .updateTable('schools')
        .set({ tier, subscription_status: 'trialing', trial_started_at: now, subscription_end_date: ends_at })
        .where('id', '=', school_id),
    )
    .with('sandbox', (tx) => tx.insertInto('sandbox_accounts').values({ school_id, state: JSON.stringify(state) }))
    .with('customer', (tx) => tx.insertInto('billing_customers').values({ customer, school_id }))
    .with('billing', (tx) =>
      tx.insertInto('billing_accounts').values((eb) => ({
        school_id,
        provider: 'sandbox',
        customer,
        subscription: ref,
        read_at: now,
        reading: eb.fn('nextval', [eb.val('billing_readings')]),
      })),
    )
    .insertInto('audit_log')
    .values({ school_id, action: 'trial_started', user_id, ip, details })
    .execute()
}
