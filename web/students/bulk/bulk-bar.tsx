import { students } from '#contract/people/students.ts'
import { BotMessageSquare, FolderPlus, Trash2, UserCheck, UserMinus, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { useMay } from '../../app/session/use-may.ts'
import { useFormat } from '../../lib/words/format.ts'
import { BarButton } from '../../ui/buttons/bar-button.tsx'
import { FootBar } from '../../ui/layout/foot-bar.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { type BulkDialogKind, BulkDialogs } from './bulk-dialogs.tsx'
import { BulkMenu } from './bulk-menu.tsx'
import type { StudentsViewState } from '../use-students-view.ts'
import { useBulkKeys } from './use-bulk-keys.ts'

export function BulkBar({ browser, total }: { browser: StudentsViewState; total: number }) {
  const { selection, classId, bulk } = browser
  const [asked, setAsked] = useState<BulkDialogKind | null>(null)
  useBulkKeys(selection)
  const leave = () =>
    classId
      ? bulk.change({ action: 'remove_from_class', class_id: classId }, { name: nameOfClass(browser) })
      : setAsked('remove_from_class')

  return (
    <>
      <FootBar
        early
        corner={
          <BulkMenu
            browser={browser}
            onLeave={leave}
            onSetHomework={'ids' in selection.target ? () => setAsked('homework') : undefined}
            onUnassign={() => setAsked('unassign')}
            onSendLinks={() => setAsked('send_link')}
            onRenewLinks={() => setAsked('renew_link')}
          />
        }
        actions={<BulkActions bulk={bulk} onAsk={setAsked} />}
      >
        <SelectionCount browser={browser} total={total} />
      </FootBar>
      <BulkDialogs browser={browser} asked={asked} onClose={() => setAsked(null)} />
    </>
  )
}

type BulkActsProps = { bulk: StudentsViewState['bulk']; onAsk: (asked: BulkDialogKind) => void }

function BulkActions({ bulk: { change, isPending }, onAsk }: BulkActsProps) {
  const { t } = useTranslation(['students', 'bulk', 'common'])
  const mayManage = useMay(students.remove)
  return (
    <>
      {mayManage && (
        <>
          <BarButton
            icon={<FolderPlus aria-hidden="true" />}
            label={t(($) => $.submit.add_to_class, { ns: 'bulk' })}
            short={t(($) => $.filter.class, { ns: 'students' })}
            onClick={() => onAsk('add_to_class')}
          />
          <BarButton
            icon={<UserCheck aria-hidden="true" />}
            label={t(($) => $.act.activate, { ns: 'students' })}
            pending={isPending('activate')}
            onClick={() => change({ action: 'activate' })}
          />
          <BarButton
            icon={<UserMinus aria-hidden="true" />}
            label={t(($) => $.act.inactivate, { ns: 'students' })}
            pending={isPending('inactivate')}
            onClick={() => change({ action: 'inactivate' })}
          />
        </>
      )}
      <BarButton
        icon={<BotMessageSquare aria-hidden="true" />}
        label={t(($) => $.act.assign, { ns: 'students' })}
        onClick={() => onAsk('assign')}
      />
      {mayManage && (
        <BarButton
          danger
          icon={<Trash2 aria-hidden="true" />}
          label={t(($) => $.delete, { ns: 'common' })}
          onClick={() => onAsk('delete')}
        />
      )}
    </>
  )
}

const nameOfClass = ({ classes, classId }: StudentsViewState): string =>
  classes.find(({ id }) => id === classId)?.name ?? ''

function SelectionCount({ browser: { selection, page }, total }: { browser: StudentsViewState; total: number }) {
  const { t } = useTranslation('bulk')
  const { number } = useFormat()
  const { count, isAll } = selection
  const isWholePage = selection.page === 'all' && page && page.items.length < total
  return (
    <span className="flex min-h-10 min-w-0 items-center gap-2.5 ps-1 sm:ps-0">
      <IconButton size="sm" label={t(($) => $.clear)} icon={<X aria-hidden="true" />} onClick={selection.clear} />
      <span className="grid min-w-0 justify-items-start xl:flex xl:items-baseline xl:gap-3">
        <span className="font-medium tabular-nums">
          {isAll
            ? t(($) => $.allSelected, { count: total, number: number(total) })
            : t(($) => $.chosen, { count, number: number(count) })}
        </span>
        <span className="sr-only">{t(($) => $.key)}</span>
        {isWholePage && !isAll && (
          <button type="button" className={linkClasses} onClick={selection.selectAll}>
            {t(($) => $.selectMatching, { count: total, number: number(total) })}
          </button>
        )}
      </span>
    </span>
  )
}

const linkClasses =
  'relative max-w-full rounded-xs text-start text-xs font-medium text-primary-text underline-offset-3 ' +
  'after:absolute after:-inset-x-2 after:-top-1 after:-bottom-3 hover:underline xl:text-sm'
