import { type ReactNode, useId } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Conversation } from '#contract/practice/conversations.ts'
import { useFormat } from '../../lib/words/format.ts'
import { Card, CardHeader } from '../../ui/layout/card.tsx'
import { Meter } from '../../ui/states/meter.tsx'
import { useMeasures } from '../use-measures.ts'

/** No share reaches it, so the bars never warn. */
const noWarning = 2

export function ConversationMeasures({ conversation: { measures, language } }: { conversation: Conversation }) {
  const { t } = useTranslation('conversations')
  const { number, languageInside } = useFormat()
  const { shortMinutes, share } = useMeasures()
  const id = useId()
  const { turns, words, stayed, vocabulary_used, vocabulary_total, steps_done, steps_total } = measures
  const ofTotal = (used: number, total: number) => t(($) => $.ofTotal, { used: number(used), total: number(total) })
  return (
    <Card labelledBy={id}>
      <CardHeader id={id} title={t(($) => $.measures.title)} />
      <div className="grid grid-cols-1 gap-5">
        <dl className="grid grid-cols-3 gap-3">
          <Figure term={t(($) => $.column.time)}>{shortMinutes(measures.minutes)}</Figure>
          <Figure term={t(($) => $.column.turns)}>{number(turns)}</Figure>
          <Figure term={t(($) => $.measures.words)}>{number(words)}</Figure>
        </dl>
        {stayed === null ? (
          <p className="text-sm text-muted">{t(($) => $.measures.tooLittle)}</p>
        ) : (
          <Meter
            label={t(($) => $.measures.stayed, { language: languageInside(language) })}
            value={stayed}
            max={1}
            near={noWarning}
            valueText={share(stayed)}
          />
        )}
        {vocabulary_total > 0 && (
          <Meter
            label={t(($) => $.measures.vocabulary)}
            value={vocabulary_used}
            max={vocabulary_total}
            near={noWarning}
            valueText={ofTotal(vocabulary_used, vocabulary_total)}
          />
        )}
        {steps_total > 0 && (
          <Meter
            label={t(($) => $.measures.steps)}
            value={steps_done}
            max={steps_total}
            near={noWarning}
            valueText={ofTotal(steps_done, steps_total)}
          />
        )}
      </div>
    </Card>
  )
}

function Figure({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col-reverse justify-end">
      <dt className="text-xs text-muted">{term}</dt>
      <dd className="text-lg font-semibold whitespace-nowrap tabular-nums">{children}</dd>
    </div>
  )
}
