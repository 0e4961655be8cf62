import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../ui/fields/text-field.tsx'
import type { Asked, problemOf } from './asked.ts'
import type { ChangeAsked } from './use-asked.ts'

type Dates = Pick<Asked, 'from' | 'to'>
type OwnDatesProps = Dates & { onChange: ChangeAsked; problem: ReturnType<typeof problemOf> }

/** From which day, and until which. */
export function OwnDates({ from, to, onChange, problem }: OwnDatesProps) {
  const { t } = useTranslation('reports')
  const { dates, change } = useTyped({ from, to }, onChange)
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

/** The dates as they were typed: the address follows a moment later, and a second one must not lose the first. */
function useTyped({ from, to }: Dates, onChange: ChangeAsked) {
  const [given, setGiven] = useState<Dates>({ from, to })
  const [dates, setDates] = useState<Dates>({ from, to })
  if (given.from !== from || given.to !== to) {
    setGiven({ from, to })
    setDates({ from, to })
  }
  const change = (changes: Dates) => {
    const next = { ...dates, ...changes }
    setDates(next)
    onChange(next, { isQuiet: true })
  }
  return { dates, change }
}
