import type { CallResult } from './probe.ts'

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export const p99 = (seen: readonly CallResult[]): number =>
  quantile(
    seen.map(({ ms }) => ms),
    0.99,
  )

export const longest = (seen: readonly CallResult[]): number => Math.max(0, ...seen.map(({ ms }) => ms))

export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`
export const milliseconds = (value: number): string => `${Math.round(value)} ms`
export const formatCount = (count: number): string => count.toLocaleString('en')

export function answersOf(seen: readonly CallResult[]): string {
  const counts = new Map<string, number>()
  for (const { status, code } of seen) {
    const answer = [status || null, code].filter(Boolean).join(' ')
    counts.set(answer, (counts.get(answer) ?? 0) + 1)
  }
  const parts = [...counts].toSorted(([, one], [, other]) => other - one)
  return parts.map(([answer, count]) => `${answer} × ${formatCount(count)}`).join(', ') || 'nothing'
}
