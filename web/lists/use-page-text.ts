import { useTranslation } from 'react-i18next'
import { useFormat } from '../lib/words/format.ts'

/** A part of a list: its page, counted from 1, and how many stand on one. */
export interface PageInfo {
  page: number
  pageSize: number
  total: number
}

/** What is said of a part of a list, "26–50 of 120", and what the way to its other pages says under this name. */
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

/** How many pages a result has; an empty one has its first. */
export const pageCount = (total: number, page_size: number): number => Math.max(1, Math.ceil(total / page_size))
