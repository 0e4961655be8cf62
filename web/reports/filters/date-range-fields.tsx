import { useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import type { ReportParams, problemOf } from './report-params.ts'
import type { ChangeReportParams } from './use-report-params.ts'

type DateRange = Pick<ReportParams, 'from' | 'to'>
type OwnDatesProps = DateRange & { onChange: ChangeReportParams; problem: ReturnType<typeof problemOf> }

export function DateRangeFields({ from, to, onChange, problem }: OwnDatesProps) {
  const { t } = useTranslation('reports')
  const { dates, change } = useTypedDates({ from, to }, onChange)
  return (
    <div className="grid grid-cols-2 items-start gap-2 sm:max-w-sm">
      <TextField
        type="date"
        label={t(($) => $.filter.from)}
        value={dates.from ?? ''}
        error={problem ? t(($) => $.filter[problem]) : undefined}
        onChange={({ target }) => change({ from: target.value || undefined })}
      />
      <TextField
        type="date"
        label={t(($) => $.filter.to)}
        value={dates.to ?? ''}
        onChange={({ target }) => change({ to: target.value || undefined })}
      />
    </div>
  )
}

/** Local state, because the URL updates with a delay and a second edit would lose the first. */
function useTypedDates({ from, to }: DateRange, onChange: ChangeReportParams) {
  const [given, setGiven] = useState<DateRange>({ from, to })
  const [dates, setDates] = useState<DateRange>({ from, to })
  if (given.from !== from || given.to !== to) {
    setGiven({ from, to })
    setDates({ from, to })
  }
  const change = (changes: DateRange) => {
    const next = { ...dates, ...changes }
    setDates(next)
    onChange(next, { isQuiet: true })
  }
  return { dates, change }
}
