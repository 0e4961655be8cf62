import type { Look, LookStyle } from '#contract/values/looks.ts'

export const firstLook = (style: LookStyle): Look => ({ style, parts: {}, colors: {} })
