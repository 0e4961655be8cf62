import type { LipDriver } from '../lip-driver.ts'
import type { Viseme } from '../viseme.ts'

/** One shape that was seen, from its first picture to the first of the next. */
interface SeenShape {
  viseme: Viseme
  from: number
  until: number
}

/** The milliseconds between two pictures. */
const picture = 16

/** Looks at a mouth as often as a screen does. */
export function watch(lips: LipDriver, from: number, until: number): SeenShape[] {
  const seen: SeenShape[] = []
  for (let at = from; at < until; at += picture) {
    const viseme = lips.mouthAt(at)
    const last = seen.at(-1)
    if (last?.viseme === viseme) last.until = at + picture
    else seen.push({ viseme, from: at, until: at + picture })
  }
  return seen
}

/** Only the sights of some shapes. */
export const only = (seen: readonly SeenShape[], ...visemes: Viseme[]) =>
  seen.filter(({ viseme }) => visemes.includes(viseme))
