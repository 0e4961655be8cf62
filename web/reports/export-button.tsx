import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ReportQuery } from '#contract/reports.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { Button } from '../ui/buttons/button.tsx'
import { OnDemand } from '../ui/overlays/on-demand.tsx'

const load = () => import('./export-menu.tsx')
const ExportMenu = lazyPart(() => load().then((m) => m.ExportMenu))

/** The button of the files in which a report can be taken home. */
export function ExportButton({ query }: { query: ReportQuery }) {
  const { t } = useTranslation('conversations')
  const trigger = <Button icon={<Download aria-hidden="true" />}>{t(($) => $.export.label)}</Button>
  return (
    <OnDemand trigger={trigger} popup="menu" load={load}>
      {(button) => <ExportMenu query={query} trigger={button} />}
    </OnDemand>
  )
}
