import { Languages } from 'lucide-react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { interfaceLanguages } from '#contract/values/languages.ts'
import { asLanguage } from '../lib/words/i18n.ts'
import { useLanguage } from '../lib/words/language-context.tsx'
import { ownName } from '../lib/words/language-names.ts'

export function LanguageSelect() {
  const { t, i18n } = useTranslation('practice')
  const { choose } = useLanguage()
  return (
    <label className="flex min-h-11 items-center gap-2 rounded-md px-2 text-muted focus-within:outline-2 focus-within:outline-ring hover:text-text">
      <Languages className="size-5 shrink-0" aria-hidden="true" />
      <span className="sr-only">{t(($) => $.language)}</span>
      <select
        value={i18n.language}
        onChange={({ target }) => void choose(asLanguage(target.value) ?? 'en').catch(() => undefined)}
        className="min-h-11 max-w-32 cursor-pointer bg-transparent pe-1 text-base outline-none"
      >
        {interfaceLanguages.map((tag) => (
          <option key={tag} value={tag} lang={tag} className="bg-surface text-text">
            {ownName(tag)}
          </option>
        ))}
      </select>
    </label>
  )
}
