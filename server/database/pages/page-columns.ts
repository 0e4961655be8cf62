import { type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import { isoInstant } from '#server/database/values.ts'

/** How the values of one field on a page become one value of a row, and are read from it. */
export interface PageColumn {
  selected: RawBuilder<unknown>
  read: (value: unknown) => unknown[]
}

const separator = ','

/** Values that hold no separator and are never empty become one text, in half the time of a JSON array. */
export function pageColumn(name: string, schema: unknown): PageColumn {
  const column = sql`page.${sql.id(name)}`
  const parse = parserOf(schema)
  if (!parse) return { selected: sql`json_agg(${column})`, read: (values) => (Array.isArray(values) ? values : []) }
  return {
    selected: sql`string_agg(coalesce(${column}::text, ''), ${sql.lit(separator)})`,
    read: (text) =>
      typeof text === 'string' ? text.split(separator).map((one) => (one === '' ? null : parse(one))) : [],
  }
}

function parserOf(schema: unknown): ((text: string) => unknown) | null {
  if (schema instanceof z.ZodMiniNullable) return parserOf(schema._zod.def.innerType)
  if (schema instanceof z.ZodMiniISODateTime) return isoInstant
  if (schema instanceof z.ZodMiniNumberFormat) return Number
  return schema instanceof z.ZodMiniUUID || schema instanceof z.ZodMiniEnum ? String : null
}
