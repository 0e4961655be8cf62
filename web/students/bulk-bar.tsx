import { Download, Ellipsis, FolderMinus, FolderPlus, Trash2, UserCheck, UserMinus, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../lib/format.ts'
import { Button } from '../ui/button.tsx'
import { FootBar } from '../ui/foot-bar.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../ui/menu.tsx'
import { BulkClassDialog } from './bulk-class-dialog.tsx'
import { BulkDeleteDialog } from './bulk-delete-dialog.tsx'
import type { Browser } from './use-browser.ts'
import { useExport } from './use-export.ts'

type Asked = 'delete' | 'add_to_class' | 'remove_from_class'

/** How many students are chosen, and what can be done with them. */
export function BulkBar({ browser, total }: { browser: Browser; total: number }) {
  const { t } = useTranslation('students')
  const { selection, classId, list } = browser
  const [asked, setAsked] = useState<Asked | null>(null)
  const { change, isPending } = browser.bulk
  const { save } = useExport(list)
  const { count, target } = selection
  const leave = () =>
    classId
      ? change({ action: 'remove_from_class', class_id: classId }, { name: nameOfClass(browser) })
      : setAsked('remove_from_class')

  return (
    <>
      <FootBar
        actions={
          <>
            <Button
              size="sm"
              icon={<UserCheck aria-hidden="true" />}
              pending={isPending('activate')}
              onClick={() => change({ action: 'activate' })}
            >
              {t(($) => $.act.activate)}
            </Button>
            <Button
              size="sm"
              icon={<UserMinus aria-hidden="true" />}
              pending={isPending('inactivate')}
              onClick={() => change({ action: 'inactivate' })}
            >
              {t(($) => $.act.inactivate)}
            </Button>
            <Button size="sm" variant="danger" icon={<Trash2 aria-hidden="true" />} onClick={() => setAsked('delete')}>
              {t(($) => $.act.delete)}
            </Button>
            <Menu
              align="end"
              side="top"
              trigger={<IconButton size="sm" label={t(($) => $.bulk.more)} icon={<Ellipsis />} />}
            >
              <MenuItem icon={<FolderPlus aria-hidden="true" />} onSelect={() => setAsked('add_to_class')}>
                {t(($) => $.bulk.join)}
              </MenuItem>
              <MenuItem icon={<FolderMinus aria-hidden="true" />} onSelect={leave}>
                {t(($) => $.bulk.leave)}
              </MenuItem>
              <MenuSeparator />
              <MenuItem icon={<Download aria-hidden="true" />} onSelect={() => save('xlsx', target)}>
                {t(($) => $.export.xlsx)}
              </MenuItem>
              <MenuItem icon={<Download aria-hidden="true" />} onSelect={() => save('csv', target)}>
                {t(($) => $.export.csv)}
              </MenuItem>
            </Menu>
          </>
        }
      >
        <Count browser={browser} total={total} />
      </FootBar>
      <BulkDeleteDialog
        key={`delete ${asked === 'delete'}`}
        open={asked === 'delete'}
        count={count}
        target={target}
        onClose={() => setAsked(null)}
        onDone={selection.clear}
      />
      {(asked === 'add_to_class' || asked === 'remove_from_class') && (
        <BulkClassDialog
          action={asked}
          count={count}
          classes={browser.classes}
          pending={isPending(asked)}
          onChoose={({ id, name }) => change({ action: asked, class_id: id }, { name, onDone: () => setAsked(null) })}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}

const nameOfClass = ({ classes, classId }: Browser): string => classes.find(({ id }) => id === classId)?.name ?? ''

function Count({ browser: { selection, page }, total }: { browser: Browser; total: number }) {
  const { t } = useTranslation('students')
  const { number } = useFormat()
  const { count, isEverybody } = selection
  const isWholePage = selection.page === 'all' && page && page.items.length < total
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <IconButton size="sm" label={t(($) => $.bulk.clear)} icon={<X aria-hidden="true" />} onClick={selection.clear} />
      <span className="font-medium tabular-nums">
        {isEverybody
          ? t(($) => $.bulk.everybody, { count: total, number: number(total) })
          : t(($) => $.bulk.chosen, { count, number: number(count) })}
      </span>
      {isWholePage && !isEverybody && (
        <Button size="sm" variant="ghost" onClick={selection.takeEverybody}>
          {t(($) => $.bulk.takeEverybody, { count: total, number: number(total) })}
        </Button>
      )}
    </span>
  )
}
