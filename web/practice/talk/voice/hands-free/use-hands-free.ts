import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { PracticeConversation } from '#contract/practice/practice.ts'
import { useSayingId } from '../../../../speech/speaker/use-speaking.ts'
import { createHandsFree, type HandsFreeState } from '../../../../speech/turns/hands-free.ts'
import { usePractice } from '../../../practice-context.ts'
import type { TalkState } from '../../delivery/talk-state.ts'
import type { Writing } from '../../writing/use-writing.ts'
import type { ReadAloud } from '../use-read-aloud.ts'
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

interface HandsFreeProps {
  state: TalkState
  conversation: PracticeConversation
  writing: Pick<Writing, 'dictation' | 'say'>
  voice: SpokenVoice
  aloud: ReadAloud
}

/** Listens whenever the partner has nothing to say. */
export function useHandsFree({ state, conversation, writing, voice, aloud }: HandsFreeProps): HandsFreeTalk {
  const { speaker, session } = usePractice()
  const { dictation } = writing
  const { id, progress } = conversation
  const latest = useRef({ conversation, state, writing, aloud })
  useLayoutEffect(() => {
    latest.current = { conversation, state, writing, aloud }
  })
  const preview = useMemo(
    () =>
      createReplyPreview(async (text, signal) => {
        return (await session.calls.previewReply({ params: { id }, body: { text } }, { signal })).text
      }),
    [id, session],
  )
  const handsFree = useMemo(
    () =>
      createHandsFree({
        recognizer: () => latest.current.writing.dictation.chosen.recognizer,
        context: () => contextOf(latest.current.conversation),
        onPause: (text) => hasGuidedReply(latest.current) && preview.ask(text),
        onTurn: (text) => {
          latest.current.writing.say(text)
          void beginReply(text)
        },
        onBroken: () => latest.current.writing.dictation.chosen.giveUp(),
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- each conversation has its own
    [id],
  )
  const beginReply = async (text: string) => {
    const reply = await preview.take(text)
    if (reply !== null && handsFree.state().phase === 'answering') latest.current.aloud.begin(reply)
  }
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

/** The reply is known beforehand, and will be heard. */
const hasGuidedReply = ({ conversation, state, aloud }: Pick<HandsFreeProps, 'conversation' | 'state' | 'aloud'>) =>
  aloud.isOn && (conversation.engine === 'guided' || state.isGuided)

const contextOf = ({ language, level, expects, vocabulary }: PracticeConversation) => ({
  language,
  level,
  expects,
  phrases: [...plainWords(expects), ...vocabulary.map(({ word }) => word)],
})

/** The words of a step without its signs. */
const plainWords = (expects: readonly string[]) =>
  expects.flatMap((entry) => entry.split('|')).filter((word) => word && !/[*#]/.test(word))
