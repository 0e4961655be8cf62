import { sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { ApiError } from '#contract/errors.ts'
import { wholeSchool } from '#server/database/reach.ts'
import { record } from '#server/audit/audit.queries.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { lockSeats } from '#server/students/seats.ts'
import { countStudents, setStatus } from '#server/students/students.queries.ts'

export async function refuseForeignStudents(tx: Transaction<Tables>, school_id: string, ids: readonly string[]) {
  const uniqueIds = [...new Set(ids)]
  const { found } = await countStudents(tx, wholeSchool(school_id), uniqueIds)
  if (found < uniqueIds.length) throw new ApiError('not_found')
}

export async function keepActive(tx: Transaction<Tables>, account: Account, keptIds: readonly string[]): Promise<void> {
  await lockSeats(tx, account)
  const rows = await rowsOf(
    tx,
    z.object({ id: z.string() }),
    sql`
    select id from students where school_id = ${account.school_id} and status = 'active' and id <> all(${keptIds}::uuid[])`,
  )
  const changed = await setStatus(
    tx,
    account.school_id,
    rows.map(({ id }) => id),
    'inactive',
  )
  if (changed.length > 0) await record(tx, account, 'students_inactivated', { count: changed.length })
}
