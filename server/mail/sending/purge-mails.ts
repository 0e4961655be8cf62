import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { findSchools } from '#server/files/files.queries.ts'
import { mailFolder } from '#server/mail/sending/mail-folder.ts'
import type { Services } from '#server/services/services.ts'

const retentionDays = 30

export async function purgeMails({ db, config }: Pick<Services, 'db' | 'config'>): Promise<void> {
  const folders = await readdir(mailFolder(config.dataDir)).catch(() => [])
  const schools = folders.filter((folder) => folder !== 'nobody')
  const existing = await findSchools(db, schools)
  for (const school of schools)
    if (!existing.has(school)) await rm(mailFolder(config.dataDir, school), { recursive: true, force: true })
  for (const folder of folders) await deleteOldFiles(mailFolder(config.dataDir, folder))
}

async function deleteOldFiles(folder: string): Promise<void> {
  const oldest = Date.now() - retentionDays * 24 * 60 * 60 * 1000
  for (const file of await readdir(folder).catch(() => [])) {
    const { mtimeMs } = await stat(join(folder, file))
    if (mtimeMs < oldest) await rm(join(folder, file), { force: true })
  }
}
