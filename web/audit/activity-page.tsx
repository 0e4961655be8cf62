import { useTranslation } from 'react-i18next'
import { useTitle } from '../lib/title.ts'
import { PageHeader } from '../ui/page-header.tsx'

/** What happened in the account. */
export function ActivityPage() {
  const { t } = useTranslation('audit')
  useTitle(t(($) => $.title))
  return <PageHeader title={t(($) => $.title)} />
}
