import { useId } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import { leastRoleOfNotice, mailedNotices, type NoticeMails } from '#contract/school/notices.ts'
import { imports } from '#contract/people/imports.ts'
import { isAtLeast } from '#contract/school/roles.ts'
import { useUser } from '../app/session/session.tsx'
import { useMay } from '../app/session/use-may.ts'
import { useErrorText } from '../lib/api/error-text.ts'
import { Card, CardHeader } from '../ui/layout/card.tsx'
import { Switch } from '../ui/fields/switch.tsx'
import { useToasts } from '../ui/overlays/toasts.tsx'
import { type MailSwitch, useSwitchMail } from './notices.api.ts'

export function MailsCard({ mails }: { mails: NoticeMails }) {
  const { t } = useTranslation('notices')
  const { email, role } = useUser()
  const id = useId()
  const mayImport = useMay(imports.run)
  const change = useChange()
  return (
    <Card labelledBy={id}>
      <CardHeader
        id={id}
        title={t(($) => $.page.mails)}
        description={
          <>
            <span className="wrap-anywhere">{t(($) => $.page.address, { email })}</span>{' '}
            <Link to="/settings/general" className="rounded-xs text-primary-text underline underline-offset-3">
              {t(($) => $.page.changeAddress)}
            </Link>
          </>
        }
      />
      <div className="grid gap-5">
        {mailedNotices
          .filter((kind) => isAtLeast(role, leastRoleOfNotice[kind]))
          .map((kind) => (
            <Switch
              key={kind}
              label={t(($) => $.mail[kind].label)}
              hint={t(($) => $.mail[kind].hint)}
              checked={mails[kind]}
              onChange={(isOn) => change({ kind, isOn })}
            />
          ))}
      </div>
      {mayImport && <p className="mt-5 border-t border-border pt-4 text-sm text-muted">{t(($) => $.page.never)}</p>}
    </Card>
  )
}

function useChange() {
  const { t } = useTranslation('notices')
  const toasts = useToasts()
  const errorText = useErrorText()
  const { mutate } = useSwitchMail()
  return (wanted: MailSwitch) =>
    mutate(wanted, {
      onSuccess: () => toasts.success(t(($) => $.page.saved)),
      onError: (error) =>
        toasts.error(
          t(($) => $.page.notSaved),
          { description: errorText(error) },
        ),
    })
}
