import { students } from '#contract/people/students.ts'
import { BotOff, NotebookPen, Download, Ellipsis, FolderMinus, Mail, Printer, RefreshCw } from 'lucide-react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import { useMay } from '../../app/session/use-may.ts'
import { useFormat } from '../../lib/words/format.ts'
import { cardsLocation } from '../../links/cards/card-selection.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../ui/overlays/menu.tsx'
import { ExportWords } from './export-menu.tsx'
import type { StudentsViewState } from '../use-students-view.ts'
import { useExport } from './use-export.ts'

type BulkMenuProps = {
  browser: StudentsViewState
  onLeave: () => void
  onUnassign: () => void
  /** Missing where students are selected as a filter, whose number has no limit. */
  onSetHomework: (() => void) | undefined
  onSendLinks: () => void
  onRenewLinks: () => void
}

export function BulkMenu({ browser, onLeave, onUnassign, onSetHomework, onSendLinks, onRenewLinks }: BulkMenuProps) {
  const { t } = useTranslation('bulk')
  const { number } = useFormat()
  const mayManage = useMay(students.exportSome)
  const { save } = useExport(browser.list)
  const { count, target } = browser.selection
  const { to, state } = cardsLocation(target)
  const chosen = t(($) => $.chosen, { count, number: number(count) })
  return (
    <Menu align="end" side="top" trigger={<IconButton label={t(($) => $.more)} icon={<Ellipsis />} />}>
      {mayManage && (
        <MenuItem icon={<FolderMinus aria-hidden="true" />} onSelect={onLeave}>
          {t(($) => $.leave)}
        </MenuItem>
      )}
      {onSetHomework && (
        <MenuItem icon={<NotebookPen aria-hidden="true" />} onSelect={onSetHomework}>
          {t(($) => $.setHomework)}
        </MenuItem>
      )}
      <MenuItem icon={<BotOff aria-hidden="true" />} onSelect={onUnassign}>
        {t(($) => $.unassign)}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Mail aria-hidden="true" />} onSelect={onSendLinks}>
        {t(($) => $.sendLinks)}
      </MenuItem>
      <MenuLink icon={<Printer aria-hidden="true" />} render={<Link to={to} state={state} />}>
        {t(($) => $.printCards)}
      </MenuLink>
      <MenuItem icon={<RefreshCw aria-hidden="true" />} onSelect={onRenewLinks}>
        {t(($) => $.renewLinks)}
      </MenuItem>
      {mayManage && (
        <>
          <MenuSeparator />
          <MenuItem icon={<Download aria-hidden="true" />} onSelect={() => save('xlsx', target)}>
            <ExportWords format="xlsx" who={chosen} />
          </MenuItem>
          <MenuItem icon={<Download aria-hidden="true" />} onSelect={() => save('csv', target)}>
            <ExportWords format="csv" who={chosen} />
          </MenuItem>
        </>
      )}
    </Menu>
  )
}
