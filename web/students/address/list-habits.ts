import { pageSizes } from '#contract/lists.ts'
import { type Habits, views } from './list-state.ts'

const habitsKey = 'students'
const usual: Habits = { view: 'list', page_size: 25 }

/** How this browser likes to see students; whatever is missing or unusable is as usual. */
export function readHabits(storage: Storage): Habits {
  const saved = record(storage.getItem(habitsKey))
  return {
    view: views.find((view) => view === saved.view) ?? usual.view,
    page_size: pageSizes.find((size) => size === saved.page_size) ?? usual.page_size,
  }
}

/** Remembers how this browser likes to see students. */
export const writeHabits = (storage: Storage, habits: Habits): void =>
  storage.setItem(habitsKey, JSON.stringify(habits))

function record(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
