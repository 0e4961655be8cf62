import * as z from 'zod/mini'

type JsonSchema = Record<string, unknown>
const isNull = (schema: unknown) =>
  typeof schema === 'object' && schema !== null && Reflect.get(schema, 'type') === 'null'

/**
 * The serialiser's schema of an answer: properties that the contract does not name are dropped, so that no row can
 * leak a column. What only matters to readers is left out, and "this or null" is said in the way that costs the
 * serialiser no validation.
 */
export const answerSchema = (schema: z.ZodMiniType): JsonSchema =>
  z.toJSONSchema(schema, {
    target: 'draft-7',
    override: ({ jsonSchema }) => {
      // Left in, it makes the compiled serialiser throw inside a union instead of dropping.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
      delete jsonSchema.format
      delete jsonSchema.pattern
      delete jsonSchema.enum
      const { anyOf } = jsonSchema
      if (anyOf?.length !== 2 || !anyOf.some(isNull)) return
      delete jsonSchema.anyOf
      Object.assign(
        jsonSchema,
        anyOf.find((option) => !isNull(option)),
        { nullable: true },
      )
    },
  })
