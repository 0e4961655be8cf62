import { Check } from 'lucide-react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { Steps } from '../ui/layout/steps.tsx'

export function WizardSteps({ step, isDone }: { step: number; isDone: boolean }) {
  const { t } = useTranslation('imports')
  const steps = [t(($) => $.steps.choose), t(($) => $.steps.check), t(($) => $.steps.done)]
  // The first two steps are one: the template, a file and pasting are alternatives.
  const current = Math.max(step - 1, 0)
  return (
    <>
      <div className="max-sm:hidden">
        <Steps
          label={t(($) => $.steps.label)}
          doneText={t(($) => $.steps.past)}
          current={isDone ? steps.length : current}
          steps={steps}
        />
      </div>
      <p className="-mb-4 flex items-center gap-1.5 font-medium text-primary-text sm:hidden">
        {isDone && <Check className="size-4" aria-hidden="true" />}
        {t(($) => $.steps.now, { number: current + 1, total: steps.length, name: steps[current] ?? '' })}
      </p>
    </>
  )
}
