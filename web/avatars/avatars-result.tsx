import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import type { avatars } from '#contract/teaching/avatars.ts'
import type { Result } from '#contract/endpoint.ts'
import { ListFooter } from '../lists/list-footer.tsx'
import { noFilters, pageSize } from '../partners/partner-list.ts'
import { NothingFound } from '../ui/brand/nothing-found.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import type { AvatarActions } from './acts/avatar-actions.ts'
import { AvatarCard } from './avatar-card.tsx'
import type { AvatarList, ChangeAvatarList } from './avatar-list.ts'

type AvatarsResultProps = {
  list: AvatarList
  page: Result<typeof avatars.list>
  actions: AvatarActions
  onChange: ChangeAvatarList
  pending: boolean
}

export function AvatarsResult({ list, page: { items, total }, actions, onChange, pending }: AvatarsResultProps) {
  const { t } = useTranslation(['avatars', 'common', 'frame'])
  const isEmptyArchive = list.status === 'archived' && !list.search && !list.language
  if (total === 0)
    return (
      <EmptyState
        illustration={<NothingFound />}
        title={t(($) => (isEmptyArchive ? $.noArchive.title : $.nothing.title), { ns: 'avatars' })}
        text={t(($) => (isEmptyArchive ? $.noArchive.text : $.nothing.text), { ns: 'avatars' })}
        actions={
          <Button onClick={() => onChange(noFilters)}>
            {isEmptyArchive
              ? t(($) => $.noArchive.back, { ns: 'avatars' })
              : t(($) => $.clearFilters, { ns: 'common' })}
          </Button>
        }
      />
    )
  return (
    <div aria-busy={pending} className="grid grid-cols-1 gap-5 transition-opacity delay-150 aria-busy:opacity-60">
      <ul aria-label={t(($) => $.area.avatars, { ns: 'frame' })} className={galleryClasses}>
        {items.map((avatar) => (
          <AvatarCard key={avatar.id} avatar={avatar} actions={actions} />
        ))}
      </ul>
      {total > pageSize && (
        <ListFooter
          label={t(($) => $.pages, { ns: 'avatars' })}
          page={list.page}
          pageSize={pageSize}
          total={total}
          onPage={(next) => onChange({ page: next })}
        />
      )}
    </div>
  )
}

export const galleryClasses = 'grid grid-cols-1 gap-4 sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))]'
