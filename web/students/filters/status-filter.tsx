import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { StudentStatus } from '#contract/people/student-filter.ts'
import { useFormat } from '../../lib/words/format.ts'
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx'
import type { StudentPage } from '../../people/list-cache.ts'

/** Figure spaces reserve the width of the counts. */
const twoFigures = '\u2007\u2007'

type StatusFilterProps = {
  counts: StudentPage['counts'] | undefined
  failed: boolean
  value: StudentStatus | 'all' | null
  onChange: (value: StudentStatus | undefined) => void
  full: boolean
}

export function StatusFilter({ counts, failed, value, onChange, full }: StatusFilterProps) {
  const { t } = useTranslation('students')
  const format = useFormat()
  const coming = failed ? '' : twoFigures
  const written = (count: number | undefined) => ({ number: count === undefined ? coming : format.number(count) })
  const { active, inactive } = counts ?? {}
  const all = active === undefined || inactive === undefined ? undefined : active + inactive
  return (
    <SegmentedControl
      full={full}
      label={t(($) => $.filter.status)}
      value={value}
      onChange={(next) => onChange(next === 'all' ? undefined : next)}
      options={[
        { value: 'all', label: t(($) => $.filter.all, written(all)) },
        { value: 'active', label: t(($) => $.filter.active, written(active)) },
        { value: 'inactive', label: t(($) => $.filter.inactive, written(inactive)) },
      ]}
    />
  )
}
