import type { Style } from './style.ts'

const among = <Value>(names: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(names, name) ? names[name] : undefined

/** With `among` likely: only those that a random look may have. */
export function variantsOf(style: Style, part: string, are: 'offered' | 'likely' = 'offered'): string[] {
  const left = [among(style.odd, part), are === 'likely' ? among(style.unlikely, part) : undefined]
  const variants = [...(style.definition.parts.get(part)?.variants.keys() ?? [])]
  return style.absent.has(part) ? [] : variants.filter((variant) => !left.some((names) => names?.has(variant)))
}

export const isLikely = (style: Style, name: string, color: string): boolean => !among(style.unlikely, name)?.has(color)

export function usualVariant(style: Style, part: string): string | null {
  const isNeeded = style.definition.parts.get(part)?.chance === null
  return among(style.usual, part) ?? (isNeeded ? (variantsOf(style, part)[0] ?? null) : null)
}

export const paletteOf = (style: Style, name: string): readonly string[] =>
  among(style.palettes, name) ?? style.definition.colors.get(name)?.values ?? []

export const leaderOf = (style: Style, name: string): string | undefined => among(style.following, name)
