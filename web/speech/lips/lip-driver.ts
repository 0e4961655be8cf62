import type { Viseme } from './viseme.ts'

/** Times are milliseconds of `performance.now()`. */
export interface LipDriver {
  /** `lasts` is an estimate; `loudness` from 0 to 1 at a time after the start, if known. */
  start: (at: number, lasts: number, loudness?: (after: number) => number) => void
  /** The word at this index of the sentence begins. */
  anchor: (place: number, at: number) => void
  mouthAt: (at: number) => Viseme
}
