import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Client } from '#contract/client.ts'
import { cardLimit, links, type PracticeCard } from '#contract/people/links.ts'
import { type Student, students } from '#contract/people/students.ts'
import type { StudentFilter } from '#contract/people/student-filter.ts'
import { useApi } from '../lib/api/api.ts'
import type { CardSelection } from './cards/card-selection.ts'

export const linkQuery = (calls: Client<typeof links>, id: string) =>
  queryOptions({
    queryKey: ['links', 'one', id],
    queryFn: ({ signal }) => calls.get({ params: { id } }, { signal }),
  })

export function useRenewLink(id: string) {
  const client = useQueryClient()
  const calls = useApi(links)
  return useMutation({
    mutationFn: () => calls.renew({ params: { id } }),
    onSuccess: (link) => {
      client.setQueryData(linkQuery(calls, id).queryKey, link)
      void client.invalidateQueries({ queryKey: ['links', 'cards'] })
    },
  })
}

export interface CardCalls {
  links: Client<typeof links>
  students: Client<typeof students>
}

export const useCardCalls = (): CardCalls => ({ links: useApi(links), students: useApi(students) })

export interface Cards {
  items: PracticeCard[]
  leftOut: number
}

/** In milliseconds. */
const staleTime = 60_000

export const cardsQuery = (calls: CardCalls, chosen: CardSelection) =>
  queryOptions({
    queryKey: ['links', 'cards', chosen],
    queryFn: ({ signal }): Promise<Cards> => fetchCards(calls, chosen, signal),
    staleTime,
  })

async function fetchCards(calls: CardCalls, chosen: CardSelection, signal: AbortSignal): Promise<Cards> {
  if ('class_id' in chosen) return fetchCardsOfClass(calls, chosen.class_id, signal)
  const ids =
    'ids' in chosen ? chosen.ids : (await fetchAllStudents(calls.students, chosen.filter, signal)).map(({ id }) => id)
  const items: PracticeCard[] = []
  for (let from = 0; from < ids.length; from += cardLimit) {
    const student_ids = ids.slice(from, from + cardLimit)
    items.push(...(await calls.links.cards({ body: { student_ids } }, { signal })).items)
  }
  return { items, leftOut: ids.length - items.length }
}

async function fetchCardsOfClass(calls: CardCalls, class_id: string, signal: AbortSignal): Promise<Cards> {
  const inactive = { class_id, status: 'inactive', page_size: 10 } as const
  const [{ items }, { total }] = await Promise.all([
    calls.links.cards({ body: { class_id } }, { signal }),
    calls.students.list({ query: inactive }, { signal }),
  ])
  return { items, leftOut: total }
}

/** The API's page size limit. */
const pageSize = 500

export async function fetchAllStudents(
  calls: Client<typeof students>,
  filter: StudentFilter,
  signal: AbortSignal,
): Promise<Student[]> {
  const found: Student[] = []
  for (let page = 1, total = 1; found.length < total; page += 1) {
    const next = await calls.list({ query: { ...filter, page, page_size: pageSize } }, { signal })
    found.push(...next.items)
    total = next.items.length > 0 ? next.total : 0
  }
  return found
}
