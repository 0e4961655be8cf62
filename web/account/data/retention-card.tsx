import { useId } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { inactiveMonths, linkMonths, transcriptDays } from '#contract/school/school.ts'
import { Card, CardHeader } from '../../ui/layout/card.tsx'
import { TextSetting } from '../settings/text-setting.tsx'
import type { Fields } from '../settings/use-settings.ts'

export function RetentionCard({ fields }: { fields: Fields }) {
  const { t } = useTranslation('account')
  const id = useId()
  return (
    <Card labelledBy={id}>
      <CardHeader id={id} title={t(($) => $.section.retention)} description={t(($) => $.section.retentionText)} />
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <TextSetting
          fields={fields}
          name="transcript_days"
          type="number"
          inputMode="numeric"
          {...transcriptDays}
          hint={t(($) => $.hint.transcript_days, transcriptDays)}
        />
        <TextSetting
          fields={fields}
          name="inactive_months"
          type="number"
          inputMode="numeric"
          {...inactiveMonths}
          hint={t(($) => $.hint.inactive_months, inactiveMonths)}
        />
        <TextSetting
          fields={fields}
          name="link_months"
          type="number"
          inputMode="numeric"
          {...linkMonths}
          hint={t(($) => $.hint.link_months, linkMonths)}
        />
      </div>
    </Card>
  )
}
