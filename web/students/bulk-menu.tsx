import { Download, Ellipsis, FolderMinus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../lib/format.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../ui/menu.tsx'
import { ExportWords } from './export-menu.tsx'
import type { Browser } from './use-browser.ts'
import { useExport } from './use-export.ts'

/** What is done to the chosen more seldom. */
export function BulkMenu({ browser, onLeave }: { browser: Browser; onLeave: () => void }) {
  const { t } = useTranslation('students')
  const { number } = useFormat()
  const { save } = useExport(browser.list)
  const { count, target } = browser.selection
  const chosen = t(($) => $.bulk.chosen, { count, number: number(count) })
  return (
    <Menu align="end" side="top" trigger={<IconButton label={t(($) => $.bulk.more)} icon={<Ellipsis />} />}>
      <MenuItem icon={<FolderMinus aria-hidden="true" />} onSelect={onLeave}>
        {t(($) => $.bulk.leave)}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Download aria-hidden="true" />} onSelect={() => save('xlsx', target)}>
        <ExportWords format="xlsx" who={chosen} />
      </MenuItem>
      <MenuItem icon={<Download aria-hidden="true" />} onSelect={() => save('csv', target)}>
        <ExportWords format="csv" who={chosen} />
      </MenuItem>
    </Menu>
  )
}
