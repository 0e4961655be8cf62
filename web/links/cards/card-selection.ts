import type { StudentFilter } from '#contract/people/student-filter.ts'

export type CardSelection = { class_id: string } | { ids: string[] } | { filter: StudentFilter }

/** More ids are passed in the history state, because of URL length limits. */
const maxIdsInUrl = 20
const path = '/practice-cards'

export function cardsLocation(chosen: CardSelection): { to: string; state?: CardSelection } {
  if ('class_id' in chosen) return { to: `${path}?class_id=${chosen.class_id}` }
  if ('ids' in chosen && chosen.ids.length <= maxIdsInUrl) return { to: `${path}?students=${chosen.ids.join(',')}` }
  return { to: path, state: chosen }
}
