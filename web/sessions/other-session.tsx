import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import type { Session } from '#contract/school/sessions.ts'
import { Button } from '../ui/buttons/button.tsx'
import { SessionRow } from './session-row.tsx'

type OtherSessionProps = { session: Session; now: number; onPrepare: () => void; onEnd: () => void }

export function OtherSession({ session, now, onPrepare, onEnd }: OtherSessionProps) {
  const { t } = useTranslation('sessions')
  return (
    <SessionRow
      session={session}
      now={now}
      action={
        <Button
          full
          aria-describedby={`session-${session.id}`}
          onPointerEnter={onPrepare}
          onFocus={onPrepare}
          onClick={onEnd}
        >
          {t(($) => $.terminate)}
        </Button>
      }
    />
  )
}
