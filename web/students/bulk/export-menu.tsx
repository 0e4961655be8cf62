import type { ReactElement } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { ExportFormat } from '#contract/values/spreadsheets.ts'
import { useFormat } from '../../lib/words/format.ts'
import { Menu, MenuItem } from '../../ui/overlays/menu.tsx'
import type { ListState } from '../address/list-state.ts'
import { useExport } from './use-export.ts'

type ExportMenuProps = {
  list: ListState
  total: number | undefined
  trigger: ReactElement
}

export function ExportMenu({ list, total, trigger }: ExportMenuProps) {
  const { t } = useTranslation('bulk')
  const { number } = useFormat()
  const { save } = useExport(list)
  const who = total === undefined ? undefined : t(($) => $.count, { count: total, number: number(total) })
  return (
    <Menu align="end" trigger={trigger} defaultOpen>
      <MenuItem onSelect={() => save('xlsx')}>
        <ExportWords format="xlsx" who={who} />
      </MenuItem>
      <MenuItem onSelect={() => save('csv')}>
        <ExportWords format="csv" who={who} />
      </MenuItem>
    </Menu>
  )
}

export function ExportWords({ format, who }: { format: ExportFormat; who: string | undefined }) {
  const { t } = useTranslation('students')
  return (
    <>
      {t(($) => $.export[format])}
      {who && <span className="text-muted"> · {who}</span>}
    </>
  )
}
