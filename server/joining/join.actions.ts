import type { Transaction } from 'kysely'
import { decideAccess } from '#contract/access.ts'
import { ApiError } from '#contract/errors.ts'
import { type JoinAttempt, joinLimits, type JoinOffer, type JoinProgress } from '#contract/teaching/joining.ts'
import { record } from '#server/audit/audit.queries.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { Caller } from '#server/http/mount.ts'
import { admitClassmate, admitNewcomer } from '#server/joining/admit.actions.ts'
import { findCode, type FoundCode } from '#server/joining/codes.queries.ts'
import { codeHashes, tokenHash } from '#server/joining/join-secrets.ts'
import { countName, limitGuesses } from '#server/joining/joining.limits.ts'
import { type Classmate, listClassmates, matchesOf } from '#server/joining/matches.queries.ts'
import {
  countWaitingOfClass,
  findOwn,
  insertRequest,
  type NewRequest,
  type OwnRequest,
  withdrawRequest,
} from '#server/joining/requests.queries.ts'
import { createKeyedLimiter } from '#server/lib/limiter.ts'
import { ensureLinks } from '#server/links/links.actions.ts'
import type { Services } from '#server/services/services.ts'
import { upsertJoinWaiting } from '#server/notices/notify.queries.ts'
import { lockSeats } from '#server/students/seats.ts'

type Tx = Transaction<Tables>

const isUnavailable = (error: unknown) => error instanceof ApiError && error.code === 'join_unavailable'
const unavailable = () => new ApiError('join_unavailable')

/** Unknown and closed codes, and those of a school without access, are all the same. */
async function findUsable(services: Services, db: Services['db'], code: string): Promise<FoundCode> {
  const found = await findCode(db, codeHashes(services.keys, code))
  if (!found?.is_open || decideAccess(found, Date.parse(found.now)) !== 'allow') throw unavailable()
  return found
}

export const offerOf = (services: Services, code: string, caller: Caller): Promise<JoinOffer> =>
  limitGuesses(services, caller, isUnavailable, async () => {
    const { school_name, class_name, level, student_address, asks_last_name } = await findUsable(
      services,
      services.db,
      code,
    )
    return { school_name, class_name, level, student_address, asks_last_name }
  })

const maxWaitMs = 20_000

export type Join = (attempt: JoinAttempt, caller: Caller) => Promise<JoinProgress>

/** The students of a school join one after another: those who wait for its lock would hold all connections to the database. */
export function createJoin(services: Services): Join {
  const limiterOf = createKeyedLimiter(maxWaitMs)
  return (attempt, caller) =>
    limitGuesses(services, caller, isUnavailable, async () => {
      const { school_id, class_id } = await findUsable(services, services.db, attempt.code)
      await countName(services, class_id)
      return limiterOf(school_id)(() =>
        services.db.transaction().execute((tx) => joinLocked(services, tx, attempt, caller)),
      )
    })
}

async function joinLocked(services: Services, tx: Tx, attempt: JoinAttempt, caller: Caller): Promise<JoinProgress> {
  const { school_id, role } = await findUsable(services, tx, attempt.code)
  const seats = await lockSeats(tx, { school_id, role })
  // Others may have joined, or closed the code, before the lock was free.
  const code = await findUsable(services, tx, attempt.code)
  const hash = tokenHash(attempt.token)
  const own = await findOwn(tx, hash)
  if (own && own.code_id !== code.id) rejectToken()
  const given = { first_name: attempt.first_name, last_name: (code.asks_last_name && attempt.last_name) || null }
  if (own && !(isCorrected(own, { kind: attempt.kind, ...given }) && (await withdrawRequest(tx, own))))
    return progressOf(services, tx, own)
  if (attempt.kind === 'join' && code.is_full) throw unavailable()
  if ((await countWaitingOfClass(tx, school_id, code.class_id)) >= joinLimits.waiting) throw unavailable()
  const matches = matchesOf(given, await listClassmates(tx, school_id, [code.class_id]))
  const [only] = matches
  if (attempt.kind === 'join' && !attempt.answer && only && matches.length === 1)
    return { state: 'confirm', name: shortName(only), is_school_full: false, link: null }
  const denies_match = attempt.answer === 'is_someone_else'
  const isNew = attempt.kind === 'join' && (matches.length === 0 || denies_match)
  const is_school_full = isNew && seats.used >= seats.limit
  const { class_id, id: code_id } = code
  const request = { school_id, class_id, code_id, kind: attempt.kind, ...given, denies_match, is_school_full }
  const id = await insertRequest(tx, request, hash)
  if (attempt.kind === 'join' && !code.needs_approval && !is_school_full) {
    if (isNew) await admitNewcomer(services, tx, { id, ...request }, given)
    else if (only && isUnclaimed(matches)) await admitClassmate(services, tx, { id, ...request }, only)
  }
  const now = await findOwn(tx, hash)
  if (!now) throw new Error('A request was not found after it was saved')
  if (now.state === 'waiting') await upsertJoinWaiting(tx, school_id, class_id)
  if (now.state === 'approved') await record(tx, { school_id, ip: caller.ip }, 'student_joined')
  return progressOf(services, tx, now)
}

const isCorrected = (
  own: OwnRequest,
  { kind, first_name, last_name }: Pick<NewRequest, 'kind' | 'first_name' | 'last_name'>,
) => own.state === 'waiting' && (own.kind !== kind || own.first_name !== first_name || own.last_name !== last_name)

// A secret that made a request with another code is of no use here.
function rejectToken(): never {
  throw unavailable()
}

/** Typing a name must not take over a student who has practised, or who joined in another browser. */
const isUnclaimed = (matches: readonly Classmate[]) =>
  matches.length === 1 && matches.every((one) => one.status === 'active' && !one.has_practised && !one.has_joined)

const shortName = ({ first_name, last_name }: Pick<Classmate, 'first_name' | 'last_name'>) => {
  const [initial] = last_name ?? ''
  return initial ? `${first_name} ${initial}.` : first_name
}

async function progressOf(services: Services, tx: Tx, request: OwnRequest): Promise<JoinProgress> {
  const { school_id, student_id, state, first_name, is_school_full, has_link } = request
  const link =
    has_link && student_id ? (await ensureLinks(services, tx, school_id, [student_id])).get(student_id) : null
  return { state, name: first_name, is_school_full, link: link?.url ?? null }
}

export const progress = (services: Services, token: string, caller: Caller): Promise<JoinProgress> =>
  limitGuesses(
    services,
    caller,
    (error) => error instanceof ApiError && error.code === 'not_found',
    () =>
      services.db.transaction().execute(async (tx) => {
        const own = await findOwn(tx, tokenHash(token))
        if (!own) throw new ApiError('not_found')
        return progressOf(services, tx, own)
      }),
  )
