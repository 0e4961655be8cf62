import { useTranslation } from 'react-i18next'

/** Where a message stands that the server does not have yet. */
export function OutgoingState({ isWaiting, onRetry }: { isWaiting: boolean; onRetry: () => void }) {
  const { t } = useTranslation('practice')
  if (!isWaiting) return <p className="animate-appear self-end text-sm text-muted">{t(($) => $.talk.sending)}</p>
  return (
    <p className="flex flex-wrap items-center gap-x-2 self-end text-sm text-muted">
      {t(($) => $.talk.notSent)}
      <button type="button" onClick={onRetry} className="rounded-md px-2 font-medium text-primary-text">
        {t(($) => $.talk.sendNow)}
      </button>
    </p>
  )
}
