import { useTranslation } from 'react-i18next'
import type { PracticeLink } from '#contract/links.ts'
import { useFormat } from '../lib/words/format.ts'
import { Description, DescriptionList } from '../ui/lists/description-list.tsx'

/** How long a link lasts, and what became of it. */
export function LinkFacts({ link: { expires_at, last_used_at, sent_at } }: { link: PracticeLink }) {
  const { t } = useTranslation('links')
  const { date } = useFormat()
  const orNever = (at: string | null) => (at ? date(at) : <span className="text-muted">{t(($) => $.notYet)}</span>)
  return (
    <DescriptionList>
      <Description term={t(($) => $.until)}>{date(expires_at)}</Description>
      <Description term={t(($) => $.lastUsed)}>{orNever(last_used_at)}</Description>
      <Description term={t(($) => $.sent)}>{orNever(sent_at)}</Description>
    </DescriptionList>
  )
}
