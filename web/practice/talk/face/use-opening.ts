import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { Message } from '#contract/practice/conversations.ts'
import type { SpeechState } from '../../../speech/speaker/speech-state.ts'
import { usePractice } from '../../practice-context.ts'
import type { SpokenVoice } from '../voice/use-voice.ts'

/** Milliseconds; without installed voices a browser takes two seconds to report that. */
const voicesTimeout = 2500

export interface Opening {
  /** Autoplay rules require a tap, or the voices came too late. */
  isBlocked: boolean
  /** Must be called in a click handler. */
  play: () => void
  hasNoVoice: boolean
}

interface OpeningOptions {
  last: Message | undefined
  voice: SpokenVoice
  isOn: boolean
  isReady: boolean
}

/** Speaks the last message when a conversation opens; after a reload browsers require a tap. */
export function useOpening({ last, voice, isOn, isReady }: OpeningOptions): Opening {
  const { speaker } = usePractice()
  const isRefused = useSyncExternalStore(speaker.subscribe, () => speaker.state().isBlocked)
  const isHeard = useSyncExternalStore(speaker.subscribe, () => isAudible(speaker.state()))
  const [hasWaited, setHasWaited] = useState(false)
  const [missed, setMissed] = useState<string | null>(null)
  const silently = useSyncExternalStore(speaker.subscribe, () => (speaker.state().isSilent ? speaker.state().id : null))
  if (silently !== null && silently === last?.id && missed !== silently && !voice.isThere) setMissed(silently)
  if (missed !== null && isHeard) setMissed(null)
  const isMissed = missed !== null && missed === last?.id && voice.isThere
  const hasBegun = useRef(false)
  const begin = useEffectEvent(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    if (!isOn || last?.from !== 'partner') return
    voice.say(last.id, last.text)
  })
  const stopSpeech = useEffectEvent(() => voice.stop())
  useEffect(() => {
    const timer = setTimeout(() => setHasWaited(true), voicesTimeout)
    return () => clearTimeout(timer)
  }, [])
  const isSettled = isReady && (voice.isThere || hasWaited)
  useEffect(() => {
    if (isSettled) begin()
  }, [isSettled])
  const isOffered = isRefused || isMissed
  useEffect(() => {
    // Without sound, moving lips would look broken.
    if (isOffered) stopSpeech()
  }, [isOffered])
  return {
    isBlocked: isOffered && isOn && last?.from === 'partner',
    play: () => {
      speaker.unlock()
      if (last) voice.say(last.id, last.text)
    },
    hasNoVoice: hasWaited && !voice.isThere,
  }
}

const isAudible = ({ id, sentence, isSilent }: SpeechState) => id !== null && sentence !== null && !isSilent
