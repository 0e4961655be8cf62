import { createHmac } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Tables } from '#server/database/tables.gen.ts'
import { queueFileDeletion } from '#server/files/files.actions.ts'
import type { Keys } from '#server/settings/keys.ts'
import type { Services } from '#server/services/services.ts'
import {
  deleteSounds,
  deleteSoundsOverQuota,
  deleteUnusedSounds,
  lockStudent,
  insertSound,
  findSound,
} from '#server/speech/sounds.queries.ts'
import type { Utterance } from '#server/speech/speech-client.ts'

/** Stored bytes per school, and days without use until a sound is deleted. */
export const soundLimits = { bytes: 200_000_000, days: 30 } as const

export interface SoundOwner {
  school_id: string
  student_id?: string
}

/** Keyed, so that the name of a stored sound doesn't reveal its text. */
export const soundHash = (keys: Keys, school_id: string, model: string, { text, voice, rate }: Utterance) =>
  createHmac('sha256', keys.newest('sound'))
    .update(JSON.stringify([school_id, model, voice, rate, text]))
    .digest('hex')

export async function readSound(
  { db, storage }: Services,
  school_id: string,
  hash: string,
): Promise<Uint8Array | null> {
  const length = await findSound(db, school_id, hash)
  if (length === undefined) return null
  const bytes = await storage.get(school_id, hash)
  // Another length: the file is being written.
  return bytes?.length === length ? bytes : null
}

export const saveSound = (
  services: Services,
  { school_id, student_id }: SoundOwner,
  hash: string,
  sound: Uint8Array,
): Promise<void> =>
  services.db.transaction().execute(async (tx) => {
    if (student_id && !(await lockStudent(tx, school_id, student_id))) return
    await insertSound(tx, school_id, { hash, bytes: sound.length })
    await queueFileDeletion(services, tx, school_id, await deleteSoundsOverQuota(tx, school_id, soundLimits.bytes))
    await services.storage.put(school_id, hash, sound)
  })

/** Any of them may name a student who is erased. */
export const deleteSchoolSounds = async (
  services: Pick<Services, 'jobs'>,
  tx: Transaction<Tables>,
  school_id: string,
): Promise<void> => queueFileDeletion(services, tx, school_id, await deleteSounds(tx, school_id))

export const purgeSounds = (services: Pick<Services, 'db' | 'jobs'>): Promise<void> =>
  services.db.transaction().execute(async (tx) => {
    for (const { school_id, hashes } of await deleteUnusedSounds(tx, soundLimits.days))
      await queueFileDeletion(services, tx, school_id, hashes)
  })
