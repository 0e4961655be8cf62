import { createHmac } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Tables } from '#server/database/tables.gen.ts'
import { queueFileDeletion } from '#server/files/files.actions.ts'
import type { Keys } from '#server/settings/keys.ts'
import type { Services } from '#server/services/services.ts'
import {
  deleteSounds,
  deleteSoundsBeyond,
  deleteUnusedSounds,
  holdStudent,
  insertSound,
  findSound,
} from '#server/speech/sounds.queries.ts'
import type { Utterance } from '#server/speech/upstream.ts'

/** The most bytes of sounds that are kept of a school, and the days without use after which one goes. */
export const kept = { bytes: 200_000_000, days: 30 } as const

/** The school that something is said for, and the student, where it is one who listens. */
export interface Listener {
  school_id: string
  student_id?: string
}

/** The name of a sound, which says nothing of what is said in it. */
export const soundHash = (keys: Keys, school_id: string, model: string, { text, voice, rate }: Utterance) =>
  createHmac('sha256', keys.newest('sound'))
    .update(JSON.stringify([school_id, model, voice, rate, text]))
    .digest('hex')

/** A sound that is kept; null where it is not. */
export async function readSound(
  { db, storage }: Services,
  school_id: string,
  hash: string,
): Promise<Uint8Array | null> {
  const length = await findSound(db, school_id, hash)
  if (length === undefined) return null
  const bytes = await storage.get(school_id, hash)
  // One that is being written has another length.
  return bytes?.length === length ? bytes : null
}

/** Keeps a sound, and forgets others where the school has too many. Whoever was erased meanwhile leaves none. */
export const keepSound = (
  services: Services,
  { school_id, student_id }: Listener,
  hash: string,
  sound: Uint8Array,
): Promise<void> =>
  services.db.transaction().execute(async (tx) => {
    if (student_id && !(await holdStudent(tx, school_id, student_id))) return
    await insertSound(tx, school_id, { hash, bytes: sound.length })
    await queueFileDeletion(services, tx, school_id, await deleteSoundsBeyond(tx, school_id, kept.bytes))
    await services.storage.put(school_id, hash, sound)
  })

/** Forgets all sounds of a school: any of them may name a student who is erased. */
export const dropSounds = async (
  services: Pick<Services, 'jobs'>,
  tx: Transaction<Tables>,
  school_id: string,
): Promise<void> => queueFileDeletion(services, tx, school_id, await deleteSounds(tx, school_id))

/** Forgets what nobody has listened to for long. */
export const forgetSounds = (services: Pick<Services, 'db' | 'jobs'>): Promise<void> =>
  services.db.transaction().execute(async (tx) => {
    for (const { school_id, hashes } of await deleteUnusedSounds(tx, kept.days))
      await queueFileDeletion(services, tx, school_id, hashes)
  })
