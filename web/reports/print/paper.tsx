import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { InterfaceLanguage } from '#contract/values/languages.ts'
import type { Report } from '#contract/practice/reports.ts'
import { useUser } from '../../app/session/session.tsx'
import { createDays } from '../../charts/days.ts'
import { axisMax } from '../../charts/scale.ts'
import './paper.css'
import { createFigures, sentencesOf } from './sentences.ts'

type PaperProps = {
  report: Report
  language: InterfaceLanguage
  note: string
  today: string
}

export function ReportPaper({ report, language, note, today }: PaperProps) {
  const { i18n } = useTranslation()
  const t = i18n.getFixedT(language, 'reports')
  const [practised, ...others] = sentencesOf(report, i18n, language)
  return (
    <article className="report-paper" data-printed lang={language} dir="ltr">
      <Head report={report} language={language} />
      <div>
        <p className="report-paper-kind">{t(($) => $.paper.title)}</p>
        <h2 className="report-paper-name">
          <bdi>{report.of.name}</bdi>
        </h2>
      </div>
      <p className="report-paper-first">{practised}</p>
      {report.totals.conversations > 0 && (
        <>
          <Figures report={report} language={language} />
          <SmallChart report={report} language={language} />
          <ul className="report-paper-sentences">
            {others.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
      {note.trim() !== '' && (
        <section>
          <h3>{t(($) => $.paper.teacher)}</h3>
          <p className="report-paper-note" dir="auto">
            {note.trim()}
          </p>
        </section>
      )}
      <footer className="report-paper-foot">
        {t(($) => $.paper.made, { date: createDays(language).full(today) })}
      </footer>
    </article>
  )
}

type PartProps = Pick<PaperProps, 'report' | 'language'>

function Head({ report: { from, to }, language }: PartProps) {
  const { school } = useUser()
  return (
    <header className="report-paper-head">
      {school.logo_url && <img src={school.logo_url} alt="" />}
      <span dir="auto">{school.name}</span>
      <span className="report-paper-period">{createDays(language).range(from, to)}</span>
    </header>
  )
}

function Figures({ report: { totals }, language }: PartProps) {
  const { i18n } = useTranslation()
  const t = i18n.getFixedT(language, 'reports')
  const { number, share, shortTime } = createFigures(language)
  const figures = [
    { term: t(($) => $.measure.time), value: shortTime(totals.minutes) },
    { term: t(($) => $.measure.days), value: number(totals.days) },
    { term: t(($) => $.measure.conversations), value: number(totals.conversations) },
    { term: t(($) => $.measure.stayed), value: totals.stayed === null ? '–' : share(totals.stayed) },
  ]
  return (
    <dl className="report-paper-figures">
      {figures.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function SmallChart({ report: { days }, language }: PartProps) {
  const { i18n } = useTranslation()
  const t = i18n.getFixedT(language, 'reports')
  const { short } = createDays(language)
  const top = axisMax(days.map(({ minutes }) => minutes))
  const [first, last] = [days[0], days.at(-1)]
  return (
    <figure className="report-paper-chart">
      <figcaption>{t(($) => $.paper.chart)}</figcaption>
      <div className="report-paper-bars" aria-hidden="true">
        {days.map(({ date, minutes }) => (
          <span key={date} style={{ height: `${(minutes / top) * 100}%` }} />
        ))}
      </div>
      <div className="report-paper-ends" aria-hidden="true">
        <span>{first && short(first.date)}</span>
        <span>{last && short(last.date)}</span>
      </div>
    </figure>
  )
}
