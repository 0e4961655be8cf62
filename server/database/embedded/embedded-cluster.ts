import { spawn } from 'node:child_process'
import { chown, mkdtemp, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  postgresCommand,
  type Binaries,
  changesUser,
  unprivilegedUid,
} from '#server/database/embedded/embedded-binaries.ts'
import { startupError } from '#server/lib/startup-error.ts'

const draftPrefix = 'postgres.new-'

/** The environment of PostgreSQL's programs, without any `PG…` variable of this process. */
export const environment: NodeJS.ProcessEnv = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }

export async function openCluster(binaries: Binaries, dataDir: string): Promise<string> {
  const folder = join(dataDir, 'postgres')
  const version = await readVersion(folder)
  if (version === undefined) await createCluster(binaries, dataDir, folder)
  else if (version !== '18')
    throw startupError(`The data in ${folder} belongs to PostgreSQL ${version}, but version 18 is required.`)
  return folder
}

async function readVersion(folder: string): Promise<string | undefined> {
  try {
    return (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

// Created under a temporary name, so that a folder with the final name is always complete.
async function createCluster(binaries: Binaries, dataDir: string, folder: string): Promise<void> {
  await removeDrafts(dataDir)
  const draft = await mkdtemp(join(dataDir, draftPrefix))
  if (changesUser) await chown(draft, unprivilegedUid, unprivilegedUid)
  try {
    await initialise(binaries, draft)
    await rename(draft, folder)
    await syncFolder(dataDir)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

async function removeDrafts(dataDir: string): Promise<void> {
  const drafts = (await readdir(dataDir)).filter((name) => name.startsWith(draftPrefix))
  await Promise.all(drafts.map((name) => rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 5 })))
}

async function initialise({ initdb }: Binaries, folder: string): Promise<void> {
  const options = [
    '-U',
    'postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ]
  const [command, args] = postgresCommand(initdb, ['-D', folder, ...options, '--locale=C', '--no-instructions'])
  const child = spawn(command, args, { cwd: '/', env: environment, stdio: ['ignore', 'ignore', 'pipe'] })
  let stderr = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0)
    throw startupError(
      `PostgreSQL could not initialize its database in ${folder}: ${stderr.trim().replace(/\s+/g, ' ')}`,
    )
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
