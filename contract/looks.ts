import * as z from 'zod/mini'

/** The drawn styles, by their names at DiceBear: four of people, two of creatures for the youngest. */
export const lookStyles = ['adventurer', 'lorelei', 'notionists', 'personas', 'clay', 'critters'] as const
export type LookStyle = (typeof lookStyles)[number]

/** The most parts and the most colours that a look names. */
const most = 24
const name = z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9]{0,39}$/))
const few = z.refine<Record<string, unknown>>((entries) => Object.keys(entries).length <= most)

/**
 * How an avatar looks. `parts` names the drawing of each part, null for one that is left out; `colors` the colours by
 * what they colour, `background` being what is behind. What is not named is as the style has it first.
 */
export const Look = z.strictObject({
  style: z.enum(lookStyles),
  parts: z.record(name, z.nullable(name)).check(few),
  colors: z.record(name, z.string().check(z.regex(/^#[0-9a-f]{6}$/))).check(few),
})
export type Look = z.output<typeof Look>
