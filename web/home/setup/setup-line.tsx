import { Check } from 'lucide-react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import { useFormat } from '../../lib/words/format.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { cx } from '../../ui/cx.ts'
import type { SetupStep } from './setup.ts'
import { type EmptyClass, useSetupStep } from './use-setup-step.ts'

type SetupLineProps = {
  step: SetupStep
  to: string
  place: number
  isDone: boolean
  isNext: boolean
  emptyClass: EmptyClass
}

export function SetupLine({ step, to, place, isDone, isNext, emptyClass }: SetupLineProps) {
  const { t } = useTranslation('home')
  const { number } = useFormat()
  const { why, act, ...target } = useSetupStep({ step, to }, emptyClass)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 last:pb-0">
      <span className={cx(circleClasses, isDone ? doneClasses : isNext ? nextClasses : openClasses)} aria-hidden="true">
        {isDone ? <Check className="size-4" /> : number(place + 1)}
      </span>
      <span className="grid min-w-0 flex-1 basis-48 gap-0.5">
        <span className={cx('font-medium', isDone && 'text-muted')}>
          {t(($) => $.setup.step[step])}
          {isDone && <span className="sr-only"> · {t(($) => $.setup.done)}</span>}
        </span>
        {!isDone && <span className="text-muted">{why}</span>}
      </span>
      {!isDone && (
        <span className="max-sm:ps-11">
          <ButtonLink size="sm" variant={isNext ? 'primary' : 'secondary'} render={<Link {...target} />}>
            {act}
          </ButtonLink>
        </span>
      )}
    </li>
  )
}

const circleClasses = 'grid size-7 shrink-0 place-items-center rounded-full text-xs font-semibold tabular-nums'
const doneClasses = 'bg-success-soft text-success-text'
const nextClasses = 'bg-primary text-on-primary'
const openClasses = 'text-muted ring-1 ring-border-strong ring-inset'
