import { useId } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { useFormat } from '../../lib/words/format.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Meter } from '../../ui/states/meter.tsx'
import { countDone, isEmpty, type Setup, setupSteps } from './setup.ts'
import { SetupLine } from './setup-line.tsx'
import type { EmptyClass } from './use-setup-step.ts'
import { WelcomeArt } from './welcome-art.tsx'

type SetupCardProps = { setup: Setup; emptyClass: EmptyClass }

export function SetupCard({ setup, emptyClass }: SetupCardProps) {
  const { t } = useTranslation('home')
  const id = useId()
  const next = setupSteps.find(({ step }) => !setup[step])?.step
  return (
    <Card labelledBy={id}>
      <div className="mb-5 flex items-center gap-6">
        <div className="grid min-w-0 flex-1 gap-4">
          <div className="grid gap-1">
            <h2 id={id} className={isEmpty(setup) ? 'text-xl font-semibold' : 'text-base font-semibold'}>
              {isEmpty(setup) ? t(($) => $.setup.welcome) : t(($) => $.setup.title)}
            </h2>
            <p className="max-w-prose text-muted">{t(($) => $.setup.text)}</p>
          </div>
          <Progress done={countDone(setup)} />
        </div>
        {isEmpty(setup) && (
          <div className="shrink-0 max-md:hidden">
            <WelcomeArt />
          </div>
        )}
      </div>
      <ol className="grid grid-cols-1 divide-y divide-border border-t border-border">
        {setupSteps.map(({ step, to }, place) => (
          <SetupLine
            key={step}
            step={step}
            to={to}
            place={place}
            isDone={setup[step]}
            isNext={step === next}
            emptyClass={emptyClass}
          />
        ))}
      </ol>
    </Card>
  )
}

function Progress({ done }: { done: number }) {
  const { t } = useTranslation('home')
  const { number } = useFormat()
  const max = setupSteps.length
  return (
    <div className="max-w-md">
      <Meter
        label={t(($) => $.setup.steps)}
        value={done}
        max={max}
        valueText={t(($) => $.setup.progress, { done: number(done), total: number(max) })}
        // A full bar is no warning here.
        near={2}
      />
    </div>
  )
}
