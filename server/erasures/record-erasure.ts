import type { Transaction } from 'kysely'
import type { Tables } from '#server/database/tables.gen.ts'
import { deleteMailsTo } from '#server/mail/sending/send-to-folder.ts'
import type { Services } from '#server/services/services.ts'

export interface Erasure {
  school_id: string
  student_ids: readonly string[] | 'all'
  day: string
}

/** Written beside the files after the commit, so that restoring an older backup can erase them again. */
export const recordErasure = (
  { jobs }: Pick<Services, 'jobs'>,
  tx: Transaction<Tables>,
  school_id: string,
  student_ids: Erasure['student_ids'],
): Promise<void> =>
  jobs.send(tx, 'erasures', { school_id, student_ids, day: new Date().toISOString().slice(0, 10) } satisfies Erasure)

type ErasureServices = Pick<Services, 'db' | 'jobs' | 'storage' | 'config'>

export const startRecordingErasures = ({ db, jobs, storage, config }: ErasureServices): Promise<void> =>
  jobs.work<Erasure>('erasures', async ({ data: { school_id, student_ids, day } }) => {
    if (student_ids !== 'all') {
      for (const id of student_ids) await storage.addErasure(day, `${school_id}.${id}`)
      await deleteMailsTo(config.dataDir, school_id, student_ids)
      return
    }
    await storage.addErasure(day, school_id)
    await db.transaction().execute((tx) => jobs.deleteJobsOf(tx, school_id, []))
  })
