import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Callout } from '../../ui/states/callout.tsx'
import type { SeatLimit } from '../seats/seat-limit.ts'
import { SeatLimitText, SeatLimitUpgrade } from '../seats/seat-limit-text.tsx'

type AddNoticesProps = {
  full: SeatLimit | null
  added: string | null
  failure: string | undefined
}

export function AddNotices({ full, added, failure }: AddNoticesProps) {
  const { t } = useTranslation('students')
  return (
    <>
      <output className="block empty:hidden">
        {added && <Callout tone="success">{t(($) => $.adding.done, { name: added })}</Callout>}
      </output>
      {full && (
        <Callout
          tone="warning"
          urgent
          title={t(($) => $.full.title)}
          actions={<SeatLimitUpgrade tier={full.tier} size="sm" />}
        >
          <SeatLimitText limit={full.limit} tier={full.tier} />
        </Callout>
      )}
      {failure && (
        <Callout tone="danger" urgent>
          {failure}
        </Callout>
      )}
    </>
  )
}
