import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { chatbots } from '#contract/chatbots.ts'
import { useApi } from '../lib/api.ts'
import { pagesOf } from '../students/list-state.ts'
import { type ChatbotListChanges, pageSize, queryOf, readChatbotList, writeChatbotList } from './chatbot-list.ts'
import { chatbotsQuery } from './chatbots.api.ts'

/** Changes what is shown; `isTyping` keeps the step out of the browser's history. */
export type ChangeChatbotList = (changes: ChatbotListChanges, options?: { isTyping?: boolean }) => void

/** The page of chatbots that the address bar asks for, and how to ask for another. */
export function useChatbotList() {
  const [params, setParams] = useSearchParams()
  const list = readChatbotList(params)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    chatbotsQuery(useApi(chatbots), queryOf(list)),
  )
  // Counts of the result before still hold when another one can't be fetched.
  const [known, setKnown] = useState(data)
  if (data && data !== known) setKnown(data)

  const change: ChangeChatbotList = (changes, { isTyping = false } = {}) =>
    setParams((current) => writeChatbotList(current, changes), {
      replace: isTyping,
      preventScrollReset: !('page' in changes),
    })
  const last = data && !isPlaceholderData ? pagesOf(data.total, pageSize) : list.page
  const { page } = list
  useEffect(() => {
    if (page > last) setParams((current) => writeChatbotList(current, { page: last }), { replace: true })
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
