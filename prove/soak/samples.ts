import { readdir, readFile } from 'node:fs/promises'
import type { Program, Usage } from '../../bench/programs.ts'
import { postgresPids } from '../outages/postgres-processes.ts'

export interface Sample {
  at: number
  memory: number
  /** After garbage collection. */
  heap: number
  handles: number
  connections: number
  cpu: number
  databaseMemory: number
}

export async function takeSample({ pid, ask }: Program, dataDir: string, metricsPort: number): Promise<Sample> {
  // Memory is read before `ask` collects garbage.
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const database = await postgresPids(dataDir)
  const memory = await memoryOf(pid, 'VmRSS')
  const { heap } = await ask<Usage>('memory')
  const cpus = await Promise.all([pid, ...database].map(cpuOf))
  return {
    at: performance.now(),
    memory,
    heap,
    handles: (await readdir(`/proc/${pid}/fd`)).length,
    connections: sumOf(metrics, 'tertulia_pool_connections{state="busy"}', 'tertulia_pool_connections{state="idle"}'),
    cpu: cpus.reduce((sum, one) => sum + one, 0),
    // Without shared memory.
    databaseMemory: (await Promise.all(database.map((one) => memoryOf(one, 'RssAnon')))).reduce((a, b) => a + b, 0),
  }
}

const sumOf = (metrics: string, ...names: string[]): number =>
  metrics
    .split('\n')
    .filter((line) => names.some((name) => line.startsWith(`${name} `)))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)

const memoryOf = async (pid: number, field: string): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0) * 1024
}

/** `utime`, `stime`, `cutime` and `cstime` are in hundredths of a second. */
async function cpuOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100
}
