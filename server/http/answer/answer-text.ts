import * as z from 'zod/mini'
import { isChecking } from '#server/lib/checking.ts'

type Picker = (value: unknown) => unknown

const identity: Picker = (value) => value

/** Serializes answers with the contract's properties only. In tests and development a missing one throws. `isOrdered` restores the contract's order, which jsonb loses. */
export function answerText(schema: z.ZodMiniType, call: string, isOrdered = false): (answer: unknown) => string {
  // Built with the first answer, because building all of them would slow down every start.
  let pick: Picker | undefined
  return (answer) => {
    if (isChecking) checkAnswer(schema, call, answer)
    pick ??= pickerOf(schema, isOrdered)
    return JSON.stringify(pick(answer))
  }
}

export function checkAnswer(schema: z.ZodMiniType, call: string, answer: unknown): void {
  const { error } = schema.safeParse(answer)
  if (!error) return
  const problems = error.issues.map((issue) => {
    const path = issue.path.join('.')
    const isMissing = issue.path.reduce<unknown>((value, key) => Object(value)[key], answer) === undefined
    return isMissing ? `lacks ${path}: add it to what its query selects` : `has a wrong ${path} (${issue.message})`
  })
  throw new Error(`The answer of ${call} ${problems.join('; ')}.`)
}

function pickerOf(schema: unknown, isOrdered: boolean): Picker {
  const pickOf = (inner: unknown) => pickerOf(inner, isOrdered)
  if (schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniOptional)
    return pickOf(schema._zod.def.innerType)
  if (schema instanceof z.ZodMiniArray) return pickEach(pickOf(schema._zod.def.element))
  if (schema instanceof z.ZodMiniRecord) return pickValues(pickOf(schema._zod.def.valueType))
  if (schema instanceof z.ZodMiniDiscriminatedUnion) return pickOne(schema, pickOf)
  if (!(schema instanceof z.ZodMiniObject)) return identity
  const fields = Object.entries(schema.shape).map(([name, fieldSchema]) => ({ name, pick: pickOf(fieldSchema) }))
  return pickNamed(fields, isOrdered)
}

const pickEach =
  (pick: Picker): Picker =>
  (values) => {
    if (!Array.isArray(values) || pick === identity) return values
    const picked = values.map(pick)
    return picked.some((value, index) => value !== values[index]) ? picked : values
  }

const pickValues =
  (pick: Picker): Picker =>
  (record) =>
    isRecord(record) ? Object.fromEntries(Object.entries(record).map(([name, value]) => [name, pick(value)])) : record

function pickOne(union: z.ZodMiniDiscriminatedUnion, pickOf: (option: unknown) => Picker): Picker {
  const { options, discriminator } = union._zod.def
  const shapes = options.flatMap((option) => {
    const constant = option instanceof z.ZodMiniObject ? option.shape[discriminator] : undefined
    return constant ? [{ constant, pick: pickOf(option) }] : []
  })
  return (record) => {
    const value = isRecord(record) ? record[discriminator] : undefined
    const shape = shapes.find(({ constant }) => z.safeParse(constant, value).success)
    return shape ? shape.pick(record) : record
  }
}

// Copies a record only if it has extra properties, which most do not have: checking costs half as much.
const pickNamed = (fields: readonly { name: string; pick: Picker }[], isOrdered: boolean): Picker => {
  const names = new Set(fields.map(({ name }) => name))
  const deep = fields.filter(({ pick }) => pick !== identity)
  return (record) => {
    if (!isRecord(record)) return record
    let picked = isOrdered ? inOrder(record, names) : onlyNamed(record, names)
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
  for (const name in record) if (!names.has(name)) return inOrder(record, names)
  return record
}

const inOrder = (record: Record<string, unknown>, names: ReadonlySet<string>): Record<string, unknown> =>
  Object.fromEntries([...names].map((known) => [known, record[known]]))

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
