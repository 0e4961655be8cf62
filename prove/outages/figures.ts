import type { Seen } from './probe.ts'

/** The value below which a share of some lies; 0 where there are none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** The slowest of a hundred, in milliseconds. */
export const p99 = (seen: readonly Seen[]): number =>
  quantile(
    seen.map(({ ms }) => ms),
    0.99,
  )

/** The longest, in milliseconds. */
export const longest = (seen: readonly Seen[]): number => Math.max(0, ...seen.map(({ ms }) => ms))

export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`
export const milliseconds = (value: number): string => `${Math.round(value)} ms`
export const counted = (count: number): string => count.toLocaleString('en')

/** How often each answer came, such as "200 × 41, 503 unavailable × 3". */
export function answersOf(seen: readonly Seen[]): string {
  const counts = new Map<string, number>()
  for (const { status, code } of seen) {
    const answer = [status || null, code].filter(Boolean).join(' ')
    counts.set(answer, (counts.get(answer) ?? 0) + 1)
  }
  const parts = [...counts].toSorted(([, one], [, other]) => other - one)
  return parts.map(([answer, count]) => `${answer} × ${counted(count)}`).join(', ') || 'nothing'
}
