import { useTranslation } from 'react-i18next'
import { sideOf } from '../reading-side.ts'

interface StartersProps {
  items: readonly string[]
  language: string
  onChoose: (text: string) => void
}

/** First things that a student may say, each sent as it stands. */
export function Starters({ items, language, onChoose }: StartersProps) {
  const { t } = useTranslation('practice')
  if (items.length === 0) return null
  return (
    <fieldset className="grid max-h-[40dvh] gap-1.5 overflow-y-auto py-1">
      <legend className="float-start w-full pb-1.5 text-sm text-muted">{t(($) => $.talk.starters)}</legend>
      <div className="flex flex-wrap gap-2">
        {items.map((text) => (
          <button
            key={text}
            type="button"
            lang={language}
            dir={sideOf(language)}
            onClick={() => onChoose(text)}
            className="rounded-full border border-border bg-lift px-4 py-1.5 text-start shadow-control transition-colors wrap-anywhere hover:bg-chip"
          >
            {text}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
