import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { asLanguage } from '../lib/words/i18n.ts'
import { useLanguage } from '../lib/words/language-context.tsx'
import { offers } from '../locales/offers.ts'

/** Offers the browser's language until one was chosen. */
export function BrowserLanguage() {
  const { i18n } = useTranslation()
  const { chosen, choose } = useLanguage()
  const spoken = navigator.languages.map(asLanguage).find((language) => language)
  if (!spoken || spoken === i18n.language || chosen()) return null
  return (
    <button
      type="button"
      lang={spoken}
      onClick={() => void choose(spoken).catch(() => undefined)}
      className="justify-self-start rounded-full border border-border px-3.5 py-1.5 font-medium text-primary-text max-sm:py-2.5 transition-colors hover:bg-primary-soft"
    >
      {offers[spoken]}
    </button>
  )
}
