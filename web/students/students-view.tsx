import { students } from '#contract/people/students.ts'
import { type ReactNode, Suspense } from 'react'
import { useMay } from '../app/session/use-may.ts'
import { lazyComponent } from '../lib/lazy-component.ts'
import { StudentsLoadError } from './students-load-error.tsx'
import type { StudentPage } from '../people/list-cache.ts'
import { layoutOf } from './list/list-layout.ts'
import { Overlays } from './overlays.tsx'
import { ResultSkeleton } from './list/result-skeleton.tsx'
import { BehindNotice } from './list/behind-notice.tsx'
import { RetentionNotice } from './list/retention-notice.tsx'
import { StudentsResult } from './list/students-result.tsx'
import { StudentsToolbar } from './filters/students-toolbar.tsx'
import type { StudentsViewState as Scene } from './use-students-view.ts'

const BulkBar = lazyComponent(() => import('./bulk/bulk-bar.tsx').then((m) => m.BulkBar))

type BrowserProps = {
  browser: Scene
  empty: ReactNode
  onClose: () => void
}

export function StudentsView({ browser, empty, onClose }: BrowserProps) {
  const { page, known, classId, classes, list, breakpoint, error, isPending, isFetching, isEmpty } = browser
  const { widthRef, onChange, actions, overlay, retry, seats, selection } = browser
  const mayRemove = useMay(students.remove)
  const shown = { list, breakpoint, onChange, pending: isPending }
  const skeleton = (
    <ResultSkeleton layout={layoutOf(list.view, breakpoint)} breakpoint={breakpoint} isClass={classId !== undefined} />
  )
  return (
    <>
      <div ref={widthRef} className="grid grid-cols-1 gap-5">
        {!classId && mayRemove && known && <RetentionNotice due={known.counts.due} list={list} onChange={onChange} />}
        {!classId && list.homework && page?.total !== 0 && <BehindNotice onChange={onChange} />}
        {isEmpty ? (
          <Suspense fallback={skeleton}>{empty}</Suspense>
        ) : (
          <StudentsToolbar
            {...shown}
            classes={classId ? undefined : classes}
            total={page?.total}
            counts={classId ? undefined : known?.counts}
            failed={error !== null || classId !== undefined}
          />
        )}
        {error && <StudentsLoadError error={error} isStale={Boolean(page)} pending={isFetching} onRetry={retry} />}
        {page && selection.count > 0 && (
          <Suspense>
            <BulkBar browser={browser} total={page.total} />
          </Suspense>
        )}
        {page && !isEmpty && (
          <StudentsResult
            {...shown}
            page={withoutClass(page, classId)}
            actions={actions}
            selection={selection}
            isClass={classId !== undefined}
          />
        )}
        {!page && !error && skeleton}
      </div>
      <Overlays state={overlay.state} onClose={onClose} seats={seats} />
    </>
  )
}

/** On a class's page, its name in each row would be redundant. */
const withoutClass = (page: StudentPage, classId: string | undefined): StudentPage =>
  classId
    ? {
        ...page,
        items: page.items.map((student) => ({
          ...student,
          classes: student.classes.filter(({ id }) => id !== classId),
        })),
      }
    : page
