import { useEffect, useState, useSyncExternalStore } from 'react'
import { practiceLanguages } from '#contract/languages.ts'
import type { Speaker } from '../../speech/speaker/speaker.ts'
import { wantedVoice } from '../../speech/voices/voices.ts'

/** How long a browser may take to tell of its first voice, in milliseconds; Firefox on Linux has thousands of them to load. */
const voicesTimeout = (userAgent: string) => (/Firefox\//.test(userAgent) ? 12_000 : 2500)

/** Whether it is too early to say that there is no voice: browsers load theirs late. */
export function useIsLoadingVoices(speaker: Speaker): boolean {
  const hasAny = useSyncExternalStore(speaker.subscribe, () =>
    practiceLanguages.some((language) => wantedVoice(speaker.voicesOf(language), null)),
  )
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), voicesTimeout(navigator.userAgent))
    return () => clearTimeout(timer)
  }, [])
  return !hasAny && !isOver
}
