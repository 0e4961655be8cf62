import type { LipDriver } from '../lip-driver.ts'
import type { Viseme } from '../viseme.ts'

interface SeenShape {
  viseme: Viseme
  from: number
  until: number
}

const picture = 16

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

export const only = (seen: readonly SeenShape[], ...visemes: Viseme[]) =>
  seen.filter(({ viseme }) => visemes.includes(viseme))
