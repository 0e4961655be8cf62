import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PracticeConversation } from '#contract/practice/practice.ts'
import { useReadAloudSetting } from './use-read-aloud-setting.ts'
import type { SpokenVoice } from './use-voice.ts'
import type { TalkState } from '../delivery/talk-state.ts'

export interface ReadAloud {
  isOn: boolean
  choose: (isOn: boolean) => void
  /** The id of the message that is being spoken; null if none. */
  saying: string | null
  /** Speaks the reply that the server is about to give. */
  begin: (reply: string) => void
}

/** Speaks each new answer from its first complete sentence. */
export function useReadAloud(
  state: TalkState,
  { messages, look, speaks_answers }: Pick<PracticeConversation, 'messages' | 'look' | 'speaks_answers'>,
  voice: SpokenVoice,
): ReadAloud {
  // An avatar speaks by default; text chats only on request.
  const [isOn, setIsOn] = useReadAloudSetting(look !== null && speaks_answers)
  const last = messages.at(-1)
  const { saying, begin } = useSpeakAnswers(state, last, isOn, voice)
  const stopSpeech = useEffectEvent(() => voice.stop())
  useEffect(() => {
    const follow = () => document.hidden && stopSpeech()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      stopSpeech()
    }
  }, [])
  const choose = (next: boolean) => {
    setIsOn(next)
    if (!next) voice.stop()
    else if (last?.from === 'partner') voice.say(last.id, last.text)
  }
  return { isOn, choose, saying, begin }
}

type LastMessage = PracticeConversation['messages'][number] | undefined

function useSpeakAnswers({ answer, active, broken }: TalkState, last: LastMessage, isOn: boolean, voice: SpokenVoice) {
  const known = useRef(last?.id)
  const count = useRef(0)
  const stream = useRef<string | null>(null)
  const previewed = useRef<string | null>(null)
  const [streamed, setStreamed] = useState<{ stream: string; message: string } | null>(null)
  const nextStream = () => `answer ${(count.current += 1)}`
  const end = useEffectEvent((message: NonNullable<LastMessage>) => {
    known.current = message.id
    if (message.from === 'student') return
    const begun = stream.current
    const isOther = previewed.current !== null && previewed.current !== message.text
    stream.current = previewed.current = null
    if (!isOn) return
    if (!begun || isOther) return voice.say(message.id, message.text)
    setStreamed({ stream: begun, message: message.id })
    voice.sayMore(begun, message.text, true)
  })
  const follow = useEffectEvent((coming: string | null, isBroken: boolean, lastId: string | undefined) => {
    if (last && lastId !== known.current) {
      end(last)
      if (last.from === 'partner') return
    }
    if (isBroken) {
      // The stream broke off; a retry starts from the beginning.
      if (stream.current) voice.stop()
      stream.current = previewed.current = null
    } else if (isOn && coming) {
      stream.current ??= nextStream()
      voice.sayMore(stream.current, coming.trimStart(), false)
    }
  })
  const begin = (reply: string) => {
    if (!isOn || stream.current !== null || voice.saying !== null) return
    stream.current = nextStream()
    previewed.current = reply.trim()
    voice.sayMore(stream.current, previewed.current, true)
  }
  const isBroken = active === null || active === broken
  const lastId = last?.id
  useEffect(() => follow(answer, isBroken, lastId), [answer, isBroken, lastId])
  return { saying: streamed && voice.saying === streamed.stream ? streamed.message : voice.saying, begin }
}
