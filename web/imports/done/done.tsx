import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { plans } from '#contract/billing/plans.ts'
import { useFormat } from '../../lib/words/format.ts'
import { NextStep } from '../../home/setup/next-step.tsx'
import { Celebrate } from '../../ui/brand/celebrate.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Callout } from '../../ui/states/callout.tsx'
import type { RunResult } from '../imports.api.ts'
import { SkippedRows } from '../check/skipped-rows.tsx'
import { StepHeading } from '../step-heading.tsx'
import type { Check } from '../check/use-check.ts'

type DoneProps = { result: RunResult; importId: string | null; check: Check }

export function Done({ result: { added, activated, skipped }, importId, check }: DoneProps) {
  const { t } = useTranslation('imports')
  const { list } = useFormat()
  const { leftOut, seatless } = check
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
      <div className="grid gap-3 empty:hidden">
        {seatless > 0 && (
          <Callout
            tone="warning"
            actions={
              check.seatLimit < plans.pro.students && (
                <Button onClick={() => void check.continueImport()}>{t(($) => $.seats.upgrade)}</Button>
              )
            }
          >
            {t(($) => $.seats.over, { count: seatless })}
          </Callout>
        )}
        {importId && leftOut > seatless && (
          <Callout title={t(($) => $.problems.some, { count: leftOut })}>
            <SkippedRows id={importId} />
          </Callout>
        )}
        <NextStep />
      </div>
    </div>
  )
}
