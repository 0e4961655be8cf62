import { useEffect, useEffectEvent, useRef } from 'react'
import type { Message } from '#contract/conversations.ts'
import { useAloud } from '../sound/use-aloud.ts'
import type { SpokenVoice } from '../sound/use-voice.ts'

/** Whether answers are read aloud, and the switch. */
export interface Aloud {
  isOn: boolean
  choose: (isOn: boolean) => void
}

/** Reads every new answer aloud while that is switched on. */
export function useReadAloud(messages: readonly Message[], voice: SpokenVoice): Aloud {
  const [isOn, setIsOn] = useAloud()
  const last = messages.at(-1)
  const lastId = last?.id
  const known = useRef(lastId)
  const read = useEffectEvent((id: string | undefined) => {
    if (!last || id === known.current) return
    known.current = id
    if (isOn && last.from === 'partner') voice.say(last.id, last.text)
  })
  useEffect(() => read(lastId), [lastId])
  const hush = useEffectEvent(() => voice.stop())
  useEffect(() => () => hush(), [])
  const choose = (next: boolean) => {
    setIsOn(next)
    if (!next) voice.stop()
    else if (last?.from === 'partner') voice.say(last.id, last.text)
  }
  return { isOn, choose }
}
