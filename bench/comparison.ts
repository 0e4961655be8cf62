import { type Cost, ratioOf, medianOf } from './blocks.ts'
import { atMost, type Figure, microseconds } from './figures.ts'

export function compareCpu(what: string, max: number | null, [ours, floor]: readonly Cost[][]): Figure[] {
  const line = (name: string, part: 'cpu' | 'server' | 'database') => ({
    what: name,
    ours: microseconds(medianOf(ours, part)),
    floor: microseconds(medianOf(floor, part)),
    ratio: ratioOf(ours, floor, part),
  })
  const whole = line(what, 'cpu')
  return [
    { ...whole, ...(max !== null && atMost(whole.ratio, max)) },
    line('— of which the server', 'server'),
    line('— of which the database', 'database'),
  ]
}
