import { useEffect, useState } from 'react'
import type { PracticeHome } from '#contract/practice.ts'
import { usePractice } from '../practice-context.ts'

/** What the start page shows; the conversations are null until they are known. */
export type Home = Omit<PracticeHome, 'conversations'> & { conversations: PracticeHome['conversations'] | null }

/** Who the student may practise with and what they have practised, asked anew whenever the page comes back. */
export function useHome(): Home {
  const { session, opened } = usePractice()
  const [home, setHome] = useState<Home>({ ...opened, conversations: null })
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    // What is shown stays where there is no network; the next occasion asks again.
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
