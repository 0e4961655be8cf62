import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { pageSizes } from '#contract/values/lists.ts'
import { usePageText } from '../../lists/use-page-text.ts'
import { Pagination } from '../../ui/lists/pagination.tsx'
import { FilterSelect } from '../../lists/filter-select.tsx'
import type { ListState } from '../address/list-state.ts'
import { pageCount } from '../../lists/use-page-text.ts'
import type { ChangeList } from '../address/use-list-state.ts'

const sizes = pageSizes.map((size) => ({ value: `${size}` as const, label: String(size), size }))

type StudentsFooterProps = { list: ListState; total: number; onChange: ChangeList }

export function StudentsFooter({ list: { page, page_size }, total, onChange }: StudentsFooterProps) {
  const { t } = useTranslation('students')
  const { range, words } = usePageText(
    { page, pageSize: page_size, total },
    t(($) => $.page.label),
  )
  const pages = pageCount(total, page_size)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex flex-1 items-center justify-between gap-4 text-muted sm:flex-none sm:justify-start">
        <output className="tabular-nums">{range}</output>
        {total > pageSizes[0] && (
          <div className="flex min-w-16 items-center gap-2 print:hidden">
            <span aria-hidden="true" className="max-sm:hidden">
              {t(($) => $.page.size)}
            </span>
            <FilterSelect
              label={t(($) => $.page.size)}
              value={`${page_size}`}
              onChange={(next) => onChange({ page_size: sizes.find(({ value }) => value === next)?.size })}
              options={sizes}
            />
          </div>
        )}
      </div>
      {pages > 1 && (
        <div className="max-sm:mx-auto">
          <Pagination page={page} pages={pages} onPage={(next) => onChange({ page: next })} words={words} />
        </div>
      )}
    </div>
  )
}
