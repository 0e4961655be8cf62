import { useTranslation } from 'react-i18next'
import { passwordLength } from '#contract/auth.ts'
import { cx } from '../ui/cx.ts'
import { useStrength } from './use-strength.ts'

const steps = [0, 1, 2, 3, 4] as const
const colours = ['bg-danger', 'bg-danger', 'bg-warning', 'bg-success', 'bg-success'] as const

type PasswordStrengthProps = {
  password: string
  /** What belongs to whoever will use the password, such as the school's name. */
  own: readonly string[]
}

/** How hard the typed password is to guess, in colour and in words, with one piece of advice. */
export function PasswordStrength({ password, own }: PasswordStrengthProps) {
  const { t } = useTranslation('passwords')
  const strength = useStrength(password, own)
  return (
    <div className="@container grid gap-2">
      <div className="grid grid-cols-5 gap-1" aria-hidden="true">
        {steps.map((step) => (
          <span
            key={step}
            className={cx(
              'h-1.5 rounded-full transition-colors',
              strength && step <= strength.score ? colours[strength.score] : 'bg-border',
            )}
          />
        ))}
      </div>
      <output className="block min-h-10 text-sm text-muted @md:min-h-5">
        {strength ? (
          <>
            <span className="sr-only">{t(($) => $.strength.label)} </span>
            <span className="font-medium text-text">{t(($) => $.strength[strength.score])}.</span>{' '}
            {t(($) => $.advice[strength.advice], { min: passwordLength.min })}
          </>
        ) : (
          t(($) => $.advice.start)
        )}
      </output>
    </div>
  )
}
