import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LoadFailed } from '../errors/load-failed.tsx'
import { useTitle } from '../lib/title.ts'
import { useOverlay } from '../lib/use-overlay.ts'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { isFiltered } from '../partners/partner-list.ts'
import type { AvatarOverlay } from './acts/avatar-acts.ts'
import { AvatarOverlays } from './acts/avatar-overlays.tsx'
import { AvatarsResult } from './avatars-result.tsx'
import { AvatarsSkeleton } from './avatars-skeleton.tsx'
import { AvatarsToolbar } from './avatars-toolbar.tsx'
import { EmptyAvatars } from './empty-avatars.tsx'
import { useAvatarActs } from './acts/use-avatar-acts.ts'
import { useAvatarList } from './use-avatar-list.ts'

/** The gallery: where a school sees and manages its avatars. */
export function AvatarsPage() {
  const { t } = useTranslation(['app', 'avatars'])
  const { list, change, page, counts, error, isFetching, isPending, retry } = useAvatarList()
  const overlay = useOverlay<AvatarOverlay>()
  const acts = useAvatarActs(overlay.open)
  const title = t(($) => $.area.avatars, { ns: 'app' })
  useTitle(title)

  const hasNone = counts && counts.active + counts.archived === 0 && !isFiltered(list)
  return (
    <>
      <PageHeader
        title={title}
        actions={
          !hasNone && (
            <ButtonLink
              variant="primary"
              icon={<Plus className="size-4" aria-hidden="true" />}
              render={<Link to="/avatars/new" />}
            >
              {t(($) => $.create, { ns: 'avatars' })}
            </ButtonLink>
          )
        }
      />
      <div className="grid grid-cols-1 gap-5">
        {!hasNone && <AvatarsToolbar list={list} onChange={change} counts={counts} pending={isPending} />}
        {error && (
          <LoadFailed
            title={t(($) => $.failed.list, { ns: 'avatars' })}
            error={error}
            pending={isFetching}
            onRetry={retry}
          />
        )}
        {page && hasNone && <EmptyAvatars />}
        {page && !hasNone && (
          <AvatarsResult list={list} page={page} acts={acts} onChange={change} pending={isPending} />
        )}
        {!page && !error && <AvatarsSkeleton />}
      </div>
      <AvatarOverlays state={overlay.state} onClose={overlay.close} acts={acts} leave={stay} />
    </>
  )
}

const stay = () => undefined
