import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Account } from '#contract/school/account.ts'
import { TextSetting } from '../settings/text-setting.tsx'
import type { Fields } from '../settings/use-settings.ts'

export function EmailSetting({ account, fields }: { account: Account; fields: Fields }) {
  const { t } = useTranslation('account')
  const explanation = (
    <>
      {t(($) => $.hint.emailWithoutPassword)}{' '}
      <Link to="/forgot-password" className="font-medium text-primary-text underline">
        {t(($) => $.data.setPassword)}
      </Link>
    </>
  )
  return (
    <TextSetting
      fields={fields}
      name="email"
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      readOnly={!account.has_password}
      hint={account.has_password ? undefined : explanation}
    />
  )
}
