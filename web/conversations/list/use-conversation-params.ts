import { useSearchParams } from 'react-router'
import {
  readParams,
  type ConversationParams,
  type ConversationParamChanges,
  writeParams,
} from './conversation-params.ts'

/** `isQuiet` replaces the history entry. */
export type ChangeConversationParams = (changes: ConversationParamChanges, options?: { isQuiet?: boolean }) => void

export function useConversationParams(): [ConversationParams, ChangeConversationParams] {
  const [params, setParams] = useSearchParams()
  const change: ChangeConversationParams = (changes, { isQuiet = false } = {}) =>
    setParams((current) => writeParams(current, changes), {
      replace: isQuiet,
      preventScrollReset: !('page' in changes),
    })
  return [readParams(params), change]
}
