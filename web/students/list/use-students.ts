import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Class, classes } from '#contract/people/classes.ts'
import { students } from '#contract/people/students.ts'
import { useApi } from '../../lib/api/api.ts'
import type { ListState } from '../address/list-state.ts'
import { pageCount } from '../../lists/use-page-text.ts'
import { classesQuery } from '../../people/classes.api.ts'
import { studentsQuery } from '../../people/students.api.ts'
import type { ChangeList } from '../address/use-list-state.ts'

const none: readonly Class[] = []
/** Milliseconds; a class may be practising. */
const pollInterval = 10_000

export function useStudents({ view: _view, ...query }: ListState, onChange: ChangeList, isClass: boolean) {
  const all = useQuery(classesQuery(useApi(classes)))
  const result = useQuery({ ...studentsQuery(useApi(students), query), refetchInterval: isClass && pollInterval })
  const { data, isPlaceholderData } = result

  // Keeps seats and counts of the last result when a refetch fails.
  const [known, setKnown] = useState(data)
  if (data && data !== known) setKnown(data)

  const last = data && !isPlaceholderData ? pageCount(data.total, query.page_size) : query.page
  useEffect(() => {
    if (query.page > last) onChange({ page: last }, { isTyping: true })
  }, [query.page, last, onChange])

  return {
    page: data,
    known,
    classes: all.data?.items ?? none,
    error: result.error,
    isPending: isPlaceholderData,
    isFetching: result.isFetching,
    retry: () => void result.refetch(),
  }
}
