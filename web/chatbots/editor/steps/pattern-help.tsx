import { CircleHelp } from 'lucide-react'
import type { ReactElement } from 'react'
import { useTranslation } from '../../../lib/words/translation/use-translation.tsx'
import { lazyComponent } from '../../../lib/lazy-component.ts'
import { OnDemand } from '../../../ui/overlays/on-demand.tsx'

const load = () => import('./pattern-help-popover.tsx').then((m) => m.PatternHelpPopover)
const PatternHelpPopover = lazyComponent<{ trigger: ReactElement }>(load)

export function PatternHelp() {
  const { t } = useTranslation('editor')
  const trigger = (
    <button type="button" className={triggerClasses}>
      <CircleHelp className="size-4" aria-hidden="true" />
      {t(($) => $.pattern.open)}
    </button>
  )
  return (
    <OnDemand trigger={trigger} popup="dialog" load={load}>
      {(button) => <PatternHelpPopover trigger={button} />}
    </OnDemand>
  )
}

const triggerClasses =
  'relative inline-flex items-center gap-1.5 rounded-xs transition-colors hover:text-text max-sm:after:absolute max-sm:after:-inset-2'
