import { readFileSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/database/tables.gen.ts'
import type { Program, Usage } from './programs.ts'

/** CPU time so far, in microseconds: of a server, and of each of its database connections by process. */
export interface Cpu {
  server: number
  backends: ReadonlyMap<number, number>
}

/** Reads the CPU time of a server, of the connections that carry its name, and of the workers that read the disk for them. */
export async function readCpu(program: Program, name: string, db: Kysely<Tables>): Promise<Cpu> {
  const { cpu } = await program.ask<Usage>('usage')
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where application_name = ${name} or backend_type = 'io worker'`.execute(db)
  return { server: cpu, backends: new Map(rows.map(({ pid }) => [pid, cpuOfBackend(pid)])) }
}

// A backend has one thread, whose first figure here is its CPU time in nanoseconds.
const cpuOfBackend = (pid: number) => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1000

/** What was used between two readings. A connection that ended between them had been idle, and is left out. */
export function usedBetween(before: Cpu, after: Cpu): { server: number; database: number } {
  let database = 0
  for (const [pid, time] of after.backends) database += time - (before.backends.get(pid) ?? 0)
  return { server: after.server - before.server, database }
}
