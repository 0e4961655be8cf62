import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import { ApiError } from '#contract/errors.ts'
import type { Look, LookStyle } from '#contract/values/looks.ts'

interface StyleNames {
  parts: ReadonlyMap<string, { variants: ReadonlySet<string>; isOptional: boolean }>
  colors: ReadonlySet<string>
}

const Definition = z.object({
  components: z.record(
    z.string(),
    z.object({ probability: z.optional(z.number()), variants: z.record(z.string(), z.unknown()) }),
  ),
  colors: z.record(z.string(), z.unknown()),
})
/** A style's own animation is not a part that can be chosen. */
const movement = 'animation'

const namesByStyle = new Map<LookStyle, StyleNames>()

// A definition has hundreds of kilobytes of drawings; only the names are cached.
async function namesOf(style: LookStyle): Promise<StyleNames> {
  const names = namesByStyle.get(style) ?? (await readNames(style))
  namesByStyle.set(style, names)
  return names
}

async function readNames(style: LookStyle): Promise<StyleNames> {
  const text = await readFile(new URL(import.meta.resolve(`@dicebear/styles/${style}.json`)), 'utf8')
  const { components, colors } = Definition.parse(JSON.parse(text))
  const parts = Object.entries(components).flatMap(([part, { probability, variants }]) =>
    part === movement
      ? []
      : [[part, { variants: new Set(Object.keys(variants)), isOptional: probability !== undefined }] as const],
  )
  return { parts: new Map(parts), colors: new Set([...Object.keys(colors), 'background']) }
}

/** Parts and colours that are unchanged are allowed: the style may have had them when they were chosen. */
export async function checkLook({ style, parts, colors }: Look, before?: Look): Promise<void> {
  const names = await namesOf(style)
  const previous = before?.style === style ? before : null
  const issues = changesOf(parts, previous?.parts).flatMap(([part, variant]) => {
    const message = partProblem(names, part, variant)
    return message ? [{ path: `look.parts.${part}`, message }] : []
  })
  for (const [color] of changesOf(colors, previous?.colors))
    if (!names.colors.has(color))
      issues.push({ path: `look.colors.${color}`, message: 'The style has no such colour.' })
  if (issues.length > 0) throw new ApiError('invalid_input', { issues })
}

const changesOf = <Value>(after: Record<string, Value>, before: Record<string, Value> = {}) =>
  Object.entries(after).filter(([name, value]) => !Object.hasOwn(before, name) || before[name] !== value)

function partProblem({ parts }: StyleNames, part: string, variant: string | null): string | null {
  const found = parts.get(part)
  if (!found) return 'The style has no such part.'
  if (variant === null) return found.isOptional ? null : 'This part can’t be left out.'
  return found.variants.has(variant) ? null : 'The part has no such drawing.'
}
