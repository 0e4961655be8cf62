import { useId } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Report, ReportWord } from '#contract/practice/reports.ts'
import { useFormat } from '../../lib/words/format.ts'
import { Card, CardHeader } from '../../ui/layout/card.tsx'
import { useShowAll } from './show-all.tsx'

const initialCount = 20

export function ReportWords({ vocabulary: { conversations: count, used, missed } }: Pick<Report, 'vocabulary'>) {
  const { t } = useTranslation('reports')
  const { number } = useFormat()
  const id = useId()
  return (
    <Card labelledBy={id}>
      <CardHeader
        id={id}
        title={t(($) => $.words.title)}
        description={t(($) => $.words.from, { count, number: number(count) })}
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Words title={t(($) => $.words.used)} words={used} look="bg-success-soft text-success-text" />
        <Words title={t(($) => $.words.missed)} words={missed} look="bg-chip" />
      </div>
    </Card>
  )
}

function Words({ title, words, look }: { title: string; words: readonly ReportWord[]; look: string }) {
  const { t } = useTranslation('reports')
  const { number } = useFormat()
  const id = useId()
  const { first, showAll } = useShowAll(words, initialCount)
  const isMixed = new Set(words.map(({ language }) => language)).size > 1
  return (
    <div className="grid content-start gap-2">
      <h3 id={id} className="font-medium text-muted">
        {title}
      </h3>
      {words.length === 0 && <p className="text-muted">{t(($) => $.words.none)}</p>}
      <ul aria-labelledby={id} className="flex flex-wrap gap-1.5 empty:hidden">
        {first.map(({ word, language, conversations }) => (
          <li key={`${language} ${word}`} className={`${wordClasses} ${look}`}>
            <bdi lang={language} className="min-w-0 wrap-anywhere">
              {word}
            </bdi>
            <span className="shrink-0 text-xs tabular-nums">
              {isMixed && `${language.toUpperCase()} `}
              {number(conversations)}
            </span>
          </li>
        ))}
      </ul>
      {showAll}
    </div>
  )
}

const wordClasses = 'inline-flex min-h-6 max-w-full items-baseline gap-1.5 rounded-md px-2 py-0.5 text-sm'
