import * as z from 'zod/mini'

/** A field of a thing: as callers write it, with its limits, and as answers say it. */
interface Field {
  written: z.ZodMiniType
  answered: z.ZodMiniType
}

/** A text that may be empty: answers say it as it was kept. */
export const optionalText = <S extends z.ZodMiniType>(schema: S) => ({
  written: z.nullable(schema),
  answered: z.nullable(z.string()),
})

/** A value that is answered as it is written, or null. */
export const optionalValue = <S extends z.ZodMiniType>(schema: S) => ({
  written: z.nullable(schema),
  answered: z.nullable(schema),
})

type Shape<Fields extends Record<string, Field>, Way extends keyof Field> = {
  [Name in keyof Fields]: Fields[Name][Way]
}

/** The schemas of fields in one way, by name and in their order. */
export const fieldsAs = <Fields extends Record<string, Field>, Way extends keyof Field>(
  fields: Fields,
  way: Way,
): Shape<Fields, Way> =>
  // `fromEntries` forgets which name has which schema; they are put together one by one here.
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field[way]])) as Shape<Fields, Way>
