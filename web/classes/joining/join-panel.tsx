import { useQuery } from '@tanstack/react-query'
import { MonitorUp } from 'lucide-react'
import { Suspense, useId } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import { type JoinCode, joining } from '#contract/teaching/joining.ts'
import { LoadFailed } from '../../errors/load-failed.tsx'
import { useApi } from '../../lib/api/api.ts'
import { useErrorText } from '../../lib/api/error-text.ts'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { useOverlay } from '../../lib/use-overlay.ts'
import { useFormat } from '../../lib/words/format.ts'
import { joiningQuery, useCloseCode } from '../../people/joining.api.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Card, CardHeader } from '../../ui/layout/card.tsx'
import { useToasts } from '../../ui/overlays/toasts.tsx'
import { Skeleton, Skeletons } from '../../ui/states/skeleton.tsx'
import { joinAddress, spellCode } from './spell-code.ts'
import { WaitingList } from './waiting-list.tsx'

const CodeDialog = lazyComponent(() => import('./code-dialog.tsx').then((m) => m.CodeDialog))

export function JoinPanel({ classId }: { classId: string }) {
  const { t } = useTranslation('joining')
  const headingId = useId()
  const { state, open, close } = useOverlay<'settings'>()
  const { data, error, isFetching, refetch } = useQuery(joiningQuery(useApi(joining), classId))
  const change = () => open('settings')
  return (
    <Card labelledBy={headingId} padding="sm">
      <CardHeader
        id={headingId}
        title={t(($) => $.title)}
        description={data && !data.open && t(($) => $.intro, { address: `${location.host}/join` })}
        actions={data && (data.open ? <Actions classId={classId} onChange={change} /> : <OpenButton onOpen={change} />)}
      />
      {error && !data && (
        <LoadFailed title={t(($) => $.failed)} error={error} pending={isFetching} onRetry={() => refetch()} />
      )}
      {!data && !error && (
        <Skeletons label={t(($) => $.loading)}>
          <Skeleton shape="block" height="2.5rem" />
        </Skeletons>
      )}
      {data && (data.open || data.waiting.length > 0) && (
        <div className="grid grid-cols-1 gap-4">
          {data.open && <OpenCode open={data.open} />}
          {data.waiting.length > 0 && <WaitingList classId={classId} waiting={data.waiting} />}
        </div>
      )}
      <Suspense>
        {state.shown && (
          <CodeDialog
            key={state.opening}
            classId={classId}
            current={data?.open ?? null}
            open={state.isOpen}
            onClose={close}
          />
        )}
      </Suspense>
    </Card>
  )
}

function OpenButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('joining')
  return <Button onClick={onOpen}>{t(($) => $.open)}</Button>
}

function Actions({ classId, onChange }: { classId: string; onChange: () => void }) {
  const { t } = useTranslation('joining')
  const toasts = useToasts()
  const errorText = useErrorText()
  const { mutate, isPending } = useCloseCode(classId)
  const closeCode = () =>
    mutate(undefined, {
      onSuccess: () => toasts.success(t(($) => $.closed)),
      onError: (error) => toasts.error(errorText(error)),
    })
  return (
    <>
      <ButtonLink icon={<MonitorUp aria-hidden="true" />} render={<Link to={`/classes/${classId}/join`} />}>
        {t(($) => $.project)}
      </ButtonLink>
      <Button onClick={onChange}>{t(($) => $.change)}</Button>
      <Button variant="ghost" pending={isPending} pendingLabel={t(($) => $.closing)} onClick={closeCode}>
        {t(($) => $.close)}
      </Button>
    </>
  )
}

function OpenCode({ open: { code, url, joined, max_students, closes_at } }: { open: JoinCode }) {
  const { t } = useTranslation('joining')
  const { dateTime, number } = useFormat()
  return (
    <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
      <p className="text-2xl font-semibold tracking-widest" dir="ltr">
        {spellCode(code)}
      </p>
      <p className="text-muted" dir="ltr">
        {joinAddress(url)}
      </p>
      <p className="text-muted">
        {t(($) => $.joined, { count: joined, max: number(max_students) })} ·{' '}
        {t(($) => $.until, { when: dateTime(closes_at) })}
      </p>
    </div>
  )
}
