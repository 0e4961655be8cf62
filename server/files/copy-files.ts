import { constants, type Dirent } from 'node:fs'
import { copyFile as copy, mkdir, open, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fieldOf } from '#server/lib/field-of.ts'

export async function copyFile(from: string, to: string): Promise<void> {
  try {
    await copy(from, to, constants.COPYFILE_FICLONE)
  } catch (error) {
    if (fieldOf(error, 'code') === 'ENOENT' && fieldOf(error, 'dest') === to) return
    throw error
  }
  await sync(to)
}

export async function writeDurably(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

export async function copyNew(from: string, to: string): Promise<number> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  const existing = new Set(await readdir(to))
  let copied = 0
  for (const entry of await readdir(from, { withFileTypes: true }).catch(emptyIfMissing)) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (await isFolder(source, entry)) copied += await copyNew(source, target)
    else if (!existing.has(entry.name)) {
      await copyFile(source, target)
      copied += 1
    }
  }
  await sync(to)
  return copied
}

/** Follows links: a folder may have been moved to another disk. */
export const isFolder = async (path: string, entry: Dirent): Promise<boolean> =>
  entry.isDirectory() || (entry.isSymbolicLink() && (await stat(path)).isDirectory())

export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}

function emptyIfMissing(error: unknown): never[] {
  if (fieldOf(error, 'code') === 'ENOENT') return []
  throw error
}
