import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import { LoadFailed } from '../errors/load-failed.tsx'
import { SendContext } from '../lib/api/send-context.ts'
import { noticesQuery } from './notices-query.ts'
import { NoticesList } from './notices-list.tsx'
import { NoticesSkeleton } from './notices-skeleton.tsx'

export function LatestNotices({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('notices')
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery({
    ...noticesQuery(use(SendContext)),
    refetchOnMount: 'always',
  })
  const items = data?.items
  if (!items)
    return error ? (
      <LoadFailed title={t(($) => $.failed)} error={error} pending={isFetching} onRetry={refetch} />
    ) : (
      <NoticesSkeleton label={t(($) => $.loading)} />
    )
  return (
    <>
      {items.length > 0 ? (
        <NoticesList items={items} now={dataUpdatedAt} onLeave={onLeave} />
      ) : (
        <div className="grid gap-1 pb-4">
          <p className="font-medium">{t(($) => $.empty.title)}</p>
          <p className="text-sm text-muted">{t(($) => $.empty.text)}</p>
        </div>
      )}
      <p className="border-t border-border pt-3 text-sm">
        <Link to="/settings/notices" onClick={onLeave} className="rounded-xs text-primary-text hover:underline">
          {t(($) => $.mailSettings)}
        </Link>
      </p>
    </>
  )
}
