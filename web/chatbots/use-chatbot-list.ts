import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { chatbots } from '#contract/chatbots.ts'
import { pageSize, queryOf, readPartnerList, writePartnerList } from '../app/partner-list.ts'
import { useApi } from '../lib/api.ts'
import { pagesOf } from '../students/list-state.ts'
import { type ChatbotListChanges, chatbotList } from './chatbot-list.ts'
import { chatbotsQuery } from './chatbots.api.ts'

/** Changes what is shown; `isTyping` keeps the step out of the browser's history. */
export type ChangeChatbotList = (changes: ChatbotListChanges, options?: { isTyping?: boolean }) => void

/** The page of chatbots that the address bar asks for, and how to ask for another. */
export function useChatbotList() {
  const [params, setParams] = useSearchParams()
  const list = readPartnerList(params, chatbotList)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    chatbotsQuery(useApi(chatbots), queryOf(list)),
  )
  // Counts of the result before still hold when another one can't be fetched.
  const [known, setKnown] = useState(data)
  if (data && data !== known) setKnown(data)

  const change: ChangeChatbotList = (changes, { isTyping = false } = {}) =>
    setParams((current) => writePartnerList(current, changes, chatbotList), {
      replace: isTyping,
      preventScrollReset: !('page' in changes),
    })
  const last = data && !isPlaceholderData ? pagesOf(data.total, pageSize) : list.page
  const { page } = list
  useEffect(() => {
    if (page > last) setParams((current) => writePartnerList(current, { page: last }, chatbotList), { replace: true })
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
