import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { focusOn } from '../form/focus-on.ts'

/** A list of rows in the form, and what its rows are like. */
interface RowsOptions<Row> {
  rows: readonly Row[]
  set: (rows: Row[]) => void
  /** The element that has the focus where no row can. */
  id: string
  max: number
  /** The element of a row that has the focus. */
  elementIdOf: (row: Row) => string
  isEmpty: (row: Row) => boolean
  make: () => Row
}

/** The ways to add and remove rows, with the focus on the one that is written next. */
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
    /** Puts in as many as there is room for, instead of an empty row or after one; says how many that were. */
    pasteAt: (index: number, pasted: readonly Row[]): number => {
      const row = rows[index]
      const replaced = row && isEmpty(row) ? 1 : 0
      const fitting = pasted.slice(0, max - rows.length + replaced)
      show(rows.toSpliced(index + 1 - replaced, replaced, ...fitting), fitting.at(-1))
      return fitting.length
    },
    /** Enter begins the next row, and Backspace takes an empty one away. */
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
