import { type RawBuilder, sql } from 'kysely'
import { ApiError } from '#contract/errors.ts'
import type { Account } from '#server/http/guard/callers.ts'
import type { Reach } from '#server/database/reach.ts'

/** A teacher changes what they wrote themselves. `author_id` null: written by the school. */
export function refuseUnlessAuthor({ role, user_id }: Account, { author_id }: { author_id: string | null }): void {
  if (role === 'teacher' && author_id !== user_id) throw new ApiError('forbidden', { reason: 'author' })
}

/** The name of a user `u`, or their address while they have none. */
export const memberName = sql`coalesce(nullif(concat_ws(' ', u.name, u.last_name), ''), u.email)`

export const authorColumns = ({ teacher_id }: Reach, alias: string): RawBuilder<unknown> => {
  const author_id = sql.ref(`${alias}.author_id`)
  return sql`
  (select ${memberName} from users u
    where u.school_id = ${sql.ref(`${alias}.school_id`)} and u.id = ${author_id}) as author,
  (${teacher_id}::uuid is null or coalesce(${author_id} = ${teacher_id}::uuid, false)) as can_edit`
}
