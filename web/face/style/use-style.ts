import { useEffect, useState } from 'react'
import type { LookStyle } from '#contract/values/looks.ts'
import { retryWithBackoff } from '../life/retry-with-backoff.ts'
import type { Style } from './style.ts'
import { loadStyle, loadedStyle } from './styles.ts'

export function useStyle(name: LookStyle): Style | null {
  const [fetched, setFetched] = useState<{ name: LookStyle; style: Style }>()
  const style = loadedStyle(name) ?? (fetched?.name === name ? fetched.style : null)
  useEffect(() => {
    if (style) return undefined
    const gone = new AbortController()
    const fetchIt = async () => {
      const found = await loadStyle(name)
      if (!gone.signal.aborted) setFetched({ name, style: found })
    }
    retryWithBackoff(fetchIt, gone.signal)
    return () => gone.abort()
  }, [name, style])
  return style
}
