import { type Cost, ratioOf, typical } from './blocks.ts'
import { type Figure, microseconds } from './figures.ts'

/** The CPU of ours against the floor's: a line with the goal, and one each for the server and the database. */
export function compareCpu(what: string, goal: string, [ours, floor]: readonly Cost[][]): Figure[] {
  const line = (name: string, part: 'cpu' | 'server' | 'database', aim = ''): Figure => ({
    what: name,
    ours: microseconds(typical(ours, part)),
    floor: microseconds(typical(floor, part)),
    ratio: ratioOf(ours, floor, part),
    goal: aim,
  })
  return [line(what, 'cpu', goal), line('— of which the server', 'server'), line('— of which the database', 'database')]
}
