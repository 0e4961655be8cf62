import { spawnSync } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

// Larger than any process id that a system assigns.
const unusedPid = 2_147_483_647

/** Handles the lock file of an earlier PostgreSQL: stops the process if it still runs, or invalidates the lock. */
export async function clearStaleLock(folder: string): Promise<void> {
  const lock = join(folder, 'postmaster.pid')
  const lines = (await readOptional(lock))?.split('\n')
  const pid = Number(lines?.[0])
  if (!lines || !Number.isInteger(pid) || pid <= 0) return
  if (await isServing(pid, folder)) {
    interrupt(pid)
    return
  }
  // PostgreSQL uses the rest of the file to find surviving processes by their shared memory.
  await writeFile(lock, [unusedPid, ...lines.slice(1)].join('\n'))
  await rm(join(folder, '.s.PGSQL.5432.lock'), { force: true })
}

async function readOptional(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch {
    return undefined
  }
}

// A zombie process keeps its id but has no command line.
async function isServing(pid: number, folder: string): Promise<boolean> {
  if (process.platform !== 'linux') return spawnSync('ps', ['-o', 'command=', '-p', `${pid}`]).stdout.includes(folder)
  const commandLine = (await readOptional(`/proc/${pid}/cmdline`)) ?? ''
  return commandLine.split('\0').includes(folder)
}

function interrupt(pid: number): void {
  try {
    process.kill(pid, 'SIGINT')
  } catch {}
}
