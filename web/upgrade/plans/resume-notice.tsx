import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Billing } from '#contract/billing/billing.ts'
import { useFormat } from '../../lib/words/format.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Callout } from '../../ui/states/callout.tsx'
import { useChangeFailure } from '../failure.ts'
import { useResume } from '../upgrade.api.ts'

export function ResumeNotice({ billing: { subscription_end_date: end } }: { billing: Billing }) {
  const { t } = useTranslation('checkout')
  const { date } = useFormat()
  const failureText = useChangeFailure()
  const resume = useResume()
  return (
    <div className="grid grid-cols-1 gap-3">
      <Callout
        title={end ? t(($) => $.ending.title, { date: date(end) }) : undefined}
        actions={
          <Button
            variant="primary"
            pending={resume.isPending}
            pendingLabel={t(($) => $.ending.resuming)}
            onClick={() => resume.mutate()}
          >
            {t(($) => $.ending.resume)}
          </Button>
        }
      >
        {t(($) => $.ending.text)}
      </Callout>
      {resume.error && (
        <Callout tone="danger" urgent>
          {failureText(resume.error)}
        </Callout>
      )}
    </div>
  )
}
