import { usePagination } from '@mantine/hooks'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { cx } from '../cx.ts'

type PaginationProps = {
  /** Counted from 1. */
  page: number
  pages: number
  onPage: (page: number) => void
  words: { label: string; previous: string; next: string; page: (number: number) => string }
}

/** Shows one sibling of the current page, and the first and last page. */
export function Pagination({ page, pages, onPage, words }: PaginationProps) {
  const { range } = usePagination({ total: pages, page, siblings: 1, boundaries: 1, onChange: onPage })
  return (
    <nav aria-label={words.label}>
      <ul className="flex items-center sm:gap-1">
        <li>
          <StepButton label={words.previous} disabled={page <= 1} onClick={() => onPage(page - 1)} rel="prev" />
        </li>
        {range.map((item, index) =>
          item === 'dots' ? (
            <li
              key={index < range.length / 2 ? 'before' : 'after'}
              className="grid w-5 place-items-center text-muted sm:w-9"
            >
              …
            </li>
          ) : (
            <li key={item}>
              <button
                type="button"
                onClick={() => onPage(item)}
                aria-label={words.page(item)}
                aria-current={item === page ? 'page' : undefined}
                className={cx(buttonClasses, item === page && 'bg-primary-soft font-semibold text-primary-text')}
              >
                {item}
              </button>
            </li>
          ),
        )}
        <li>
          <StepButton label={words.next} disabled={page >= pages} onClick={() => onPage(page + 1)} rel="next" />
        </li>
      </ul>
    </nav>
  )
}

function StepButton({
  label,
  disabled,
  onClick,
  rel,
}: {
  label: string
  disabled: boolean
  onClick: () => void
  rel: 'prev' | 'next'
}) {
  const Icon = rel === 'prev' ? ChevronLeft : ChevronRight
  return (
    <button
      type="button"
      onClick={onClick}
      disabled={disabled}
      data-tooltip={label}
      className={cx(buttonClasses, 'text-muted')}
    >
      <Icon className="size-4 rtl:-scale-x-100" aria-hidden="true" />
      <span className="sr-only">{label}</span>
    </button>
  )
}

const buttonClasses =
  'relative grid size-8 place-items-center rounded-md text-sm tabular-nums transition-colors enabled:hover:bg-surface-hover sm:size-9 ' +
  'max-sm:after:absolute max-sm:after:-inset-y-1 max-sm:after:inset-x-0 ' +
  'disabled:opacity-40 aria-[current=page]:hover:bg-primary-soft'
