import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import { account as accountArea } from '#contract/school/account.ts'
import { rules } from '#contract/practice/rules.ts'
import { school as schoolArea } from '#contract/school/school.ts'
import { useMay } from '../app/session/use-may.ts'
import { useApi } from '../lib/api/api.ts'
import { useErrorText } from '../lib/api/error-text.ts'
import { useTitle } from '../lib/title.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Callout } from '../ui/states/callout.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { accountQuery, schoolQuery } from './account.api.ts'
import { MutedRulesCard } from './settings/muted-rules-card.tsx'
import { SettingsForm } from './settings/settings-form.tsx'
import { SettingsSkeleton } from './settings/settings-skeleton.tsx'

export function GeneralPage() {
  const { t } = useTranslation(['account', 'licences'])
  const mayMute = useMay(rules.mute)
  const mayEdit = useMay(schoolArea.edit)
  useTitle(t(($) => $.title))
  return (
    <div className="max-w-3xl">
      <PageHeader title={t(($) => $.title)} description={mayEdit ? t(($) => $.intro) : t(($) => $.introMember)} />
      <Settings />
      {mayMute && <MutedRulesCard />}
      <p className="mt-6 text-xs text-muted">
        <Link to="/licences" className="rounded-xs underline underline-offset-3">
          {t(($) => $.title, { ns: 'licences' })}
        </Link>
      </p>
    </div>
  )
}

function Settings() {
  const { t } = useTranslation('account')
  const errorText = useErrorText()
  const account = useQuery(accountQuery(useApi(accountArea)))
  const school = useQuery(schoolQuery(useApi(schoolArea)))
  if (account.data && school.data) return <SettingsForm account={account.data} school={school.data} />
  const error = account.error ?? school.error
  if (!error) return <SettingsSkeleton />
  const retry = () => {
    void account.refetch()
    void school.refetch()
  }
  return (
    <Callout
      tone="danger"
      urgent
      title={t(($) => $.failed.title)}
      actions={
        <Button size="sm" pending={account.isRefetching || school.isRefetching} onClick={retry}>
          {t(($) => $.failed.retry)}
        </Button>
      }
    >
      {errorText(error)}
    </Callout>
  )
}
