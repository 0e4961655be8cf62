import { Check, Download, FileSpreadsheet } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { DownloadState } from './download-state.tsx'
import { useDownload } from './imports.api.ts'
import { useLimits } from './limits.ts'
import { StepHeading } from './step-heading.tsx'

/** The first step: the list that the school has, or the template. */
export function GetReady({ onChoose }: { onChoose: () => void }) {
  const { t } = useTranslation('imports')
  const limits = useLimits()
  const template = useDownload('template')
  const facts = [t(($) => $.ready.format, limits), t(($) => $.ready.needed), t(($) => $.ready.safe)]
  return (
    <>
      <StepHeading>{t(($) => $.ready.title)}</StepHeading>
      <div className="grid gap-3 sm:grid-cols-2">
        <Way icon={<FileSpreadsheet />} title={t(($) => $.ready.ownTitle)} text={t(($) => $.ready.ownText)}>
          <Button variant="primary" onClick={onChoose}>
            {t(($) => $.ready.ownAction)}
          </Button>
        </Way>
        <Way icon={<Download />} title={t(($) => $.ready.templateTitle)} text={t(($) => $.ready.templateText)}>
          <Button
            onClick={() => template.mutate()}
            pending={template.isPending}
            pendingLabel={t(($) => $.ready.downloading)}
          >
            {t(($) => $.ready.templateAction)}
          </Button>
        </Way>
      </div>
      <DownloadState error={template.error} done={template.isSuccess && t(($) => $.ready.downloaded)} />
      <div className="grid gap-2">
        <h4 className="font-semibold">{t(($) => $.ready.factsTitle)}</h4>
        <ul className="grid gap-1.5">
          {facts.map((fact) => (
            <li key={fact} className="flex gap-2">
              <Check className="mt-0.5 size-4 shrink-0 text-success-text" aria-hidden="true" />
              {fact}
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

type WayProps = { icon: ReactNode; title: string; text: string; children: ReactNode }

function Way({ icon, title, text, children }: WayProps) {
  return (
    <Card>
      <div className="flex h-full flex-col items-start gap-4">
        <span className="grid size-10 place-items-center rounded-md bg-primary-soft text-primary-text [&_svg]:size-5">
          {icon}
        </span>
        <div className="grid gap-1">
          <h4 className="font-semibold">{title}</h4>
          <p className="text-muted">{text}</p>
        </div>
        <div className="mt-auto">{children}</div>
      </div>
    </Card>
  )
}
