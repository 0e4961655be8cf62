import { useTranslation } from '../../../lib/words/translation/use-translation.tsx'
import { sideOf } from '../../../messages/reading-side.ts'

interface StartersProps {
  items: readonly string[]
  language: string
  isLine?: boolean
  onChoose: (text: string) => void
}

export function Starters({ items, language, isLine = false, onChoose }: StartersProps) {
  const { t } = useTranslation('practice')
  if (items.length === 0) return null
  return (
    <fieldset
      className={
        isLine
          ? 'grid min-w-0'
          : 'grid max-h-[40dvh] gap-1.5 overflow-y-auto py-1 [@media(max-height:22rem)]:max-h-[18dvh]'
      }
    >
      <legend className={isLine ? 'sr-only' : 'float-start w-full pb-1.5 text-sm text-muted'}>
        {t(($) => $.talk.starters)}
      </legend>
      <div
        className={`flex gap-2 ${isLine ? '-mx-4 overflow-x-auto px-4 py-1 *:shrink-0 *:max-w-[85%]' : 'flex-wrap'}`}
      >
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
