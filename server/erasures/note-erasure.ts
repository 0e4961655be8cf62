import type { Transaction } from 'kysely'
import type { Tables } from '#server/database/tables.gen.ts'
import { deleteMailsTo } from '#server/mail/sending/send-to-folder.ts'
import type { Services } from '#server/services/services.ts'

/** Who was erased, by id alone: some students of a school, or the whole school. */
export interface Erasure {
  school_id: string
  student_ids: readonly string[] | 'all'
  /** The day of it, in ISO 8601. */
  day: string
}

/** Notes beside the files, once the transaction has committed, who was erased: a backup that is older still has them. */
export const noteErasure = (
  { jobs }: Pick<Services, 'jobs'>,
  tx: Transaction<Tables>,
  school_id: string,
  student_ids: Erasure['student_ids'],
): Promise<void> =>
  jobs.send(tx, 'erasures', { school_id, student_ids, day: new Date().toISOString().slice(0, 10) } satisfies Erasure)

type Noting = Pick<Services, 'db' | 'jobs' | 'storage' | 'config'>

/** Writes such notes from now on, and removes the mails to those students that were written instead of sent. */
export const startNoting = ({ db, jobs, storage, config }: Noting): Promise<void> =>
  jobs.work<Erasure>('erasures', async ({ data: { school_id, student_ids, day } }) => {
    if (student_ids !== 'all') {
      for (const id of student_ids) await storage.addErasure(day, `${school_id}.${id}`)
      await deleteMailsTo(config.dataDir, school_id, student_ids)
      return
    }
    await storage.addErasure(day, school_id)
    // Nothing of a school that is gone stays in a queue, not even this.
    await db.transaction().execute((tx) => jobs.deleteJobsOf(tx, school_id, []))
  })
