import type { Kysely, Transaction } from 'kysely'
import { ApiError } from '#contract/errors.ts'
import { joinPath } from '#contract/pages.ts'
import {
  type JoinApproval,
  type JoinCode,
  joinLimits,
  type JoinRequest,
  type JoinSettings,
} from '#contract/teaching/joining.ts'
import { record } from '#server/audit/audit.queries.ts'
import { isClassWithinReach, lockClass } from '#server/classes/classes.queries.ts'
import type { Reach } from '#server/database/reach.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { admitClassmate, admitNewcomer, suggestionFor } from '#server/joining/admit.actions.ts'
import { closeCode, findOpenCode, insertCode, type StoredCode, updateCode } from '#server/joining/codes.queries.ts'
import { codeHashes, createCode } from '#server/joining/join-secrets.ts'
import { listClassmates } from '#server/joining/matches.queries.ts'
import { listWaiting, lockRequest, refuseRequest, type StoredRequest } from '#server/joining/requests.queries.ts'
import { settleJoining } from '#server/notices/notices.queries.ts'
import type { Services } from '#server/services/services.ts'
import { decrypt, encrypt } from '#server/settings/cipher.ts'
import { lockSeats, refuseBeyondSeats } from '#server/students/seats.ts'
import { fullName } from '#server/students/similar/names.ts'

type Db = Kysely<Tables>
type Tx = Transaction<Tables>
const dayMs = 86_400_000

function shownCode({ keys, config }: Services, { id: _id, ...stored }: StoredCode): JoinCode | null {
  const code = decrypt(keys, 'join code', stored.code)
  return code === undefined ? null : { ...stored, code, url: `${config.appUrl}${joinPath}#${code}` }
}

export async function getJoining(services: Services, reach: Reach, class_id: string) {
  const { db } = services
  if (!(await isClassWithinReach(db, reach, class_id))) throw new ApiError('not_found')
  const open = await findOpenCode(db, reach.school_id, class_id)
  const waiting = await listRequests(db, reach, { class_id, limit: joinLimits.waiting })
  return { open: open ? shownCode(services, open) : null, waiting }
}

export async function listRequests(
  db: Db,
  reach: Reach,
  filter: { class_id?: string; limit: number },
): Promise<JoinRequest[]> {
  const requests = await listWaiting(db, reach, filter)
  const classIds = [...new Set(requests.map(({ class_id }) => class_id))]
  const classmates = classIds.length > 0 ? await listClassmates(db, reach.school_id, classIds) : []
  return requests.map((request) => {
    const { id, kind, class_id, class_name, is_school_full, created_at } = request
    const { matches, suggestion } = suggestionFor(
      request,
      classmates.filter((one) => one.class_id === class_id),
    )
    return {
      id,
      kind,
      name: fullName(request),
      class: { id: class_id, name: class_name },
      matches: matches.map((one) => ({ id: one.id, name: one.name })),
      suggestion,
      is_school_full,
      created_at,
    }
  })
}

/** Fails with `edited_elsewhere` if another code or version is open than the caller saw. */
export async function openCode(
  services: Services,
  tx: Tx,
  account: Account,
  class_id: string,
  { version, ...settings }: JoinSettings,
): Promise<JoinCode> {
  const { school_id, user_id, reach } = account
  // Two members may open one at once.
  await lockSeats(tx, account)
  if (!(await lockClass(tx, reach, class_id))) throw new ApiError('not_found')
  refuseDate(settings.closes_at)
  const open = await findOpenCode(tx, school_id, class_id)
  const seen = open && shownCode(services, open)
  if (seen?.version !== version) throw new ApiError('edited_elsewhere')
  if (open && seen) await updateCode(tx, { school_id, ...open }, settings)
  else {
    await closeCode(tx, school_id, class_id)
    const code = createCode()
    const [hash = ''] = codeHashes(services.keys, code)
    const sealed = encrypt(services.keys, 'join code', code)
    await insertCode(tx, { school_id, class_id, user_id, code: sealed, hash }, settings)
  }
  await record(tx, account, 'join_code_opened')
  const stored = await findOpenCode(tx, school_id, class_id)
  const shown = stored && shownCode(services, stored)
  if (!shown) throw new Error('A join code was not found after it was saved')
  return shown
}

function refuseDate(closes_at: string): void {
  const ahead = Date.parse(closes_at) - Date.now()
  if (ahead > 0 && ahead <= joinLimits.days * dayMs) return
  throw new ApiError('invalid_input', {
    issues: [{ path: 'closes_at', message: `Choose a time within the next ${joinLimits.days} days.` }],
  })
}

export async function closeOpenCode(tx: Tx, account: Account, class_id: string): Promise<void> {
  if (!(await lockClass(tx, account.reach, class_id))) throw new ApiError('not_found')
  if (await closeCode(tx, account.school_id, class_id)) await record(tx, account, 'join_code_closed')
}

export async function approve(
  services: Services,
  tx: Tx,
  account: Account,
  id: string,
  { student_id }: JoinApproval,
): Promise<{ student_id: string }> {
  const seats = await lockSeats(tx, account)
  const request = await lockRequest(tx, account.reach, id)
  if (!request) throw new ApiError('not_found')
  const chosen = await studentFor(tx, account, request, student_id)
  if (chosen === 'choose')
    throw new ApiError('invalid_input', {
      issues: [{ path: 'student_id', message: 'Several students could be meant: name one, or null for a new one.' }],
    })
  const admission = { ...request, school_id: account.school_id }
  refuseBeyondSeats(seats, chosen === 'new' || chosen.status === 'inactive' ? 1 : 0)
  const admitted =
    chosen === 'new'
      ? await admitNewcomer(services, tx, { ...admission, kind: 'join' }, request)
      : await admitClassmate(services, tx, admission, chosen)
  await settleJoining(tx, account.school_id, request.class_id)
  await record(tx, account, 'join_requests_approved', { count: 1 })
  return { student_id: admitted }
}

async function studentFor(
  tx: Tx,
  { school_id }: Account,
  request: StoredRequest,
  student_id: string | null | undefined,
) {
  const classmates = await listClassmates(tx, school_id, [request.class_id])
  const { matches, suggestion } = suggestionFor(request, classmates)
  if (student_id === null || (student_id === undefined && suggestion === 'new')) return 'new'
  if (student_id === undefined && suggestion === 'choose') return 'choose'
  const chosen = student_id === undefined ? matches[0] : classmates.find(({ id }) => id === student_id)
  if (!chosen) throw new ApiError('not_found')
  return chosen
}

/** Approves those whose student is clear, in their order, as long as there are seats. */
export async function approveAll(services: Services, tx: Tx, account: Account, class_id: string) {
  const seats = await lockSeats(tx, account)
  let free = seats.limit - seats.used
  if (!(await lockClass(tx, account.reach, class_id))) throw new ApiError('not_found')
  const requests = await listWaiting(tx, account.reach, { class_id, limit: joinLimits.waiting })
  let approved = 0
  let without_seat = 0
  for (const request of requests) {
    const chosen = await studentFor(tx, account, request, undefined)
    if (chosen === 'choose') continue
    const seat = chosen === 'new' || chosen.status === 'inactive' ? 1 : 0
    if (seat > free) {
      without_seat += 1
      continue
    }
    await approve(services, tx, account, request.id, {})
    free -= seat
    approved += 1
  }
  return { approved, left: requests.length - approved, without_seat }
}

export async function refuse(tx: Tx, account: Account, id: string): Promise<void> {
  await lockSeats(tx, account)
  const request = await lockRequest(tx, account.reach, id)
  if (!request) throw new ApiError('not_found')
  await refuseRequest(tx, account.school_id, id)
  await settleJoining(tx, account.school_id, request.class_id)
  await record(tx, account, 'join_request_refused')
}
