import { type ColorName, colorNames, type PartName, partNames } from './names.ts'
import { paletteOf, variantsOf } from './offers.ts'
import type { Style } from './style.ts'

export interface Choices {
  parts: { name: PartName; variants: readonly string[]; isOptional: boolean }[]
  colors: { name: ColorName; values: readonly string[] }[]
}

export function choicesOf(style: Style): Choices {
  const isOptional = (part: string) => typeof style.definition.parts.get(part)?.chance === 'number'
  const parts = partNames.map((name) => ({ name, variants: variantsOf(style, name), isOptional: isOptional(name) }))
  const colors = colorNames.map((name) => ({ name, values: paletteOf(style, name) }))
  return {
    parts: parts.filter(({ variants, isOptional: canLack }) => variants.length > (canLack ? 0 : 1)),
    colors: colors.filter(({ values }) => values.length > 1),
  }
}
