import { useMediaQuery } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Preview, Verdict } from '#contract/people/imports.ts'
import { usePageText } from '../../lists/use-page-text.ts'
import { useFormat } from '../../lib/words/format.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Pagination } from '../../ui/lists/pagination.tsx'
import { filledFields } from '../check/columns.ts'
import { ListFacts } from '../choose/list-facts.tsx'
import { RowCards } from './row-cards.tsx'
import { RowTable } from './row-table.tsx'
import { isTickable } from '../check/ticks.ts'
import type { Check } from '../check/use-check.ts'
import { VerdictFilter } from './verdict-filter.tsx'

const pageSize = 100
const wide = '(min-width: 48rem)'

export function RowList({ preview, check }: { preview: Preview; check: Check }) {
  const { t } = useTranslation('imports')
  const { number } = useFormat()
  const isWide = useMediaQuery(wide, true, { getInitialValueInEffect: false })
  const top = useRef<HTMLDivElement>(null)
  const [filter, setFilter] = useState<Verdict | null>(null)
  const [page, setPage] = useState(1)

  const found = preview.rows.filter(({ verdict }) => verdict === filter)
  const shown = found.length > 0 ? found : byRelevance(preview.rows)
  const pages = Math.ceil(shown.length / pageSize)
  const { words } = usePageText(
    { page, pageSize, total: shown.length },
    t(($) => $.check.pages),
  )
  const from = (Math.min(page, pages) - 1) * pageSize
  const rows = shown.slice(from, from + pageSize)
  const Rows = isWide ? RowTable : RowCards

  const turn = (next: number) => {
    setPage(next)
    top.current?.scrollIntoView({ block: 'start' })
  }
  const choose = (verdict: Verdict | null) => {
    setFilter(verdict)
    setPage(1)
  }

  return (
    <div ref={top} className="grid gap-3 [--table-top:-0.25rem]">
      <VerdictFilter preview={preview} value={found.length > 0 ? filter : null} onChange={choose} />
      <ListFacts preview={preview} check={check} />
      <SelectShown rows={shown.filter((row) => isTickable(row))} check={check} />
      <Rows rows={rows} fields={filledFields(preview.rows)} check={check} />
      {pages > 1 && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <output className="text-muted tabular-nums">
            {t(($) => $.check.range, {
              from: number(from + 1),
              to: number(from + rows.length),
              total: number(shown.length),
            })}
          </output>
          <Pagination page={Math.min(page, pages)} pages={pages} onPage={turn} words={words} />
        </div>
      )}
    </div>
  )
}

/** Rows of existing students come last. */
const byRelevance = (rows: Preview['rows']) =>
  rows.toSorted((one, other) => Number(one.verdict === 'present') - Number(other.verdict === 'present'))

function SelectShown({ rows, check }: { rows: Preview['rows']; check: Check }) {
  const { t } = useTranslation('imports')
  const ticked = rows.filter(check.isTicked).length
  if (rows.length === 0) return <p className="text-muted">{t(($) => $.check.selectNone)}</p>
  return (
    <div className="grid min-h-10 max-sm:-mb-3 sm:min-h-0">
      <Checkbox
        label={t(($) => $.check.selectShown, { count: rows.length })}
        checked={ticked === rows.length}
        indeterminate={ticked > 0 && ticked < rows.length}
        onChange={(event) => check.tick(rows, event.target.checked)}
      />
    </div>
  )
}
