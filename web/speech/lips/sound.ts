/** Times are milliseconds of `performance.now()`. */
export interface Sound {
  until: number
  /** From 0 to 1, relative to the loudest moment. */
  levelAt: (at: number) => number
  /** Longer than the silence of a plosive. */
  isPaused: (at: number) => boolean
  peaks: readonly number[]
  stretches: (from: number, until: number) => Stretch[]
}

export interface Stretch {
  from: number
  until: number
}

const step = 10
const maxLevels = 12_000
const silence = 0.06
const shortestPause = 150
/** The shortest distance of two syllables, in milliseconds. */
const syllable = 100

const clamped = (level: number) => (Number.isFinite(level) ? Math.min(1, Math.max(0, level)) : 0)

/** A moving average, so that a single loud sample is no syllable. */
const smoothed = (levels: readonly number[], reach: number) =>
  levels.map((_level, at) => {
    const near = levels.slice(Math.max(0, at - reach), at + reach + 1)
    return near.reduce((sum, level) => sum + level, 0) / near.length
  })

function pausesOf(levels: readonly number[]): boolean[] {
  const paused = levels.map(() => false)
  let began = 0
  for (let at = 0; at <= levels.length; at += 1) {
    const isQuiet = at < levels.length && (levels[at] ?? 0) < silence
    if (isQuiet) continue
    const touchesEnd = began === 0 || at === levels.length
    if (touchesEnd || (at - began) * step >= shortestPause) paused.fill(true, began, at)
    began = at + 1
  }
  return paused
}

function peaksOf(levels: readonly number[]): number[] {
  const reach = syllable / 2 / step
  return levels.flatMap((level, at) => {
    const isFirstHighest = levels
      .slice(Math.max(0, at - reach), at + reach + 1)
      .every((other, near) => other < level || (other === level && near >= Math.min(at, reach)))
    return level > 0.2 && isFirstHighest ? [at] : []
  })
}

function stretchesOf(paused: readonly boolean[], first: number, last: number): [from: number, until: number][] {
  const found: [number, number][] = []
  for (let at = first; at < last; at += 1) {
    if (paused[at] !== false) continue
    const open = found.at(-1)
    if (open !== undefined && open[1] === at) open[1] = at + 1
    else found.push([at, at + 1])
  }
  return found
}

export function soundOf(began: number, lasts: number, loudness: (after: number) => number): Sound {
  const raw = Array.from({ length: Math.min(maxLevels, Math.ceil(lasts / step)) }, (_, at) =>
    clamped(loudness(at * step)),
  )
  const loudest = Math.max(
    0.02,
    raw.reduce((high, level) => Math.max(high, level), 0),
  )
  const levels = raw.map((level) => level / loudest)
  const paused = pausesOf(levels)
  const frame = (at: number) => Math.floor((at - began) / step)
  return {
    until: began + lasts,
    levelAt: (at) => levels[frame(at)] ?? 0,
    isPaused: (at) => paused[frame(at)] ?? true,
    peaks: peaksOf(smoothed(levels, 3)).map((at) => began + at * step),
    stretches: (from, until) =>
      stretchesOf(paused, Math.max(0, frame(from)), Math.min(paused.length, Math.ceil((until - began) / step))).map(
        ([first, last]) => ({ from: began + first * step, until: began + last * step }),
      ),
  }
}
