import { type StudentQuery, type StudentSort, studentSorts } from '#contract/people/student-filter.ts'

/** A leading minus means descending. */
export type Sort = StudentQuery['sort']
export type Direction = 'asc' | 'desc'

const usual: StudentSort = 'name'

export function parseSort(sort: Sort): { by: StudentSort; direction: Direction } {
  const by = studentSorts.find((name) => sort === name || sort === `-${name}`) ?? usual
  return { by, direction: by === sort ? 'asc' : 'desc' }
}

export function sortedBy(sort: Sort, by: StudentSort): Direction | false {
  const parts = parseSort(sort)
  return parts.by === by && parts.direction
}

/** Ascending, descending, then the default. */
export function nextSort(sort: Sort, by: StudentSort): Sort {
  const direction = sortedBy(sort, by)
  if (!direction) return by
  return direction === 'asc' ? `-${by}` : usual
}
