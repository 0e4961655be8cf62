import { Download } from 'lucide-react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { ConversationFilter } from '#contract/practice/conversations.ts'
import { useFormat } from '../../lib/words/format.ts'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { OnDemand } from '../../ui/overlays/on-demand.tsx'

const load = () => import('./export-menu.tsx')
const ExportMenu = lazyComponent(() => load().then((m) => m.ExportMenu))

export function ExportButton({ filter, total }: { filter: ConversationFilter; total: number }) {
  const { t } = useTranslation('conversations')
  const { number } = useFormat()
  const label = t(($) => $.export.label)
  const trigger = <Button icon={<Download aria-hidden="true" />}>{label}</Button>
  return (
    <OnDemand trigger={trigger} popup="menu" load={load}>
      {(button) => (
        <ExportMenu
          filter={filter}
          trigger={button}
          count={t(($) => $.count, { count: total, number: number(total) })}
        />
      )}
    </OnDemand>
  )
}
