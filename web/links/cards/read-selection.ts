import { StudentFilter } from '#contract/people/student-filter.ts'
import type { CardSelection } from './card-selection.ts'

const idShape = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
const isId = (value: unknown): value is string => typeof value === 'string' && idShape.test(value)

export function readSelection(search: URLSearchParams, state: unknown): CardSelection | null {
  const class_id = search.get('class_id')
  if (isId(class_id)) return { class_id }
  const named = (search.get('students') ?? '').split(',').filter(isId)
  if (named.length > 0) return { ids: named }
  return typeof state === 'object' && state !== null ? selectionFrom(state) : null
}

function selectionFrom(state: object): CardSelection | null {
  if ('ids' in state && Array.isArray(state.ids)) {
    const ids = state.ids.filter(isId)
    return ids.length > 0 ? { ids } : null
  }
  if (!('filter' in state)) return null
  const filter = StudentFilter.safeParse(state.filter)
  return filter.success ? { filter: filter.data } : null
}
