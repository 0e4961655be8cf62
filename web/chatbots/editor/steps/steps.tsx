import { Plus } from 'lucide-react'
import { useTranslation } from '../../../lib/words/translation/use-translation.tsx'
import { chatbotLists } from '#contract/teaching/chatbot-limits.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { FieldError } from '../../../ui/fields/field-frame.tsx'
import { Section } from '../section.tsx'
import { Twists } from './twists.tsx'
import { StepCard } from './step-card.tsx'
import { useSteps } from './use-steps.ts'

const stepParts = ['says', 'expects', 'hint', 'example', 'other_wordings', 'topics', 'reactions']

export function Steps() {
  const { t } = useTranslation('editor')
  const { rows, actsOf, add, isOpen, errorAt, error, id, moved, needsNone } = useSteps()
  const isFull = rows.length >= chatbotLists.steps
  const hasOwnPlace = rows.some(({ key }) => stepParts.some((part) => errorAt(key, part)))
  return (
    <Section name="conversation" title={t(($) => $.section.conversation)} description={t(($) => $.about.conversation)}>
      {rows.length > 0 && (
        <ol className="grid grid-cols-1 gap-2">
          {rows.map((row, index) => (
            <StepCard
              key={row.key}
              row={row}
              number={index + 1}
              count={rows.length}
              isOpen={isOpen(row.key)}
              errorAt={errorAt}
              actions={actsOf(row, index)}
              isFull={isFull}
            />
          ))}
        </ol>
      )}
      {needsNone && <p className="text-muted">{t(($) => $.step.none)}</p>}
      {error && !hasOwnPlace && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div className="flex flex-wrap items-center gap-3">
        <Button id={id} icon={<Plus aria-hidden="true" />} disabled={isFull} onClick={add}>
          {t(($) => $.add.step)}
        </Button>
        {rows.length >= chatbotLists.steps * 0.8 && (
          <span className="text-sm text-muted tabular-nums">
            {t(($) => $.room.used, { used: rows.length, max: chatbotLists.steps })}
          </span>
        )}
      </div>
      {rows.length > 0 && <Twists />}
      <output className="sr-only">{moved && t(($) => $.step.moved, { ...moved })}</output>
    </Section>
  )
}
