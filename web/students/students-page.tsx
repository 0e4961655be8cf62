import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { PeopleTabs } from '../people/people-tabs.tsx'
import { useTitle } from '../lib/title.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { Browser } from './browser.tsx'
import { EmptySchool } from './empty-school.tsx'
import { fullOf } from './seats/full-seats.ts'
import { prepare } from './overlays.tsx'
import { StudentsHeader } from './students-header.tsx'
import { firstOverlay, useAsked } from './address/use-asked.ts'
import { useBrowser } from './use-browser.ts'

const NextStep = lazyPart(() => import('../home/setup/next-step.tsx').then((m) => m.NextStep), 'quietly')

/** Where a school sees and manages its students. */
export function StudentsPage() {
  const { t } = useTranslation('students')
  const [params] = useSearchParams()
  const browser = useBrowser(undefined, firstOverlay(params))
  const { seats, overlay, error } = browser
  useTitle(t(($) => $.title))

  const add = () => {
    const full = fullOf(seats)
    overlay.open(full ? { kind: 'full', ...full } : { kind: 'add' })
  }
  const forgetAsked = useAsked(add)
  const close = () => {
    forgetAsked()
    overlay.close()
  }
  const bring = (start: 'file' | 'paste') => () => overlay.open({ kind: 'import', start })
  const empty = (
    <>
      <EmptySchool onPrepare={() => prepare('add')} onAdd={add} onPaste={bring('paste')} onFile={bring('file')} />
      <div className="mx-auto w-full max-w-5xl empty:hidden">
        <Suspense>
          <NextStep />
        </Suspense>
      </div>
    </>
  )
  return (
    <>
      <StudentsHeader seats={seats} isComing={!error} onAdd={add} onSpreadsheet={bring('file')} tabs={<PeopleTabs />} />
      <Browser browser={browser} empty={empty} onClose={close} />
    </>
  )
}
