import { useQuery } from '@tanstack/react-query'
import { Maximize } from 'lucide-react'
import { Suspense, useRef } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { useParams } from 'react-router'
import { type JoinCode, joining } from '#contract/teaching/joining.ts'
import { BackLink } from '../../app/navigation/back-link.tsx'
import { QrCode } from '../../charts/qr-code.tsx'
import { LoadFailed } from '../../errors/load-failed.tsx'
import { useApi } from '../../lib/api/api.ts'
import { isGone } from '../../lib/api/gone.ts'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { useTitle } from '../../lib/title.ts'
import { useOverlay } from '../../lib/use-overlay.ts'
import { useFormat } from '../../lib/words/format.ts'
import { useClass } from '../../people/classes.api.ts'
import { joiningQuery } from '../../people/joining.api.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Callout } from '../../ui/states/callout.tsx'
import { ClassGone } from '../class-gone.tsx'
import { joinAddress, spellCode } from './spell-code.ts'

const CodeDialog = lazyComponent(() => import('./code-dialog.tsx').then((m) => m.CodeDialog))

/** For a projector: large, and without the names of those who wait. */
export function JoinScreenPage() {
  const { id = '' } = useParams()
  const { t } = useTranslation('joining')
  const { data: one } = useClass(id)
  const { data, error, isFetching, refetch } = useQuery(joiningQuery(useApi(joining), id))
  const title = one ? t(($) => $.screen.title, { name: one.name }) : t(($) => $.title)
  const screen = useRef<HTMLDivElement>(null)
  useTitle(title)
  if (isGone(error)) return <ClassGone />
  return (
    <>
      <PageHeader
        above={<BackLink to={`/classes/${id}`}>{t(($) => $.screen.back)}</BackLink>}
        title={title}
        actions={
          data?.open && (
            <Button
              icon={<Maximize aria-hidden="true" />}
              onClick={() => void screen.current?.requestFullscreen?.().catch(() => undefined)}
            >
              {t(($) => $.screen.full)}
            </Button>
          )
        }
      />
      {error && !data && (
        <LoadFailed title={t(($) => $.failed)} error={error} pending={isFetching} onRetry={() => refetch()} />
      )}
      {data && !data.open && <NoCode classId={id} canOpen={one?.archived_at === null} />}
      {data?.open && (
        <div ref={screen} className="grid place-items-center overflow-auto rounded-lg bg-surface p-4 sm:p-8">
          <Projected open={data.open} />
        </div>
      )}
    </>
  )
}

function NoCode({ classId, canOpen }: { classId: string; canOpen: boolean }) {
  const { t } = useTranslation('joining')
  const { state, open, close } = useOverlay<'settings'>()
  return (
    <>
      <Callout actions={canOpen && <Button onClick={() => open('settings')}>{t(($) => $.open)}</Button>}>
        {t(($) => $.screen.none)}
      </Callout>
      <Suspense>
        {state.shown && (
          <CodeDialog key={state.opening} classId={classId} current={null} open={state.isOpen} onClose={close} />
        )}
      </Suspense>
    </>
  )
}

function Projected({ open: { code, url, joined, max_students } }: { open: JoinCode }) {
  const { t } = useTranslation('joining')
  const { number } = useFormat()
  return (
    <div className="grid w-full max-w-7xl grid-cols-1 items-center gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="mx-auto w-full max-w-md rounded-lg bg-white p-4">
        <QrCode text={url} label={t(($) => $.screen.code)} />
      </div>
      <div className="grid min-w-0 gap-4 text-center lg:text-start">
        <p className="text-[clamp(1.25rem,2.4vw,2.75rem)]/snug text-balance text-muted wrap-anywhere">
          {t(($) => $.screen.step, { address: joinAddress(url) })}
        </p>
        <p className="text-[clamp(2.75rem,7vw,6rem)]/[1.1] font-semibold tracking-wider whitespace-nowrap" dir="ltr">
          {spellCode(code)}
        </p>
        <p className="text-[clamp(1.25rem,2vw,2.25rem)]/snug" aria-live="polite">
          {t(($) => $.joined, { count: joined, max: number(max_students) })}
        </p>
      </div>
    </div>
  )
}
