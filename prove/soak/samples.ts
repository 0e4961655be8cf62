import { readdir, readFile } from 'node:fs/promises'
import type { Program, Usage } from '../../bench/programs.ts'
import { postgresOf } from '../outages/postgres-of.ts'

/** How a server stood at a moment: bytes, counts, and seconds of processor time since its start. */
export interface Sample {
  /** Milliseconds of `performance.now()`. */
  at: number
  memory: number
  /** What the heap holds right after a collection. */
  heap: number
  handles: number
  connections: number
  /** Of the server and its database. */
  cpu: number
  databaseMemory: number
}

/** Reads how a server stands, from the system, from its own metrics, and from itself, which collects its garbage for that. */
export async function takeSample({ pid, ask }: Program, dataDir: string, metricsPort: number): Promise<Sample> {
  // The system is asked first: what is collected for the heap's sake does not count as saved.
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const database = await postgresOf(dataDir)
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
    // What is shared by all of its processes is not theirs.
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

/** Hundredths of a second in which a process has worked, by itself and through children that have ended, as seconds. */
async function cpuOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100
}
