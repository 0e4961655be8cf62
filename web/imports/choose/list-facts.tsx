import { ChevronDown, Columns3, FileWarning, UsersRound } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Preview } from '#contract/people/imports.ts'
import { useFormat } from '../../lib/words/format.ts'
import { Card } from '../../ui/layout/card.tsx'
import { cx } from '../../ui/cx.ts'
import { ColumnsPanel } from '../check/columns-panel.tsx'
import { SkippedRows } from '../check/skipped-rows.tsx'
import type { Check } from '../check/use-check.ts'

export function ListFacts({ preview, check }: { preview: Preview; check: Check }) {
  const id = useId()
  const [open, setOpen] = useState<string | null>(null)
  const facts = useFacts(preview, check)
  const shown = facts.find(({ name }) => name === open)
  return (
    <div className="grid gap-2">
      <div className="-mx-5 -my-1 flex gap-x-1 overflow-x-auto px-3 py-1 [scrollbar-width:none] sm:m-0 sm:-ms-2 sm:flex-wrap sm:overflow-visible sm:p-0">
        {facts.map(({ name, icon, label }) => (
          <button
            key={name}
            type="button"
            aria-expanded={name === open}
            aria-controls={id}
            onClick={() => setOpen(name === open ? null : name)}
            className={factClasses}
          >
            {icon}
            {label}
            <ChevronDown className={cx('transition-transform', name === open && 'rotate-180')} aria-hidden="true" />
          </button>
        ))}
      </div>
      <div id={id} className="empty:hidden">
        {shown && <Card padding="sm">{shown.detail}</Card>}
      </div>
    </div>
  )
}

type Fact = { name: string; icon: ReactNode; label: string; detail: ReactNode }

function useFacts({ import_id, columns, new_classes, summary }: Preview, check: Check): Fact[] {
  const { t } = useTranslation('imports')
  const { list, number } = useFormat()
  const used = columns.filter(({ field }) => field !== null).length
  const refused = check.leftOut - summary.over_limit
  const classes = { count: new_classes.length, names: list(new_classes) }
  const facts: (Fact | false)[] = [
    {
      name: 'columns',
      icon: <Columns3 aria-hidden="true" />,
      label: t(($) => $.columns.read, { count: columns.length, used: number(used) }),
      detail: <ColumnsPanel columns={columns} change={check.columns} />,
    },
    classes.count > 0 && {
      name: 'classes',
      icon: <UsersRound aria-hidden="true" />,
      label: t(($) => $.check.classes, classes),
      detail: <p className="wrap-anywhere">{t(($) => $.check.newClasses, classes)}</p>,
    },
    refused > 0 && {
      name: 'problems',
      icon: <FileWarning aria-hidden="true" />,
      label: t(($) => $.problems.some, { count: refused }),
      detail: <SkippedRows id={import_id} />,
    },
  ]
  return facts.filter((fact) => fact !== false)
}

const factClasses =
  'inline-flex h-10 items-center gap-1.5 rounded-md px-2 text-sm font-medium whitespace-nowrap text-muted transition-colors ' +
  'hover:bg-surface-hover hover:text-text aria-expanded:text-text sm:h-8 [&_svg]:size-4 [&_svg]:shrink-0'
