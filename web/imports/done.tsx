import { useTranslation } from 'react-i18next'
import { useFormat } from '../lib/format.ts'
import { Celebrate } from '../ui/brand/celebrate.tsx'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { DownloadState } from './download-state.tsx'
import { type RunResult, useDownload } from './imports.api.ts'
import { StepHeading } from './step-heading.tsx'

type DoneProps = { result: RunResult; problemsOf: string | null; onSee: () => void; onAnother: () => void }

/** The last step: what the import has done. */
export function Done({ result: { added, activated, skipped }, problemsOf, onSee, onAnother }: DoneProps) {
  const { t } = useTranslation('imports')
  const { list } = useFormat()
  const counts = [
    ...(added > 0 || activated === 0 ? [t(($) => $.done.added, { count: added })] : []),
    ...(activated > 0 ? [t(($) => $.done.activated, { count: activated })] : []),
  ]
  return (
    <div className="mx-auto grid max-w-md content-center pt-6 justify-items-center gap-6 text-center">
      <Celebrate />
      <StepHeading text={skipped > 0 && t(($) => $.done.skipped, { count: skipped })}>{list(counts)}</StepHeading>
      <div className="flex flex-wrap justify-center gap-2">
        <Button onClick={onAnother}>{t(($) => $.done.another)}</Button>
        <Button variant="primary" onClick={onSee}>
          {t(($) => $.done.see)}
        </Button>
      </div>
      {problemsOf && <LeftOut id={problemsOf} />}
    </div>
  )
}

function LeftOut({ id }: { id: string }) {
  const { t } = useTranslation('imports')
  const problems = useDownload({ problemsOf: id })
  return (
    <div className="mt-2 grid gap-3 text-start">
      <Callout
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
