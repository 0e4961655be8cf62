import { useEffect, useState, useSyncExternalStore } from 'react'
import { practiceLanguages } from '#contract/values/languages.ts'
import type { Speaker } from '../../speech/speaker/speaker.ts'
import { wantedVoice } from '../../speech/voices/voices.ts'

/** Milliseconds; Firefox on Linux loads thousands of voices. */
const voicesTimeout = (userAgent: string) => (/Firefox\//.test(userAgent) ? 12_000 : 2500)

/** Browsers load voices asynchronously. */
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
