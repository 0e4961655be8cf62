import { type InfiniteData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Class, classes } from '#contract/classes.ts'
import { type ChatbotItem, chatbots } from '#contract/chatbots.ts'
import { type Student, students } from '#contract/students.ts'
import { useApi } from '../lib/api.ts'
import { fold } from '../lib/fold.ts'
import { classesQuery } from '../students/students.api.ts'
import { pickedChatbotsQuery, pickedStudentsQuery } from './assignments.api.ts'

/** What can be ticked, as far as it was asked for. */
export interface Picked<Item> {
  items: readonly Item[] | undefined
  error: Error | null
  isFetching: boolean
  /** Whether these are the ones before those that are on their way. */
  isPending: boolean
  hasMore: boolean
  isMoreComing: boolean
  showMore: () => void
  retry: () => void
}

interface Pages<Item> {
  data: InfiniteData<{ items: Item[] }> | undefined
  error: Error | null
  isFetching: boolean
  isPlaceholderData: boolean
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
  refetch: () => unknown
}

const fromPages = <Item>(result: Pages<Item>): Picked<Item> => ({
  items: result.data?.pages.flatMap(({ items }) => items),
  error: result.error,
  isFetching: result.isFetching,
  isPending: result.isPlaceholderData,
  hasMore: result.hasNextPage,
  isMoreComing: result.isFetchingNextPage,
  showMore: () => void result.fetchNextPage(),
  retry: () => void result.refetch(),
})

/** The students of the school who match a search. */
export const usePickedStudents = (search: string): Picked<Student> =>
  fromPages(useInfiniteQuery(pickedStudentsQuery(useApi(students), search)))

/** The chatbots of the school that match a search. */
export const usePickedChatbots = (search: string): Picked<ChatbotItem> =>
  fromPages(useInfiniteQuery(pickedChatbotsQuery(useApi(chatbots), search)))

/** The classes of the school whose name fits what was typed. */
export function usePickedClasses(): { picked: Picked<Class>; search: string; setSearch: (text: string) => void } {
  const [search, setSearch] = useState('')
  const { data, error, isFetching, refetch } = useQuery(classesQuery(useApi(classes)))
  const wanted = fold(search).trim()
  const picked = {
    items: data?.items.filter(({ name }) => fold(name).includes(wanted)),
    error,
    isFetching,
    isPending: false,
    hasMore: false,
    isMoreComing: false,
    showMore: () => undefined,
    retry: () => void refetch(),
  }
  return { picked, search, setSearch }
}
