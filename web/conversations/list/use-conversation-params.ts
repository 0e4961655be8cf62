import { useSearchParams } from 'react-router'
import {
  readParams,
  type ConversationParams,
  type ConversationParamChanges,
  writeParams,
} from './conversation-params.ts'

/** Changes what is shown; `isQuiet` keeps the step out of the browser's history. */
export type ChangeConversationParams = (changes: ConversationParamChanges, options?: { isQuiet?: boolean }) => void

/** What the address bar says of the conversations, and how to change it. */
export function useConversationParams(): [ConversationParams, ChangeConversationParams] {
  const [params, setParams] = useSearchParams()
  const change: ChangeConversationParams = (changes, { isQuiet = false } = {}) =>
    setParams((current) => writeParams(current, changes), {
      replace: isQuiet,
      preventScrollReset: !('page' in changes),
    })
  return [readParams(params), change]
}
