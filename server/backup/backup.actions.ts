import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import * as z from 'zod/mini'
import type { Config } from '#server/settings/config.ts'
import { copyFile, copyNew, sync, writeDurably } from '#server/files/copy.ts'
import { copyCluster } from '#server/backup/copy-cluster.ts'
import { reachCluster } from '#server/database/reach.ts'
import { fieldOf } from '#server/lib/field-of.ts'
import { refusal } from '#server/lib/refusal.ts'

/** What a backup says of itself: when it was made, in ISO 8601, and how many files it holds. */
export const Facts = z.object({ at: z.string(), files: z.number() })
export type BackupFacts = z.output<typeof Facts>

/** The file that says of a folder that it is a whole backup. */
export const factsFile = 'backup.json'

/** Copies the database of the data folder with its files into a new folder, also while a server uses them. */
export async function backUp({ dataDir, databaseUrl }: Config, target: string): Promise<BackupFacts> {
  if (databaseUrl)
    throw refusal('The data is on the server of DATABASE_URL: back it up there, as described in docs/operations.md.')
  const folder = resolve(target)
  if (!(await isFree(folder))) throw refusal(`${folder} already exists: choose a new folder.`)
  const draft = `${folder}.unfinished`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true, mode: 0o700 })
  try {
    const facts = await fill(dataDir, draft)
    await rename(draft, folder)
    await sync(dirname(folder))
    return facts
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    if (fieldOf(error, 'code') === 'ENOSPC')
      throw refusal(`There is not enough space for a backup in ${folder}.`, error)
    throw error
  }
}

// Files never change: those that the database knows at its end are copied before it or after it.
async function fill(dataDir: string, draft: string): Promise<BackupFacts> {
  await using parts = new AsyncDisposableStack()
  const { connection, folder } = await reachCluster(dataDir, parts)
  const [files, kept] = [join(dataDir, 'files'), join(draft, 'files')]
  const before = await copyNew(files, kept)
  await copyCluster(connection, folder, join(draft, 'postgres'))
  const facts = { at: new Date().toISOString(), files: before + (await copyNew(files, kept)) }
  await copyFile(join(dataDir, 'auth-secret'), join(draft, 'auth-secret'))
  await writeDurably(join(draft, factsFile), `${JSON.stringify(facts)}\n`)
  await sync(draft)
  return facts
}

/** Says whether nothing is in the way of a folder: it is missing or empty. */
export async function isFree(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).length === 0
  } catch (error) {
    if (fieldOf(error, 'code') === 'ENOENT') return true
    throw error
  }
}
