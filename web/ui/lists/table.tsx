import type { ChangeEvent, MouseEvent as ReactMouseEvent, ReactNode, Ref } from 'react'
import { Checkbox } from '../fields/checkbox.tsx'
import { cx } from '../cx.ts'

type TableFrameProps = {
  label: string
  /** The table never overflows, so its headings can stick to the window. */
  fits?: boolean
  children: ReactNode
}

/** Scrolls horizontally if needed; `label` names the scrolling region. */
export function TableFrame({ label, fits = false, children }: TableFrameProps) {
  return (
    <section
      aria-label={label}
      className={cx(
        'rounded-lg border border-card-border bg-surface shadow-card',
        fits ? 'overflow-clip' : 'overflow-x-auto lg:overflow-clip',
      )}
    >
      {children}
    </section>
  )
}

type TableProps = {
  label: string
  /** Widths; without them the content determines them. */
  columns?: readonly { name: string; width: string }[]
  /** aria-rowcount, including the heading, for a virtualized table. */
  rows?: number | undefined
  children: ReactNode
}

export function Table({ label, columns, rows, children }: TableProps) {
  return (
    <table
      aria-label={label}
      aria-rowcount={rows}
      className={cx('w-full border-separate border-spacing-0 text-sm', columns && 'table-fixed')}
    >
      {columns && (
        <colgroup>
          {columns.map(({ name, width }) => (
            <col key={name} style={{ width }} />
          ))}
        </colgroup>
      )}
      {children}
    </table>
  )
}

type TableBodyProps = {
  /** The space of rows that aren't rendered, in pixels. */
  above?: number
  below?: number
  children: ReactNode
}

export function TableBody({ above = 0, below = 0, children }: TableBodyProps) {
  return (
    <tbody>
      {above > 0 && <tr aria-hidden="true" style={{ height: above }} />}
      {children}
      {below > 0 && <tr aria-hidden="true" style={{ height: below }} />}
    </tbody>
  )
}

type TableRowProps = {
  ref?: Ref<HTMLTableRowElement>
  'data-index'?: number
  'aria-rowindex'?: number | undefined
  selected?: boolean
  /** Click on the row; a link or button inside must do the same for the keyboard. */
  onOpen?: (() => void) | undefined
  children: ReactNode
}

export function TableRow({ selected = false, onOpen, children, ...rest }: TableRowProps) {
  const open = (event: ReactMouseEvent<HTMLTableRowElement>) => {
    const { target, currentTarget } = event
    const isInRow = target instanceof Element && currentTarget.contains(target)
    const isOnControl = isInRow && target.closest('a, button, input, label')
    if (isInRow && !isOnControl && getSelection()?.isCollapsed !== false) onOpen?.()
  }
  return (
    <tr
      {...rest}
      onClick={onOpen && open}
      aria-selected={selected || undefined}
      data-selected={selected || undefined}
      className={cx(
        'group/row transition-colors hover:bg-surface-hover aria-selected:bg-primary-soft',
        onOpen && 'cursor-pointer',
      )}
    >
      {children}
    </tr>
  )
}

type CellProps = {
  align?: keyof typeof aligns
  quiet?: boolean
  narrow?: boolean
  children?: ReactNode
}

const aligns = { start: 'text-start', end: 'text-end tabular-nums', center: 'text-center' } as const

/** Numbers are right-aligned with tabular figures. */
export function Cell({ align = 'start', quiet = false, narrow = false, children }: CellProps) {
  return (
    <td
      className={cx(
        'h-13 border-b border-border px-3 py-2 first:ps-4 last:pe-4 group-last/row:border-b-0',
        aligns[align],
        quiet && 'text-muted',
        narrow && 'w-px whitespace-nowrap',
      )}
    >
      {children}
    </td>
  )
}

export function CheckCell({
  label,
  checked,
  onChange,
}: {
  label: string
  checked: boolean
  /** `through`: Shift was held, to select a range. */
  onChange: (checked: boolean, through: boolean) => void
}) {
  return (
    <td className="w-px border-b border-border ps-3 group-last/row:border-b-0">
      <Checkbox
        label={label}
        labelHidden
        checked={checked}
        onChange={(event) => onChange(event.target.checked, isThrough(event))}
      />
    </td>
  )
}

const isThrough = ({ nativeEvent }: ChangeEvent) => nativeEvent instanceof MouseEvent && nativeEvent.shiftKey
