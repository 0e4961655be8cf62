import { Columns3, FileWarning, UsersRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Preview } from '#contract/imports.ts'
import { useFormat } from '../lib/format.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ColumnsPanel } from './columns-panel.tsx'
import { DownloadState } from './download-state.tsx'
import { useFieldName } from './field-name.ts'
import { useDownload } from './imports.api.ts'
import type { Check } from './use-check.ts'

/** What else is to be known of a list: its columns, the classes it would create, and the rows that are left out. */
export function ListFacts({ preview, check }: { preview: Preview; check: Check }) {
  return (
    <Card padding="none">
      <ul className="divide-y divide-border">
        <ColumnsFact preview={preview} check={check} />
        <ClassesFact names={preview.new_classes} />
        <ProblemsFact id={preview.import_id} count={check.leftOut - preview.summary.over_limit} />
      </ul>
    </Card>
  )
}

type FactProps = { icon: ReactNode; action?: ReactNode; children: ReactNode; below?: ReactNode }

function Fact({ icon, action, children, below }: FactProps) {
  return (
    <li className="grid gap-4 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="text-muted [&_svg]:size-4">{icon}</span>
        <div className="min-w-0 flex-1 basis-60">{children}</div>
        {action}
      </div>
      {below}
    </li>
  )
}

function ColumnsFact({ preview: { columns }, check }: { preview: Preview; check: Check }) {
  const { t } = useTranslation('imports')
  const { list } = useFormat()
  const fieldName = useFieldName()
  const [isOpen, setIsOpen] = useState(false)
  const used = columns.flatMap(({ field }) => (field ? [fieldName(field)] : []))
  const leftOut = columns.length - used.length
  return (
    <Fact
      icon={<Columns3 aria-hidden="true" />}
      action={
        <Button size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? t(($) => $.columns.hide) : t(($) => $.columns.show)}
        </Button>
      }
      below={isOpen && <ColumnsPanel columns={columns} change={check.columns} />}
    >
      <p className="font-medium">{t(($) => $.columns.title)}</p>
      <p className="text-muted">
        {list(used)}
        {leftOut > 0 && ` · ${t(($) => $.columns.left, { count: leftOut })}`}
      </p>
    </Fact>
  )
}

function ClassesFact({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('imports')
  const { list } = useFormat()
  if (names.length === 0) return null
  return (
    <Fact icon={<UsersRound aria-hidden="true" />}>
      {t(($) => $.check.newClasses, { count: names.length, names: list(names) })}
    </Fact>
  )
}

/** How many rows are left out, and the way to mend them. */
function ProblemsFact({ id, count }: { id: string; count: number }) {
  const { t } = useTranslation('imports')
  const problems = useDownload({ problemsOf: id })
  if (count === 0) return null
  return (
    <Fact
      icon={<FileWarning aria-hidden="true" />}
      action={
        <Button size="sm" pending={problems.isPending} onClick={() => problems.mutate()}>
          {t(($) => $.problems.action)}
        </Button>
      }
      below={problems.error && <DownloadState error={problems.error} />}
    >
      <p className="font-medium">{t(($) => $.problems.some, { count })}</p>
      <p className="text-muted">{t(($) => $.problems.text)}</p>
    </Fact>
  )
}
