import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { pageCount } from '../lists/use-page-text.ts'
import {
  type ChangePartnerList,
  type PartnerList,
  type PartnerListKind,
  pageSize,
  readPartnerList,
  writePartnerList,
} from './partner-list.ts'

interface PartnerParams<Status extends string> {
  list: PartnerList<Status>
  change: ChangePartnerList<Status>
}

export function usePartnerParams<Status extends string>(kind: PartnerListKind<Status>): PartnerParams<Status> {
  const [params, setParams] = useSearchParams()
  return {
    list: readPartnerList(params, kind),
    change: (changes, { isTyping = false } = {}) =>
      setParams((current) => writePartnerList(current, changes, kind), {
        replace: isTyping,
        preventScrollReset: !('page' in changes),
      }),
  }
}

/** A page beyond the last redirects to the last. */
export function usePartnerPage<Status extends string, Page extends { total: number }>(
  { list, change }: PartnerParams<Status>,
  { data, error, isFetching, isPlaceholderData, refetch }: UseQueryResult<Page>,
) {
  const [known, setKnown] = useState(data)
  if (data && data !== known) setKnown(data)

  const last = data && !isPlaceholderData ? pageCount(data.total, pageSize) : list.page
  const { page } = list
  useEffect(() => {
    if (page > last) change({ page: last }, { isTyping: true })
  }, [page, last, change])

  return {
    list,
    change,
    page: data,
    known,
    error,
    isFetching,
    isPending: isPlaceholderData,
    retry: () => void refetch(),
  }
}
