import { useEffect, useState } from 'react'
import type { PracticeHome } from '#contract/practice/practice.ts'
import { usePractice } from '../practice-context.ts'

export type Home = Omit<PracticeHome, 'conversations'> & { conversations: PracticeHome['conversations'] | null }

export function useHome(): Home {
  const { session, opened } = usePractice()
  const [home, setHome] = useState<Home>({ ...opened, conversations: null })
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    // Offline the last data stays; the next event retries.
    const ask = () => session.calls.home({}, { signal }).then(setHome, () => undefined)
    const come = () => void (document.hidden || ask())
    come()
    addEventListener('online', come, { signal })
    addEventListener('focus', come, { signal })
    document.addEventListener('visibilitychange', come, { signal })
    return () => listening.abort()
  }, [session])
  return home
}
