import * as z from 'zod/mini'
import { User } from '#contract/auth.ts'

/** A session with its user and school, as the guard reads them. */
export const AccountRow = z.object({
  school_id: z.uuid(),
  user_id: z.uuid(),
  session_id: z.uuid(),
  ...z.pick(User, { role: true, tier: true, status: true, subscription_end_date: true }).shape,
  now: z.iso.datetime(),
  is_stale: z.boolean(),
})
export type AccountRow = z.output<typeof AccountRow>

/** Who makes a request, and what the school's subscription is worth at this moment of the database's clock. */
export type Account = Omit<AccountRow, 'now' | 'is_stale'> & { ip: string }

/** The student who practises. */
export interface PracticeSession {
  school_id: string
  student_id: string
  practice_session_id: string
  native_language: string | null
}
