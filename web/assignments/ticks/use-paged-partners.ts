import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Class, classes } from '#contract/people/classes.ts'
import { type Avatar, avatars } from '#contract/teaching/avatars.ts'
import { type ChatbotItem, chatbots } from '#contract/teaching/chatbots.ts'
import { useApi } from '../../lib/api/api.ts'
import { fold } from '../../lib/words/fold.ts'
import { classesQuery } from '../../people/classes.api.ts'
import { toPagedItems, type PagedItems } from '../../lists/paged-items.ts'
import { avatarPagesQuery, chatbotPagesQuery } from '../assignments.api.ts'

export const usePagedChatbots = (search: string): PagedItems<ChatbotItem> =>
  toPagedItems(useInfiniteQuery(chatbotPagesQuery(useApi(chatbots), search)))

export const usePagedAvatars = (search: string): PagedItems<Avatar> =>
  toPagedItems(useInfiniteQuery(avatarPagesQuery(useApi(avatars), search)))

export function useHasNoPartner(): boolean {
  const lists = [usePagedChatbots(''), usePagedAvatars('')]
  return lists.every(({ items }) => items?.length === 0)
}

export const useHasNoClass = (): boolean => useQuery(classesQuery(useApi(classes))).data?.items.length === 0

export function usePagedClasses(): { paged: PagedItems<Class>; search: string; setSearch: (text: string) => void } {
  const [search, setSearch] = useState('')
  const { data, error, isFetching, refetch } = useQuery(classesQuery(useApi(classes)))
  const wanted = fold(search).trim()
  const paged = {
    items: data?.items.filter(({ name }) => fold(name).includes(wanted)),
    error,
    isFetching,
    isPending: false,
    hasMore: false,
    isLoadingMore: false,
    showMore: () => undefined,
    retry: () => void refetch(),
  }
  return { paged, search, setSearch }
}
