import { useTranslation } from 'react-i18next'
import type { Session } from '#contract/sessions.ts'
import { useErrorText } from '../lib/error-text.ts'
import { Button } from '../ui/button.tsx'
import { useToasts } from '../ui/toasts.tsx'
import { useSessionName } from './session-name.ts'
import { SessionRow } from './session-row.tsx'
import { useEndSession } from './sessions.api.ts'

type OtherSessionProps = { session: Session; now: number; onEnded: () => void }

/** Another signed-in browser, with the button that ends it. */
export function OtherSession({ session, now, onEnded }: OtherSessionProps) {
  const { t } = useTranslation('sessions')
  const toasts = useToasts()
  const errorText = useErrorText()
  const browser = useSessionName()(session)
  const { mutate, isPending } = useEndSession(() => {
    toasts.success(t(($) => $.terminated, { browser }))
    onEnded()
  })
  const end = () =>
    mutate(session, {
      onError: (error) =>
        toasts.error(
          t(($) => $.notTerminated, { browser }),
          { description: errorText(error) },
        ),
    })
  return (
    <SessionRow
      session={session}
      now={now}
      action={
        <Button
          full
          pending={isPending}
          pendingLabel={t(($) => $.terminating)}
          aria-describedby={`session-${session.id}`}
          onClick={end}
        >
          {t(($) => $.terminate)}
        </Button>
      }
    />
  )
}
