import { useEffect, useRef, useState } from 'react'
import type { PracticeConversation } from '#contract/practice.ts'
import { type DictationFailure, listen, type Listening } from '../../../speech/listening/dictation.ts'
import { type Recipient, useRecipient } from './use-recipient.ts'

/** Speaking instead of typing. */
export interface Dictation {
  /** Whether this browser can listen, and it is known who would hear it. */
  isThere: boolean
  /** Who would hear it; null where this browser can't listen, or that is not known yet. */
  recipient: Recipient | null
  isListening: boolean
  failure: DictationFailure | null
  start: () => void
  /** Has done speaking; what was said last is still understood. */
  stop: () => void
  /** Breaks off; nothing more comes, and what failed is past. */
  drop: () => void
}

/** Listens in the language of a conversation, where its school allows the microphone; what is understood comes after what stood in the field. */
export function useDictation(
  { language, allows_microphone }: Pick<PracticeConversation, 'language' | 'allows_microphone'>,
  text: string,
  onText: (text: string) => void,
): Dictation {
  const recipient = useRecipient(language, allows_microphone)
  const listening = useRef<Listening | null>(null)
  const [isListening, setIsListening] = useState(false)
  const [failure, setFailure] = useState<DictationFailure | null>(null)

  useEffect(() => () => listening.current?.abort(), [])

  const start = () => {
    const before = text.trim() ? `${text.trim()} ` : ''
    setFailure(null)
    setIsListening(true)
    try {
      listening.current = listen(language, recipient === 'device', {
        onText: (heard) => onText(before + heard),
        onEnd: (reason) => {
          setIsListening(false)
          setFailure(reason)
        },
      })
    } catch {
      setIsListening(false)
      setFailure('failed')
    }
  }
  const drop = () => {
    listening.current?.abort()
    setFailure(null)
  }
  return {
    isThere: recipient !== null,
    recipient,
    isListening,
    failure,
    start,
    stop: () => listening.current?.stop(),
    drop,
  }
}
