import { useState } from 'react'
import { useTranslation } from '../../../lib/words/translation/use-translation.tsx'
import { ComboboxField } from '../../../ui/fields/combobox-field.tsx'
import { useProblemText } from '../use-problem-text.ts'
import { timeZones } from './time-zones.ts'
import type { Fields } from '../use-settings.ts'

export function TimeZoneSetting({ fields }: { fields: Fields }) {
  const { t } = useTranslation('account')
  const problemText = useProblemText()
  const { value, problem, set } = fields('time_zone')
  const [options] = useState(() => timeZones(value))
  return (
    <ComboboxField
      label={t(($) => $.field.time_zone)}
      hint={t(($) => $.hint.time_zone)}
      error={problemText('time_zone', problem)}
      value={value || null}
      onChange={(zone) => zone && set(zone)}
      options={options}
      placeholder={t(($) => $.zone.none)}
      searchLabel={t(($) => $.zone.search)}
      emptyText={t(($) => $.zone.empty)}
    />
  )
}
