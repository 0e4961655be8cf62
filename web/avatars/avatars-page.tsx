import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import { avatars } from '#contract/teaching/avatars.ts'
import { LoadFailed } from '../errors/load-failed.tsx'
import { useApi } from '../lib/api/api.ts'
import { useTitle } from '../lib/title.ts'
import { useOverlay } from '../lib/use-overlay.ts'
import { avatarsQuery } from '../partners/avatars.api.ts'
import { isFiltered, queryOf } from '../partners/partner-list.ts'
import { usePartnerParams, usePartnerPage } from '../partners/use-partner-list.ts'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import type { AvatarOverlay } from './acts/avatar-actions.ts'
import { AvatarOverlays } from './acts/avatar-overlays.tsx'
import { useAvatarActions } from './acts/use-avatar-actions.ts'
import { avatarList } from './avatar-list.ts'
import { AvatarsResult } from './avatars-result.tsx'
import { AvatarsSkeleton } from './avatars-skeleton.tsx'
import { AvatarsToolbar } from './avatars-toolbar.tsx'
import { EmptyAvatars } from './empty-avatars.tsx'

export function AvatarsPage() {
  const { t } = useTranslation(['frame', 'avatars'])
  const { list, change, page, counts, error, isFetching, isPending, retry } = useAvatarList()
  const overlay = useOverlay<AvatarOverlay>()
  const actions = useAvatarActions(overlay.open)
  const title = t(($) => $.area.avatars, { ns: 'frame' })
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
          <AvatarsResult list={list} page={page} actions={actions} onChange={change} pending={isPending} />
        )}
        {!page && !error && <AvatarsSkeleton />}
      </div>
      <AvatarOverlays state={overlay.state} onClose={overlay.close} actions={actions} leave={preserveScroll} />
    </>
  )
}

const preserveScroll = () => undefined

function useAvatarList() {
  const params = usePartnerParams(avatarList)
  const { known, ...page } = usePartnerPage(params, useQuery(avatarsQuery(useApi(avatars), queryOf(params.list))))
  // Keeps the counts of the last result when a refetch fails.
  return { ...page, counts: known?.counts }
}
