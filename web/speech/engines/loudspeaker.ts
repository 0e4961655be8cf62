/** An AudioContext that is open and running only while needed. */
export interface Loudspeaker {
  /** Must be called in a click handler to satisfy autoplay rules. */
  wake: () => AudioContext
  rest: () => void
  close: () => void
}

/** Milliseconds. */
export const suspendDelay = 5000

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
