import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { account } from '#contract/school/account.ts'
import { accountQuery, useSendConfirmation } from '../account/account.api.ts'
import { useUser } from '../app/session/session.tsx'
import { useApi } from '../lib/api/api.ts'
import { useErrorText } from '../lib/api/error-text.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Callout } from '../ui/states/callout.tsx'
import { useToasts } from '../ui/overlays/toasts.tsx'

export function ConfirmFirst() {
  const { t } = useTranslation('links')
  const { email: present } = useUser()
  const { data } = useQuery(accountQuery(useApi(account)))
  // A pending email gets the link, if there is one.
  const email = data?.pending_email ?? present
  const toasts = useToasts()
  const errorText = useErrorText()
  const { mutate, isPending } = useSendConfirmation()
  const send = () =>
    mutate(undefined, {
      onError: (error) => toasts.error(errorText(error)),
      onSuccess: () => toasts.success(t(($) => $.confirm.sent, { email })),
    })
  return (
    <Callout
      tone="warning"
      title={t(($) => $.confirm.title)}
      actions={
        <Button size="sm" pending={isPending} pendingLabel={t(($) => $.sending)} onClick={send}>
          {t(($) => $.confirm.again)}
        </Button>
      }
    >
      {t(($) => $.confirm.text, { email })}
    </Callout>
  )
}
