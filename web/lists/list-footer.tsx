import { Pagination } from '../ui/lists/pagination.tsx'
import { type PageInfo, usePageText } from './use-page-text.ts'

type ListFooterProps = PageInfo & {
  label: string
  onPage: (page: number) => void
}

export function ListFooter({ label, onPage, ...part }: ListFooterProps) {
  const { range, words } = usePageText(part, label)
  const pages = Math.ceil(part.total / part.pageSize)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 max-sm:justify-center">
      <output className="text-muted tabular-nums">{range}</output>
      {pages > 1 && <Pagination page={part.page} pages={pages} onPage={onPage} words={words} />}
    </div>
  )
}
