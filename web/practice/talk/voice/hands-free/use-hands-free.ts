import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useSayingId } from '../../../../speech/speaker/use-speaking.ts'
import type { HandsFreeState } from '../../../../speech/turns/hands-free.ts'
import { usePractice } from '../../../practice-context.ts'
import { type HandsFreeScene, openHandsFree } from './open-hands-free.ts'
import { createReplyPreview } from './reply-preview.ts'
import type { SpokenVoice } from '../use-voice.ts'

export interface HandsFreeTalk extends HandsFreeState {
  isThere: boolean
  isOn: boolean
  /** It was on before in this conversation. */
  wasOn: boolean
  /** Interrupts the partner. Call it in a click handler. */
  start: () => void
  stop: () => void
  /** Holds the turn open, or goes on. */
  think: () => void
  /** Ends what the partner says; null while nothing is heard. */
  interrupt: (() => void) | null
  finish: (text?: string) => void
  again: () => void
}

interface HandsFreeProps extends HandsFreeScene {
  voice: SpokenVoice
}

/** Listens whenever the partner has nothing to say. */
export function useHandsFree({ state, conversation, writing, voice, aloud }: HandsFreeProps): HandsFreeTalk {
  const { speaker, session } = usePractice()
  const { dictation } = writing
  const { id, progress } = conversation
  const preview = useMemo(
    () =>
      createReplyPreview(async (text, signal) => {
        return (await session.calls.previewReply({ params: { id }, body: { text } }, { signal })).text
      }),
    [id, session],
  )
  const { handsFree, attend } = useMemo(() => openHandsFree(preview), [preview])
  useLayoutEffect(() => attend({ conversation, state, writing, aloud }))
  useEffect(
    () => () => {
      handsFree.close()
      preview.drop()
    },
    [handsFree, preview],
  )
  const [wasOn, setWasOn] = useState(false)
  const isSpeaking = useSayingId(speaker) !== null
  const isAnswering = state.active !== null && state.active !== state.broken
  const isPartners = isSpeaking || isAnswering
  useEffect(() => handsFree.setPartnersTurn(isPartners), [handsFree, isPartners])
  const isOver = progress.is_over
  useEffect(() => {
    if (isOver) handsFree.stop()
  }, [handsFree, isOver])
  useEffect(() => {
    const leave = () => document.hidden && handsFree.stop()
    document.addEventListener('visibilitychange', leave)
    return () => document.removeEventListener('visibilitychange', leave)
  }, [handsFree])
  const shown = useSyncExternalStore(handsFree.subscribe, handsFree.state)
  return {
    ...shown,
    isThere: dictation.isThere && !isOver,
    isOn: shown.phase !== 'off',
    wasOn,
    start: () => {
      setWasOn(true)
      speaker.unlock()
      dictation.drop()
      speaker.stop()
      handsFree.start()
      // What is not read aloud can't be answered without looking.
      if (voice.isThere && !aloud.isOn) aloud.choose(true)
    },
    stop: handsFree.stop,
    think: handsFree.think,
    interrupt: isSpeaking ? speaker.stop : null,
    finish: handsFree.finish,
    again: handsFree.again,
  }
}
