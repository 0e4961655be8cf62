export type Value = string | { color: string }
export interface Shape {
  tag: string
  attributes: Readonly<Record<string, Value>>
  children: readonly Piece[]
}
export interface PartSlot {
  part: string
  transform: string | undefined
}
export type Piece = Shape | PartSlot
/** `chance` is the probability in percent; null if the part is required. */
export interface PartDefinition {
  variants: ReadonlyMap<string, readonly Piece[]>
  chance: number | null
}
/** The first colour is the default; `notEqual` names colours it must differ from. */
export interface Palette {
  values: readonly string[]
  unlike: readonly string[]
}
export interface Definition {
  canvas: readonly Piece[]
  parts: ReadonlyMap<string, PartDefinition>
  colors: ReadonlyMap<string, Palette>
}

const tags = new Set('path ellipse circle rect g mask defs clipPath linearGradient stop'.split(' '))
/** The style's own animations would conflict with ours. */
const isStill = (name: unknown) => name !== 'animation'

/** Parses a DiceBear definition; style sheets, texts and animations are dropped. */
export function readDefinition(source: unknown): Definition {
  return {
    canvas: readPieces(fieldsOf(fieldsOf(source)['canvas'])['elements']),
    parts: readEach(fieldsOf(source)['components'], readPart),
    colors: readEach(fieldsOf(source)['colors'], readPalette),
  }
}

export function withDrawing(definition: Definition, part: string, variant: string, piece: Piece): Definition {
  const { variants = new Map<string, readonly Piece[]>(), chance = null } = definition.parts.get(part) ?? {}
  const ours: PartDefinition = { variants: new Map([...variants, [variant, [piece]]]), chance }
  return { ...definition, parts: new Map([...definition.parts, [part, ours]]) }
}

const fieldsOf = (source: unknown): Record<string, unknown> =>
  typeof source === 'object' && source !== null ? { ...source } : {}
const listOf = (source: unknown): unknown[] => (Array.isArray(source) ? source : [])
const textsOf = (source: unknown) => listOf(source).map(String)

function readEach<Result>(source: unknown, read: (one: unknown) => Result): ReadonlyMap<string, Result> {
  const entries = Object.entries(fieldsOf(source)).filter(([name]) => isStill(name))
  return new Map(entries.map(([name, one]) => [name, read(one)]))
}

function readPart(source: unknown): PartDefinition {
  const { probability, variants } = fieldsOf(source)
  return {
    variants: readEach(variants, (variant) => readPieces(fieldsOf(variant)['elements'])),
    chance: typeof probability === 'number' ? probability : null,
  }
}

function readPalette(source: unknown): Palette {
  const { values, notEqualTo } = fieldsOf(source)
  return { values: textsOf(values), unlike: textsOf(notEqualTo) }
}

function readPieces(source: unknown): Piece[] {
  return listOf(source).flatMap((one): Piece[] => {
    const { type, name, attributes, children } = fieldsOf(one)
    const read = readAttributes(attributes)
    if (type === 'component' && isStill(name)) {
      const { transform } = read
      return [{ part: String(name), transform: typeof transform === 'string' ? transform : undefined }]
    }
    const tag = String(name)
    return type === 'element' && tags.has(tag)
      ? [unwrap({ tag, attributes: read, children: readPieces(children) })]
      : []
  })
}

// A masked group is composited alone, before it reaches the skin: its multiply shade would turn white.
function unwrap(shape: Shape): Shape {
  const [only, ...others] = shape.children
  const isMaskOnly = shape.tag === 'g' && Object.keys(shape.attributes).join() === 'mask'
  return isMaskOnly && only && 'tag' in only && others.length === 0
    ? { ...only, attributes: { ...shape.attributes, ...only.attributes } }
    : shape
}

function readAttributes(source: unknown): Record<string, Value> {
  // Classes refer only to the dropped style sheet.
  const entries = Object.entries(fieldsOf(source)).filter(([name]) => name !== 'class')
  return Object.fromEntries(entries.map(([name, value]) => [inReact(name), readValue(value)]))
}

export const inReact = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const readValue = (value: unknown): Value =>
  typeof value === 'string' ? value : { color: String(fieldsOf(value)['name']) }
