import { useTranslation } from 'react-i18next'
import { useTitle } from '../lib/title.ts'
import { PageHeader } from '../ui/page-header.tsx'

/** Where a mailed link sets a password. */
export function ResetPasswordPage() {
  const { t } = useTranslation('passwords')
  useTitle(t(($) => $.title))
  return <PageHeader title={t(($) => $.title)} />
}
