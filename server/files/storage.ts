import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

/** Where files are kept: each under its school, so that all of a school's can be erased at once. */
export interface Storage {
  put: (school_id: string, id: string, bytes: Uint8Array) => Promise<void>
  get: (school_id: string, id: string) => Promise<Uint8Array>
  remove: (school_id: string, id: string) => Promise<void>
  /** Erases the files of a school. */
  removeAll: (school_id: string) => Promise<void>
  /** The schools that have files. */
  schools: () => Promise<string[]>
}

/** Keeps files in a folder of the data folder, which appears with the first file. */
export function openStorage(dataDir: string): Storage {
  const location = join(dataDir, 'files')
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }))
  const keyOf = (school_id: string, id: string) => `${school_id}/${id}`
  return {
    put: (school_id, id, bytes) => disk.put(keyOf(school_id, id), bytes),
    get: (school_id, id) => disk.getBytes(keyOf(school_id, id)),
    remove: (school_id, id) => disk.delete(keyOf(school_id, id)),
    removeAll: (school_id) => disk.deleteAll(school_id),
    schools: async () => {
      if (!existsSync(location)) return []
      const { objects } = await disk.listAll('', { recursive: false })
      return [...objects].flatMap((object) => (object.isDirectory ? [object.name] : []))
    },
  }
}
