import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from '../../../lib/words/translation/use-translation.tsx'
import { useToasts } from '../../../ui/overlays/toasts.tsx'
import { elementIdOf } from '../form/chatbot-problems.ts'
import { newKey, newStep, type StepRow } from '../form/chatbot-rows.ts'
import { type ChatbotValues } from '../form/chatbot-values.ts'
import { focusOn } from '../form/focus-on.ts'
import { useField } from '../form/use-field.ts'

export interface StepActions {
  change: (row: StepRow) => void
  toggle: () => void
  /** Up (-1) or down (1); `from` is the element that keeps the focus. */
  move: (by: 1 | -1, from: string) => void
  duplicate: () => void
  remove: () => void
}

const stepElementId = (row: StepRow, part: string) => elementIdOf({ field: 'steps', row: row.key, part })

export function useSteps() {
  const { t } = useTranslation('editor')
  const { getValues } = useFormContext<ChatbotValues>()
  const field = useField('steps')
  const toasts = useToasts()
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [moved, setMoved] = useState<{ from: number; to: number } | null>(null)
  const { value: rows, set, id, wrongPlace } = field
  // A step with an error is always open.
  const isOpen = (key: string) => open.has(key) || Boolean(wrongPlace?.includes(`-${key}-`))

  const insert = (row: StepRow, index: number, focused: string) => {
    flushSync(() => {
      set(getValues('steps').toSpliced(index, 0, row))
      setOpen(new Set(open).add(row.key))
    })
    focusOn(stepElementId(row, focused))
  }
  const toggle = (row: StepRow) => {
    const next = new Set(open)
    if (!next.delete(row.key)) next.add(row.key)
    setOpen(next)
  }
  const move = (index: number, by: 1 | -1, from: string) => {
    const row = rows[index]
    const to = index + by
    if (!row || to < 0 || to >= rows.length) return
    flushSync(() => {
      set(rows.toSpliced(index, 1).toSpliced(to, 0, row))
      setMoved({ from: index + 1, to: to + 1 })
    })
    const kept = document.getElementById(from)
    if (kept instanceof HTMLButtonElement && kept.disabled) focusOn(stepElementId(row, 'head'))
    else focusOn(from)
  }
  const remove = (row: StepRow, index: number) => {
    const next = rows.toSpliced(index, 1)
    const neighbour = next[index] ?? next.at(-1)
    flushSync(() => set(next))
    focusOn(neighbour ? stepElementId(neighbour, 'head') : id)
    const undo = () => insert(row, Math.min(index, getValues('steps').length), 'head')
    toasts.info(
      t(($) => $.step.deleted, { number: index + 1 }),
      { action: { label: t(($) => $.step.undo), onPress: undo } },
    )
  }

  return {
    ...field,
    rows,
    moved,
    isOpen,
    needsNone: rows.length === 0,
    add: () => insert(newStep(), rows.length, 'says'),
    actsOf: (row: StepRow, index: number): StepActions => ({
      change: (changed) => set(rows.with(index, changed)),
      toggle: () => toggle(row),
      move: (by, from) => move(index, by, from),
      duplicate: () => insert({ ...row, key: newKey() }, index + 1, 'says'),
      remove: () => remove(row, index),
    }),
  }
}
