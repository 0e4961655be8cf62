import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import * as z from 'zod/mini'
import { ApiError, type ErrorCode } from '#contract/errors.ts'
import { refusedPaths } from '../lib/api/refused-paths.ts'
import { isSame } from './same.ts'

/** Nullable text is an empty string in the form. */
type FieldValue<Value> = Value extends string ? Value | '' : Value
export type FormValues<Wanted> = { [Name in keyof Wanted]-?: FieldValue<NonNullable<Wanted[Name]>> }

export type Changes<Wanted> = { [Name in keyof Wanted]?: Wanted[Name] | undefined }

/** A form derived from a schema of the contract: blank values, resolver, and changes. */
export interface ContractForm<Saved, Wanted, Problem extends string> {
  blank: FormValues<Wanted>
  valuesOf: (saved: Saved) => FormValues<Wanted>
  /** Resolves against the contract; reports the first problem of a field. */
  resolver: Resolver<FormValues<Wanted> & FieldValues, unknown, Wanted>
  problemOf: (errors: FieldErrors, name: keyof Wanted & string) => Problem | undefined
  /** The changed fields of a saved item; an empty object if nothing has changed. */
  changesOf: (saved: Saved, wanted: Wanted) => Changes<Wanted>
  /** The fields that an API error refers to; empty if it is about the whole form. */
  refusedFields: (error: unknown) => [keyof Wanted & string, Problem][]
}

interface ContractFormOptions<Saved, Wanted, Problem extends string> {
  schema: z.ZodMiniObject & z.ZodMiniType<Wanted>
  /** For values whose name or shape differs from the saved item's. */
  contentOf?: (saved: Saved) => Partial<Wanted>
  problems: readonly (Problem | 'refused')[]
  issues: Readonly<Record<string, Problem>>
  ofField?: { readonly [Name in keyof Wanted]?: Readonly<Record<string, Problem>> }
  refusals: { [Code in ErrorCode]?: [keyof Wanted & string, Problem] }
}

/** Every field of the contract's schema becomes a field of the form. */
export function contractForm<Saved extends object, Wanted extends object, Problem extends string>({
  schema,
  contentOf,
  problems,
  issues,
  ofField = {},
  refusals,
}: ContractFormOptions<Saved, Wanted, Problem>): ContractForm<Saved, Wanted, Problem | 'refused'> {
  type Name = keyof Wanted & string
  const names = Object.keys(schema.shape) as Name[]
  const isName = (name: unknown): name is Name => names.some((known) => known === name)
  const read = (from: object, name: Name): unknown => Reflect.get(from, name) ?? blankOf(schema.shape[name])
  const fill = (from: object) => Object.fromEntries(names.map((name) => [name, read(from, name)]))
  const contentIn = (saved: Saved) => ({ ...saved, ...contentOf?.(saved) })
  const problemIn = (name: Name, code: string): Problem | 'refused' =>
    ofField[name]?.[code] ?? issues[code] ?? 'refused'
  // The schema's keys and values are those of `Wanted`.
  const asValues = (values: unknown) => values as FormValues<Wanted>

  return {
    blank: asValues(fill({})),
    valuesOf: (saved) => asValues(fill(contentIn(saved))),
    resolver: (values) => {
      const wanted = names.map((name) => [name, orNull(values[name], schema.shape[name])])
      const result = schema.safeParse(Object.fromEntries(wanted))
      if (result.success) return { values: result.data, errors: {} }
      const wrong = result.error.issues.flatMap(({ path: [name], code }) =>
        isName(name) ? [[name, { type: problemIn(name, code) }] as const] : [],
      )
      // The keys are those of the form's fields.
      const errors = Object.fromEntries(wrong.toReversed()) as FieldErrors<FormValues<Wanted> & FieldValues>
      return { values: {}, errors }
    },
    problemOf: (errors, name) => problems.find((problem) => problem === errors[name]?.type),
    changesOf: (saved, wanted) => {
      const before = contentIn(saved)
      const changed = names.filter((name) => !isSame(sorted(read(wanted, name)), sorted(read(before, name))))
      return Object.fromEntries(changed.map((name) => [name, wanted[name]])) as Changes<Wanted>
    },
    refusedFields: (error) => {
      const known = error instanceof ApiError && refusals[error.code]
      if (known) return [known]
      return refusedPaths(error).flatMap((path): [Name, 'refused'][] => (isName(path) ? [[path, 'refused']] : []))
    },
  }
}

const blankOf = (schema: unknown): unknown => (isList(schema) ? [] : '')
// Unwraps optional and nullable schemas.
function isList(schema: unknown): boolean {
  const { type, innerType } = Object(Reflect.get(Object(schema), '_zod'))?.def ?? {}
  return innerType ? isList(innerType) : type === 'array'
}
const orNull = (value: unknown, schema: z.core.$ZodType | undefined): unknown =>
  typeof value === 'string' && !value.trim() && schema && z.safeParse(schema, null).success ? null : value
// The order of ids doesn't matter.
const sorted = (value: unknown): unknown => (Array.isArray(value) ? value.map(String).toSorted() : value)
