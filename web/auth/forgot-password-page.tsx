import { useTranslation } from 'react-i18next'
import { useTitle } from '../lib/title.ts'
import { PageHeader } from '../ui/page-header.tsx'

/** Where one asks for a link that sets a password. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('passwords')
  useTitle(t(($) => $.title))
  return <PageHeader title={t(($) => $.title)} />
}
