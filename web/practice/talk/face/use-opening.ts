import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { Message } from '#contract/conversations.ts'
import type { SpeechState } from '../../../speech/speaker/speech-state.ts'
import { usePractice } from '../../practice-context.ts'
import type { SpokenVoice } from '../voice/use-voice.ts'

/** Milliseconds after which voices that have not come are not waited for: a browser without them at hand takes two seconds. */
const voicesTimeout = 2500

/** The beginning of a visit, as far as it is to be heard. */
export interface Opening {
  /** Whether somebody has to tap to hear it: the browser waits for that, or the voice came too late. */
  isBlocked: boolean
  /** Says what was said last; to be called while somebody taps. */
  play: () => void
  /** Whether it is known by now that there is no voice. */
  hasNoVoice: boolean
}

interface OpeningOptions {
  last: Message | undefined
  voice: SpokenVoice
  /** Whether answers are spoken. */
  isOn: boolean
  /** Whether nothing stands before the conversation any more. */
  isReady: boolean
}

/** Says what was said last when somebody comes to a conversation; after a reload, browsers want a tap for that. */
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
  const hush = useEffectEvent(() => voice.stop())
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
    // Lips that move without a sound would look as if it were broken.
    if (isOffered) hush()
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
