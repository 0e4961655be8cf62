import { Download, Printer } from 'lucide-react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import type { Report, ReportQuery } from '#contract/practice/reports.ts'
import { BackLink } from '../app/navigation/back-link.tsx'
import { createDays } from '../charts/days.ts'
import { lazyComponent } from '../lib/lazy-component.ts'
import { Button } from '../ui/buttons/button.tsx'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { OnDemand } from '../ui/overlays/on-demand.tsx'
import { useAllName } from './use-all-name.ts'
import { type ReportParams, writeReportParams } from './filters/report-params.ts'

type ReportsHeaderProps = {
  asked: ReportParams
  query: ReportQuery | null
  report: Report | undefined
}

export function ReportsHeader({ asked, query, report }: ReportsHeaderProps) {
  const { t } = useTranslation(['reports', 'frame'])
  return (
    <PageHeader
      above={<BackLink to="/school">{t(($) => $.area.home, { ns: 'frame' })}</BackLink>}
      title={t(($) => $.title, { ns: 'reports' })}
      description={report ? <Subject report={report} /> : t(($) => $.intro, { ns: 'reports' })}
      actions={
        <>
          {asked.of?.kind === 'student' && (
            <ButtonLink
              icon={<Printer className="size-4" aria-hidden="true" />}
              render={<Link to={`/reports/print?${writeReportParams(new URLSearchParams(), asked)}`} />}
            >
              {t(($) => $.print, { ns: 'reports' })}
            </ButtonLink>
          )}
          {query && <ExportButton query={query} />}
        </>
      }
    />
  )
}

function Subject({ report: { of, from, to } }: { report: Report }) {
  const { i18n } = useTranslation('reports')
  const allName = useAllName()
  return (
    <>
      <bdi>{of.kind === 'school' ? allName : of.name}</bdi> · {createDays(i18n.language).range(from, to)}
    </>
  )
}

const load = () => import('./export-menu.tsx')
const ExportMenu = lazyComponent(() => load().then((m) => m.ExportMenu))

function ExportButton({ query }: { query: ReportQuery }) {
  const { t } = useTranslation('conversations')
  const trigger = <Button icon={<Download aria-hidden="true" />}>{t(($) => $.export.label)}</Button>
  return (
    <OnDemand trigger={trigger} popup="menu" load={load}>
      {(button) => <ExportMenu query={query} trigger={button} />}
    </OnDemand>
  )
}
