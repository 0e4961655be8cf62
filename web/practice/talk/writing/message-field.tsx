import { type KeyboardEvent, type RefObject, useEffect } from 'react'
import { useTranslation } from '../../../lib/words/translation/use-translation.tsx'
import { sideOf } from '../../../messages/reading-side.ts'

interface MessageFieldProps {
  ref: RefObject<HTMLTextAreaElement | null>
  text: string
  onText: (text: string) => void
  onSend: () => void
  language: string
  isQuiet?: boolean
}

// Touch keyboards have no Shift+Enter, so there Enter inserts a line break.
const hasKeyboard = () => matchMedia('(pointer: fine)').matches

export function MessageField({ ref, text, onText, onSend, language, isQuiet = false }: MessageFieldProps) {
  const { t } = useTranslation('practice')
  // Not on phones, where it would open the keyboard.
  useEffect(() => {
    if (hasKeyboard() && !isQuiet) ref.current?.focus({ preventScroll: true })
  }, [ref, isQuiet])
  const press = (event: KeyboardEvent) => {
    const isSend = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing
    if (!isSend || !hasKeyboard()) return
    event.preventDefault()
    onSend()
  }
  return (
    <label className={frameClasses}>
      <span className="sr-only">{t(($) => $.talk.message)}</span>
      <textarea
        ref={ref}
        value={text}
        rows={1}
        lang={language}
        dir={text ? 'auto' : sideOf(language)}
        autoComplete="off"
        autoCapitalize="sentences"
        enterKeyHint="send"
        placeholder={t(($) => $.talk.message)}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={press}
        className={`${cellClasses} resize-none overflow-y-auto bg-transparent outline-none!`}
      />
      <span aria-hidden="true" className={`${cellClasses} invisible overflow-hidden`}>
        {`${text} `}
      </span>
    </label>
  )
}

const frameClasses =
  'grid min-w-0 flex-1 rounded-xl border border-border-strong bg-surface-raised transition-[border-color] hover:border-muted focus-within:border-ring focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-ring'
const cellClasses =
  'col-start-1 row-start-1 max-h-[calc(5lh+1.25rem)] min-h-11 px-3.5 py-2.5 whitespace-pre-wrap wrap-anywhere'
