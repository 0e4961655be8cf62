import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import { useFormat } from '../../lib/words/format.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Callout } from '../../ui/states/callout.tsx'

export function PurgedNotice({ at }: { at: string }) {
  const { t } = useTranslation('conversations')
  const { date } = useFormat()
  return (
    <Callout
      title={t(($) => $.purged.title, { date: date(at) })}
      actions={
        <span className="print:hidden">
          <ButtonLink size="sm" render={<Link to="/settings/general" />}>
            {t(($) => $.purged.settings)}
          </ButtonLink>
        </span>
      }
    >
      {t(($) => $.purged.text)}
    </Callout>
  )
}
