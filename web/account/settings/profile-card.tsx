import { useId } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Account } from '#contract/school/account.ts'
import { interfaceLanguages } from '#contract/values/languages.ts'
import { ownFace } from '../../app/session/own-face.ts'
import { useUser } from '../../app/session/session.tsx'
import { ownName } from '../../lib/words/language-names.ts'
import { Card, CardHeader } from '../../ui/layout/card.tsx'
import { PersonAvatar } from '../../ui/layout/person-avatar.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { AddressNotice } from '../email/address-notice.tsx'
import { PictureSetting } from '../picture/picture-setting.tsx'
import { TextSetting } from './text-setting.tsx'
import type { Fields } from './use-settings.ts'

const languages = interfaceLanguages.map((tag) => ({ value: tag, label: ownName(tag), lang: tag }))

type ProfileCardProps = {
  account: Account
  fields: Fields
  onAccount: (account: Account) => void
}

export function ProfileCard({ account, fields, onAccount }: ProfileCardProps) {
  const { t } = useTranslation('account')
  const id = useId()
  const user = useUser()
  const { value, set } = fields('interface_language')
  return (
    <Card labelledBy={id}>
      <CardHeader id={id} title={t(($) => $.section.profile)} description={t(($) => $.section.profileText)} />
      <div className="grid grid-cols-1 gap-6">
        <PictureSetting kind="picture" url={account.picture_url}>
          <PersonAvatar {...ownFace(user)} picture={account.picture_url} size="xl" />
        </PictureSetting>
        <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
          <TextSetting fields={fields} name="name" autoComplete="given-name" dir="auto" />
          <TextSetting fields={fields} name="last_name" autoComplete="family-name" dir="auto" />
          <TextSetting
            fields={fields}
            name="email"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
          <TextSetting
            fields={fields}
            name="phone"
            type="tel"
            autoComplete="tel"
            dir="ltr"
            hint={t(($) => $.hint.phone)}
          />
          <AddressNotice account={account} onAccount={onAccount} />
          <SelectField
            label={t(($) => $.field.interface_language)}
            value={interfaceLanguages.find((tag) => tag === value)}
            onChange={set}
            options={languages}
          />
        </div>
      </div>
    </Card>
  )
}
