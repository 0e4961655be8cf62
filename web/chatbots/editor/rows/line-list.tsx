import type { ClipboardEvent } from 'react'
import { useTranslation } from '../../../lib/words/translation/use-translation.tsx'
import { chatbotLists } from '#contract/teaching/chatbot-limits.ts'
import { lengthOf, elementIdOf } from '../form/chatbot-problems.ts'
import { type LineRow, newLine } from '../form/chatbot-rows.ts'
import { type LineField } from '../form/chatbot-values.ts'
import { LineItem } from './line-item.tsx'
import { toSingleLine, pastedLines } from './pasted-text.ts'
import { RowList } from './row-list.tsx'
import { useField, useCharactersLeftText, useTargetLanguage } from '../form/use-field.ts'
import { useRows } from './use-rows.ts'

type LineListProps = {
  name: LineField
  label: string
  hint?: string
  addLabel: string
  placeholder?: string
  isTarget?: boolean
}

/** Enter adds a row; pasting several lines adds several. */
export function LineList({ name, label, hint, addLabel, placeholder, isTarget = false }: LineListProps) {
  const { t } = useTranslation('editor')
  const { value: rows, set, error, errorAt, id } = useField(name)
  const target = useTargetLanguage()
  const roomText = useCharactersLeftText()
  const max = chatbotLists[name]
  const elementId = (row: LineRow) => elementIdOf({ field: name, row: row.key, part: null })
  const actions = useRows({
    rows,
    set,
    id,
    max,
    elementIdOf: elementId,
    isEmpty: ({ text }) => text === '',
    make: newLine,
  })
  const paste = (event: ClipboardEvent, index: number) => {
    const lines = pastedLines(event.clipboardData.getData('text'))
    if (lines.length < 2 || rows[index]?.text) return
    event.preventDefault()
    actions.pasteAt(index, lines.map(newLine))
  }
  return (
    <RowList
      label={label}
      hint={hint}
      id={id}
      addLabel={addLabel}
      onAdd={actions.add}
      count={rows.length}
      max={max}
      error={rows.every((row) => !errorAt(row.key, null)) && error}
    >
      {rows.map((row, index) => (
        <LineItem
          key={row.key}
          id={elementId(row)}
          label={t(($) => $.row[name])}
          number={index + 1}
          value={row.text}
          placeholder={placeholder}
          error={errorAt(row.key, null)}
          hint={roomText(row.text, lengthOf(name, null))}
          {...(isTarget ? target : { dir: 'auto' })}
          onChange={({ target: { value } }) => set(rows.with(index, { ...row, text: toSingleLine(value) }))}
          onKeyDown={(event) => actions.press(event, index)}
          onPaste={(event) => paste(event, index)}
          onRemove={() => actions.removeAt(index)}
        />
      ))}
    </RowList>
  )
}
