import { chmod, chown, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { type BackupManifest, Manifest, manifestFile } from '#server/backup/backup.actions.ts'
import { copyNew, sync } from '#server/files/copy-files.ts'
import type { Config } from '#server/settings/config.ts'
import { dataDirMode, openDataDir } from '#server/database/embedded/data-dir.ts'
import { changesUser, unprivilegedUid } from '#server/database/embedded/embedded-binaries.ts'
import { lockFolder } from '#server/database/embedded/embedded-lock.ts'
import { startEmbedded } from '#server/database/embedded/embedded.ts'
import { migrate } from '#server/database/migrate.ts'
import { filesFolder } from '#server/files/folder.ts'
import { erasuresFolder } from '#server/files/storage.ts'
import { fieldOf } from '#server/lib/field-of.ts'
import { startupError } from '#server/lib/startup-error.ts'

const draftName = '.unfinished'
// An interrupted restore, its lock, and the root of a file system.
const ignoredEntries = new Set([draftName, 'server.lock', 'lost+found'])

/** Restores a backup into an empty data folder. Erasures recorded by backups beside it and by `others` are applied at the next start. */
export async function restore(
  { dataDir, databaseUrl }: Config,
  source: string,
  others: readonly string[] = [],
): Promise<BackupManifest> {
  if (databaseUrl)
    throw startupError(
      'DATABASE_URL is set, but this backup restores a data folder: unset it, or restore on that database server.',
    )
  const folder = resolve(source)
  const manifest = await readManifest(folder)
  const erasureSources = [...(await backupsBeside(folder)), ...(await checkFolders(others))]
  const dataFolder = await openDataDir(dataDir)
  if ((await readdir(dataFolder)).some((name) => !ignoredEntries.has(name)))
    throw startupError(`DATA_DIR, ${dataFolder}, is not empty: choose an empty folder, so that nothing is overwritten.`)
  const lock = await lockFolder(dataFolder)
  const draft = join(dataFolder, draftName)
  try {
    await rm(draft, { recursive: true, force: true })
    await copyNew(folder, draft)
    await rm(join(draft, manifestFile))
    for (const other of erasureSources) await copyNew(erasuresOf(other), erasuresOf(draft))
    await tryStart(draft)
    await publish(draft, dataFolder)
  } finally {
    await rm(draft, { recursive: true, force: true })
    lock.release()
  }
  return manifest
}

const erasuresOf = (folder: string) => join(filesFolder(folder), erasuresFolder)

async function readManifest(folder: string): Promise<BackupManifest> {
  try {
    return Manifest.parse(JSON.parse(await readFile(join(folder, manifestFile), 'utf8')))
  } catch (error) {
    if (fieldOf(error, 'code') !== 'ENOENT') throw error
    throw startupError(`${folder} does not contain a complete backup.`, error)
  }
}

async function backupsBeside(folder: string): Promise<string[]> {
  const parent = dirname(folder)
  const names = (await readdir(parent)).filter((name) => name !== basename(folder))
  const isBackup = (name: string) =>
    stat(join(parent, name, manifestFile)).then(
      () => true,
      () => false,
    )
  const flags = await Promise.all(names.map(isBackup))
  return names.filter((_, index) => flags[index]).map((name) => join(parent, name))
}

async function checkFolders(others: readonly string[]): Promise<string[]> {
  const folders = others.map((other) => resolve(other))
  for (const folder of folders)
    await readdir(filesFolder(folder)).catch((error: unknown) => {
      throw startupError(`${folder} is neither a backup nor a data folder.`, error)
    })
  return folders
}

// Before anything is moved into place, so that an unusable backup leaves the folder empty.
async function tryStart(draft: string): Promise<void> {
  await chmod(draft, dataDirMode)
  if (changesUser) await chownAll(join(draft, 'postgres'), unprivilegedUid)
  const { connection, stop } = await startEmbedded({ dataDir: draft })
  await migrate(connection).finally(stop)
}

async function chownAll(folder: string, user: number): Promise<void> {
  await chown(folder, user, user)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    await (entry.isDirectory() ? chownAll(path, user) : chown(path, user, user))
  }
}

// The database comes last; otherwise a server could start with an empty one.
async function publish(draft: string, dataFolder: string): Promise<void> {
  const names = (await readdir(draft)).filter((name) => !ignoredEntries.has(name))
  for (const name of names.toSorted((a, b) => Number(a === 'postgres') - Number(b === 'postgres')))
    await rename(join(draft, name), join(dataFolder, name))
  await sync(dataFolder)
}
