import { useTranslation } from 'react-i18next'
import { Celebrate } from '../ui/brand/celebrate.tsx'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { DownloadState } from './download-state.tsx'
import { type RunResult, useDownload } from './imports.api.ts'
import { StepHeading } from './step-heading.tsx'

type DoneProps = { result: RunResult; importId: string | null; leftOut: number }

/** The last step: what the import has done. */
export function Done({ result: { added, activated, skipped }, importId, leftOut }: DoneProps) {
  const { t } = useTranslation('imports')
  const counts = [
    added > 0 && t(($) => $.done.added, { count: added }),
    activated > 0 && t(($) => $.done.activated, { count: activated }),
    skipped > 0 && t(($) => $.done.skipped, { count: skipped }),
  ].filter(Boolean)
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-6 py-6 text-center">
      <Celebrate />
      <StepHeading text={counts.join(' · ')}>{t(($) => $.done.title)}</StepHeading>
      {importId && leftOut > 0 && <LeftOut id={importId} count={leftOut} />}
    </div>
  )
}

function LeftOut({ id, count }: { id: string; count: number }) {
  const { t } = useTranslation('imports')
  const problems = useDownload({ problemsOf: id })
  return (
    <div className="grid gap-3 text-start">
      <Callout
        tone="warning"
        title={t(($) => $.problems.some, { count })}
        actions={
          <Button size="sm" pending={problems.isPending} onClick={() => problems.mutate()}>
            {t(($) => $.problems.action)}
          </Button>
        }
      >
        {t(($) => $.problems.text)}
      </Callout>
      <DownloadState error={problems.error} />
    </div>
  )
}
