import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'

type StaleNoticeProps = { onKeep: () => void; onTake: () => void }

/** Says that somebody else saved these settings in the meantime, and asks whose count. */
export function StaleNotice({ onKeep, onTake }: StaleNoticeProps) {
  const { t } = useTranslation('account')
  return (
    <Callout
      urgent
      tone="warning"
      title={t(($) => $.stale.title)}
      actions={
        <>
          <Button size="sm" onClick={onKeep}>
            {t(($) => $.stale.keep)}
          </Button>
          <Button size="sm" onClick={onTake}>
            {t(($) => $.stale.take)}
          </Button>
        </>
      }
    >
      {t(($) => $.stale.text)}
    </Callout>
  )
}
