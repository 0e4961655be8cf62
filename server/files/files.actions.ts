import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { ApiError } from '#contract/errors.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { deleteFile, findFileOwner, findSchools, insertFile } from '#server/files/files.queries.ts'
import { makePicture } from '#server/files/picture.ts'
import { toApiError } from '#server/http/answer/error-handler.ts'
import type { Services } from '#server/services/services.ts'

const prefix = '/api/files/'
const maxUploadMs = 60 * 60 * 1000

export const urlOfFile = (id: string): string => `${prefix}${id}`
export const fileOfUrl = (url: string | null): string | null =>
  url?.startsWith(prefix) ? url.slice(prefix.length) : null

/** `setUrl` stores the new URL and returns the previous one. */
export async function storePicture(
  { db, storage, jobs }: Services,
  school_id: string,
  bytes: Uint8Array,
  setUrl: (tx: Transaction<Tables>, url: string) => Promise<string | null>,
): Promise<{ url: string }> {
  const picture = await makePicture(bytes)
  const id = randomUUID()
  // This job deletes the bytes if the process is killed before the row is inserted.
  const checkAt = new Date(Date.now() + maxUploadMs).toISOString()
  await db.transaction().execute((tx) => jobs.send(tx, 'uploads', { school_id, id } satisfies PendingUpload, checkAt))
  await storage.put(school_id, id, picture)
  try {
    await db.transaction().execute(async (tx) => {
      await insertFile(tx, school_id, id)
      await deleteFileAt({ jobs }, tx, school_id, await setUrl(tx, urlOfFile(id)))
    })
  } catch (error) {
    // If the connection broke, the transaction may have committed, and the file would be in use.
    if (toApiError(error).code !== 'unavailable') await storage.remove(school_id, id)
    throw error
  }
  return { url: urlOfFile(id) }
}

interface FileDeletion {
  school_id: string
  ids: readonly string[]
}
interface PendingUpload {
  school_id: string
  id: string
}

export const queueFileDeletion = async (
  { jobs }: Pick<Services, 'jobs'>,
  tx: Transaction<Tables>,
  school_id: string,
  ids: readonly string[],
): Promise<void> => {
  if (ids.length > 0) await jobs.send(tx, 'files', { school_id, ids } satisfies FileDeletion)
}

export async function deleteFileAt(
  services: Pick<Services, 'jobs'>,
  tx: Transaction<Tables>,
  school_id: string,
  url: string | null,
): Promise<void> {
  const id = fileOfUrl(url)
  if (!id) return
  await deleteFile(tx, school_id, id)
  await queueFileDeletion(services, tx, school_id, [id])
}

export async function startFileJobs({ db, jobs, storage }: Services): Promise<void> {
  await jobs.work<FileDeletion | PendingUpload>('files', async ({ data }) => {
    // Jobs of an earlier version have one id.
    for (const id of 'ids' in data ? data.ids : [data.id]) await storage.remove(data.school_id, id)
  })
  await jobs.work<PendingUpload>('uploads', async ({ data: { school_id, id } }) => {
    if (!(await findFileOwner(db, id))) await storage.remove(school_id, id)
  })
}

export async function readPicture({ db, storage }: Services, id: string): Promise<Uint8Array> {
  const school_id = await findFileOwner(db, id)
  if (!school_id) throw new ApiError('not_found')
  const bytes = await storage.get(school_id, id)
  if (!bytes) throw new ApiError('not_found')
  return bytes
}

/** Retries the deletions that failed when a school was deleted. */
export async function purgeFiles({ db, storage }: Pick<Services, 'db' | 'storage'>): Promise<void> {
  const schools = await storage.schools()
  const existing = await findSchools(db, schools)
  for (const school_id of schools) if (!existing.has(school_id)) await storage.removeAll(school_id)
}
