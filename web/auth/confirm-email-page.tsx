import { useTranslation } from 'react-i18next'
import { useTitle } from '../lib/title.ts'
import { PageHeader } from '../ui/page-header.tsx'

/** Where a mailed link confirms an address. */
export function ConfirmEmailPage() {
  const { t } = useTranslation('passwords')
  useTitle(t(($) => $.title))
  return <PageHeader title={t(($) => $.title)} />
}
