const axisMaxima = [1, 2, 4, 6, 10] as const

/** A round maximum whose half is round, too. */
export function axisMax(values: readonly number[]): number {
  const most = Math.max(2, ...values)
  const power = 10 ** Math.floor(Math.log10(most))
  return (axisMaxima.find((top) => top * power >= most) ?? 10) * power
}

export const minutesAxisMax = (values: readonly number[]): number =>
  Math.max(0, ...values) > 60 ? axisMax(values.map((minutes) => minutes / 60)) * 60 : axisMax(values)

/** Indexes of evenly spaced marks, including the first and the last. */
export function marksOf(count: number, wanted: number): number[] {
  if (count <= 1) return count === 1 ? [0] : []
  const steps = Math.min(wanted, count) - 1
  return Array.from({ length: steps + 1 }, (_, place) => Math.round((place * (count - 1)) / steps))
}

export const middleOf = (place: number, count: number): number => ((place + 0.5) / count) * 100

/** Segments of known values; a null ends a segment. */
export function linesOf(values: readonly (number | null)[]): { place: number; value: number }[][] {
  const lines: { place: number; value: number }[][] = [[]]
  for (const [place, value] of values.entries()) {
    if (value === null) lines.push([])
    else lines.at(-1)?.push({ place, value })
  }
  return lines.filter((line) => line.length > 0)
}
