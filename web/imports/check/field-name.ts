import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { ImportField } from '#contract/people/imports.ts'

export function useFieldName(): (field: ImportField) => string {
  const { t } = useTranslation('imports')
  const { t: tStudents } = useTranslation('students')
  return (field) => (field === 'full_name' ? t(($) => $.fullName) : tStudents(($) => $.field[field]))
}
