import * as z from 'zod/mini'

/** A field's schema in requests, with limits, and in responses. */
interface Field {
  input: z.ZodMiniType
  output: z.ZodMiniType
}

/** Responses don't validate stored text. */
export const optionalText = <S extends z.ZodMiniType>(schema: S) => ({
  input: z.nullable(schema),
  output: z.nullable(z.string()),
})

export const optionalValue = <S extends z.ZodMiniType>(schema: S) => ({
  input: z.nullable(schema),
  output: z.nullable(schema),
})

type Shape<Fields extends Record<string, Field>, Side extends keyof Field> = {
  [Name in keyof Fields]: Fields[Name][Side]
}

export const fieldsAs = <Fields extends Record<string, Field>, Side extends keyof Field>(
  fields: Fields,
  side: Side,
): Shape<Fields, Side> =>
  // `fromEntries` loses the relation of name and schema.
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field[side]])) as Shape<Fields, Side>
