import { lazy, type ReactNode, Suspense } from 'react'
import { Failed } from './failed.tsx'
import { lookOf } from './look.ts'
import { Overlays } from './overlays.tsx'
import { ResultSkeleton } from './result-skeleton.tsx'
import { RetentionNotice } from './retention-notice.tsx'
import { StudentsResult } from './students-result.tsx'
import { StudentsToolbar } from './students-toolbar.tsx'
import type { Browser as Scene } from './use-browser.ts'

const BulkBar = lazy(() => import('./bulk-bar.tsx').then((m) => ({ default: m.BulkBar })))

type BrowserProps = {
  browser: Scene
  /** What stands there while there is nobody at all. */
  empty: ReactNode
  onClose: () => void
}

/** Students to search, choose and change; the same on every page that has some. */
export function Browser({ browser, empty, onClose }: BrowserProps) {
  const { page, known, classId, classes, list, room, error, isPending, isFetching, isEmpty } = browser
  const { measured, onChange, acts, overlay, retry, seats, selection } = browser
  const shown = { list, room, onChange, pending: isPending }
  return (
    <>
      <div ref={measured} className="grid grid-cols-1 gap-5">
        {!classId && known && <RetentionNotice due={known.counts.due} list={list} onChange={onChange} />}
        {isEmpty ? (
          empty
        ) : (
          <StudentsToolbar
            {...shown}
            classes={classId ? undefined : classes}
            counts={classId ? undefined : known?.counts}
            failed={error !== null || classId !== undefined}
          />
        )}
        {error && <Failed error={error} isStale={Boolean(page)} pending={isFetching} onRetry={retry} />}
        {page && !isEmpty && <StudentsResult {...shown} page={page} acts={acts} selection={selection} />}
        {!page && !error && <ResultSkeleton look={lookOf(list.view, room)} room={room} />}
        {page && selection.count > 0 && (
          <Suspense>
            <BulkBar browser={browser} total={page.total} />
          </Suspense>
        )}
      </div>
      <Overlays state={overlay.state} onClose={onClose} seats={seats} />
    </>
  )
}
