import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { correctionGroups, groupOf } from '#contract/practice/corrections.ts'
import type { Report, ReportCorrection } from '#contract/practice/reports.ts'
import { useKinds } from '../../conversations/use-kinds.ts'
import { useFormat } from '../../lib/words/format.ts'
import { Card, CardHeader } from '../../ui/layout/card.tsx'
import { useShowAll } from './show-all.tsx'

const initialCount = 10

type ReportCorrectionsProps = { report: Pick<Report, 'totals' | 'corrections' | 'mistakes'> }

export function ReportCorrections({ report: { totals, corrections, mistakes } }: ReportCorrectionsProps) {
  const { t } = useTranslation('reports')
  const { number } = useFormat()
  const kinds = useKinds()
  const id = useId()
  const sum = correctionGroups.reduce((all, kind) => all + totals.corrections[kind], 0)
  return (
    <Card labelledBy={id}>
      <CardHeader id={id} title={t(($) => $.corrections.title)} />
      {sum === 0 ? (
        <p className="text-muted">{t(($) => $.corrections.none)}</p>
      ) : (
        <div className="grid grid-cols-1 gap-5">
          <dl className="grid grid-cols-2 sm:grid-cols-4 gap-3">
            {correctionGroups.map((kind) => (
              <div key={kind} className="grid content-start gap-0.5">
                <dt className="text-xs text-muted">{kinds[kind]}</dt>
                <dd className="text-lg font-semibold tabular-nums">{number(totals.corrections[kind])}</dd>
              </div>
            ))}
          </dl>
          {mistakes.length > 0 && <Mistakes mistakes={mistakes} />}
          {corrections.length > 0 && <FrequentCorrections corrections={corrections} />}
        </div>
      )}
    </Card>
  )
}

function Mistakes({ mistakes }: Pick<Report, 'mistakes'>) {
  const { t } = useTranslation('reports')
  const { number } = useFormat()
  const id = useId()
  return (
    <div className="grid grid-cols-1 gap-1">
      <h3 id={id} className="font-medium text-muted">
        {t(($) => $.corrections.most)}
      </h3>
      <ul aria-labelledby={id} className="grid grid-cols-1 divide-y divide-border">
        {mistakes.map(({ rule, language, written, better, why, conversations, asked, mended, again }) => (
          <li key={`${rule} ${language}`} className="flex items-baseline gap-3 py-2">
            <span className="grid min-w-0 flex-1 gap-0.5">
              <span>{why ?? rule}</span>
              <span className="flex flex-wrap items-baseline gap-x-2 text-muted" lang={language}>
                <s className="wrap-anywhere">{written}</s>
                <ArrowRight className="size-3.5 self-center rtl:-scale-x-100" aria-hidden="true" />
                <bdi className="wrap-anywhere">{better}</bdi>
              </span>
              <span className="flex flex-wrap gap-x-3 text-xs text-muted empty:hidden">
                {asked > 0 && (
                  <span>{t(($) => $.corrections.mended, { mended: number(mended), asked: number(asked) })}</span>
                )}
                {again > 0 && <span>{t(($) => $.corrections.again, { count: again })}</span>}
              </span>
            </span>
            <span className="w-6 text-end text-muted tabular-nums">{number(conversations)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function FrequentCorrections({ corrections }: { corrections: readonly ReportCorrection[] }) {
  const { t } = useTranslation('reports')
  const { number } = useFormat()
  const kinds = useKinds()
  const id = useId()
  const { first, showAll } = useShowAll(corrections, initialCount)
  const isMixed = new Set(corrections.map(({ language }) => language)).size > 1
  return (
    <div className="grid grid-cols-1 gap-1">
      <h3 id={id} className="font-medium text-muted">
        {t(($) => $.corrections.often)}
      </h3>
      <ul aria-labelledby={id} className="grid grid-cols-1 divide-y divide-border">
        {first.map(({ kind, written, better, language, conversations }) => (
          <li key={[kind, language, written, better].join(' ')} className="flex items-baseline gap-3 py-2">
            <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2" lang={language}>
              <bdi className="text-muted wrap-anywhere">{written}</bdi>
              {better !== null && (
                <>
                  <ArrowRight className="size-3.5 self-center text-muted rtl:-scale-x-100" aria-hidden="true" />
                  <bdi className="font-medium wrap-anywhere">{better}</bdi>
                </>
              )}
            </span>
            <span className="text-xs text-muted">
              {kinds[groupOf(kind)]}
              {isMixed && ` · ${language.toUpperCase()}`}
            </span>
            <span className="w-6 text-end text-muted tabular-nums">{number(conversations)}</span>
          </li>
        ))}
      </ul>
      {showAll}
    </div>
  )
}
