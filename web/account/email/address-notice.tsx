import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Account } from '#contract/school/account.ts'
import { useErrorText } from '../../lib/api/error-text.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Callout } from '../../ui/states/callout.tsx'
import { useToasts } from '../../ui/overlays/toasts.tsx'
import { useCancelNewEmail, useSendConfirmation } from '../account.api.ts'

type AddressNoticeProps = {
  account: Account
  onAccount: (account: Account) => void
}

export function AddressNotice({ account, onAccount }: AddressNoticeProps) {
  const { t } = useTranslation('account')
  const toasts = useToasts()
  const errorText = useErrorText()
  const again = useSendConfirmation()
  const cancel = useCancelNewEmail()
  const { email: present, email_confirmed, pending_email: pending } = account
  if (email_confirmed && !pending) return null
  const email = pending ?? present
  const onError = (error: unknown) => toasts.error(errorText(error))

  return (
    <div className="sm:col-span-2">
      <Callout
        title={pending ? t(($) => $.address.pending, { email }) : t(($) => $.address.open, { email })}
        actions={
          <>
            <Button
              size="sm"
              pending={again.isPending}
              pendingLabel={t(($) => $.address.sending)}
              onClick={() =>
                again.mutate(undefined, {
                  onError,
                  onSuccess: () => toasts.success(t(($) => $.address.sent, { email })),
                })
              }
            >
              {t(($) => $.address.again)}
            </Button>
            {pending && (
              <Button
                size="sm"
                variant="ghost"
                pending={cancel.isPending}
                onClick={() =>
                  cancel.mutate(account, {
                    onError,
                    onSuccess: (saved) => {
                      onAccount(saved)
                      toasts.success(t(($) => $.address.canceled, { email: present }))
                    },
                  })
                }
              >
                {t(($) => $.address.cancel)}
              </Button>
            )}
          </>
        }
      >
        {pending ? t(($) => $.address.pendingText, { present }) : t(($) => $.address.openText)}
      </Callout>
    </div>
  )
}
