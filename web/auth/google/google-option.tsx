import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Divider } from '../../ui/layout/divider.tsx'
import { GoogleLink } from './google-link.tsx'

export function GoogleOption() {
  const { i18n } = useTranslation()
  return (
    <div className="grid gap-5">
      <Divider>{orWord(i18n.language)}</Divider>
      <GoogleLink />
    </div>
  )
}

function orWord(language: string): string {
  const parts = new Intl.ListFormat(language, { type: 'disjunction' }).formatToParts(['1', '2'])
  return parts.find(({ type }) => type === 'literal')?.value.trim() ?? ''
}
