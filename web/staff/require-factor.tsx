import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { factors } from '#contract/school/factors.ts'
import { useMay } from '../app/session/use-may.ts'
import { factorsQuery, useFactorCall } from '../factors/factors.api.ts'
import { useApi } from '../lib/api/api.ts'
import { useErrorText } from '../lib/api/error-text.ts'
import { Switch } from '../ui/fields/switch.tsx'
import { Card } from '../ui/layout/card.tsx'
import { useToasts } from '../ui/overlays/toasts.tsx'

/** The owner's switch that requires a second factor of all staff. */
export function RequireFactor() {
  const { t } = useTranslation('staff')
  const mayRequire = useMay(factors.require)
  const { data } = useQuery(factorsQuery(useApi(factors)))
  const toasts = useToasts()
  const errorText = useErrorText()
  const set = useFactorCall((calls, on: boolean) => calls.require({ body: { on } }), {
    onError: (error) => toasts.error(errorText(error)),
  })
  if (!mayRequire || !data) return null
  return (
    <Card padding="sm">
      <Switch
        label={t(($) => $.factor.require)}
        hint={t(($) => $.factor.requireHint)}
        checked={set.isPending ? set.variables : data.required}
        disabled={set.isPending}
        onChange={(on) => set.mutate(on)}
      />
    </Card>
  )
}
