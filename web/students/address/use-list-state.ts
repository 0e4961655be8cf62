import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { readPreferences, writePreferences } from './list-preferences.ts'
import { type ListChanges, type ListState, readListState, writeListState } from './list-state.ts'

/** `isTyping` replaces the history entry. */
export type ChangeList = (changes: ListChanges, options?: { isTyping?: boolean }) => void

export function useListState(classId?: string): [ListState, ChangeList] {
  const [params, setParams] = useSearchParams()
  const [habits, setHabits] = useState(() => readPreferences(localStorage))
  const read = readListState(params, habits)
  const state = classId ? { ...read, class_id: classId } : read
  const { view, page_size } = state
  if (view !== habits.view || page_size !== habits.page_size) setHabits({ view, page_size })

  const change: ChangeList = (changes, { isTyping = false } = {}) => {
    const isHabit = 'view' in changes || 'page_size' in changes
    if (isHabit)
      writePreferences(localStorage, { view: changes.view ?? view, page_size: changes.page_size ?? page_size })
    const isTurningPage = 'page' in changes
    setParams((current) => writeListState(current, changes), { replace: isTyping, preventScrollReset: !isTurningPage })
  }
  return [state, change]
}
