import { useEffect, useState } from 'react'
import type { PracticeHome } from '#contract/practice/practice.ts'
import { usePractice } from '../practice-context.ts'
import type { Session } from '../session/session.ts'

export type Home = Omit<PracticeHome, 'conversations'> & { conversations: PracticeHome['conversations'] | null }

/** What each session read last: after a conversation the page would else begin with that of the first visit, and jump. */
const latest = new WeakMap<Session, Home>()

export function useHome(): Home {
  const { session, opened } = usePractice()
  const [home, setHome] = useState<Home>(() => latest.get(session) ?? { ...opened, conversations: null })
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const read = async () => {
      const now = await session.calls.home({}, { signal })
      latest.set(session, now)
      setHome(now)
    }
    // Offline the last data stays; the next event retries.
    const ask = () => read().catch(() => undefined)
    const come = () => void (document.hidden || ask())
    come()
    addEventListener('online', come, { signal })
    addEventListener('focus', come, { signal })
    document.addEventListener('visibilitychange', come, { signal })
    return () => listening.abort()
  }, [session])
  return home
}
