import { Suspense } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { useSearchParams } from 'react-router'
import { students } from '#contract/people/students.ts'
import { useMay } from '../app/session/use-may.ts'
import { NoClassYet } from '../people/no-class-yet.tsx'
import { useIsTeacherWithoutClass } from '../people/use-teacher-without-class.ts'
import { EmptyStudents } from '../ui/brand/empty-students.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { PeopleTabs } from '../people/people-tabs.tsx'
import { useTitle } from '../lib/title.ts'
import { lazyComponent } from '../lib/lazy-component.ts'
import { StudentsView } from './students-view.tsx'
import { seatLimitOf } from './seats/seat-limit.ts'
import { prefetchOverlay } from './overlays.tsx'
import { StudentsHeader } from './students-header.tsx'
import { initialOverlay, useAddParam } from './address/use-add-param.ts'
import { useStudentsView } from './use-students-view.ts'

// Most schools have students.
const EmptySchool = lazyComponent(() => import('./empty-school.tsx').then((m) => m.EmptySchool))
const NextStep = lazyComponent(() => import('../home/setup/next-step.tsx').then((m) => m.NextStep), 'quietly')

export function StudentsPage() {
  const { t } = useTranslation('students')
  const [params] = useSearchParams()
  const mayAdd = useMay(students.add)
  const browser = useStudentsView(undefined, mayAdd ? initialOverlay(params) : null)
  const { seats, overlay, error } = browser
  useTitle(t(($) => $.title))

  const add = () => {
    if (!mayAdd) return
    const full = seatLimitOf(seats)
    overlay.open(full ? { kind: 'full', ...full } : { kind: 'add' })
  }
  const forgetAsked = useAddParam(add)
  const close = () => {
    forgetAsked()
    overlay.close()
  }
  const bring = (start: 'file' | 'paste') => () => overlay.open({ kind: 'import', start })
  const hasNoClass = useIsTeacherWithoutClass()
  const empty = hasNoClass ? (
    <NoClassYet />
  ) : !mayAdd ? (
    <EmptyState illustration={<EmptyStudents />} title={t(($) => $.empty.mine)} text={t(($) => $.empty.mineText)} />
  ) : (
    <>
      <EmptySchool
        onPrepare={() => prefetchOverlay('add')}
        onAdd={add}
        onPaste={bring('paste')}
        onFile={bring('file')}
      />
      <div className="mx-auto w-full max-w-5xl empty:hidden">
        <Suspense>
          <NextStep />
        </Suspense>
      </div>
    </>
  )
  return (
    <>
      <StudentsHeader
        seats={seats}
        isLoading={!error}
        onAdd={add}
        onSpreadsheet={bring('file')}
        tabs={<PeopleTabs />}
      />
      <StudentsView browser={browser} empty={empty} onClose={close} />
    </>
  )
}
