import type { Look, LookStyle } from '#contract/looks.ts'

/** The look that an avatar of a style begins with: all as the style has it first. */
export const firstLook = (style: LookStyle): Look => ({ style, parts: {}, colors: {} })
