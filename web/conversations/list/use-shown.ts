import { useSearchParams } from 'react-router'
import { readShown, type Shown, type ShownChanges, writeShown } from './shown.ts'

/** Changes what is shown; `isQuiet` keeps the step out of the browser's history. */
export type ChangeShown = (changes: ShownChanges, options?: { isQuiet?: boolean }) => void

/** What the address bar says of the conversations, and how to change it. */
export function useShown(): [Shown, ChangeShown] {
  const [params, setParams] = useSearchParams()
  const change: ChangeShown = (changes, { isQuiet = false } = {}) =>
    setParams((current) => writeShown(current, changes), {
      replace: isQuiet,
      preventScrollReset: !('page' in changes),
    })
  return [readShown(params), change]
}
