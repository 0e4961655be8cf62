import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { type Factors, factors } from '#contract/school/factors.ts'
import { LoadFailed } from '../errors/load-failed.tsx'
import { useApi } from '../lib/api/api.ts'
import { Card, CardHeader } from '../ui/layout/card.tsx'
import { Callout } from '../ui/states/callout.tsx'
import { Spinner } from '../ui/states/spinner.tsx'
import { AppFactor } from './app-factor.tsx'
import { factorsQuery } from './factors.api.ts'
import { PasskeyFactors } from './passkey-factors.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { ShownCodes } from './shown-codes.tsx'

export function FactorsCard() {
  const { t } = useTranslation('factors')
  const id = useId()
  const { data, error, isFetching, refetch } = useQuery(factorsQuery(useApi(factors)))
  return (
    <Card labelledBy={id}>
      <CardHeader id={id} title={t(($) => $.title)} description={t(($) => $.intro)} />
      {data && <Ways data={data} />}
      {!data && !error && <Spinner />}
      {!data && error && (
        <LoadFailed title={t(($) => $.failed)} error={error} pending={isFetching} onRetry={() => void refetch()} />
      )}
    </Card>
  )
}

function Ways({ data }: { data: Factors }) {
  const { t } = useTranslation('factors')
  const [codes, setCodes] = useState<readonly string[]>([])
  const hasFactor = data.app || data.passkeys.length > 0
  return (
    <div className="grid grid-cols-1 gap-5">
      {data.required && <Callout tone="info">{t(($) => $.required)}</Callout>}
      {codes.length > 0 && <ShownCodes key={codes.join()} codes={codes} onDone={() => setCodes([])} />}
      <AppFactor isOn={data.app} onCodes={setCodes} />
      <hr className="border-border" />
      <PasskeyFactors passkeys={data.passkeys} canAdd={data.can_add_passkeys} onCodes={setCodes} />
      {hasFactor && (
        <>
          <hr className="border-border" />
          <RecoveryCodes left={data.recovery_codes} onCodes={setCodes} />
        </>
      )}
    </div>
  )
}
