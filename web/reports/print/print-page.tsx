import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Link, useSearchParams } from 'react-router'
import { students } from '#contract/people/students.ts'
import { useSchoolDay } from '../../conversations/school-day.ts'
import { NotFoundView } from '../../errors/not-found-view.tsx'
import { LoadFailed } from '../../errors/load-failed.tsx'
import { useApi } from '../../lib/api/api.ts'
import { isGone } from '../../lib/api/gone.ts'
import { useTitle } from '../../lib/title.ts'
import { studentQuery } from '../../people/students.api.ts'
import { NothingFound } from '../../ui/brand/nothing-found.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Skeleton, Skeletons } from '../../ui/states/skeleton.tsx'
import { type ReportParams, readReportParams } from '../filters/report-params.ts'
import { useReport } from '../reports.api.ts'
import { ReportPaper } from './paper.tsx'
import { paperLanguage, paperWordsQuery } from './paper-words.ts'
import { PrintControls } from './print-controls.tsx'
import { PrintHeader } from './print-header.tsx'

export function PrintPage() {
  const { t } = useTranslation('reports')
  const [params] = useSearchParams()
  const asked = readReportParams(params)
  useTitle(t(($) => $.paper.page))
  return asked.of?.kind === 'student' ? (
    <StudentPaper key={asked.of.id} id={asked.of.id} asked={asked} />
  ) : (
    <NoStudent />
  )
}

function StudentPaper({ id, asked }: { id: string; asked: ReportParams }) {
  const { t } = useTranslation('reports')
  const [note, setNote] = useState('')
  const report = useReport(asked)
  const student = useQuery(studentQuery(useApi(students), id))
  const { language, isReady, choose } = usePaperLanguage(student.data?.native_language)
  const today = useSchoolDay(true)
  const failed = report.error ? report : student
  if (isGone(failed.error)) return <GoneStudent />
  const isWhole = isReady && today !== null && report.data !== undefined
  return (
    <>
      <PrintHeader asked={asked} isReady={isWhole} />
      {failed.error && (
        <LoadFailed
          title={t(($) => $.failed)}
          error={failed.error}
          pending={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      )}
      {!failed.error && (
        <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[20rem_minmax(0,1fr)]">
          <PrintControls language={language} onLanguage={choose} note={note} onNote={setNote} />
          <div className="report-paper-frame min-w-0">
            {isWhole ? (
              <ReportPaper report={report.data} language={language} note={note} today={today} />
            ) : (
              <PaperSkeleton />
            )}
          </div>
        </div>
      )}
    </>
  )
}

function usePaperLanguage(native: string | null | undefined) {
  const { i18n } = useTranslation()
  const [params, setParams] = useSearchParams()
  const language = paperLanguage(params.get('language'), native ?? null, i18n.language)
  const { data } = useQuery({ ...paperWordsQuery(i18n, language), enabled: native !== undefined })
  const choose = (next: string) =>
    setParams(
      (current) => {
        const changed = new URLSearchParams(current)
        changed.set('language', next)
        return changed
      },
      { replace: true, preventScrollReset: true },
    )
  return { language, isReady: native !== undefined && data === true, choose }
}

function PaperSkeleton() {
  const { t } = useTranslation('reports')
  return (
    <Skeletons label={t(($) => $.loading)}>
      <Skeleton shape="block" height="40rem" />
    </Skeletons>
  )
}

function GoneStudent() {
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

function NoStudent() {
  const { t } = useTranslation('reports')
  return (
    <EmptyState
      level={1}
      illustration={<NothingFound />}
      title={t(($) => $.paper.choose)}
      text={t(($) => $.paper.chooseText)}
      actions={
        <ButtonLink variant="primary" render={<Link to="/reports" />}>
          {t(($) => $.paper.toReports)}
        </ButtonLink>
      }
    />
  )
}
