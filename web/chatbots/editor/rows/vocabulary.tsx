import { X } from 'lucide-react'
import { useTranslation } from '../../../lib/words/translation/use-translation.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { RowList } from './row-list.tsx'
import { max, useVocabulary } from './use-vocabulary.ts'
import { WordFields } from './word-fields.tsx'

export function Vocabulary() {
  const { t } = useTranslation('editor')
  const { rows, id, error, errorAt, message, add, change, press, paste, removeAt } = useVocabulary()
  return (
    <RowList
      label={t(($) => $.field.vocabulary)}
      hint={t(($) => $.hint.vocabulary)}
      id={id}
      addLabel={t(($) => $.add.word)}
      onAdd={add}
      count={rows.length}
      max={max}
      error={error}
      message={message}
    >
      {rows.map((row, index) => (
        <li key={row.key} className="flex items-start gap-1">
          <WordFields
            row={row}
            number={index + 1}
            errorAt={errorAt}
            onChange={(changed) => change(index, changed)}
            onKeyDown={(event) => press(event, index)}
            onPaste={(event) => paste(event, index)}
          />
          <IconButton
            label={t(($) => $.removeOne, { label: t(($) => $.field.word), number: index + 1 })}
            icon={<X />}
            onClick={() => removeAt(index)}
          />
        </li>
      ))}
    </RowList>
  )
}
