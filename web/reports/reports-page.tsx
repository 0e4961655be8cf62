import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { NotFoundView } from '../errors/not-found-view.tsx'
import { LoadFailed } from '../errors/load-failed.tsx'
import { isGone } from '../lib/api/gone.ts'
import { useTitle } from '../lib/title.ts'
import { NoClassYet } from '../people/no-class-yet.tsx'
import { useIsTeacherWithoutClass } from '../people/use-teacher-without-class.ts'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { ReportFilters } from './filters/report-filters.tsx'
import { ReportResult } from './report-result.tsx'
import { useReport } from './reports.api.ts'
import { ReportsHeader } from './reports-header.tsx'
import { ReportsSkeleton } from './reports-skeleton.tsx'
import { useReportParams } from './filters/use-report-params.ts'

export function ReportsPage() {
  const { t } = useTranslation('reports')
  const [asked, change] = useReportParams()
  const { data, error, isFetching, refetch, query, problem, isPlaceholderData } = useReport(asked)
  useTitle(t(($) => $.title))
  const hasNoClass = useIsTeacherWithoutClass()
  if (isGone(error)) return <GoneReport />
  if (hasNoClass) return <NoReport />
  return (
    <>
      <ReportsHeader asked={asked} query={query} report={data} />
      <div className="grid grid-cols-1 gap-6">
        <ReportFilters asked={asked} onChange={change} problem={problem} />
        {error && (
          <LoadFailed title={t(($) => $.failed)} error={error} pending={isFetching} onRetry={() => void refetch()} />
        )}
        {!data && !error && !problem && <ReportsSkeleton />}
        {data && !error && (
          <div
            aria-busy={isFetching && isPlaceholderData}
            className="transition-opacity delay-150 aria-busy:opacity-60"
          >
            <ReportResult asked={asked} report={data} onChange={change} />
          </div>
        )}
      </div>
    </>
  )
}

function NoReport() {
  const { t } = useTranslation('reports')
  return (
    <>
      <PageHeader title={t(($) => $.title)} description={t(($) => $.intro)} />
      <NoClassYet />
    </>
  )
}

function GoneReport() {
  const { t } = useTranslation('reports')
  return (
    <NotFoundView
      title={t(($) => $.gone.title)}
      text={t(($) => $.gone.text)}
      to="/reports"
      back={t(($) => $.gone.back)}
    />
  )
}
