import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { useNavigate, useParams } from 'react-router'
import type { Class } from '#contract/people/classes.ts'
import { ClassPartners } from '../assignments/class-partners.tsx'
import { isGone } from '../lib/api/gone.ts'
import { ClassHomework } from '../tasks/table/class-homework.tsx'
import { useTitle } from '../lib/title.ts'
import { useOverlay } from '../lib/use-overlay.ts'
import { StudentsBrowser } from '../students/students-browser.tsx'
import { type ClassOverlay, ClassOverlays } from './class-actions.tsx'
import { ClassTabs, useClassTab } from './class-tabs.tsx'
import { ClassHeader } from './class-header.tsx'
import { useClass } from '../people/classes.api.ts'
import { JoinPanel } from './joining/join-panel.tsx'
import { EmptyClass } from './empty-class.tsx'
import { ClassGone } from './class-gone.tsx'
import { Callout } from '../ui/states/callout.tsx'
import { ClassesLoadError } from './list/classes-load-error.tsx'

export function ClassPage() {
  const { id = '' } = useParams()
  return <ClassDetails key={id} id={id} />
}

function ClassDetails({ id }: { id: string }) {
  const { t } = useTranslation('classes')
  const navigate = useNavigate()
  const { data: one, error, isFetching, refetch } = useClass(id)
  const tab = useClassTab()
  const { state, open, close } = useOverlay<ClassOverlay>()
  useTitle(one?.name ?? t(($) => $.title))
  if (isGone(error)) return <ClassGone />

  const openFor = (kind: 'edit' | 'delete' | 'addStudents' | 'renewLinks') => (about: Class) =>
    open({ kind, one: about })
  const addStudents = one && !one.archived_at ? () => openFor('addStudents')(one) : undefined
  return (
    <>
      <ClassHeader
        one={one}
        actions={{ edit: openFor('edit'), renewLinks: openFor('renewLinks'), remove: openFor('delete') }}
        isLoading={!error}
        onAddStudents={addStudents}
      />
      {error && (
        <div className="mb-5">
          <ClassesLoadError
            what="one"
            error={error}
            isStale={one !== undefined}
            pending={isFetching}
            onRetry={() => void refetch()}
          />
        </div>
      )}
      {one?.archived_at && (
        <div className="mb-6">
          <Callout>{t(($) => $.archived.text)}</Callout>
        </div>
      )}
      {(one || !error) && <ClassTabs tab={tab} />}
      {tab === 'homework' && one && <ClassHomework one={one} />}
      {tab === 'students' && one && !one.archived_at && (
        <div className="mb-6 grid grid-cols-1 gap-4">
          <JoinPanel classId={id} />
          <ClassPartners one={one} />
        </div>
      )}
      {tab === 'students' && (one || !error) && (
        <StudentsBrowser classId={id} empty={<EmptyClass onAddStudents={addStudents} />} />
      )}
      <ClassOverlays state={state} onClose={close} leave={() => navigate('/classes', { replace: true })} />
    </>
  )
}
