import * as z from 'zod/mini'

/** DiceBear styles: four of people, two of creatures for younger students. */
export const lookStyles = ['adventurer', 'lorelei', 'notionists', 'personas', 'clay', 'critters'] as const
export type LookStyle = (typeof lookStyles)[number]

const maxEntries = 24
const name = z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9]{0,39}$/))
const hasFewEntries = z.refine<Record<string, unknown>>((entries) => Object.keys(entries).length <= maxEntries)

/** An avatar's appearance by part; a part is null if it is left out, and has the style's default if it is not listed. */
export const Look = z.strictObject({
  style: z.enum(lookStyles),
  parts: z.record(name, z.nullable(name)).check(hasFewEntries),
  colors: z.record(name, z.string().check(z.regex(/^#[0-9a-f]{6}$/))).check(hasFewEntries),
})
export type Look = z.output<typeof Look>
