import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import * as z from 'zod/mini'
import type { Config } from '#server/settings/config.ts'
import { copyFile, copyNew, sync, writeDurably } from '#server/files/copy-files.ts'
import { copyCluster } from '#server/backup/copy-cluster.ts'
import { openCommandCluster } from '#server/database/command-database.ts'
import { fieldOf } from '#server/lib/field-of.ts'
import { startupError } from '#server/lib/startup-error.ts'

/** What a backup says of itself: when it was made, in ISO 8601, and how many files it holds. */
export const Manifest = z.object({ at: z.string(), files: z.number() })
export type BackupManifest = z.output<typeof Manifest>

/** The file that says of a folder that it is a whole backup. */
export const manifestFile = 'backup.json'

/** Copies the database of the data folder with its files into a new folder, also while a server uses them. */
export async function backUp({ dataDir, databaseUrl }: Config, target: string): Promise<BackupManifest> {
  if (databaseUrl)
    throw startupError('The data is on the server of DATABASE_URL: back it up there, as docs/operations.md says.')
  const folder = resolve(target)
  if (!(await isMissingOrEmpty(folder))) throw startupError(`${folder} is there already: name a folder that is not.`)
  const draft = `${folder}.unfinished`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true, mode: 0o700 })
  try {
    const manifest = await writeBackup(dataDir, draft)
    await rename(draft, folder)
    await sync(dirname(folder))
    return manifest
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    if (fieldOf(error, 'code') === 'ENOSPC')
      throw startupError(`There is too little space for a backup in ${folder}.`, error)
    throw error
  }
}

// Files never change: those that the database knows at its end are copied before it or after it.
async function writeBackup(dataDir: string, draft: string): Promise<BackupManifest> {
  await using parts = new AsyncDisposableStack()
  const { connection, folder } = await openCommandCluster(dataDir, parts)
  const [files, copiedFiles] = [join(dataDir, 'files'), join(draft, 'files')]
  const before = await copyNew(files, copiedFiles)
  await copyCluster(connection, folder, join(draft, 'postgres'))
  const manifest = { at: new Date().toISOString(), files: before + (await copyNew(files, copiedFiles)) }
  await copyFile(join(dataDir, 'auth-secret'), join(draft, 'auth-secret'))
  await writeDurably(join(draft, manifestFile), `${JSON.stringify(manifest)}\n`)
  await sync(draft)
  return manifest
}

/** Says whether nothing is in the way of a folder: it is missing or empty. */
export async function isMissingOrEmpty(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).length === 0
  } catch (error) {
    if (fieldOf(error, 'code') === 'ENOENT') return true
    throw error
  }
}
