import { SlidersHorizontal, X } from 'lucide-react'
import { type KeyboardEventHandler, useState } from 'react'
import { useTranslation } from '../../../lib/words/translation/use-translation.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { elementIdOf } from '../form/chatbot-problems.ts'
import type { FactRow } from '../form/chatbot-rows.ts'
import { useTargetLanguage } from '../form/use-field.ts'
import { PatternHelp } from '../steps/pattern-help.tsx'

export const factParts = ['question', 'says', 'asks'] as const

type FactItemProps = {
  row: FactRow
  number: number
  errorAt: (row: string, part: string) => string | undefined
  onChange: (row: FactRow) => void
  onKeyDown: KeyboardEventHandler
  onRemove: () => void
}

/** A question with its answer; the words that give it away are shown when they are asked for. */
export function FactItem({ row, number, errorAt, onChange, onKeyDown, onRemove }: FactItemProps) {
  const { t } = useTranslation('editor')
  const target = useTargetLanguage()
  const [isOpen, setIsOpen] = useState(false)
  const isShown = isOpen || errorAt(row.key, 'asks') !== undefined
  const shared = (part: 'question' | 'says') => ({
    id: elementIdOf({ field: 'facts', row: row.key, part }),
    label: t(($) => $.numbered, { label: t(($) => $.fact[part]), number }),
    labelHidden: true,
    placeholder: t(($) => $.fact[part]),
    value: row[part],
    error: errorAt(row.key, part),
    autoComplete: 'off',
    onKeyDown,
    ...target,
    onChange: (event: { target: { value: string } }) => onChange({ ...row, [part]: event.target.value }),
  })
  return (
    <li className="grid grid-cols-1 gap-2">
      <div className="flex items-start gap-1">
        <div className="grid min-w-0 flex-1 grid-cols-1 gap-2 sm:grid-cols-2">
          <TextField {...shared('question')} />
          <TextArea {...shared('says')} rows={1} />
        </div>
        <IconButton
          label={t(($) => $.fact.showAsks, { number })}
          icon={<SlidersHorizontal />}
          aria-expanded={isShown}
          onClick={() => setIsOpen(!isShown)}
        />
        <IconButton
          label={t(($) => $.removeOne, { label: t(($) => $.fact.question), number })}
          icon={<X />}
          onClick={onRemove}
        />
      </div>
      {isShown && (
        <div className="ms-3 border-s-2 border-border ps-3">
          <TextArea
            id={elementIdOf({ field: 'facts', row: row.key, part: 'asks' })}
            label={t(($) => $.fact.asks)}
            aside={<PatternHelp />}
            rows={1}
            hint={t(($) => $.fact.asksHint)}
            value={row.asks}
            error={errorAt(row.key, 'asks')}
            spellCheck={false}
            autoCapitalize="none"
            {...target}
            onChange={(event) => onChange({ ...row, asks: event.target.value })}
          />
        </div>
      )}
    </li>
  )
}
