import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { avatars } from '#contract/avatars.ts'
import { pageSize, queryOf, readPartnerList, writePartnerList } from '../app/partner-list.ts'
import { useApi } from '../lib/api.ts'
import { pagesOf } from '../students/list-state.ts'
import { type AvatarListChanges, avatarList } from './avatar-list.ts'
import { avatarsQuery } from './avatars.api.ts'

/** Changes what is shown; `isTyping` keeps the step out of the browser's history. */
export type ChangeAvatarList = (changes: AvatarListChanges, options?: { isTyping?: boolean }) => void

/** The page of avatars that the address bar asks for, and how to ask for another. */
export function useAvatarList() {
  const [params, setParams] = useSearchParams()
  const list = readPartnerList(params, avatarList)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(avatarsQuery(useApi(avatars), queryOf(list)))
  // Counts of the result before still hold when another one can't be fetched.
  const [known, setKnown] = useState(data)
  if (data && data !== known) setKnown(data)

  const change: ChangeAvatarList = (changes, { isTyping = false } = {}) =>
    setParams((current) => writePartnerList(current, changes, avatarList), {
      replace: isTyping,
      preventScrollReset: !('page' in changes),
    })
  const last = data && !isPlaceholderData ? pagesOf(data.total, pageSize) : list.page
  const { page } = list
  useEffect(() => {
    if (page > last) setParams((current) => writePartnerList(current, { page: last }, avatarList), { replace: true })
  }, [page, last, setParams])

  return {
    list,
    change,
    page: data,
    counts: known?.counts,
    error,
    isFetching,
    isPending: isPlaceholderData,
    retry: () => void refetch(),
  }
}
