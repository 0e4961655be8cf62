import type { Disk } from 'flydrive'
import type { FileSettings } from '#server/settings/config.ts'
import { openBucket } from '#server/files/bucket.ts'
import { openFolder, syncPath } from '#server/files/folder.ts'
import { fieldOf } from '#server/lib/field-of.ts'
import type { Storage } from '#server/services/storage.ts'

export interface StorageSettings {
  dataDir: string
  files: FileSettings | null
}

export const erasuresFolder = 'erased'

export const openDisk = async ({ dataDir, files }: StorageSettings): Promise<Disk> =>
  files ? openBucket(files) : openFolder(dataDir)

export async function openStorage(settings: StorageSettings): Promise<Storage> {
  const disk = await openDisk(settings)
  const keyOf = (...parts: string[]) => parts.join('/')
  const put = async (key: string, bytes: Uint8Array) => {
    await disk.put(key, bytes).catch(throwCause)
    if (!settings.files) await syncPath(settings.dataDir, key)
  }
  return {
    put: (school_id, id, bytes) => put(keyOf(school_id, id), bytes),
    get: (school_id, id) => disk.getBytes(keyOf(school_id, id)).catch(nullIfMissing),
    remove: (school_id, id) => disk.delete(keyOf(school_id, id)).catch(throwCause),
    removeAll: (school_id) => disk.deleteAll(school_id),
    schools: async () => (await list(disk, '')).folders.filter((name) => name !== erasuresFolder),
    addErasure: (day, name) => put(keyOf(erasuresFolder, day, name), emptyFile),
    listErasureDays: async () => (await list(disk, erasuresFolder)).folders,
    listErasures: async (day) => (await list(disk, keyOf(erasuresFolder, day))).files,
    deleteErasures: (day) => disk.deleteAll(keyOf(erasuresFolder, day)),
  }
}

const emptyFile = new Uint8Array()

// flydrive's errors have the actual error as their cause.
const causeOf = (error: unknown) => (error instanceof Error && error.cause) || error
const throwCause = (error: unknown): never => {
  throw causeOf(error)
}

// flydrive has one error for an unreadable disk and for a missing file.
function nullIfMissing(error: unknown): null {
  const cause = causeOf(error)
  if (fieldOf(cause, 'code') === 'ENOENT' || fieldOf(cause, 'name') === 'NoSuchKey') return null
  throw cause
}

async function list(disk: Disk, folder: string): Promise<{ folders: string[]; files: string[] }> {
  const listing = { folders: new Array<string>(), files: new Array<string>() }
  let paginationToken: string | undefined
  do {
    const page = await disk
      .listAll(folder, { recursive: false, ...(paginationToken && { paginationToken }) })
      .catch(nullIfMissing)
    for (const object of page?.objects ?? []) (object.isDirectory ? listing.folders : listing.files).push(object.name)
    paginationToken = page?.paginationToken
  } while (paginationToken)
  return listing
}
