import * as z from 'zod/mini'

/** The part of JSON Schema that the contract is printed in. */
export interface JsonSchema {
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  format?: string
  default?: unknown
  minimum?: number
  minLength?: number
  maxLength?: number
  additionalProperties?: JsonSchema | boolean
  propertyNames?: JsonSchema
}

/** A schema of the contract as JSON Schema. */
export const jsonSchemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema =>
  // `toJSONSchema` is typed by the whole of JSON Schema, of which the contract uses this part.
  z.toJSONSchema(schema, { io }) as JsonSchema

type Replace = (name: string, schema: JsonSchema) => unknown

/** A value that a schema accepts. `replace` may choose the value of a field; undefined leaves it to the schema. */
export function sampleOf(schema: JsonSchema, replace: Replace = () => undefined, name = ''): unknown {
  const chosen = replace(name, schema)
  if (chosen !== undefined) return chosen
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return sampleOf(schema.anyOf[0] ?? {}, replace, name)
  const [type] = [schema.type].flat()
  if (type === 'object') return sampleObject(schema, replace)
  if (type === 'array') return [sampleOf(schema.items ?? {}, replace, name)]
  if (type === 'integer' || type === 'number') return Math.max(1, schema.minimum ?? 1)
  if (type === 'boolean') return true
  return sampleText(name, schema)
}

function sampleObject({ properties = {}, propertyNames, additionalProperties }: JsonSchema, replace: Replace) {
  if (propertyNames && typeof additionalProperties === 'object')
    return Object.fromEntries(
      // Which names are right is not always written in the schema.
      (propertyNames.enum ?? []).map((key) => [String(key), sampleOf(additionalProperties, replace)]),
    )
  return Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, sampleOf(value, replace, key)]))
}

const sampleText = (name: string, { format, minLength = 1 }: JsonSchema) => {
  if (format === 'uuid') return '0198c0de-0000-7000-8000-000000000000'
  if (format === 'date-time') return '2026-01-01T00:00:00.000Z'
  if (name === 'email') return 'sample@contract.example'
  return name === 'native_language' || name === 'language' ? 'de' : 'x'.repeat(Math.max(minLength, 12))
}
