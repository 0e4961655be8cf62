import { CircleCheck } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { correctionGroups, groupOf } from '#contract/practice/corrections.ts'
import type { Summary } from '#contract/practice/conversations.ts'
import { useFormat } from '../../lib/words/format.ts'
import { Corrections } from '../../messages/corrections.tsx'
import { Card, CardHeader } from '../../ui/layout/card.tsx'
import { useKinds } from '../use-kinds.ts'

type ConversationSummaryProps = {
  summary: Summary
  language: string
}

export function ConversationSummary({ summary, language }: ConversationSummaryProps) {
  const { t } = useTranslation('conversations')
  const id = useId()
  const { praises, corrections, words_used, words_missed } = summary
  const isBlank = [praises, corrections, words_used, words_missed].every((part) => part.length === 0)
  if (isBlank) return null
  return (
    <Card labelledBy={id}>
      <CardHeader id={id} title={t(($) => $.summary.title)} />
      <div className="grid grid-cols-1 gap-5">
        {praises.length > 0 && (
          <Part title={t(($) => $.summary.praises)}>
            <ul className="grid gap-1.5">
              {praises.map((praise) => (
                <li key={praise} className="flex gap-2">
                  <CircleCheck className="mt-0.5 size-4 shrink-0 text-success-text" aria-hidden="true" />
                  {t(($) => $.praise[praise])}
                </li>
              ))}
            </ul>
          </Part>
        )}
        <CorrectionsByKind corrections={corrections} language={language} />
        {words_used.length > 0 && <Words title={t(($) => $.summary.used)} words={words_used} language={language} />}
        {words_missed.length > 0 && (
          <Words title={t(($) => $.summary.missed)} words={words_missed} language={language} />
        )}
      </div>
    </Card>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-2">
      <h3 className="text-sm font-medium">{title}</h3>
      {children}
    </div>
  )
}

function CorrectionsByKind({ corrections, language }: Pick<Summary, 'corrections'> & { language: string }) {
  const { t, i18n } = useTranslation('conversations')
  const { list } = useFormat()
  const kinds = useKinds()
  const ofKinds = correctionGroups.map((kind) => ({
    kind,
    items: corrections.filter((one) => groupOf(one.kind) === kind),
  }))
  const counts = ofKinds.filter(({ items }) => items.length > 0)
  if (corrections.length === 0) return null
  return (
    <Part title={t(($) => $.corrections)}>
      <p className="text-muted">{list(counts.map(({ kind, items }) => `${kinds[kind]}\u00a0(${items.length})`))}</p>
      <Corrections
        items={ofKinds.flatMap(({ items }) => items)}
        label={t(($) => $.corrections)}
        kinds={kinds}
        lang={language}
        dir={i18n.dir(language)}
      />
    </Part>
  )
}

function Words({ title, words, language }: { title: string; words: Summary['words_used']; language: string }) {
  const { i18n } = useTranslation('conversations')
  return (
    <Part title={title}>
      <ul className="flex flex-wrap gap-1.5">
        {words.map(({ word, meaning }) => (
          <li
            key={word}
            className="inline-flex max-w-full flex-wrap gap-x-1.5 rounded-md bg-chip px-2 py-1 wrap-anywhere ring-1 ring-border ring-inset"
          >
            <span lang={language} dir={i18n.dir(language)} className="font-medium">
              {word}
            </span>
            {meaning && <bdi className="text-muted">{meaning}</bdi>}
          </li>
        ))}
      </ul>
    </Part>
  )
}
