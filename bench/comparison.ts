import { type Cost, ratioOf, typical } from './blocks.ts'
import { atMost, type Figure, microseconds } from './figures.ts'

/** The CPU of ours against the floor's: a line with the goal, and one each for the server and the database. */
export function compareCpu(what: string, most: number, [ours, floor]: readonly Cost[][]): Figure[] {
  const line = (name: string, part: 'cpu' | 'server' | 'database') => ({
    what: name,
    ours: microseconds(typical(ours, part)),
    floor: microseconds(typical(floor, part)),
    ratio: ratioOf(ours, floor, part),
  })
  const whole = line(what, 'cpu')
  return [
    { ...whole, ...atMost(whole.ratio, most) },
    line('— of which the server', 'server'),
    line('— of which the database', 'database'),
  ]
}
