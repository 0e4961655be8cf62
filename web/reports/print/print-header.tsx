import { Printer } from 'lucide-react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { BackLink } from '../../app/navigation/back-link.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { type ReportParams, writeReportParams } from '../filters/report-params.ts'

type PrintHeaderProps = {
  asked: ReportParams
  isReady: boolean
}

export function PrintHeader({ asked, isReady }: PrintHeaderProps) {
  const { t } = useTranslation('reports')
  return (
    <PageHeader
      above={
        <BackLink to={`/reports?${writeReportParams(new URLSearchParams(), asked)}`}>{t(($) => $.title)}</BackLink>
      }
      title={t(($) => $.paper.page)}
      description={t(($) => $.paper.intro)}
      actions={
        <Button variant="primary" icon={<Printer aria-hidden="true" />} disabled={!isReady} onClick={() => print()}>
          {t(($) => $.paper.print)}
        </Button>
      }
    />
  )
}
