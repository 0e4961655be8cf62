import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { Client } from '#contract/client.ts'
import { type Student, students } from '#contract/students.ts'
import { useApi } from '../lib/api.ts'
import { fromPages, type Picked } from './picked.ts'

/** The students of the school who match a search, so many at once; those before stay in sight until they are there. */
const pickedStudentsQuery = (calls: Client<typeof students>, search: string, page_size: number) =>
  infiniteQueryOptions({
    queryKey: ['students', 'to-pick', page_size, search],
    queryFn: ({ pageParam, signal }) =>
      calls.list({ query: { page: pageParam, page_size, ...(search && { search }) } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * page_size < total ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
  })

/** The students of the school who match a search, so many at once. */
export const usePickedStudents = (search: string, pageSize: number): Picked<Student> =>
  fromPages(useInfiniteQuery(pickedStudentsQuery(useApi(students), search, pageSize)))
