/** Milliseconds a frame. */
const step = 20
/** The quantile that counts as loud, so that a single bang doesn't dominate. */
const loudQuantile = 0.95

/** From 0 to 1, at a time in milliseconds after the start. */
export function loudnessOf(samples: Float32Array, sampleRate: number): (after: number) => number {
  const size = Math.max(1, Math.round((sampleRate * step) / 1000))
  const levels = Array.from({ length: Math.ceil(samples.length / size) }, (_, at) =>
    meanSquare(samples.subarray(at * size, (at + 1) * size)),
  )
  const loud = levels.toSorted((one, other) => one - other)[Math.floor(levels.length * loudQuantile)] ?? 0
  return (after) => (loud === 0 ? 0 : Math.min(1, (levels[Math.floor(after / step)] ?? 0) / loud))
}

export function meanSquare(samples: Float32Array): number {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  return samples.length ? Math.sqrt(sum / samples.length) : 0
}

/** Decibels below full scale that count as nothing. */
const quiet = 60

/** How loud samples are to an ear, from 0 to 1. */
export const levelOf = (samples: Float32Array): number => {
  const decibels = 20 * Math.log10(meanSquare(samples) || Number.MIN_VALUE)
  return Math.min(1, Math.max(0, 1 + decibels / quiet))
}
