import { pageSizes } from '#contract/values/lists.ts'
import { type ListPreferences, views } from './list-state.ts'

const preferencesKey = 'students'
const usual: ListPreferences = { view: 'list', page_size: 25 }

/** Invalid values fall back to their defaults. */
export function readPreferences(storage: Storage): ListPreferences {
  const saved = record(storage.getItem(preferencesKey))
  return {
    view: views.find((view) => view === saved.view) ?? usual.view,
    page_size: pageSizes.find((size) => size === saved.page_size) ?? usual.page_size,
  }
}

export const writePreferences = (storage: Storage, habits: ListPreferences): void =>
  storage.setItem(preferencesKey, JSON.stringify(habits))

function record(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
