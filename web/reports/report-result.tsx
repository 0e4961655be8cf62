import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import type { Report } from '#contract/practice/reports.ts'
import { useIsAtLeast } from '../app/session/use-may.ts'
import { useFormat } from '../lib/words/format.ts'
import { NothingFound } from '../ui/brand/nothing-found.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import type { ReportParams, Period } from './filters/report-params.ts'
import { ReportChart } from './figures/report-chart.tsx'
import { ReportCorrections } from './figures/report-corrections.tsx'
import { ReportHomeworkTiles } from './figures/report-homework-tiles.tsx'
import { ReportPartners } from './figures/report-partners.tsx'
import { ReportStudents } from './students/report-students.tsx'
import { ReportTiles } from './figures/report-tiles.tsx'
import { ReportWords } from './figures/report-words.tsx'
import { useAllName } from './use-all-name.ts'
import type { ChangeReportParams } from './filters/use-report-params.ts'

type ReportResultProps = { asked: ReportParams; report: Report; onChange: ChangeReportParams }

export function ReportResult({ asked, report, onChange }: ReportResultProps) {
  const { t } = useTranslation('reports')
  const { number } = useFormat()
  const { totals, students, partners, vocabulary, homework, from, to } = report
  const ofHomework = homework !== null && homework.set > 0 && <ReportHomeworkTiles homework={homework} />
  if (totals.conversations === 0)
    return (
      <div className="grid grid-cols-1 gap-6">
        {ofHomework}
        <NoPractice asked={asked} onChange={onChange} />
      </div>
    )
  const count = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-2">
        <ReportTiles report={report} />
        <p className="text-xs text-muted">{t(($) => $.compared, { count, number: number(count) })}</p>
      </div>
      {ofHomework}
      <ReportChart report={report} />
      {students.length > 0 && <ReportStudents students={students} />}
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
        <div className="grid grid-cols-1 gap-6">
          <ReportPartners partners={partners} />
          <ReportWords vocabulary={vocabulary} />
        </div>
        <ReportCorrections report={report} />
      </div>
    </div>
  )
}

function NoPractice({ asked: { of, period }, onChange }: Omit<ReportResultProps, 'report'>) {
  const { t } = useTranslation('reports')
  const allName = useAllName()
  const seesSchool = useIsAtLeast('coordinator')
  const longer = nextPeriod(period)
  return (
    <EmptyState
      illustration={<NothingFound />}
      title={t(($) => $.nothing.title)}
      text={seesSchool ? t(($) => $.nothing.text) : t(($) => $.nothing.ownText)}
      actions={
        <>
          {longer && <Button onClick={() => onChange({ period: longer })}>{t(($) => $.filter.periods[longer])}</Button>}
          {of && (
            <Button variant="ghost" onClick={() => onChange({ of: undefined })}>
              {allName}
            </Button>
          )}
        </>
      }
    />
  )
}

function nextPeriod(period: Period): Period | null {
  if (period === '90') return 'year'
  return period === 'year' ? null : '90'
}
