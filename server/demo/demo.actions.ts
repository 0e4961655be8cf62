import { randomUUID } from 'node:crypto'
import { ApiError } from '#contract/errors.ts'
import { wholeSchool } from '#server/database/reach.ts'
import { eraseSchool } from '#server/account/erase.ts'
import { findAccountPage } from '#server/account/account.queries.ts'
import { type AuthServices, login, logout, createSchool } from '#server/auth/auth.actions.ts'
import { findAccount } from '#server/auth/sessions/sessions.queries.ts'
import { type Account, accountOf } from '#server/http/guard/callers.ts'
import { findSignIn } from '#server/auth/users.queries.ts'
import { addCard } from '#server/billing/cards.actions.ts'
import { payCheckout } from '#server/billing/sandbox/checkout.actions.ts'
import { advanceTime } from '#server/billing/sandbox/clock.queries.ts'
import { type SubscriptionContext, subscribe } from '#server/billing/subscription.actions.ts'
import { syncSchool } from '#server/billing/sync.ts'
import { demoSchool, linkedStudent } from '#server/demo/demo-school.ts'
import { countContents, findByAddress, type SchoolCounts } from '#server/demo/demo.queries.ts'
import { fillSchool, schoolDays } from '#server/demo/fill.actions.ts'
import { findJoinUrl } from '#server/demo/joining.actions.ts'
import { getLink } from '#server/links/links.actions.ts'
import { startupError } from '#server/lib/startup-error.ts'

export interface DemoSchool extends SchoolCounts {
  link: string | null
  joinUrl: string | null
}

const caller = { ip: '127.0.0.1', user_agent: 'npm run demo' }

/** Null if it was never made, or a run was interrupted. */
export async function findDemo(services: AuthServices): Promise<DemoSchool | null> {
  const { db } = services
  const found = await findSignIn(db, demoSchool.email)
  if (!found) return null
  const { school_id } = found
  const counts = await countContents(db, school_id)
  if (counts.students === 0) return null
  const student_id = await findByAddress(db, school_id, linkedStudent)
  const link =
    student_id && (await db.transaction().execute((tx) => getLink(services, tx, wholeSchool(school_id), student_id)))
  return { ...counts, link: link ? link.url : null, joinUrl: await findJoinUrl(services, school_id) }
}

export async function makeDemo(services: AuthServices): Promise<void> {
  await eraseDemo(services)
  const { password, ...school } = demoSchool
  const password_hash = await services.passwords.hash(password)
  const owner = { ...school, password_hash, interface_language: null, is_confirmed: true }
  const account = await signedIn(services, (await createSchool(services, owner, caller)).authToken)
  await subscribeDemo(services, account)
  await services.db.transaction().execute((tx) => fillSchool(services, tx, account, password_hash))
  await logout(services, account)
}

async function eraseDemo(services: AuthServices): Promise<void> {
  const { email, password } = demoSchool
  if (!(await findSignIn(services.db, email))) return
  const { authToken } = await login(services, { email, password }, caller).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== 'bad_credentials') throw error
    throw startupError(`The password of ${email} was changed: sign in, and delete the school in its settings.`)
  })
  const account = await signedIn(services, authToken)
  const { school_name } = await findAccountPage(services.db, account)
  await eraseSchool(services, account, { password, school_name })
}

async function signedIn({ db, tokens }: AuthServices, token: string): Promise<Account> {
  const claims = tokens.read(token)
  const found = claims && (await findAccount(db, claims))
  if (!found) throw new Error('signing in to the demo school failed')
  return accountOf(found, caller.ip)
}

// With a card, so that the plan continues after the trial, which has ended by now.
async function subscribeDemo(services: AuthServices, account: Account): Promise<void> {
  const { db, gateway, jobs, config } = services
  const { school_id } = account
  const inTransaction = <T>(work: (context: SubscriptionContext) => Promise<T>) =>
    db.transaction().execute((tx) => work({ db, tx, gateway, jobs, account, key: randomUUID() }))
  const returnTarget = { returnUrl: config.appUrl, from: null, language: null }
  await inTransaction((context) => subscribe(context, 'plus', config.trialDays, returnTarget))
  const checkout = (await inTransaction((context) => addCard(context, returnTarget))).split('/').at(-1) ?? ''
  await payCheckout(db, school_id, checkout, { card: 'good' })
  await advanceTime(db, school_id, schoolDays * 24 * 3600)
  await syncSchool(services, school_id)
}
