import { useTranslation } from 'react-i18next'
import { type AuditGroup, auditGroups } from '#contract/audit.ts'
import { SegmentedControl } from '../ui/segmented-control.tsx'

type ActivityFilterProps = { group: AuditGroup | undefined; onChange: (group: AuditGroup | undefined) => void }

/** What kind of entries is shown. */
export function ActivityFilter({ group, onChange }: ActivityFilterProps) {
  const { t } = useTranslation('audit')
  const options = (['all', ...auditGroups] as const).map((value) => ({ value, label: t(($) => $.filter[value]) }))
  return (
    <div className="-mx-4 overflow-x-auto px-4 py-1 sm:mx-0 sm:px-0">
      <SegmentedControl
        label={t(($) => $.filter.label)}
        value={group ?? 'all'}
        onChange={(value) => onChange(value === 'all' ? undefined : value)}
        options={options}
      />
    </div>
  )
}
