/** Where sounds come out of a page; open, and awake, only while it is needed. */
export interface Loudspeaker {
  /** Opens it, or wakes it up. A browser lets be heard what was woken up while somebody tapped. */
  wake: () => AudioContext
  /** Nothing is played any more; it falls asleep in a while. */
  rest: () => void
  /** Gives it back to the browser; it can be woken up again. */
  close: () => void
}

/** Milliseconds of silence after which it sleeps. */
export const suspendDelay = 5000

/** Makes a loudspeaker of a browser's audio. */
export function createLoudspeaker(openContext: () => AudioContext): Loudspeaker {
  let context: AudioContext | null = null
  let falling: ReturnType<typeof setTimeout> | undefined
  const settle = (change: Promise<void> | undefined) => void change?.catch(() => undefined)
  return {
    wake: () => {
      clearTimeout(falling)
      context ??= openContext()
      if (context.state !== 'running') settle(context.resume())
      return context
    },
    rest: () => {
      clearTimeout(falling)
      if (context) falling = setTimeout(() => settle(context?.suspend()), suspendDelay)
    },
    close: () => {
      clearTimeout(falling)
      settle(context?.close())
      context = null
    },
  }
}
