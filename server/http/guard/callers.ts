import * as z from 'zod/mini'
import { User } from '#contract/school/auth.ts'
import type { MicrophoneMode } from '#contract/values/microphone.ts'
import type { StudentAddress } from '#contract/values/student-address.ts'

export const AccountRow = z.object({
  school_id: z.uuid(),
  user_id: z.uuid(),
  session_id: z.uuid(),
  ...z.pick(User, { role: true, tier: true, status: true, subscription_end_date: true }).shape,
  now: z.iso.datetime(),
  is_stale: z.boolean(),
})
export type AccountRow = z.output<typeof AccountRow>

/** The caller of a dashboard endpoint, with the school's access at the database's current time. */
export type Account = Omit<AccountRow, 'now' | 'is_stale'> & { ip: string }

/** The caller of a practice endpoint: a signed-in student. */
export interface PracticeSession {
  school_id: string
  student_id: string
  practice_session_id: string
  native_language: string | null
  student_address: StudentAddress
  microphone: MicrophoneMode
}
