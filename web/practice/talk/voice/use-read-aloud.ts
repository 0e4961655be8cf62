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
  const saying = useSpeakAnswers(state, last, isOn, voice)
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
  return { isOn, choose, saying }
}

type LastMessage = PracticeConversation['messages'][number] | undefined

function useSpeakAnswers({ answer, active, broken }: TalkState, last: LastMessage, isOn: boolean, voice: SpokenVoice) {
  const known = useRef(last?.id)
  const count = useRef(0)
  const stream = useRef<string | null>(null)
  const [streamed, setStreamed] = useState<{ stream: string; message: string } | null>(null)
  const end = useEffectEvent((message: NonNullable<LastMessage>) => {
    const begun = stream.current
    known.current = message.id
    stream.current = null
    if (!isOn || message.from === 'student') return
    if (!begun) return voice.say(message.id, message.text)
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
      stream.current = null
    } else if (isOn && coming) {
      stream.current ??= `answer ${(count.current += 1)}`
      voice.sayMore(stream.current, coming.trimStart(), false)
    }
  })
  const isBroken = active === null || active === broken
  const lastId = last?.id
  useEffect(() => follow(answer, isBroken, lastId), [answer, isBroken, lastId])
  return streamed && voice.saying === streamed.stream ? streamed.message : voice.saying
}
