import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { useErrorText } from '../lib/api/error-text.ts'

interface RefusalMapper {
  refusedFields: (error: unknown) => [string, string][]
}

export function useRefusal<Values extends FieldValues, Wanted>(
  form: UseFormReturn<Values, unknown, Wanted>,
  { refusedFields }: RefusalMapper,
): (error: unknown) => void {
  const errorText = useErrorText()
  return (error) => {
    const fields = refusedFields(error)
    // The contract's field names are those of the form.
    for (const [index, [field, type]] of fields.entries())
      form.setError(field as FieldPath<Values>, { type }, { shouldFocus: index === 0 })
    if (fields.length === 0) form.setError('root', { message: errorText(error) })
  }
}
