import type { Look } from '#contract/values/looks.ts'
import { choicesOf } from './choices.ts'
import { isLikely, leaderOf, variantsOf } from './offers.ts'
import type { Style } from './style.ts'

export function randomLook(style: Style, random: () => number): Look {
  const { parts, colors } = choicesOf(style)
  const drawn = new Map(parts.map(({ name }) => [name, randomPart(style, name, random)]))
  if (style.beardless.has(drawn.get('hair') ?? ''))
    for (const part of ['beard', 'facialHair'] as const) if (drawn.has(part)) drawn.set(part, null)
  const colored = new Map<string, string>()
  for (const { name, values } of colors) {
    const others = style.definition.colors.get(name)?.unlike.map((other) => colored.get(other))
    const free = values.filter((value) => !others?.includes(value) && isLikely(style, name, value))
    const chosen = colored.get(leaderOf(style, name) ?? '') ?? oneOf(free, random)
    if (chosen) colored.set(name, chosen)
  }
  return { style: style.name, parts: Object.fromEntries(drawn), colors: Object.fromEntries(colored) }
}

function randomPart(style: Style, part: string, random: () => number): string | null {
  const chance = style.definition.parts.get(part)?.chance ?? 100
  return random() * 100 < chance ? (oneOf(variantsOf(style, part, 'likely'), random) ?? null) : null
}

const oneOf = <One>(all: readonly One[], random: () => number): One | undefined =>
  all[Math.floor(random() * all.length)]
