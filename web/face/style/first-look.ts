import type { Look, LookStyle } from '#contract/looks.ts'

export const firstLook = (style: LookStyle): Look => ({ style, parts: {}, colors: {} })
