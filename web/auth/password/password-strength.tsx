import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { passwordLength } from '#contract/school/auth.ts'
import { cx } from '../../ui/cx.ts'
import type { Strength } from './strength.ts'

const steps = [0, 1, 2, 3, 4] as const
const colours = ['bg-danger', 'bg-danger', 'bg-warning', 'bg-success', 'bg-success'] as const

type PasswordStrengthProps = {
  strength: Strength | null
  quiet: boolean
}

/** Rendered as a field's hint, so only phrasing content. */
export function PasswordStrength({ strength, quiet }: PasswordStrengthProps) {
  const { t } = useTranslation('passwords')
  return (
    <span className="grid gap-2 pt-0.5">
      <span className="grid grid-cols-5 gap-1" aria-hidden="true">
        {steps.map((step) => (
          <span
            key={step}
            className={cx(
              'h-1.5 rounded-full transition-colors forced-colors:border',
              strength && step <= strength.score
                ? `${colours[strength.score]} forced-colors:bg-[Highlight]`
                : 'bg-border',
            )}
          />
        ))}
      </span>
      <output className={quiet ? 'sr-only' : 'block'}>
        {strength && (
          <span className="sr-only">
            {t(($) => $.strength.label)} <span>{t(($) => $.strength[strength.score])}.</span>{' '}
          </span>
        )}
        {!quiet && t(($) => $.advice[strength?.advice ?? 'start'], { min: passwordLength.min })}
      </output>
    </span>
  )
}
