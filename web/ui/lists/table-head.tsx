import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Checkbox } from '../fields/checkbox.tsx'
import { cx } from '../cx.ts'

const classes =
  'sticky top-(--table-top,0px) z-10 h-10 border-b border-border bg-surface px-3 text-xs font-medium whitespace-nowrap text-muted first:ps-4 last:pe-4'

/** Sticky. */
export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead>
      <tr>{children}</tr>
    </thead>
  )
}

type HeadCellProps = { align?: 'start' | 'end' | 'center'; hidden?: boolean; children: ReactNode }

const aligns = { start: 'text-start', end: 'text-end', center: 'text-center' } as const

/** `hidden`: visually hidden. */
export function HeadCell({ align = 'start', hidden = false, children }: HeadCellProps) {
  return (
    <th scope="col" className={cx(classes, aligns[align])}>
      {hidden ? <span className="sr-only">{children}</span> : children}
    </th>
  )
}

type SortHeaderProps = {
  sort: 'asc' | 'desc' | false
  onSort: () => void
  align?: 'start' | 'end'
  children: ReactNode
}

const directions = { asc: 'ascending', desc: 'descending' } as const

export function SortHeader({ sort, onSort, align = 'start', children }: SortHeaderProps) {
  const Icon = sort === 'asc' ? ArrowUp : sort === 'desc' ? ArrowDown : ChevronsUpDown
  return (
    <th scope="col" aria-sort={sort ? directions[sort] : 'none'} className={cx(classes, aligns[align])}>
      <button
        type="button"
        onClick={onSort}
        className={cx(
          '-mx-1.5 inline-flex h-7 items-center gap-1 rounded-xs px-1.5 font-medium transition-colors hover:bg-surface-hover hover:text-text',
          sort && 'text-text',
        )}
      >
        {children}
        <Icon className={cx('size-3.5', !sort && 'opacity-60')} aria-hidden="true" />
      </button>
    </th>
  )
}

type CheckHeadProps = {
  id?: string
  label: string
  checked: boolean
  indeterminate: boolean
  onChange: (checked: boolean) => void
}

export function CheckHead({ id, label, checked, indeterminate, onChange }: CheckHeadProps) {
  return (
    <th scope="col" className={cx(classes, 'w-px ps-3! pe-0')}>
      <Checkbox
        {...(id && { id })}
        label={label}
        labelHidden
        checked={checked}
        indeterminate={indeterminate}
        onChange={(event) => onChange(event.target.checked)}
      />
    </th>
  )
}
