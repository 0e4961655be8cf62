import { Plus, Sheet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useTitle } from '../lib/title.ts'
import { Button } from '../ui/button.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { EmptySchool } from './empty-school.tsx'
import { Failed } from './failed.tsx'
import { fullOf } from './full-seats.ts'
import { isFiltered } from './list-state.ts'
import { OverCapNotice } from './over-cap-notice.tsx'
import { Overlays, prepare } from './overlays.tsx'
import { ResultSkeleton } from './result-skeleton.tsx'
import { SeatMeter } from './seat-meter.tsx'
import { StudentsResult } from './students-result.tsx'
import { StudentsToolbar } from './students-toolbar.tsx'
import { useListState } from './use-list-state.ts'
import { useLook } from './use-look.ts'
import { useOverlay } from './use-overlay.ts'
import { useStudentActs } from './use-student-acts.ts'
import { useStudents } from './use-students.ts'

/** Where a school sees and manages its students. */
export function StudentsPage() {
  const { t } = useTranslation('students')
  const [list, change] = useListState()
  const { page, classes, error, isPending, isFetching, retry } = useStudents(list, change)
  const look = useLook(list.view)
  const overlay = useOverlay()
  const acts = useStudentActs(overlay.open)
  const seats = page?.seats
  const isEmpty = page && !isFiltered(list) && page.counts.active + page.counts.inactive === 0
  const add = () => {
    const full = fullOf(seats)
    overlay.open(full ? { kind: 'full', ...full } : { kind: 'add' })
  }
  useTitle(t(($) => $.title))

  return (
    <>
      <PageHeader
        title={t(($) => $.title)}
        actions={
          <>
            <Button
              icon={<Sheet aria-hidden="true" />}
              onPointerEnter={() => prepare('import')}
              onClick={() => overlay.open({ kind: 'import', start: 'file' })}
            >
              <span className="max-sm:sr-only">{t(($) => $.addFromSpreadsheet)}</span>
            </Button>
            <Button
              variant="primary"
              icon={<Plus aria-hidden="true" />}
              onPointerEnter={() => prepare('add')}
              onClick={add}
            >
              {t(($) => $.add)}
            </Button>
          </>
        }
      />
      <div className="grid grid-cols-1 gap-5">
        <SeatMeter seats={seats} />
        {seats && <OverCapNotice seats={seats} />}
        {isEmpty ? (
          <EmptySchool
            onPrepare={() => prepare('add')}
            onAdd={add}
            onPaste={() => overlay.open({ kind: 'import', start: 'paste' })}
            onFile={() => overlay.open({ kind: 'import', start: 'file' })}
          />
        ) : (
          <StudentsToolbar
            list={list}
            look={look}
            onChange={change}
            classes={classes}
            counts={page?.counts}
            pending={isPending}
          />
        )}
        {error && <Failed error={error} isStale={Boolean(page)} pending={isFetching} onRetry={retry} />}
        {page && !isEmpty && (
          <StudentsResult page={page} list={list} look={look} onChange={change} acts={acts} pending={isPending} />
        )}
        {!page && !error && <ResultSkeleton view={list.view} />}
      </div>
      <Overlays state={overlay.state} onClose={overlay.close} seats={seats} />
    </>
  )
}
