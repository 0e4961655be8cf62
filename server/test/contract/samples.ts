import * as z from 'zod/mini'

export interface JsonSchema {
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  format?: string
  pattern?: string
  default?: unknown
  minimum?: number
  minLength?: number
  maxLength?: number
  additionalProperties?: JsonSchema | boolean
  propertyNames?: JsonSchema
}

export const jsonSchemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema =>
  // The contract uses only this part of JSON Schema.
  z.toJSONSchema(schema, { io }) as JsonSchema

type Replace = (name: string, schema: JsonSchema) => unknown

/** A valid value. `replace` may choose the value of a field, or return undefined. */
export function sampleOf(schema: JsonSchema, replace: Replace = () => undefined, name = ''): unknown {
  const chosen = replace(name, schema)
  if (chosen !== undefined) return chosen
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const shapes = schema.anyOf ?? schema.oneOf
  if (shapes) return sampleOf(shapes[0] ?? {}, replace, name)
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
      // A record without an enum of keys may be empty.
      (propertyNames.enum ?? []).map((key) => [String(key), sampleOf(additionalProperties, replace)]),
    )
  return Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, sampleOf(value, replace, key)]))
}

const samplesByFormat: Readonly<Record<string, string>> = {
  uuid: '0198c0de-0000-7000-8000-000000000000',
  'date-time': '2026-01-01T00:00:00.000Z',
  date: '2026-01-01',
  email: 'sample@contract.example',
}

/** Texts for patterns that an ordinary word does not match. */
const samplesByPattern: Readonly<Record<string, string>> = {
  '^[A-Z]{2}$': 'GB',
  '^\\d{6}$': '123456',
  '^[A-Z2-7]{10}$': 'ABCDE23456',
  '^[\\w-]{43}$': 'x'.repeat(43),
}

const sampleText = (name: string, { format, pattern = '', minLength = 1 }: JsonSchema) => {
  const sample = format === undefined ? undefined : samplesByFormat[format]
  if (format !== undefined && sample === undefined)
    throw new Error(
      `server/test/contract/samples.ts has no sample of the format ${format}, which ${name} has: add one to samplesByFormat`,
    )
  const matching = sample ?? samplesByPattern[pattern]
  if (matching !== undefined) return matching
  if (name === 'email' || name === 'emails') return 'sample@contract.example'
  return name === 'native_language' || name === 'language' ? 'de' : 'x'.repeat(Math.max(minLength, 12))
}
