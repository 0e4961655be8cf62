import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Config } from '#server/settings/config.ts'
import { filesFolder } from '#server/files/folder.ts'
import { openDisk } from '#server/files/storage.ts'

export async function uploadFiles(config: Config): Promise<number> {
  const folder = filesFolder(config.dataDir)
  if (!existsSync(folder)) return 0
  const disk = await openDisk(config)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  for (const file of files) await disk.put(relative(folder, file).split(sep).join('/'), await readFile(file))
  return files.length
}
