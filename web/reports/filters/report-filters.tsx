import { X } from 'lucide-react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { StudentFilter } from '../../conversations/list/student-filter.tsx'
import { FilterSelect, filtersClasses } from '../../lists/filter-select.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { type ReportParams, periods, type problemOf } from './report-params.ts'
import { DateRangeFields } from './date-range-fields.tsx'
import type { Subject } from '../../app/navigation/report-path.ts'
import { useAllName } from '../use-all-name.ts'
import { AvatarSelect, ChatbotSelect, ClassSelect } from './subject-selects.tsx'
import type { ChangeReportParams } from './use-report-params.ts'

type ReportFiltersProps = {
  asked: ReportParams
  onChange: ChangeReportParams
  problem: ReturnType<typeof problemOf>
}

export function ReportFilters({ asked, onChange, problem }: ReportFiltersProps) {
  const { t } = useTranslation('reports')
  const allName = useAllName()
  const { of, period } = asked
  const choose = (kind: Subject) => (id: string | undefined) => onChange({ of: id ? { kind, id } : undefined })
  const chosen = (kind: Subject) => (of?.kind === kind ? of.id : undefined)
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className={filtersClasses}>
        <ClassSelect value={chosen('class')} onChange={choose('class')} />
        <StudentFilter id={chosen('student')} onChange={({ student_id }) => choose('student')(student_id)} />
        <ChatbotSelect value={chosen('chatbot')} onChange={choose('chatbot')} />
        <AvatarSelect value={chosen('avatar')} onChange={choose('avatar')} />
        <FilterSelect
          label={t(($) => $.filter.period)}
          value={period}
          onChange={(next) => next && onChange({ period: next, from: undefined, to: undefined })}
          options={periods.map((value) => ({ value, label: t(($) => $.filter.periods[value]) }))}
        />
        {of && (
          <Button variant="ghost" icon={<X aria-hidden="true" />} onClick={() => onChange({ of: undefined })}>
            {allName}
          </Button>
        )}
      </div>
      {period === 'own' && <DateRangeFields from={asked.from} to={asked.to} onChange={onChange} problem={problem} />}
    </div>
  )
}
