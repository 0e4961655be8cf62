import { type StudentQuery, type StudentSort, studentSorts } from '#contract/students.ts'

/** What a list is sorted by; a minus in front turns it round. */
export type Sort = StudentQuery['sort']
export type Direction = 'asc' | 'desc'

const usual: StudentSort = 'name'

/** What is sorted by, and which way. */
export function parseSort(sort: Sort): { by: StudentSort; direction: Direction } {
  const by = studentSorts.find((name) => sort === name || sort === `-${name}`) ?? usual
  return { by, direction: by === sort ? 'asc' : 'desc' }
}

/** Which way a list is sorted by a column, if it is. */
export function sortedBy(sort: Sort, by: StudentSort): Direction | false {
  const parts = parseSort(sort)
  return parts.by === by && parts.direction
}

/** What the next press on a column's heading sorts by: up, then down, then as usual again. */
export function nextSort(sort: Sort, by: StudentSort): Sort {
  const direction = sortedBy(sort, by)
  if (!direction) return by
  return direction === 'asc' ? `-${by}` : usual
}
