import type { InfiniteData } from '@tanstack/react-query'

export interface PagedItems<Item> {
  items: readonly Item[] | undefined
  error: Error | null
  isFetching: boolean
  /** Whether these are the previous results. */
  isPending: boolean
  hasMore: boolean
  isLoadingMore: boolean
  showMore: () => void
  retry: () => void
}

interface PagedQuery<Item> {
  data: InfiniteData<{ items: Item[] }> | undefined
  error: Error | null
  isFetching: boolean
  isPlaceholderData: boolean
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
  refetch: () => unknown
}

export const toPagedItems = <Item>(result: PagedQuery<Item>): PagedItems<Item> => ({
  items: result.data?.pages.flatMap(({ items }) => items),
  error: result.error,
  isFetching: result.isFetching,
  isPending: result.isPlaceholderData,
  hasMore: result.hasNextPage,
  isLoadingMore: result.isFetchingNextPage,
  showMore: () => void result.fetchNextPage(),
  retry: () => void result.refetch(),
})
