import type { Look } from '#contract/values/looks.ts'
import { paletteOf, usualVariant } from './offers.ts'
import type { Style } from './style.ts'

/** Every part and colour is set; null for a part that is absent. */
export interface ResolvedLook {
  variantOf: (part: string) => string | null
  colorOf: (name: string) => string
}

export function resolveLook(style: Style, look: Pick<Look, 'parts' | 'colors'>): ResolvedLook {
  const parts = new Map(Object.entries(look.parts))
  const colors = new Map(Object.entries(look.colors))
  const colorOf = (name: string): string => {
    const others = style.definition.colors
      .get(name)
      ?.unlike.map((other) => colors.get(other) ?? paletteOf(style, other)[0])
    return colors.get(name) ?? paletteOf(style, name).find((color) => !others?.includes(color)) ?? 'none'
  }
  const variantOf = (part: string) => {
    const known = style.definition.parts.get(part)
    const wanted = parts.get(part)
    if (!known || style.absent.has(part) || (wanted === null && known.chance !== null)) return null
    return typeof wanted === 'string' && known.variants.has(wanted) ? wanted : usualVariant(style, part)
  }
  return { variantOf, colorOf }
}
