import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { account } from '#contract/school/account.ts'
import { accountQuery } from '../account.api.ts'
import { useApi } from '../../lib/api/api.ts'
import { useTitle } from '../../lib/title.ts'
import { Card } from '../../ui/layout/card.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Skeleton, Skeletons } from '../../ui/states/skeleton.tsx'
import { useToasts } from '../../ui/overlays/toasts.tsx'
import { FactorsCard } from '../../factors/factors-card.tsx'
import { ChangePassword } from './change-password.tsx'
import { MailLink } from '../../auth/mailed-links/mail-link.tsx'

export function CredentialsPage() {
  const { t } = useTranslation('passwords')
  const toasts = useToasts()
  const { data, isPending } = useQuery(accountQuery(useApi(account)))
  const [changes, setChanges] = useState(0)
  useTitle(t(($) => $.title))
  const done = () => {
    setChanges(changes + 1)
    toasts.success(t(($) => $.updated))
  }
  return (
    <div className="max-w-3xl">
      <PageHeader title={t(($) => $.title)} description={t(($) => $.intro)} />
      <div className="grid grid-cols-1 gap-6">
        <Card>
          {isPending && <Outline />}
          {data?.has_password === false && <MailLink email={data.email} />}
          {!isPending && data?.has_password !== false && <ChangePassword key={changes} onDone={done} />}
        </Card>
        {!isPending && <FactorsCard />}
      </div>
    </div>
  )
}

function Outline() {
  const { t } = useTranslation('passwords')
  return (
    <Skeletons label={t(($) => $.loading)}>
      <div className="grid max-w-md gap-6">
        {[0, 1, 2].map((field) => (
          <div key={field} className="grid gap-2.5">
            <Skeleton width="8rem" />
            <Skeleton shape="block" height="2.25rem" />
          </div>
        ))}
        <Skeleton shape="block" width="10rem" height="2.25rem" />
      </div>
    </Skeletons>
  )
}
