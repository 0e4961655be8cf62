import { readFileSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/database/tables.gen.ts'
import type { Program, Usage } from './programs.ts'

/** CPU time in microseconds: of the server, and of each database backend by process id. */
export interface Cpu {
  server: number
  backends: ReadonlyMap<number, number>
}

/** Includes PostgreSQL's I/O workers, which read for all connections. */
export async function readCpu(program: Program, name: string, db: Kysely<Tables>): Promise<Cpu> {
  const { cpu } = await program.ask<Usage>('usage')
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where application_name = ${name} or backend_type = 'io worker'`.execute(db)
  return { server: cpu, backends: new Map(rows.map(({ pid }) => [pid, cpuOfBackend(pid)])) }
}

// The first value of `schedstat` is the CPU time of the process's only thread in nanoseconds.
const cpuOfBackend = (pid: number) => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1000

export function usedBetween(before: Cpu, after: Cpu): { server: number; database: number } {
  let database = 0
  for (const [pid, time] of after.backends) database += time - (before.backends.get(pid) ?? 0)
  return { server: after.server - before.server, database }
}
