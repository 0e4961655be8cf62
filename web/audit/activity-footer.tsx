import { useTranslation } from 'react-i18next'
import { useFormat } from '../lib/format.ts'
import { Pagination } from '../ui/pagination.tsx'
import { pageSize } from './audit.api.ts'

type ActivityFooterProps = { page: number; pages: number; total: number; onPage: (page: number) => void }

/** Which part of the log is shown, and the way to the rest. */
export function ActivityFooter({ page, pages, total, onPage }: ActivityFooterProps) {
  const { t } = useTranslation('audit')
  const { number } = useFormat()
  const from = number((page - 1) * pageSize + 1)
  const to = number(Math.min(total, page * pageSize))
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 max-sm:justify-center">
      <output className="text-muted tabular-nums">{t(($) => $.page.range, { from, to, total: number(total) })}</output>
      {pages > 1 && (
        <Pagination
          page={page}
          pages={pages}
          onPage={onPage}
          words={{
            label: t(($) => $.page.label),
            previous: t(($) => $.page.previous),
            next: t(($) => $.page.next),
            page: (next) => t(($) => $.page.number, { number: number(next) }),
          }}
        />
      )}
    </div>
  )
}
