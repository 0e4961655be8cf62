import type { ClipboardEventHandler, KeyboardEventHandler } from 'react'
import { useTranslation } from '../../../lib/words/translation/use-translation.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { elementIdOf } from '../form/chatbot-problems.ts'
import type { WordRow } from '../form/chatbot-rows.ts'
import { useTargetLanguage } from '../form/use-field.ts'

type WordFieldsProps = {
  row: WordRow
  number: number
  errorAt: (row: string, part: string) => string | undefined
  onChange: (row: WordRow) => void
  onKeyDown: KeyboardEventHandler
  onPaste: ClipboardEventHandler
}

export function WordFields({ row, number, errorAt, onChange, onKeyDown, onPaste }: WordFieldsProps) {
  const { t } = useTranslation('editor')
  const target = useTargetLanguage()
  const shared = (part: 'word' | 'meaning') => ({
    id: elementIdOf({ field: 'vocabulary', row: row.key, part }),
    label: t(($) => $.numbered, { label: t(($) => $.field[part]), number }),
    labelHidden: true,
    placeholder: t(($) => $.field[part]),
    autoComplete: 'off',
    error: errorAt(row.key, part),
    onKeyDown,
  })
  return (
    <div className="grid min-w-0 flex-1 grid-cols-1 gap-2 sm:grid-cols-[2fr_3fr]">
      <TextField
        {...shared('word')}
        {...target}
        value={row.word}
        onPaste={onPaste}
        onChange={(event) => onChange({ ...row, word: event.target.value })}
      />
      <TextField
        {...shared('meaning')}
        dir="auto"
        value={row.meaning}
        onChange={(event) => onChange({ ...row, meaning: event.target.value })}
      />
    </div>
  )
}
