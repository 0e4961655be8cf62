import { useState } from 'react'

export type Ticks = ReturnType<typeof useTicks>

/** Selections survive a change of the search. */
export function useTicks(max: number) {
  const [ticked, setTicked] = useState<ReadonlyMap<string, string>>(new Map())
  return {
    ticked,
    max,
    isFull: ticked.size >= max,
    toggle: (id: string, name: string) =>
      setTicked((before) => {
        const next = new Map(before)
        if (!next.delete(id)) next.set(id, name)
        return next
      }),
    clear: () => setTicked(new Map()),
  }
}
