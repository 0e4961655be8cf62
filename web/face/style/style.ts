import type { LookStyle } from '#contract/values/looks.ts'
import type { Viseme } from '../../speech/lips/viseme.ts'
import type { Definition, Piece } from './definition.ts'

/** A drawing of a part, scaled about its centre and moved in the part's units. */
export interface TransformedDrawing {
  from: string | Piece
  scale?: readonly [across: number, down: number]
  move?: readonly [right: number, down: number]
}
/** At rest the mouth is drawn as in the look. */
export type Mouths = Readonly<Record<Exclude<Viseme, 'rest'>, TransformedDrawing>>
type NamesByPart = Readonly<Record<string, ReadonlySet<string>>>

/** A style's definition, with corrections found by reviewing its drawings. */
export interface Style {
  name: LookStyle
  definition: Definition
  frame: { x: number; y: number; size: number }
  /** How much lower the frame starts for low bodies. */
  low?: Readonly<Record<string, number>>
  mouths: Mouths
  /** The drawing of closed eyes; null if open ones are squeezed instead. */
  lids: string | null
  /** Eyes that don't blink: with glasses, or closed. */
  unblinking: ReadonlySet<string>
  absent: ReadonlySet<string>
  usual: Readonly<Record<string, string>>
  /** Drawings that are not offered, such as mouths whose lips differ between rest and speech. */
  odd: NamesByPart
  /** Offered, but never chosen for a random look. */
  unlikely: NamesByPart
  beardless: ReadonlySet<string>
  palettes: Readonly<Record<string, readonly string[]>>
  /** Colours that a random look copies from another part, as a beard's from the hair. */
  following: Readonly<Record<string, string>>
}

export const nameSet = (names: string): ReadonlySet<string> => new Set(names.split(' '))
export const variants = (numbers: string): ReadonlySet<string> => nameSet(numbers.replaceAll(/\d+/g, 'variant$&'))

export const calmColors = [
  '#f4e8d4',
  '#e3efe9',
  '#e2ecf4',
  '#e9e7f4',
  '#f4e4ef',
  '#f9ecc9',
  '#f7e3d9',
  '#eff0da',
] as const
