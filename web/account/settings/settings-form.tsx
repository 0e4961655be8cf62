import { Suspense, useRef } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { type Account, account as accountArea } from '#contract/school/account.ts'
import { type School, school as schoolArea } from '#contract/school/school.ts'
import { useLeaveGuard } from '../../app/leaving/use-leave-guard.ts'
import { useMay } from '../../app/session/use-may.ts'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkedAccounts } from '../google/linked-accounts.tsx'
import { FootBar } from '../../ui/layout/foot-bar.tsx'
import { DataCard } from '../data/data-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import { RemindersCard } from './reminders-card.tsx'
import { RetentionCard } from '../data/retention-card.tsx'
import { SchoolCard } from './school-card.tsx'
import { StaleNotice } from './stale-notice.tsx'
import { useSettings } from './use-settings.ts'

const LeaveDialog = lazyComponent(() => import('./leave-dialog.tsx').then((m) => m.LeaveDialog))
const PasswordDialog = lazyComponent(() => import('../data/password-dialog.tsx').then((m) => m.PasswordDialog))

export function SettingsForm({ account, school }: { account: Account; school: School }) {
  const { t } = useTranslation('account')
  const form = useRef<HTMLFormElement>(null)
  const settings = useSettings({ account, school }, (field) =>
    form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus(),
  )
  const { fields, isSaving, isStale, isUnsaved, password, submit } = settings
  const guard = useLeaveGuard(isUnsaved)
  const mayEditSchool = useMay(schoolArea.edit)
  const mayErase = useMay(accountArea.remove)

  return (
    <div className="grid grid-cols-1 gap-6">
      <form
        ref={form}
        noValidate
        className="grid grid-cols-1 gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <ProfileCard account={account} fields={fields} onAccount={settings.mergeAccount} />
        {mayEditSchool && (
          <>
            <SchoolCard account={account} fields={fields} />
            <RemindersCard fields={fields} />
            <RetentionCard fields={fields} />
          </>
        )}
        <FootBar
          raised={isUnsaved || isSaving}
          notice={isStale && <StaleNotice onKeep={settings.keepMine} onTake={settings.discard} />}
          actions={
            <>
              {isUnsaved && (
                <Button variant="ghost" disabled={isSaving} onClick={settings.discard}>
                  {t(($) => $.discard)}
                </Button>
              )}
              <Button
                type="submit"
                variant={isUnsaved ? 'primary' : 'secondary'}
                disabled={!isUnsaved && !isSaving}
                pending={isSaving}
                pendingLabel={t(($) => $.saving)}
              >
                {t(($) => $.save)}
              </Button>
            </>
          }
        >
          {isUnsaved ? t(($) => $.unsaved) : <span className="text-muted">{t(($) => $.nothingToSave)}</span>}
        </FootBar>
      </form>
      <LinkedAccounts account={account} />
      {mayErase && <DataCard account={account} />}
      <Suspense>
        {password.isAsked && (
          <PasswordDialog
            onClose={password.cancel}
            onPassword={(typed) => submit({ password: typed })}
            pending={isSaving}
            refusal={password.refusal}
          />
        )}
        {guard.isAsking && <LeaveDialog stay={guard.stay} leave={guard.leave} />}
      </Suspense>
    </div>
  )
}
