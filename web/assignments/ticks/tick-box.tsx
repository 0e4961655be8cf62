import { type ReactNode, type Ref, useCallback } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { LoadFailed } from '../../errors/load-failed.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Skeleton, Skeletons } from '../../ui/states/skeleton.tsx'
import type { PagedItems } from '../../lists/paged-items.ts'

type TickBoxProps = {
  label: string
  paged: PagedItems<unknown>
  empty: ReactNode
  ref?: Ref<HTMLDivElement>
  children: ReactNode
}

/** Has a fixed height, and loads the next page when scrolled to its end. */
export function TickBox({ label, paged, empty, ref, children }: TickBoxProps) {
  const { t } = useTranslation('assignments')
  const { items, error } = paged
  return (
    <div
      ref={ref}
      className="relative h-[min(24rem,38dvh)] overflow-y-auto overscroll-contain rounded-md border border-border-strong p-1"
    >
      {error && (
        <LoadFailed title={t(($) => $.failed)} error={error} pending={paged.isFetching} onRetry={paged.retry} />
      )}
      {!items && !error && <RowSkeletons label={t(($) => $.loading)} />}
      {items?.length === 0 && <div className="grid h-full place-items-center p-4 text-center text-muted">{empty}</div>}
      {items && items.length > 0 && (
        <ul aria-label={label} aria-busy={paged.isPending} className={listClasses}>
          {children}
        </ul>
      )}
      {paged.hasMore && <More paged={paged} />}
    </div>
  )
}

function More({ paged: { isLoadingMore, showMore, items } }: { paged: PagedItems<unknown> }) {
  const { t } = useTranslation('assignments')
  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (!element || !('IntersectionObserver' in globalThis)) return undefined
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && showMore(), {
        rootMargin: '400px',
      })
      observer.observe(element)
      return () => observer.disconnect()
    },
    [showMore],
  )
  return (
    <div key={items?.length} ref={watch} className="grid p-2">
      <Button variant="ghost" pending={isLoadingMore} onClick={showMore}>
        {t(($) => $.more)}
      </Button>
    </div>
  )
}

const places = ['9rem', '7rem', '11rem', '8rem', '10rem', '7.5rem']

function RowSkeletons({ label }: { label: string }) {
  return (
    <Skeletons label={label}>
      {places.map((width) => (
        <div key={width} className="flex h-13 items-center gap-3 px-3">
          <Skeleton shape="block" width="1.125rem" height="1.125rem" />
          <Skeleton width={width} />
        </div>
      ))}
    </Skeletons>
  )
}

const listClasses = 'grid grid-cols-1 transition-opacity delay-150 aria-busy:opacity-60'
