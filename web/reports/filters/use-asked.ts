import { useSearchParams } from 'react-router'
import { type Asked, readAsked, writeAsked } from './asked.ts'

/** Changes what is asked; `isQuiet` keeps the step out of the browser's history. */
export type ChangeAsked = (changes: Partial<Asked>, options?: { isQuiet?: boolean }) => void

/** What the address bar asks of a report, and how to change it. */
export function useAsked(): [Asked, ChangeAsked] {
  const [params, setParams] = useSearchParams()
  const change: ChangeAsked = (changes, { isQuiet = false } = {}) =>
    setParams((current) => writeAsked(current, { ...readAsked(current), ...changes }), {
      replace: isQuiet,
      preventScrollReset: true,
    })
  return [readAsked(params), change]
}
