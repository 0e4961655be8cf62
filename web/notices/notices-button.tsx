import { Bell } from 'lucide-react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { lazyComponent } from '../lib/lazy-component.ts'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { OnDemand } from '../ui/overlays/on-demand.tsx'
import { useUnread } from './notices-query.ts'

const load = () => import('./notices-panel.tsx')
const NoticesPanel = lazyComponent(() => load().then((m) => m.NoticesPanel))

const maxCount = 9

export function NoticesButton() {
  const { t } = useTranslation('frame')
  const count = useUnread()
  const label = count > 0 ? t(($) => $.header.unread, { count }) : t(($) => $.area.notices)
  const icon = (
    <>
      <Bell />
      {count > 0 && (
        <span className={countClasses} aria-hidden="true">
          {count > maxCount ? `${maxCount}+` : count}
        </span>
      )}
    </>
  )
  return (
    <OnDemand popup="dialog" load={load} trigger={<IconButton label={label} icon={icon} />}>
      {(trigger) => <NoticesPanel trigger={trigger} />}
    </OnDemand>
  )
}

const countClasses =
  'absolute -end-0.5 -top-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-danger px-1 text-xs font-semibold text-on-danger tabular-nums ring-2 ring-canvas'
