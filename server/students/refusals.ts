import { ApiError } from '#contract/errors.ts'
import { record } from '#server/audit/audit.queries.ts'
import type { Account } from '#server/auth/sessions.queries.ts'
import type { Services } from '#server/services.ts'
import { countElsewhere, refuseMoreAddresses } from '#server/students/elsewhere.ts'

/** Does work that adds students; a refusal for want of seats or because of another school is written down and counted. */
export async function notingRefusals<T>(
  services: Services,
  account: Account,
  { email }: { email?: string | null | undefined },
  work: () => Promise<T>,
): Promise<T> {
  if (email) await refuseMoreAddresses(services, account.school_id)
  return work().catch(async (error: unknown) => {
    const code = error instanceof ApiError ? error.code : null
    if (code === 'student_elsewhere' || code === 'student_limit_reached')
      await record(services.db, account, 'students_refused')
    if (code === 'student_elsewhere') await countElsewhere(services, account.school_id, 1)
    throw error
  })
}
