import { useEffect, useMemo, useState } from 'react'
import { createClient } from '#contract/client.ts'
import { hearing } from '#contract/practice/hearing.ts'
import type { PracticeConversation } from '#contract/practice/practice.ts'
import { chooseRecognizer } from '../../../speech/recognition/choose-recognizer.ts'
import { openRecognizers } from '../../../speech/recognition/open-recognizers.ts'
import type { SpeechRecognizer } from '../../../speech/recognition/speech-recognizer.ts'
import { type BrowserMaker, makerOf } from '../../../speech/voices/browser-maker.ts'
import { usePractice } from '../../practice-context.ts'

/** The device itself, the browser's vendor, or the school's server. */
export type Recipient = 'device' | 'server' | BrowserMaker | 'unknown'

export interface ChosenRecognizer {
  /** Null where nothing can listen, or while that is unknown. */
  recognizer: SpeechRecognizer | null
  /** Who hears. */
  recipient: Recipient | null
  /** It does not work: from now on the next one listens, once the student has read who that is. */
  giveUp: () => void
}

/** The window's event after a language was installed: the device may hear it now. */
export const installedEvent = 'tertulia-language-installed'

export function useRecognizer({
  id,
  language,
  recognizers,
}: Pick<PracticeConversation, 'id' | 'language' | 'recognizers'>): ChosenRecognizer {
  const { session, storage } = usePractice()
  const [installs, setInstalls] = useState(0)
  useEffect(() => {
    const count = () => setInstalls((before) => before + 1)
    addEventListener(installedEvent, count)
    return () => removeEventListener(installedEvent, count)
  }, [])
  const allowed = recognizers.join(' ')
  const all = useMemo(() => {
    const { transcribe } = createClient(hearing, session.send)
    return openRecognizers(recognizers, storage, (file, signal) => transcribe({ params: { id }, file }, { signal }))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new array with the same names is no other choice
  }, [allowed, id, session, storage, installs])
  const [failed, setFailed] = useState<readonly SpeechRecognizer[]>([])
  // One that failed is tried last.
  const ordered = useMemo(
    () => [...all.filter((one) => !failed.includes(one)), ...failed.filter((one) => all.includes(one))],
    [all, failed],
  )
  const choice = useMemo(() => chooseRecognizer(ordered, language), [ordered, language])
  const [found, setFound] = useState<{ choice: unknown; recognizer: SpeechRecognizer | null } | null>(null)
  useEffect(() => {
    if (!(choice instanceof Promise)) return undefined
    let isOver = false
    void choice.then((recognizer) => isOver || setFound({ choice, recognizer }))
    return () => {
      isOver = true
    }
  }, [choice])
  const late = found?.choice === choice ? found.recognizer : null
  const recognizer = choice instanceof Promise ? late : choice
  return {
    recognizer,
    recipient: recognizer && recipientOf(recognizer),
    giveUp: () => recognizer && setFailed([...failed.filter((one) => one !== recognizer), recognizer]),
  }
}

function recipientOf({ kind }: SpeechRecognizer): Recipient {
  if (kind !== 'browser') return kind
  return makerOf(navigator.userAgent, navigator.maxTouchPoints) ?? 'unknown'
}
