import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from '../../../lib/words/translation/use-translation.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { elementIdOf } from '../form/chatbot-problems.ts'
import { isEmptyReaction, type StepRow } from '../form/chatbot-rows.ts'
import { useTargetLanguage } from '../form/use-field.ts'
import { EitherHint } from './either-hint.tsx'
import { Reactions } from './reactions.tsx'

type StepMoreProps = {
  row: StepRow
  errorAt: (row: string, part: string) => string | undefined
  onChange: (row: StepRow) => void
}

const parts = ['other_wordings', 'topics', 'reactions'] as const

/** What a step can have besides, closed at first. */
export function StepMore({ row, errorAt, onChange }: StepMoreProps) {
  const { t } = useTranslation('editor')
  const target = useTargetLanguage()
  const id = useId()
  const count = row.reactions.filter((reaction) => !isEmptyReaction(reaction)).length
  const [isOpen, setIsOpen] = useState(false)
  const isShown = isOpen || parts.some((part) => errorAt(row.key, part))
  const shared = (part: 'other_wordings' | 'topics') => ({
    id: elementIdOf({ field: 'steps', row: row.key, part }),
    label: t(($) => $.step[part]),
    value: row[part],
    error: errorAt(row.key, part),
    ...target,
    onChange: (event: { target: { value: string } }) => onChange({ ...row, [part]: event.target.value }),
  })
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="-ms-2">
        <Button
          size="sm"
          variant="ghost"
          aria-expanded={isShown}
          aria-controls={id}
          icon={<ChevronDown className={`transition-[rotate] ${isShown ? 'rotate-180' : ''}`} aria-hidden="true" />}
          onClick={() => setIsOpen(!isShown)}
        >
          {count > 0 ? t(($) => $.step.moreWith, { count }) : t(($) => $.step.more)}
        </Button>
      </div>
      {isShown && (
        <div id={id} className="grid grid-cols-1 gap-4">
          <TextArea {...shared('other_wordings')} rows={2} hint={t(($) => $.step.otherWordingsHint)} />
          {(!row.expects.trim() || row.topics.trim()) && (
            <TextArea
              {...shared('topics')}
              rows={2}
              hint={t(($) => $.step.topicsHint)}
              spellCheck={false}
              autoCapitalize="none"
            />
          )}
          <EitherHint
            fieldId={elementIdOf({ field: 'steps', row: row.key, part: 'topics' })}
            value={row.topics}
            onChange={(topics) => onChange({ ...row, topics })}
          />
          <Reactions
            step={row}
            error={errorAt(row.key, 'reactions')}
            onChange={(reactions) => onChange({ ...row, reactions })}
          />
        </div>
      )}
    </div>
  )
}
