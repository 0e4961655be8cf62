import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { type Assignment, assignments } from '#contract/teaching/assignments.ts'
import type { avatars } from '#contract/teaching/avatars.ts'
import type { chatbots } from '#contract/teaching/chatbots.ts'
import type { Client } from '#contract/client.ts'
import type { Request, Result } from '#contract/endpoint.ts'
import { useApi } from '../lib/api/api.ts'
import { type Partner, scopeOf } from './partner.ts'

export type AssignmentScope =
  | { chatbot_id: string }
  | { avatar_id: string }
  | { student_id: string }
  | { class_id: string }
type AssignmentList = Result<typeof assignments.list>

export const assignmentsQuery = (calls: Client<typeof assignments>, query: AssignmentScope) =>
  queryOptions({
    queryKey: ['assignments', query],
    queryFn: ({ signal }) => calls.list({ query }, { signal }),
    staleTime: 15_000,
  })

const nothing: AssignmentList['items'] = []

/** The assignments of a partner, as far as they are loaded. */
export function useAssignedTo(partner: Partner | undefined): AssignmentList['items'] {
  const query = assignmentsQuery(useApi(assignments), partner ? scopeOf(partner) : { chatbot_id: '' })
  return useQuery({ ...query, enabled: partner !== undefined }).data?.items ?? nothing
}

/** Items a page. */
export const pageSize = 100

export const chatbotPagesQuery = (calls: Client<typeof chatbots>, search: string) =>
  infiniteQueryOptions({
    queryKey: ['chatbots', 'to-assign', search],
    queryFn: ({ pageParam, signal }) =>
      calls.list({ query: { page: pageParam, page_size: pageSize, ...(search && { search }) } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * pageSize < total ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
  })

/** Without archived ones. */
export const avatarPagesQuery = (calls: Client<typeof avatars>, search: string) =>
  infiniteQueryOptions({
    queryKey: ['avatars', 'to-assign', search],
    queryFn: ({ pageParam, signal }) =>
      calls.list({ query: { page: pageParam, page_size: pageSize, ...(search && { search }) } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * pageSize < total ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
  })

/** Invalidates assignments, counts, and lists filtered by partner. */
export const refreshAssignments = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    [['assignments'], ['chatbots'], ['avatars'], ['students', 'list'], ['links', 'cards']].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  )

export type AssignmentChange = NonNullable<Request<typeof assignments.set>['body']>

/** Removed assignments leave the cached lists at once. */
export function useSetAssignments() {
  const client = useQueryClient()
  const calls = useApi(assignments)
  return useMutation({
    mutationFn: (body: AssignmentChange) => calls.set({ body }),
    onMutate: async (body) => {
      if (body.on) return
      await client.cancelQueries({ queryKey: ['assignments'] })
      client.setQueriesData<AssignmentList>(
        { queryKey: ['assignments'] },
        (listed) => listed && { items: listed.items.filter((item) => !isAffected(item, body)) },
      )
    },
    onSettled: () => void refreshAssignments(client),
  })
}

const isAffected = (item: Assignment, change: AssignmentChange): boolean =>
  isOneOf(item.chatbot, change.chatbot_ids) || isOneOf(item.avatar, change.avatar_ids)
    ? isOneOf(item.student, change.student_ids) || isOneOf(item.class, change.class_ids)
    : false

const isOneOf = (one: { id: string } | null, ids: readonly string[] = []): boolean =>
  one !== null && ids.includes(one.id)
