import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { focusOn } from '../form/focus-on.ts'

interface RowsOptions<Row> {
  rows: readonly Row[]
  set: (rows: Row[]) => void
  id: string
  max: number
  elementIdOf: (row: Row) => string
  isEmpty: (row: Row) => boolean
  make: () => Row
}

export function useRows<Row>({ rows, set, id, max, elementIdOf, isEmpty, make }: RowsOptions<Row>) {
  const show = (next: Row[], focused: Row | undefined) => {
    flushSync(() => set(next))
    focusOn(focused ? elementIdOf(focused) : id)
  }
  const addAfter = (index: number) => {
    const row = make()
    if (rows.length < max) show(rows.toSpliced(index + 1, 0, row), row)
  }
  const removeAt = (index: number) => show(rows.toSpliced(index, 1), rows[index - 1] ?? rows[index + 1])
  return {
    add: () => addAfter(rows.length - 1),
    removeAt,
    /** Fills an empty row or inserts after it, up to the maximum; returns how many were added. */
    pasteAt: (index: number, pasted: readonly Row[]): number => {
      const row = rows[index]
      const replaced = row && isEmpty(row) ? 1 : 0
      const fitting = pasted.slice(0, max - rows.length + replaced)
      show(rows.toSpliced(index + 1 - replaced, replaced, ...fitting), fitting.at(-1))
      return fitting.length
    },
    /** Enter adds a row, Backspace removes an empty one. */
    press: (event: KeyboardEvent, index: number) => {
      const row = rows[index]
      const isMeant = event.key === 'Enter' || (event.key === 'Backspace' && row && isEmpty(row))
      if (!row || !isMeant || event.nativeEvent.isComposing) return
      event.preventDefault()
      if (event.key === 'Backspace') removeAt(index)
      else if (!isEmpty(row)) addAfter(index)
    },
  }
}
