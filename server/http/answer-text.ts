import type * as z from 'zod/mini'
import { answerSchema } from '#server/http/answer-schema.ts'

type Pick = (value: unknown) => unknown
interface Shape {
  type?: unknown
  anyOf?: unknown
  properties?: Record<string, Shape>
  items?: Shape
  additionalProperties?: Shape | boolean
}

const asItIs: Pick = (value) => value

/** Writes answers of a schema as JSON with the properties that it names and no other; a union of shapes is refused. */
export function answerText(schema: z.ZodMiniType): (answer: unknown) => string {
  // Made with the first answer: all of them would be a part of every start.
  let pick: Pick | undefined
  return (answer) => {
    pick ??= pickerOf(answerSchema(schema))
    return JSON.stringify(pick(answer))
  }
}

function pickerOf(shape: Shape): Pick {
  if (shape.anyOf) throw new Error('An answer has one shape.')
  if (shape.type === 'array') return pickEach(pickerOf(shape.items ?? {}))
  if (shape.type !== 'object') return asItIs
  if (typeof shape.additionalProperties === 'object') return pickValues(pickerOf(shape.additionalProperties))
  return pickNamed(Object.entries(shape.properties ?? {}).map(([name, of]) => ({ name, pick: pickerOf(of) })))
}

const pickEach =
  (pick: Pick): Pick =>
  (values) => {
    if (!Array.isArray(values) || pick === asItIs) return values
    const picked = values.map(pick)
    return picked.some((value, index) => value !== values[index]) ? picked : values
  }

const pickValues =
  (pick: Pick): Pick =>
  (record) =>
    isRecord(record) ? Object.fromEntries(Object.entries(record).map(([name, value]) => [name, pick(value)])) : record

// Copied only where there is something to leave out, which most answers haven't: to look costs half as much.
const pickNamed = (fields: readonly { name: string; pick: Pick }[]): Pick => {
  const names = new Set(fields.map(({ name }) => name))
  const deep = fields.filter(({ pick }) => pick !== asItIs)
  return (record) => {
    if (!isRecord(record)) return record
    let picked = onlyNamed(record, names)
    for (const { name, pick } of deep) {
      const value = pick(record[name])
      if (value === record[name]) continue
      if (picked === record) picked = { ...record }
      picked[name] = value
    }
    return picked
  }
}

function onlyNamed(record: Record<string, unknown>, names: ReadonlySet<string>): Record<string, unknown> {
  for (const name in record)
    if (!names.has(name)) return Object.fromEntries([...names].map((known) => [known, record[known]]))
  return record
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
