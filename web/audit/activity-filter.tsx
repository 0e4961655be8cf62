import { ChevronsUpDown } from 'lucide-react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { type AuditGroup, auditGroups } from '#contract/school/audit.ts'
import { useIsAtLeast } from '../app/session/use-may.ts'
import { controlClasses, innerClasses } from '../ui/fields/control-classes.ts'
import { SegmentedControl } from '../ui/fields/segmented-control.tsx'

type ActivityFilterProps = { group: AuditGroup | undefined; onChange: (group: AuditGroup | undefined) => void }

export function ActivityFilter({ group, onChange }: ActivityFilterProps) {
  const { t } = useTranslation('audit')
  // A teacher reads what they did themselves, which is never about the plan.
  const isOfSchool = useIsAtLeast('coordinator')
  const groups = auditGroups.filter((each) => isOfSchool || each !== 'plan')
  const options = (['all', ...groups] as const).map((value) => ({ value, label: t(($) => $.filter[value]) }))
  const label = t(($) => $.filter.label)
  const value = group ?? 'all'
  const choose = (chosen: string) => onChange(auditGroups.find((one) => one === chosen))
  return (
    <>
      <div className="max-sm:hidden">
        <SegmentedControl label={label} value={value} onChange={choose} options={options} />
      </div>
      <div className={`${controlClasses} relative sm:hidden`}>
        <select
          aria-label={label}
          value={value}
          onChange={({ target }) => choose(target.value)}
          className={`${innerClasses} h-9.5 appearance-none rounded-md px-3`}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronsUpDown className="pointer-events-none absolute end-3 size-4 text-muted" aria-hidden="true" />
      </div>
    </>
  )
}
