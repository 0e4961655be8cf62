import type { ReactElement } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { interfaceLanguages } from '#contract/values/languages.ts'
import { useErrorText } from '../../lib/api/error-text.ts'
import { ownName } from '../../lib/words/language-names.ts'
import { asLanguage } from '../../lib/words/i18n.ts'
import { useLanguage } from '../../lib/words/language-context.tsx'
import { Menu, MenuChoice } from '../../ui/overlays/menu.tsx'
import { useToasts } from '../../ui/overlays/toasts.tsx'

const options = interfaceLanguages.map((tag) => ({ value: tag, label: ownName(tag), lang: tag }))

export function LanguageMenu({ trigger }: { trigger: ReactElement }) {
  const { t, i18n } = useTranslation('appearance')
  const language = useLanguage()
  const toasts = useToasts()
  const errorText = useErrorText()
  return (
    <Menu trigger={trigger} align="end" defaultOpen>
      <MenuChoice
        value={asLanguage(i18n.language) ?? 'en'}
        onChange={(next) =>
          void language.choose(next).catch((error: unknown) =>
            toasts.error(
              t(($) => $.languageFailed),
              { description: errorText(error) },
            ),
          )
        }
        options={options}
      />
    </Menu>
  )
}
