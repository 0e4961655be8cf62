import { type Kysely, sql, type Transaction } from 'kysely'
import type * as z from 'zod/mini'
import { ApiError } from '#contract/errors.ts'
import { School, type SchoolChanges } from '#contract/school/school.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'

export async function findSchool(db: Kysely<Tables>, school_id: string): Promise<School> {
  const rows = await rowsOf(
    db,
    School,
    sql`
    select time_zone, transcript_days, inactive_months, link_months, student_address, microphone, reminds_students, reminder_hour, writes_guardians, version
    from schools where id = ${school_id}`,
  )
  const [school] = rows
  if (!school) throw new ApiError('unauthenticated')
  return school
}

export const findTimeZone = async (db: Kysely<Tables>, school_id: string): Promise<string> =>
  (await findSchool(db, school_id)).time_zone ?? 'UTC'

export async function updateSchool(
  tx: Transaction<Tables>,
  school_id: string,
  {
    version,
    time_zone,
    transcript_days,
    inactive_months,
    link_months,
    student_address,
    microphone,
    reminds_students,
    reminder_hour,
    writes_guardians,
  }: z.output<typeof SchoolChanges>,
): Promise<boolean> {
  const { rows } = await sql`
    update schools set
      time_zone = coalesce(${time_zone ?? null}, time_zone),
      transcript_days = coalesce(${transcript_days ?? null}::int, transcript_days),
      inactive_months = coalesce(${inactive_months ?? null}::int, inactive_months),
      link_months = coalesce(${link_months ?? null}::int, link_months),
      student_address = coalesce(${student_address ?? null}, student_address),
      microphone = coalesce(${microphone ?? null}, microphone),
      reminds_students = coalesce(${reminds_students ?? null}::boolean, reminds_students),
      reminder_hour = coalesce(${reminder_hour ?? null}::int, reminder_hour),
      writes_guardians = coalesce(${writes_guardians ?? null}::boolean, writes_guardians),
      version = version + 1
    where id = ${school_id} and version = ${version} returning 1`.execute(tx)
  return rows.length > 0
}
