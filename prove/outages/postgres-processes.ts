import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export async function postgresPids(dataDir: string): Promise<number[]> {
  const [first] = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
  const postmaster = Number(first)
  return [postmaster, ...(await childrenOf(postmaster))]
}

async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const parents = await Promise.all(pids.map(parentOf))
  return pids.filter((_, index) => parents[index] === parent)
}

// The second field is a name in parentheses, which may contain any character.
const parentOf = (pid: number): Promise<number> =>
  readFile(`/proc/${pid}/stat`, 'utf8').then(
    (stat) => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]),
    () => 0,
  )

/** Suspends the postmaster first, so that it starts no other process. */
export async function freeze(dataDir: string): Promise<() => void> {
  const frozen = new Set<number>()
  for (let isNew = true; isNew; ) {
    const found = (await postgresPids(dataDir)).filter((pid) => !frozen.has(pid))
    for (const pid of found) {
      process.kill(pid, 'SIGSTOP')
      frozen.add(pid)
    }
    isNew = found.length > 0
  }
  return () => frozen.forEach(resume)
}

function resume(pid: number): void {
  try {
    process.kill(pid, 'SIGCONT')
  } catch {
    // The process has exited.
  }
}
