import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import * as z from 'zod/mini'
import { ApiError, type ErrorCode } from '#contract/errors.ts'
import { refusedPaths } from '../lib/api/refused-paths.ts'
import { isSame } from './same.ts'

/** What is empty is an empty text, and everything else as the contract takes it. */
type FieldValue<Value> = Value extends string ? Value | '' : Value
/** What the fields of a form hold of what the contract takes. */
export type FormValues<Wanted> = { [Name in keyof Wanted]-?: FieldValue<NonNullable<Wanted[Name]>> }

/** What is changed of something saved. */
export type Changes<Wanted> = { [Name in keyof Wanted]?: Wanted[Name] | undefined }

/** A form over an object of the contract: what it begins with, what is wrong with it, and what it changes. */
export interface ContractForm<Saved, Wanted, Problem extends string> {
  /** The form before anything is typed. */
  blank: FormValues<Wanted>
  /** Something saved as the form shows it. */
  valuesOf: (saved: Saved) => FormValues<Wanted>
  /** Lets the contract judge the form; a field has the first thing that is wrong with it. */
  resolver: Resolver<FormValues<Wanted> & FieldValues, unknown, Wanted>
  /** What is wrong with a field. */
  problemOf: (errors: FieldErrors, name: keyof Wanted & string) => Problem | undefined
  /** What of something saved the form changes; without anything, nothing. */
  changesOf: (saved: Saved, wanted: Wanted) => Changes<Wanted>
  /** Which fields a refusal of the server is about; none where it is about something else. */
  refusedFields: (error: unknown) => [keyof Wanted & string, Problem][]
}

interface ContractFormOptions<Saved, Wanted, Problem extends string> {
  /** What the contract takes. */
  schema: z.ZodMiniObject & z.ZodMiniType<Wanted>
  /** What of something saved the form shows; what has the name of a field is shown by itself. */
  contentOf?: (saved: Saved) => Partial<Wanted>
  /** Everything that can be wrong with a field. */
  problems: readonly (Problem | 'refused')[]
  /** What an issue of the contract means, by its code. */
  issues: Readonly<Record<string, Problem>>
  /** What it means otherwise, where a field has words of its own. */
  ofField?: { readonly [Name in keyof Wanted]?: Readonly<Record<string, Problem>> }
  /** Which field an error of the server is about. */
  refusals: { [Code in ErrorCode]?: [keyof Wanted & string, Problem] }
}

/** Derives a form from the schema that judges it, so that a field of the contract is a field of the form. */
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
  // The names and the values are those of the schema, of which `Wanted` is the type.
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
      // The names are those of the form's fields.
      const errors = Object.fromEntries(wrong.toReversed()) as FieldErrors<FormValues<Wanted> & FieldValues>
      return { values: {}, errors }
    },
    problemOf: (errors, name) => problems.find((problem) => problem === errors[name]?.type),
    changesOf: (saved, wanted) => {
      const before = contentIn(saved)
      const changed = names.filter((name) => !isSame(sorted(read(wanted, name)), sorted(read(before, name))))
      // What is changed is part of what is wanted.
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
// What may be left out or be null wraps what it is otherwise.
function isList(schema: unknown): boolean {
  const { type, innerType } = Object(Reflect.get(Object(schema), '_zod'))?.def ?? {}
  return innerType ? isList(innerType) : type === 'array'
}
const orNull = (value: unknown, schema: z.core.$ZodType | undefined): unknown =>
  typeof value === 'string' && !value.trim() && schema && z.safeParse(schema, null).success ? null : value
// A list of ids has no order.
const sorted = (value: unknown): unknown => (Array.isArray(value) ? value.map(String).toSorted() : value)
