import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { Client } from '#contract/client.ts'
import { type Student, students } from '#contract/people/students.ts'
import { useApi } from '../lib/api/api.ts'
import { toPagedItems, type PagedItems } from '../lists/paged-items.ts'

interface StudentSearch {
  search: string
  members_last?: string
}

const studentPagesQuery = (calls: Client<typeof students>, { search, ...order }: StudentSearch, page_size: number) =>
  infiniteQueryOptions({
    queryKey: ['students', 'to-pick', page_size, search, order],
    queryFn: ({ pageParam, signal }) =>
      calls.list({ query: { page: pageParam, page_size, ...(search && { search }), ...order } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * page_size < total ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
  })

export const usePagedStudents = (wanted: StudentSearch, pageSize: number): PagedItems<Student> =>
  toPagedItems(useInfiniteQuery(studentPagesQuery(useApi(students), wanted, pageSize)))
