import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import * as z from 'zod/mini'
import type { Config } from '#server/settings/config.ts'
import { copyFile, copyNew, sync, writeDurably } from '#server/files/copy-files.ts'
import { copyCluster } from '#server/backup/copy-cluster.ts'
import { openCommandCluster } from '#server/database/command-database.ts'
import { fieldOf } from '#server/lib/field-of.ts'
import { startupError } from '#server/lib/startup-error.ts'

export const Manifest = z.object({ at: z.string(), files: z.number() })
export type BackupManifest = z.output<typeof Manifest>

export const manifestFile = 'backup.json'

export async function backUp({ dataDir, databaseUrl }: Config, target: string): Promise<BackupManifest> {
  if (databaseUrl)
    throw startupError(
      'The data is on the server of DATABASE_URL: back it up there, as described in docs/operations.md.',
    )
  const folder = resolve(target)
  if (!(await isMissingOrEmpty(folder))) throw startupError(`${folder} already exists: choose a new folder.`)
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
      throw startupError(`There is not enough space for a backup in ${folder}.`, error)
    throw error
  }
}

// Files are immutable: copying them before and after the database gets all that it refers to.
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

export async function isMissingOrEmpty(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).length === 0
  } catch (error) {
    if (fieldOf(error, 'code') === 'ENOENT') return true
    throw error
  }
}
