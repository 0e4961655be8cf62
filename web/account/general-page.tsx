import { useTranslation } from 'react-i18next'
import { useTitle } from '../lib/title.ts'
import { PageHeader } from '../ui/page-header.tsx'

/** Who one is and what the school is called. */
export function GeneralPage() {
  const { t } = useTranslation('account')
  useTitle(t(($) => $.title))
  return <PageHeader title={t(($) => $.title)} />
}
