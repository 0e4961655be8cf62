import { useTranslation } from 'react-i18next'
import { useTitle } from '../lib/title.ts'
import { PageHeader } from '../ui/page-header.tsx'

/** Where one is signed in. */
export function SessionsPage() {
  const { t } = useTranslation('sessions')
  useTitle(t(($) => $.title))
  return <PageHeader title={t(($) => $.title)} />
}
