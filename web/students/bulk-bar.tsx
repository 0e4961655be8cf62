import { BotMessageSquare, FolderPlus, Trash2, UserCheck, UserMinus, X } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../lib/format.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { BarButton } from '../ui/bar-button.tsx'
import { FootBar } from '../ui/foot-bar.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { BulkClassDialog } from './bulk-class-dialog.tsx'
import { BulkDeleteDialog } from './bulk-delete-dialog.tsx'
import { BulkMenu } from './bulk-menu.tsx'
import type { Browser } from './use-browser.ts'
import { useBulkKeys } from './use-bulk-keys.ts'

const loadAssigning = () => import('../assignments/bulk-assign-dialog.tsx')
const BulkAssignDialog = lazyPart(() => loadAssigning().then((m) => m.BulkAssignDialog))
const SendLinks = lazyPart(() => import('../links/send-links.tsx').then((m) => m.SendLinks))

type Asked = 'delete' | 'add_to_class' | 'remove_from_class' | 'assign' | 'unassign' | 'send_link'

/** How many students are chosen, and what can be done with them. */
export function BulkBar({ browser, total }: { browser: Browser; total: number }) {
  const { t } = useTranslation('students')
  const { selection, classId, classes } = browser
  const [asked, setAsked] = useState<Asked | null>(null)
  const { change, isPending } = browser.bulk
  const { count, target } = selection
  useBulkKeys(selection)
  const leave = () =>
    classId
      ? change({ action: 'remove_from_class', class_id: classId }, { name: nameOfClass(browser) })
      : setAsked('remove_from_class')

  return (
    <>
      <FootBar
        early
        corner={
          <BulkMenu
            browser={browser}
            onLeave={leave}
            onUnassign={() => setAsked('unassign')}
            onSendLinks={() => setAsked('send_link')}
          />
        }
        actions={
          <>
            <BarButton
              icon={<FolderPlus aria-hidden="true" />}
              label={t(($) => $.bulk.submit.add_to_class)}
              short={t(($) => $.filter.class)}
              onClick={() => setAsked('add_to_class')}
            />
            <BarButton
              icon={<UserCheck aria-hidden="true" />}
              label={t(($) => $.act.activate)}
              pending={isPending('activate')}
              onClick={() => change({ action: 'activate' })}
            />
            <BarButton
              icon={<UserMinus aria-hidden="true" />}
              label={t(($) => $.act.inactivate)}
              pending={isPending('inactivate')}
              onClick={() => change({ action: 'inactivate' })}
            />
            <BarButton
              icon={<BotMessageSquare aria-hidden="true" />}
              label={t(($) => $.act.assign)}
              onClick={() => setAsked('assign')}
            />
            <BarButton
              danger
              icon={<Trash2 aria-hidden="true" />}
              label={t(($) => $.act.delete)}
              onClick={() => setAsked('delete')}
            />
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
          classes={classes}
          pending={isPending(asked)}
          onChoose={({ id, name }) => change({ action: asked, class_id: id }, { name, onDone: () => setAsked(null) })}
          onClose={() => setAsked(null)}
        />
      )}
      <Suspense>
        {(asked === 'assign' || asked === 'unassign') && (
          <BulkAssignDialog
            action={asked}
            count={count}
            target={target}
            onClose={() => setAsked(null)}
            onDone={selection.clear}
          />
        )}
        {asked === 'send_link' && (
          <SendLinks count={count} target={target} onClose={() => setAsked(null)} onDone={selection.clear} />
        )}
      </Suspense>
    </>
  )
}

const nameOfClass = ({ classes, classId }: Browser): string => classes.find(({ id }) => id === classId)?.name ?? ''

/** How many are chosen, over the way to everybody; as high with it as without. */
function Count({ browser: { selection, page }, total }: { browser: Browser; total: number }) {
  const { t } = useTranslation('students')
  const { number } = useFormat()
  const { count, isEverybody } = selection
  const isWholePage = selection.page === 'all' && page && page.items.length < total
  return (
    <span className="flex min-h-10 min-w-0 items-center gap-2.5 ps-1 sm:ps-0">
      <IconButton size="sm" label={t(($) => $.bulk.clear)} icon={<X aria-hidden="true" />} onClick={selection.clear} />
      <span className="grid min-w-0 justify-items-start xl:flex xl:items-baseline xl:gap-3">
        <span className="font-medium tabular-nums">
          {isEverybody
            ? t(($) => $.bulk.everybody, { count: total, number: number(total) })
            : t(($) => $.bulk.chosen, { count, number: number(count) })}
        </span>
        {isWholePage && !isEverybody && (
          <button type="button" className={linkLook} onClick={selection.takeEverybody}>
            {t(($) => $.bulk.takeEverybody, { count: total, number: number(total) })}
          </button>
        )}
      </span>
    </span>
  )
}

const linkLook =
  'relative max-w-full rounded-xs text-start text-xs font-medium text-primary-text underline-offset-3 ' +
  'after:absolute after:-inset-x-2 after:-top-1 after:-bottom-3 hover:underline xl:text-sm'
