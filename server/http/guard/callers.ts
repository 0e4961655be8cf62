import * as z from 'zod/mini'
import { User } from '#contract/school/auth.ts'
import type { Reach } from '#server/database/reach.ts'
import type { MicrophoneMode } from '#contract/values/microphone.ts'
import type { StudentAddress } from '#contract/values/student-address.ts'

export const AccountRow = z.object({
  school_id: z.uuid(),
  user_id: z.uuid(),
  session_id: z.uuid(),
  ...z.pick(User, { role: true, tier: true, status: true, subscription_end_date: true }).shape,
  now: z.iso.datetime(),
  is_stale: z.boolean(),
  is_confirmed_lately: z.boolean(),
  must_set_factor: z.boolean(),
})
export type AccountRow = z.output<typeof AccountRow>

/** The caller of a dashboard endpoint, with the school's access at the database's current time. */
export type Account = Omit<AccountRow, 'now' | 'is_stale'> & { ip: string; reach: Reach }

export const accountOf = ({ now: _now, is_stale: _stale, ...row }: AccountRow, ip: string): Account => ({
  ...row,
  ip,
  reach: { school_id: row.school_id, teacher_id: row.role === 'teacher' ? row.user_id : null },
})

export interface PracticeSession {
  school_id: string
  student_id: string
  practice_session_id: string
  native_language: string | null
  student_address: StudentAddress
  microphone: MicrophoneMode
}
