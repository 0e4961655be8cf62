import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Correction } from '#contract/corrections.ts'
import { sideOf } from '../../../messages/reading-side.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'

export type RetryableMistake = Correction & { better: string }

interface TryAgainListProps {
  mistakes: readonly RetryableMistake[]
  language: string
}

interface TryAgainProps {
  mistake: RetryableMistake
  language: string
  dir: 'ltr' | 'rtl'
}

export function TryAgainList({ mistakes, language }: TryAgainListProps) {
  const { t } = useTranslation('practice')
  return (
    <ul aria-label={t(($) => $.coach.again)} className="grid gap-1.5">
      {mistakes.map((mistake) => (
        <TryAgain
          key={`${mistake.start} ${mistake.written}`}
          mistake={mistake}
          language={language}
          dir={sideOf(language)}
        />
      ))}
    </ul>
  )
}

const plain = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
/** Also true if the answer contains the correct text within a longer sentence. */
export const isRight = (said: string, better: string): boolean =>
  plain(said) !== '' && ` ${plain(said)} `.includes(` ${plain(better)} `)

/** Not sent as a message of the conversation. */
function TryAgain({ mistake: { written, better, why }, language, dir }: TryAgainProps) {
  const { t } = useTranslation('practice')
  const [text, setText] = useState('')
  const [state, setState] = useState<'asked' | 'right' | 'shown'>('asked')
  const id = useId()
  const check = (event: FormEvent) => {
    event.preventDefault()
    if (plain(text) !== '') setState(isRight(text, better) ? 'right' : 'shown')
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
            autoComplete="off"
          />
          <Button type="submit" size="sm">
            {t(($) => $.coach.check)}
          </Button>
        </form>
      ) : (
        <output className="grid gap-1">
          <span className="font-medium">
            {state === 'right' ? t(($) => $.coach.right) : t(($) => $.coach.shown, { better })}
          </span>
          {why && <span className="text-xs">{why}</span>}
        </output>
      )}
    </li>
  )
}
