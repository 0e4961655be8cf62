import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useTitle } from '../lib/title.ts'
import { EmptySchool } from './empty-school.tsx'
import { Failed } from './failed.tsx'
import { fullOf } from './full-seats.ts'
import { isFiltered } from './list-state.ts'
import { lookOf, steps } from './look.ts'
import { Overlays, prepare } from './overlays.tsx'
import { ResultSkeleton } from './result-skeleton.tsx'
import { StudentsHeader } from './students-header.tsx'
import { StudentsResult } from './students-result.tsx'
import { StudentsToolbar } from './students-toolbar.tsx'
import { firstOverlay, useAsked } from './use-asked.ts'
import { useListState } from './use-list-state.ts'
import { useOverlay } from './use-overlay.ts'
import { useRoom } from './use-room.ts'
import { useStudentActs } from './use-student-acts.ts'
import { useStudents } from './use-students.ts'

/** Where a school sees and manages its students. */
export function StudentsPage() {
  const { t } = useTranslation('students')
  const [list, onChange] = useListState()
  const { page, known, classes, error, isPending, isFetching, retry } = useStudents(list, onChange)
  const [params] = useSearchParams()
  const overlay = useOverlay(firstOverlay(params))
  const acts = useStudentActs(overlay.open)
  const { room, ref } = useRoom(steps)
  const shown = { list, room, onChange, pending: isPending }
  const seats = known?.seats
  const isEmpty = page && !isFiltered(list) && page.counts.active + page.counts.inactive === 0
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

  return (
    <>
      <StudentsHeader seats={seats} isComing={!error} onAdd={add} onSpreadsheet={bring('file')} />
      <div ref={ref} className="grid grid-cols-1 gap-5">
        {isEmpty ? (
          <EmptySchool onPrepare={() => prepare('add')} onAdd={add} onPaste={bring('paste')} onFile={bring('file')} />
        ) : (
          <StudentsToolbar {...shown} classes={classes} counts={known?.counts} failed={error !== null} />
        )}
        {error && <Failed error={error} isStale={Boolean(page)} pending={isFetching} onRetry={retry} />}
        {page && !isEmpty && <StudentsResult {...shown} page={page} acts={acts} />}
        {!page && !error && <ResultSkeleton look={lookOf(list.view, room)} room={room} />}
      </div>
      <Overlays state={overlay.state} onClose={close} seats={seats} />
    </>
  )
}
