import { limitFactor } from '#server/test/programs/running-server.ts'
import { recognitionLimits } from '#server/speech/recognition/recognition.limits.ts'
import { inDatabase } from '../database.ts'

export const spokenSecondsPerDay = 10_000
const shareOfSchool = 0.1

const limits = {
  student: recognitionLimits.secondsPerHour * limitFactor,
  school: recognitionLimits.secondsOfSchoolPerDay * limitFactor * shareOfSchool,
  installation: spokenSecondsPerDay * limitFactor,
} as const
export type Scope = keyof typeof limits
export const scopes = ['student', 'school', 'installation'] as const satisfies readonly Scope[]

export interface Budget {
  scope: Scope
  key: string
  left: number
}

export const keyOf = (scope: Scope, id: string): string =>
  scope === 'installation' ? 'ceiling:STT_SECONDS_PER_DAY' : `spoken:${id}`

export const setBudgets = (dataDir: string, budgets: readonly Budget[]): Promise<void> =>
  inDatabase(dataDir, async (client) => {
    await client.query(
      `insert into rate_windows (key, started_at, count) select key, now(), count from unnest($1::text[], $2::int[]) as t (key, count)
       on conflict (key) do update set started_at = excluded.started_at, count = excluded.count`,
      [budgets.map(({ key }) => key), budgets.map(({ scope, left }) => limits[scope] - left)],
    )
  })

export const readBudgets = (dataDir: string, budgets: readonly Budget[]): Promise<Map<string, number>> =>
  inDatabase(dataDir, async (client) => {
    const { rows } = await client.query<{ key: string; count: number }>(
      'select key, count from rate_windows where key = any($1)',
      [budgets.map(({ key }) => key)],
    )
    const counts = new Map(rows.map(({ key, count }) => [key, count]))
    return new Map(budgets.map(({ scope, key, left }) => [key, (counts.get(key) ?? 0) - (limits[scope] - left)]))
  })
