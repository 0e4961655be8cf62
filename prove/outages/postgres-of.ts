import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The processes of the PostgreSQL of a data folder: the first is the one that starts all others. */
export async function postgresOf(dataDir: string): Promise<number[]> {
  const [first] = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
  const postmaster = Number(first)
  return [postmaster, ...(await childrenOf(postmaster))]
}

async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const parents = await Promise.all(pids.map(parentOf))
  return pids.filter((_, index) => parents[index] === parent)
}

// The second field is a name in brackets, which may hold anything.
const parentOf = (pid: number): Promise<number> =>
  readFile(`/proc/${pid}/stat`, 'utf8').then(
    (stat) => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]),
    () => 0,
  )

/** Stops every process where it stands, the first one first, so that it starts no other meanwhile. */
export async function freeze(dataDir: string): Promise<() => void> {
  const frozen = new Set<number>()
  for (let isNew = true; isNew; ) {
    const found = (await postgresOf(dataDir)).filter((pid) => !frozen.has(pid))
    for (const pid of found) {
      process.kill(pid, 'SIGSTOP')
      frozen.add(pid)
    }
    isNew = found.length > 0
  }
  return () => frozen.forEach(thaw)
}

function thaw(pid: number): void {
  try {
    process.kill(pid, 'SIGCONT')
  } catch {
    // It has ended in the meantime.
  }
}
