import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { nameLength, phoneLength } from '#contract/school/account.ts'
import { schoolNameLength } from '#contract/school/auth.ts'
import { inactiveMonths, linkMonths, transcriptDays } from '#contract/school/school.ts'
import type { Field } from './fields.ts'
import type { Problem } from './problems.ts'

const bounds: Partial<Record<Field, { min: number; max: number }>> = {
  phone: { min: 0, max: phoneLength },
  school_name: { min: 1, max: schoolNameLength },
  transcript_days: transcriptDays,
  inactive_months: inactiveMonths,
  link_months: linkMonths,
}
const ofNames = { min: 0, max: nameLength }

export function useProblemText() {
  const { t } = useTranslation('account')
  return (field: Field, problem: Problem | undefined): string | undefined =>
    problem && t(($) => $.wrong[problem], bounds[field] ?? ofNames)
}
