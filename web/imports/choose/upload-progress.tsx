import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { ProgressBar } from '../../ui/states/progress-bar.tsx'
import { type ListSource, nameOf } from './list-source.ts'
import { StepHeading } from '../step-heading.tsx'

export function UploadProgress({ share, source }: { share: number; source: ListSource }) {
  const { t } = useTranslation('imports')
  const isSent = share >= 1
  return (
    <div className="m-auto grid w-full max-w-md gap-6">
      <StepHeading text={t(($) => $.choose.wait)}>
        {isSent ? t(($) => $.choose.reading) : t(($) => $.choose.sending)}
      </StepHeading>
      <ProgressBar
        label={nameOf(source) ?? t(($) => $.choose.pasted)}
        value={isSent ? null : Math.round(share * 100)}
        {...(isSent && { valueText: t(($) => $.choose.arrived) })}
      />
    </div>
  )
}
