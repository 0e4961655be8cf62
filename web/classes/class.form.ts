import type { UseFormReturn } from 'react-hook-form'
import { type Class, NewClass } from '#contract/classes.ts'
import { contractForm, type FormValues } from '../forms/contract-form.ts'

/** Everything that can be wrong with a field; its words stand under the same name. */
const problems = ['missing', 'long', 'characters', 'taken', 'refused'] as const

/** The form of a class. */
export const classForm = contractForm<Class, NewClass, (typeof problems)[number]>({
  schema: NewClass,
  problems,
  issues: { too_small: 'missing', too_big: 'long', invalid_format: 'characters' },
  refusals: { name_taken: ['name', 'taken'] },
})
export type ClassForm = UseFormReturn<FormValues<NewClass>, unknown, NewClass>
