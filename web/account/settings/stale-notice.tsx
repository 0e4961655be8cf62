import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Callout } from '../../ui/states/callout.tsx'

type StaleNoticeProps = { onKeep: () => void; onTake: () => void }

export function StaleNotice({ onKeep, onTake }: StaleNoticeProps) {
  const { t } = useTranslation(['account', 'common'])
  return (
    <Callout
      urgent
      tone="warning"
      title={t(($) => $.stale.title, { ns: 'account' })}
      actions={
        <>
          <Button size="sm" onClick={onTake}>
            {t(($) => $.stale.dropMine, { ns: 'common' })}
          </Button>
          <Button size="sm" variant="primary" onClick={onKeep}>
            {t(($) => $.stale.keepMine, { ns: 'common' })}
          </Button>
        </>
      }
    >
      {t(($) => $.stale.text, { ns: 'account' })}
    </Callout>
  )
}
