import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { interfaceLanguages } from '#contract/values/languages.ts'
import { ownName } from '../lib/words/language-names.ts'
import { useLanguage } from '../lib/words/language-context.tsx'

export function LanguageRow() {
  const { t, i18n } = useTranslation('auth')
  const { choose } = useLanguage()
  return (
    <fieldset aria-label={t(($) => $.language)} className="flex flex-wrap justify-center gap-x-1">
      {interfaceLanguages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === i18n.language}
          onClick={() => void choose(language).catch(() => undefined)}
          className="rounded-sm px-2 py-1.5 text-muted max-sm:py-2.5 transition-colors hover:text-text aria-pressed:font-medium aria-pressed:text-text"
        >
          {ownName(language)}
        </button>
      ))}
    </fieldset>
  )
}
