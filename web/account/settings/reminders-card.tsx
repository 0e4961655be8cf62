import { useId } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { localeOf } from '#contract/values/languages.ts'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import { Card, CardHeader } from '../../ui/layout/card.tsx'
import type { Fields } from './use-settings.ts'

const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** When students are reminded of homework, and families are written to. */
export function RemindersCard({ fields }: { fields: Fields }) {
  const { t, i18n } = useTranslation('account')
  const id = useId()
  const [switched, hour, families] = [fields('reminds_students'), fields('reminder_hour'), fields('writes_guardians')]
  const format = new Intl.DateTimeFormat(localeOf(i18n.language), { timeStyle: 'short', timeZone: 'UTC' })
  return (
    <Card labelledBy={id}>
      <CardHeader id={id} title={t(($) => $.section.reminders)} description={t(($) => $.section.remindersText)} />
      <div className="grid grid-cols-1 gap-6">
        <Switch
          label={t(($) => $.field.reminds_students)}
          hint={t(($) => $.hint.reminds_students)}
          checked={switched.value === 'true'}
          onChange={(isOn) => switched.set(String(isOn))}
        />
        <Switch
          label={t(($) => $.field.writes_guardians)}
          hint={t(($) => $.hint.writes_guardians)}
          checked={families.value === 'true'}
          onChange={(isOn) => families.set(String(isOn))}
        />
        {(switched.value === 'true' || families.value === 'true') && (
          <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
            <SelectField
              label={t(($) => $.field.reminder_hour)}
              hint={t(($) => $.hint.reminder_hour)}
              value={hour.value}
              onChange={hour.set}
              name="reminder_hour"
              options={hours.map((one) => ({ value: String(one), label: format.format(Date.UTC(2000, 0, 1, one)) }))}
            />
          </div>
        )}
      </div>
    </Card>
  )
}
