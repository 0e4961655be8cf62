import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { useFormat } from '../lib/words/format.ts'

export interface PageInfo {
  page: number
  pageSize: number
  total: number
}

export function usePageText({ page, pageSize, total }: PageInfo, label: string) {
  const { t } = useTranslation('common')
  const { number } = useFormat()
  const from = number((page - 1) * pageSize + 1)
  const to = number(Math.min(total, page * pageSize))
  return {
    range: t(($) => $.page.range, { from, to, total: number(total) }),
    words: {
      label,
      previous: t(($) => $.page.previous),
      next: t(($) => $.page.next),
      page: (next: number) => t(($) => $.page.number, { number: number(next) }),
    },
  }
}

export const pageCount = (total: number, page_size: number): number => Math.max(1, Math.ceil(total / page_size))
