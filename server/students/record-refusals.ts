import { ApiError } from '#contract/errors.ts'
import { record } from '#server/audit/audit.queries.ts'
import type { Account } from '#server/http/guard/callers.ts'
import type { Services } from '#server/services/services.ts'

export const recordRefusals = <T>({ db }: Services, account: Account, work: () => Promise<T>): Promise<T> =>
  work().catch(async (error: unknown) => {
    const code = error instanceof ApiError ? error.code : null
    if (code === 'student_elsewhere' || code === 'student_limit_reached') await record(db, account, 'students_refused')
    throw error
  })
