import { Check, ClipboardPaste, Download, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { DownloadState } from '../done/download-state.tsx'
import { FileZone } from './file-zone.tsx'
import { useDownload } from '../imports.api.ts'
import { StepHeading } from '../step-heading.tsx'

export function GetReady({ onFile, onPaste }: { onFile: (file: File) => void; onPaste: () => void }) {
  const { t } = useTranslation('imports')
  const template = useDownload('template')
  const facts = [t(($) => $.ready.columns), t(($) => $.ready.needed), t(($) => $.ready.safe)]
  return (
    <>
      <StepHeading text={t(($) => $.ready.text)}>{t(($) => $.ready.title)}</StepHeading>
      <div className="grid flex-1 gap-3 sm:max-h-[30rem] sm:grid-cols-[1fr_17rem] lg:grid-cols-[1fr_20rem]">
        <FileZone onFile={onFile} />
        <div className="grid gap-3 sm:auto-rows-fr">
          <Way
            icon={template.isSuccess ? <Check /> : <Download />}
            title={t(($) => $.ready.templateTitle)}
            text={t(($) => (template.isSuccess ? $.ready.downloaded : $.ready.templateText))}
          >
            <Button
              onClick={() => template.mutate()}
              pending={template.isPending}
              pendingLabel={t(($) => $.ready.downloading)}
            >
              {t(($) => $.ready.templateAction)}
            </Button>
          </Way>
          <Way icon={<ClipboardPaste />} title={t(($) => $.ready.pasteTitle)} text={t(($) => $.ready.pasteText)}>
            <Button onClick={onPaste}>{t(($) => $.choose.paste)}</Button>
          </Way>
        </div>
      </div>
      <DownloadState error={template.error} />
      <ul className="flex flex-wrap gap-x-6 gap-y-1.5 text-muted">
        {facts.map((fact) => (
          <li key={fact} className="flex gap-2">
            <Check className="mt-0.5 size-4 shrink-0 text-success-text" aria-hidden="true" />
            {fact}
          </li>
        ))}
        <li className="flex gap-2">
          <Info className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          {t(($) => $.ready.families)}
        </li>
      </ul>
    </>
  )
}

type WayProps = { icon: ReactNode; title: string; text: string; children: ReactNode }

function Way({ icon, title, text, children }: WayProps) {
  return (
    <Card padding="sm">
      <div className="flex h-full flex-col items-start gap-3">
        <div className="grid gap-1">
          <div className="flex items-center gap-2.5">
            <span className="grid size-8 shrink-0 place-items-center rounded-md bg-primary-soft text-primary-text max-sm:hidden [&_svg]:size-4.5">
              {icon}
            </span>
            <h4 className="font-semibold">{title}</h4>
          </div>
          <p aria-live="polite" className="text-muted">
            {text}
          </p>
        </div>
        <div className="mt-auto">{children}</div>
      </div>
    </Card>
  )
}
