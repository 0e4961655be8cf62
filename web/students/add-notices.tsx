import { useTranslation } from 'react-i18next'
import type { Seats } from '#contract/students.ts'
import { Callout } from '../ui/callout.tsx'
import type { Full } from './full-seats.ts'
import { FullText, FullUpgrade } from './full-words.tsx'

type AddNoticesProps = {
  seats: Seats | undefined
  full: Full | null
  /** Who was added just now, while the dialog stays open. */
  added: string | null
  failure: string | undefined
}

/** What to know before and between adding students: the seats, who was added, what failed. */
export function AddNotices({ seats, full, added, failure }: AddNoticesProps) {
  const { t } = useTranslation('students')
  return (
    <>
      {!full && seats && (
        <p className="text-muted">
          {t(($) => $.adding.seats, {
            seats: t(($) => $.seats.left, { left: seats.limit - seats.used, count: seats.limit }),
          })}
        </p>
      )}
      <output className="block empty:hidden">
        {added && <Callout tone="success">{t(($) => $.adding.done, { name: added })}</Callout>}
      </output>
      {full && (
        <Callout
          tone="warning"
          urgent
          title={t(($) => $.full.title)}
          actions={<FullUpgrade tier={full.tier} size="sm" />}
        >
          <FullText limit={full.limit} tier={full.tier} />
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
