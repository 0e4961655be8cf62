import { useEffect, useRef, useState } from 'react'
import type { PracticeConversation } from '#contract/practice/practice.ts'
import { type DictationFailure, listen, type Listening } from '../../../speech/listening/dictation.ts'
import { type Recipient, useRecipient } from './use-recipient.ts'

export interface Dictation {
  /** Whether the browser can listen and the recipient of the audio is known. */
  isThere: boolean
  recipient: Recipient | null
  isListening: boolean
  failure: DictationFailure | null
  start: () => void
  /** Stops listening; words spoken so far are still recognized. */
  stop: () => void
  /** Discards what is still being recognized. */
  drop: () => void
}

/** Recognized text is appended to the field's text. */
export function useDictation(
  { language, recognizers }: Pick<PracticeConversation, 'language' | 'recognizers'>,
  text: string,
  onText: (text: string) => void,
): Dictation {
  const recipient = useRecipient(language, recognizers)
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
