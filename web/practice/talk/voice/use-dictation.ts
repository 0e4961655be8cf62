import { useEffect, useRef, useState } from 'react'
import type { PracticeConversation } from '#contract/practice/practice.ts'
import type { Listening, RecognitionFailure } from '../../../speech/recognition/speech-recognizer.ts'
import { type ChosenRecognizer, type Recipient, useRecognizer } from './use-recognizer.ts'

export interface Dictation {
  /** Whether something can listen, so that who hears is known. */
  isThere: boolean
  recipient: Recipient | null
  isListening: boolean
  failure: RecognitionFailure | null
  start: () => void
  /** Stops listening; words spoken so far are still recognized. */
  stop: () => void
  /** Discards what is still being recognized. */
  drop: () => void
  chosen: ChosenRecognizer
}

/** Recognized text is appended to the field's text. */
export function useDictation(
  conversation: Pick<PracticeConversation, 'id' | 'language' | 'recognizers' | 'vocabulary'>,
  text: string,
  onText: (text: string) => void,
): Dictation {
  const chosen = useRecognizer(conversation)
  const { recognizer, recipient, giveUp } = chosen
  const listening = useRef<Listening | null>(null)
  const [isListening, setIsListening] = useState(false)
  const [failure, setFailure] = useState<RecognitionFailure | null>(null)

  useEffect(() => () => listening.current?.abort(), [])

  const start = () => {
    if (!recognizer) return
    const before = text.trim() ? `${text.trim()} ` : ''
    const { language, vocabulary } = conversation
    setFailure(null)
    setIsListening(true)
    try {
      listening.current = recognizer.listen(
        { language, phrases: vocabulary.map(({ word }) => word), isContinuous: false },
        {
          onText: (heard) => heard.text && onText(before + heard.text),
          onEnd: (reason) => {
            setIsListening(false)
            setFailure(reason)
            if (reason === 'failed') giveUp()
          },
        },
      )
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
    chosen,
  }
}
