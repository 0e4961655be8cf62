import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { sync } from '#server/files/copy-files.ts'

export const filesFolder = (dataDir: string) => join(dataDir, 'files')

export function openFolder(dataDir: string): Disk {
  const location = filesFolder(dataDir)
  mkdirSync(location, { recursive: true })
  return new Disk(new FSDriver({ location, visibility: 'private' }))
}

export async function syncPath(dataDir: string, key: string): Promise<void> {
  const location = filesFolder(dataDir)
  for (let path = join(location, key); path.length >= location.length; path = dirname(path)) await sync(path)
}
