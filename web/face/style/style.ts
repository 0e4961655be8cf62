import type { LookStyle } from '#contract/looks.ts'
import type { Viseme } from '../../speech/lips/viseme.ts'
import type { Definition, Piece } from './definition.ts'

/** A drawing of a part, a style's own or one for us; stretched about its middle and moved, in the part's units, where the style has none that fits. */
export interface TransformedDrawing {
  from: string | Piece
  scale?: readonly [across: number, down: number]
  move?: readonly [right: number, down: number]
}
/** The shapes of a mouth that speaks; at rest it is as the look has it. */
export type Mouths = Readonly<Record<Exclude<Viseme, 'rest'>, TransformedDrawing>>
type NamesByPart = Readonly<Record<string, ReadonlySet<string>>>

/** A drawn style, and what we know of it after looking at its drawings one by one. */
export interface Style {
  name: LookStyle
  definition: Definition
  /** The square of the canvas in which the face stands well. */
  frame: { x: number; y: number; size: number }
  /** How much further down the frame of a low body is. */
  low?: Readonly<Record<string, number>>
  mouths: Mouths
  /** The drawing of closed eyes, null where open ones are pressed flat. */
  lids: string | null
  /** Eyes that don't blink: those with glasses, and those that are closed. */
  unblinking: ReadonlySet<string>
  /** Parts that would lie outside of the frame. */
  absent: ReadonlySet<string>
  /** The drawings that a face has where its look names none. */
  usual: Readonly<Record<string, string>>
  /** Drawings that nobody is offered, by part: among others mouths that would speak with other lips than they rest with. */
  odd: NamesByPart
  /** Drawings and colours that are offered, and that a shuffled look never has, by what has them. */
  unlikely: NamesByPart
  /** Hair with which a shuffled look has no beard. */
  beardless: ReadonlySet<string>
  /** Colours that are offered in place of the definition's. */
  palettes: Readonly<Record<string, readonly string[]>>
  /** Colours that a shuffled look has from another one, as a beard's from the hair. */
  following: Readonly<Record<string, string>>
}

/** The names in a text, one space between two. */
export const nameSet = (names: string): ReadonlySet<string> => new Set(names.split(' '))
/** Numbered drawings, as most styles name them. */
export const variants = (numbers: string): ReadonlySet<string> => nameSet(numbers.replaceAll(/\d+/g, 'variant$&'))

/** What is behind a face: light and quiet, so that dark lines stand out in a dark page too. */
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
