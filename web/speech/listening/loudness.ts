/** How many milliseconds are measured together. */
const step = 20
/** The share of steps that are softer than what counts as loud, so that one bang does not make the rest quiet. */
const loudQuantile = 0.95

/** How loud a sound is that long after its beginning, from 0 to 1; milliseconds. */
export function loudnessOf(samples: Float32Array, sampleRate: number): (after: number) => number {
  const size = Math.max(1, Math.round((sampleRate * step) / 1000))
  const levels = Array.from({ length: Math.ceil(samples.length / size) }, (_, at) =>
    meanSquare(samples.subarray(at * size, (at + 1) * size)),
  )
  const loud = levels.toSorted((one, other) => one - other)[Math.floor(levels.length * loudQuantile)] ?? 0
  return (after) => (loud === 0 ? 0 : Math.min(1, (levels[Math.floor(after / step)] ?? 0) / loud))
}

/** The root of the mean square of samples. */
export function meanSquare(samples: Float32Array): number {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  return samples.length ? Math.sqrt(sum / samples.length) : 0
}
