import { Lightbulb, SendHorizontal } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { focusOn } from '../editor/form/focus-on.ts'

type ComposerProps = {
  starters: readonly string[]
  hint: string | null
  isOver: boolean
  isBusy: boolean
  isBroken: boolean
  target: { lang: string; dir: 'ltr' | 'rtl' }
  onSay: (text: string) => void
}

/** The field keeps the focus while the answer is loading. */
export function Composer({ starters, hint, isOver, isBusy, isBroken, target, onSay }: ComposerProps) {
  const { t } = useTranslation('preview')
  const [text, setText] = useState('')
  const [shown, setShown] = useState<string | null>(null)
  const maySay = !isBusy && !isOver && !isBroken
  const say = (said: string) => {
    if (!maySay || !said.trim()) return
    setText('')
    onSay(said.trim())
    focusOn('preview-message')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    say(text)
  }
  const notice = isBroken ? t(($) => $.broken) : isOver ? t(($) => $.over) : null

  return (
    <div className="grid gap-2 border-t border-border bg-surface p-3">
      {starters.length > 0 && maySay && (
        <ul aria-label={t(($) => $.starters)} className="flex flex-wrap gap-1.5">
          {starters.map((starter) => (
            <li key={starter} className="max-w-full">
              <button type="button" className={starterClasses} {...target} onClick={() => say(starter)}>
                {starter}
              </button>
            </li>
          ))}
        </ul>
      )}
      <output className="empty:hidden">
        {hint !== null && shown === hint && (
          <span dir="auto" className={hintClasses}>
            {hint}
          </span>
        )}
      </output>
      {notice && <p className="text-sm text-muted">{notice}</p>}
      <form onSubmit={submit} className="flex items-center gap-1.5">
        <IconButton
          label={t(($) => $.hint)}
          icon={<Lightbulb />}
          disabled={hint === null || isOver}
          onClick={() => setShown(shown === hint ? null : hint)}
        />
        <div className="min-w-0 flex-1">
          <TextField
            id="preview-message"
            label={t(($) => $.message)}
            labelHidden
            placeholder={t(($) => $.placeholder)}
            value={text}
            maxLength={2000}
            autoComplete="off"
            {...target}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <IconButton
          type="submit"
          variant="secondary"
          label={t(($) => $.send)}
          icon={<SendHorizontal className="rtl:-scale-x-100" />}
          disabled={!maySay}
        />
      </form>
    </div>
  )
}

const starterClasses =
  'rounded-full border border-border bg-surface-raised px-3 py-1.5 text-start text-sm transition-colors hover:bg-surface-hover max-sm:py-2.5'
const hintClasses = 'block rounded-md bg-info-soft px-3 py-2 text-sm text-info-text'
