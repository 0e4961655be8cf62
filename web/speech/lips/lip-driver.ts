import type { Viseme } from './viseme.ts'

/** Moves a mouth while one sentence is said. All times are milliseconds of `performance.now()`. */
export interface LipDriver {
  /** The sound begins, and is expected to last so long; `loudness` of 0 to 1, that long after its beginning, where the sound is known. */
  start: (at: number, lasts: number, loudness?: (after: number) => number) => void
  /** The word that begins at this letter of the sentence begins now. */
  anchor: (place: number, at: number) => void
  mouthAt: (at: number) => Viseme
}
