import { randomBytes } from 'node:crypto'
import { link, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openDataDir } from '#server/database/embedded/data-dir.ts'
import { startupError } from '#server/lib/startup-error.ts'

const secretLength = 43

export async function ensureAuthSecret(dataDir: string): Promise<string> {
  const home = await openDataDir(dataDir)
  const file = join(home, 'auth-secret')
  const secret = (await readOptional(file)) ?? (await create(home, file))
  if (secret.length === secretLength) return secret
  throw startupError(
    `The file ${file} does not contain a valid key: restore it, or delete it, which signs everyone out.`,
  )
}

async function readOptional(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

// `link` is atomic and never overwrites: if another process was first, its key is used.
async function create(home: string, file: string): Promise<string> {
  const draftFile = join(home, `auth-secret.${randomBytes(6).toString('hex')}`)
  await writeDurably(draftFile, randomBytes(32).toString('base64url'))
  try {
    await link(draftFile, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await rm(draftFile)
  }
  return (await readFile(file, 'utf8')).trim()
}

async function writeDurably(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(`${text}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
