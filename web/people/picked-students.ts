import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { Client } from '#contract/client.ts'
import { type Student, students } from '#contract/students.ts'
import { useApi } from '../lib/api/api.ts'
import { fromPages, type Picked } from '../lists/picked.ts'

interface Wanted {
  search: string
  /** The class whose members come last. */
  members_last?: string
}

/** The students of the school who match a search, so many at once; those before stay in sight until they are there. */
const pickedStudentsQuery = (calls: Client<typeof students>, { search, ...order }: Wanted, page_size: number) =>
  infiniteQueryOptions({
    queryKey: ['students', 'to-pick', page_size, search, order],
    queryFn: ({ pageParam, signal }) =>
      calls.list({ query: { page: pageParam, page_size, ...(search && { search }), ...order } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * page_size < total ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
  })

/** The students of the school who match a search, so many at once. */
export const usePickedStudents = (wanted: Wanted, pageSize: number): Picked<Student> =>
  fromPages(useInfiniteQuery(pickedStudentsQuery(useApi(students), wanted, pageSize)))
