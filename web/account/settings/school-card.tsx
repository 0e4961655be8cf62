import { Building2 } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Account } from '#contract/school/account.ts'
import { studentAddresses } from '#contract/values/student-address.ts'
import { Card, CardHeader } from '../../ui/layout/card.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { PictureSetting } from '../picture/picture-setting.tsx'
import { TextSetting } from './text-setting.tsx'
import { TimeZoneSetting } from './time-zone/time-zone-setting.tsx'
import type { Fields } from './use-settings.ts'

const logoClasses = 'size-20 shrink-0 rounded-lg bg-chip ring-1 ring-border ring-inset'

export function SchoolCard({ account: { logo_url }, fields }: { account: Account; fields: Fields }) {
  const { t } = useTranslation('account')
  const id = useId()
  const { value, set } = fields('student_address')
  return (
    <Card labelledBy={id}>
      <CardHeader id={id} title={t(($) => $.section.school)} description={t(($) => $.section.schoolText)} />
      <div className="grid grid-cols-1 gap-6">
        <PictureSetting kind="logo" url={logo_url}>
          {logo_url ? (
            <img src={logo_url} alt="" className={`${logoClasses} object-contain`} />
          ) : (
            <span className={`${logoClasses} grid place-items-center text-faint`}>
              <Building2 className="size-8" strokeWidth={1.5} aria-hidden="true" />
            </span>
          )}
        </PictureSetting>
        <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
          <TextSetting fields={fields} name="school_name" autoComplete="organization" dir="auto" aria-required />
          <TimeZoneSetting fields={fields} />
          <SelectField
            label={t(($) => $.field.student_address)}
            hint={t(($) => $.hint.student_address)}
            value={studentAddresses.find((one) => one === value)}
            onChange={set}
            options={studentAddresses.map((one) => ({ value: one, label: t(($) => $.studentAddress[one]) }))}
          />
        </div>
      </div>
    </Card>
  )
}
