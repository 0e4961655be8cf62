/** Tells sound from silence by its level, from 0 to 1, above the noise of the room. */
export interface SoundGate {
  /** Whether the student makes a sound. */
  hear: (level: number, at: number) => boolean
  /** A sound has begun that may be speech. */
  isStirring: () => boolean
}

/** How far above the noise speech begins and ends, and the quietest that can be speech. */
const [above, below, faintest] = [0.12, 0.07, 0.25]
/** Milliseconds that a sound must last, and that the noise takes to follow. */
const [shortest, noiseTime] = [60, 3000]

export function createSoundGate(): SoundGate {
  let noise = faintest
  let isOpen = false
  let before: number | null = null
  let loudSince: number | null = null
  return {
    hear: (level, at) => {
      const passed = at - (before ?? at)
      before = at
      const threshold = Math.max(faintest, noise + (isOpen ? below : above))
      // Falls at once and rises slowly, so that speech is not taken for noise.
      noise =
        level < noise ? level : noise + (level - noise) * Math.min(1, passed / (isOpen ? noiseTime * 4 : noiseTime))
      if (level < threshold) loudSince = null
      else loudSince ??= at
      isOpen = loudSince !== null && (isOpen || at - loudSince >= shortest)
      return isOpen
    },
    isStirring: () => loudSince !== null && !isOpen,
  }
}
