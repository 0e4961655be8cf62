import { Copy, Trash2 } from 'lucide-react'
import { useTranslation } from '../../../lib/words/translation/use-translation.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { lengthOf, elementIdOf } from '../form/chatbot-problems.ts'
import type { StepRow } from '../form/chatbot-rows.ts'
import { toSingleLine } from '../rows/pasted-text.ts'
import { EitherHint } from './either-hint.tsx'
import { StepMore } from './step-more.tsx'
import { PatternHelp } from './pattern-help.tsx'
import { useCharactersLeftText, useTargetLanguage } from '../form/use-field.ts'
import type { StepActions } from './use-steps.ts'

type StepFieldsProps = {
  row: StepRow
  isFull: boolean
  errorAt: (row: string, part: string) => string | undefined
  actions: StepActions
}

export function StepFields({ row, isFull, errorAt, actions }: StepFieldsProps) {
  const { t } = useTranslation('editor')
  const target = useTargetLanguage()
  const roomText = useCharactersLeftText()
  const shared = (part: 'says' | 'expects' | 'hint' | 'example') => ({
    id: elementIdOf({ field: 'steps', row: row.key, part }),
    label: t(($) => $.step[part]),
    value: row[part],
    error: errorAt(row.key, part),
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      actions.change({ ...row, [part]: part === 'hint' || part === 'example' ? toSingleLine(value) : value }),
  })
  return (
    <div className="grid grid-cols-1 gap-4 border-t border-border px-3 pt-4 pb-2 sm:px-4">
      <TextArea {...shared('says')} {...target} rows={2} counter={roomText(row.says, lengthOf('steps', 'says'))} />
      <TextArea
        {...shared('expects')}
        aside={<PatternHelp />}
        {...target}
        rows={2}
        hint={t(($) => $.step.expectsHint)}
        spellCheck={false}
        autoCapitalize="none"
      />
      <EitherHint
        fieldId={elementIdOf({ field: 'steps', row: row.key, part: 'expects' })}
        value={row.expects}
        onChange={(expects) => actions.change({ ...row, expects })}
      />
      <TextArea {...shared('hint')} dir="auto" rows={1} counter={roomText(row.hint, lengthOf('steps', 'hint'))} />
      <TextArea
        {...shared('example')}
        {...target}
        rows={1}
        counter={roomText(row.example, lengthOf('steps', 'example'))}
      />
      <StepMore row={row} errorAt={errorAt} onChange={actions.change} />
      <div className="-mx-2 flex flex-wrap justify-end gap-1">
        <Button
          size="sm"
          variant="ghost"
          icon={<Copy aria-hidden="true" />}
          disabled={isFull}
          onClick={actions.duplicate}
        >
          {t(($) => $.step.duplicate)}
        </Button>
        <Button size="sm" variant="danger-ghost" icon={<Trash2 aria-hidden="true" />} onClick={actions.remove}>
          {t(($) => $.step.delete)}
        </Button>
      </div>
    </div>
  )
}
