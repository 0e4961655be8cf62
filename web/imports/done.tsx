import { useTranslation } from 'react-i18next'
import { useFormat } from '../lib/format.ts'
import { Celebrate } from '../ui/brand/celebrate.tsx'
import { Callout } from '../ui/callout.tsx'
import type { RunResult } from './imports.api.ts'
import { LeftOut } from './left-out.tsx'
import { StepHeading } from './step-heading.tsx'

type DoneProps = { result: RunResult; importId: string | null; leftOut: number }

/** The last step: what the import has done. */
export function Done({ result: { added, activated, skipped }, importId, leftOut }: DoneProps) {
  const { t } = useTranslation('imports')
  const { list } = useFormat()
  const rest = skipped - leftOut
  const counts = [
    ...(added > 0 || activated === 0 ? [t(($) => $.done.added, { count: added })] : []),
    ...(activated > 0 ? [t(($) => $.done.activated, { count: activated })] : []),
  ]
  return (
    <div className="m-auto grid w-full max-w-lg gap-8">
      <div className="grid justify-items-center gap-6 text-center">
        <Celebrate />
        <div className="grid gap-1">
          <StepHeading text={<span className="text-base text-text">{list(counts)}</span>}>
            {t(($) => $.run.done)}
          </StepHeading>
          {rest > 0 && <p className="text-muted">{t(($) => $.done.skipped, { count: rest })}</p>}
        </div>
      </div>
      {importId && leftOut > 0 && (
        <Callout title={t(($) => $.problems.some, { count: leftOut })}>
          <LeftOut id={importId} />
        </Callout>
      )}
    </div>
  )
}
