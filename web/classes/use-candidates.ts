import { useInfiniteQuery } from '@tanstack/react-query'
import { students } from '#contract/students.ts'
import { useApi } from '../lib/api.ts'
import { candidatesQuery } from './classes.api.ts'

export type Candidates = ReturnType<typeof useCandidates>

/** The students of the school who match a search, as far as they were asked for. */
export function useCandidates(search: string) {
  const result = useInfiniteQuery(candidatesQuery(useApi(students), search))
  return {
    students: result.data?.pages.flatMap(({ items }) => items),
    error: result.error,
    isFetching: result.isFetching,
    /** Whether these are the ones before those that are on their way. */
    isPending: result.isPlaceholderData,
    hasMore: result.hasNextPage,
    isMoreComing: result.isFetchingNextPage,
    showMore: () => void result.fetchNextPage(),
    retry: () => void result.refetch(),
  }
}
