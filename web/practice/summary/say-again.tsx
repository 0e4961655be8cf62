import { type FormEvent, useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { isSaidRight, longestRetry } from '#contract/practice/retries.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'

interface SayAgainProps {
  better: string
  language: string
  dir: 'ltr' | 'rtl'
}

// What had the focus is gone: the button, and then the field.
const takeFocus = (element: HTMLElement | null) => element?.focus()

/** A mistake of the summary that can be said again, as often as one likes; it is not counted. */
export function SayAgain({ better, language, dir }: SayAgainProps) {
  const { t } = useTranslation('practice')
  const [isOpen, setIsOpen] = useState(false)
  const [text, setText] = useState('')
  const [outcome, setOutcome] = useState<'right' | 'wrong' | null>(null)
  const check = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') setOutcome(isSaidRight(text, better) ? 'right' : 'wrong')
  }
  if (outcome === 'right')
    return (
      <output ref={takeFocus} tabIndex={-1} className="basis-full text-xs font-medium">
        {t(($) => $.coach.right)}
      </output>
    )
  if (!isOpen)
    return (
      <Button size="sm" onClick={() => setIsOpen(true)}>
        {t(($) => $.coach.again)}
      </Button>
    )
  return (
    <form className="grid basis-full gap-1 pb-1" onSubmit={check}>
      <div className="flex items-end gap-2">
        <TextField
          label={t(($) => $.coach.again)}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setOutcome(null)
          }}
          lang={language}
          dir={dir}
          maxLength={longestRetry}
          autoComplete="off"
          ref={takeFocus}
        />
        <Button type="submit" size="sm">
          {t(($) => $.coach.check)}
        </Button>
      </div>
      {outcome === 'wrong' && <output className="text-xs">{t(($) => $.coach.shown, { better })}</output>}
    </form>
  )
}
