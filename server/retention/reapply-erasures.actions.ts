import { eraseFiles, eraseRows } from '#server/account/erase.ts'
import { record } from '#server/audit/audit.queries.ts'
import { findRestored } from '#server/retention/reapply-erasures.queries.ts'
import { findSchools } from '#server/files/files.queries.ts'
import type { Services } from '#server/services/services.ts'
import { deleteSchoolSounds } from '#server/speech/sounds.actions.ts'
import { deleteStudents } from '#server/students/students.queries.ts'

export const retentionDays = 400

export interface ReappliedErasures {
  students: number
  schools: number
}

/** Needed after an older backup was restored. */
export async function reapplyErasures(services: Services): Promise<ReappliedErasures> {
  const { storage, log } = services
  const erased = { students: 0, schools: 0 }
  for (const day of await storage.listErasureDays()) {
    const names = (await storage.listErasures(day)).map((name) => name.split('.'))
    const schools = names.flatMap(([school_id, student_id]) => (school_id && !student_id ? [school_id] : []))
    const students = names.flatMap(([school_id, student_id]) =>
      school_id && student_id ? [{ school_id, student_id }] : [],
    )
    erased.schools += await eraseSchools(services, schools)
    erased.students += await eraseStudents(services, students)
  }
  if (erased.schools + erased.students > 0) log.warn(erased, 'restored data that had been erased was erased again')
  return erased
}

async function eraseSchools(services: Services, school_ids: readonly string[]): Promise<number> {
  const { db } = services
  const existing = await findSchools(db, school_ids)
  for (const school_id of existing) {
    await db.transaction().execute((tx) => eraseRows(services, tx, school_id))
    await eraseFiles(services, school_id)
  }
  return existing.size
}

async function eraseStudents(services: Services, students: Parameters<typeof findRestored>[1]): Promise<number> {
  const { db } = services
  let count = 0
  for (const { school_id, ids } of await findRestored(db, students))
    count += await db.transaction().execute(async (tx) => {
      const deleted = await deleteStudents(tx, school_id, ids)
      await deleteSchoolSounds(services, tx, school_id)
      if (deleted > 0) await record(tx, { school_id }, 'students_deleted', { count: deleted })
      return deleted
    })
  return count
}

export async function purgeErasures({ storage }: Pick<Services, 'storage'>): Promise<void> {
  const oldest = new Date(Date.now() - retentionDays * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  for (const day of await storage.listErasureDays()) if (day < oldest) await storage.deleteErasures(day)
}
