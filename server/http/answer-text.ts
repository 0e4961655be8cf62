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
  (values) =>
    Array.isArray(values) && pick !== asItIs ? values.map(pick) : values

const pickValues =
  (pick: Pick): Pick =>
  (record) =>
    isRecord(record) ? Object.fromEntries(Object.entries(record).map(([name, value]) => [name, pick(value)])) : record

const pickNamed =
  (fields: readonly { name: string; pick: Pick }[]): Pick =>
  (record) => {
    if (!isRecord(record)) return record
    const picked: Record<string, unknown> = {}
    for (const { name, pick } of fields) picked[name] = pick === asItIs ? record[name] : pick(record[name])
    return picked
  }

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
