import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from '../../../lib/words/translation/use-translation.tsx'
import { createClient } from '#contract/client.ts'
import type { Correction } from '#contract/practice/corrections.ts'
import { isSaidRight, longestRetry, retries } from '#contract/practice/retries.ts'
import { sideOf } from '../../../messages/reading-side.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { usePractice } from '../../practice-context.ts'

export type RetryableMistake = Correction & { better: string }

/** The message that a mistake stands in. */
export interface MessageRef {
  conversation_id: string
  message_id: string
}

interface TryAgainListProps {
  mistakes: readonly RetryableMistake[]
  message: MessageRef
  language: string
}

interface TryAgainProps {
  mistake: RetryableMistake
  message: MessageRef
  language: string
  dir: 'ltr' | 'rtl'
}

// After a try the field is gone; a result that was there before takes nothing.
const takeFocus = (element: HTMLElement | null) => element?.focus()

/** The mistakes of a message that are to be said again. */
export function TryAgainList({ mistakes, message, language }: TryAgainListProps) {
  const { t } = useTranslation('practice')
  return (
    <ul aria-label={t(($) => $.coach.again)} className="grid gap-1.5">
      {mistakes.map((mistake) => (
        <TryAgain
          key={`${mistake.start} ${mistake.written}`}
          mistake={mistake}
          message={message}
          language={language}
          dir={sideOf(language)}
        />
      ))}
    </ul>
  )
}

/** A mistake that is to be said again before it is shown how it is right; it is no message of the talk. */
function TryAgain({ mistake: { written, better, why, start, coaching }, message, language, dir }: TryAgainProps) {
  const { t } = useTranslation('practice')
  const [text, setText] = useState('')
  const { session, speaker } = usePractice()
  const [state, setState] = useState(coaching ?? 'asked')
  const id = useId()
  const check = (event: FormEvent) => {
    event.preventDefault()
    const said = text.trim()
    if (said === '') return
    // The result gets the focus, and a screen reader says it.
    speaker.stop()
    setState(isSaidRight(said, better) ? 'right' : 'wrong')
    if (start === undefined) return
    const params = { id: message.conversation_id }
    const body = { message_id: message.message_id, start, text: said }
    // Only counted: without a network the student is told all the same.
    createClient(retries, session.send)
      .add({ params, body })
      .catch(() => undefined)
  }
  return (
    <li className="grid gap-1.5 rounded-md bg-warning-soft px-3 py-2 text-sm text-warning-text">
      <p id={id}>
        {t(($) => $.coach.hint)}{' '}
        <mark lang={language} dir={dir} className="bg-transparent font-semibold text-inherit underline decoration-wavy">
          {written}
        </mark>
      </p>
      {state === 'asked' ? (
        <form className="flex items-end gap-2" onSubmit={check} aria-describedby={id}>
          <TextField
            label={t(($) => $.coach.again)}
            value={text}
            onChange={(event) => setText(event.target.value)}
            lang={language}
            dir={dir}
            maxLength={longestRetry}
            autoComplete="off"
          />
          <Button type="submit" size="sm">
            {t(($) => $.coach.check)}
          </Button>
        </form>
      ) : (
        <output ref={text === '' ? null : takeFocus} tabIndex={-1} className="grid gap-1">
          <span className="font-medium">
            {state === 'right' ? t(($) => $.coach.right) : t(($) => $.coach.shown, { better })}
          </span>
          {why && <span className="text-xs">{why}</span>}
        </output>
      )}
    </li>
  )
}
