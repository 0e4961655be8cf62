import type { Kysely } from 'kysely'
import type { PracticePartner } from '#contract/practice/practice.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { PracticeSession } from '#server/http/guard/callers.ts'
import { listOpen, listPartners } from '#server/practice/partners.queries.ts'
import { progressAfter } from '#server/practice/measures/progress.ts'

export async function partnersOf(
  db: Kysely<Tables>,
  practiceSession: Pick<PracticeSession, 'school_id' | 'student_id' | 'native_language'>,
): Promise<PracticePartner[]> {
  const partners = await listPartners(db, practiceSession)
  const open = await listOpen(
    db,
    practiceSession,
    partners.flatMap(({ open_conversation_id }) => open_conversation_id ?? []),
  )
  const { native_language } = practiceSession
  const known = new Map(
    await Promise.all(
      open.map(
        async ({ id, spoken, ...course }) => [id, await progressAfter({ ...course, native_language }, spoken)] as const,
      ),
    ),
  )
  return partners.map((partner) => ({
    ...partner,
    open_progress: known.get(partner.open_conversation_id ?? '') ?? null,
  }))
}
