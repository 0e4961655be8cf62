import type { School, World } from '#server/test/world.ts'

const tables = [
  'students',
  'classes',
  'class_members',
  'archived_members',
  'rollovers',
  'imports',
  'student_emails',
  'sessions',
  'users',
  'sandbox_accounts',
  'practice_languages',
  'chatbots',
  'avatars',
  'voice_settings',
  'assignments',
  'practice_links',
  'join_codes',
  'join_requests',
  'practice_sessions',
  'conversations',
  'messages',
  'notices',
  'notice_reads',
  'class_teachers',
  'invitations',
  'invitation_classes',
  'handovers',
] as const

/** All rows of a school that its people can change, in an order of their own, for comparing before and after. */
export const rowsOfSchool = ({ db }: World, { signedIn }: School): Promise<string[][]> =>
  Promise.all(
    tables.map(async (table) => {
      const rows = await db.selectFrom(table).selectAll().where('school_id', '=', signedIn.user.school.id).execute()
      // Without an order the database may give an updated row last.
      return rows.map((row) => JSON.stringify(row)).toSorted()
    }),
  )
