import { useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { auth } from '#contract/school/auth.ts'
import { useApi } from '../../lib/api/api.ts'
import { useErrorText } from '../../lib/api/error-text.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Callout } from '../../ui/states/callout.tsx'
import { CardHeader } from '../../ui/layout/card.tsx'
import { DevelopmentMail } from './development-mail.tsx'

export function MailLink({ email }: { email: string }) {
  const { t } = useTranslation('passwords')
  const { state, failure, send } = useSending(email)
  return (
    <>
      <CardHeader title={t(($) => $.google.title)} description={t(($) => $.google.text, { email })} />
      <div className="grid gap-4">
        {failure && (
          <Callout tone="danger" urgent>
            {failure}
          </Callout>
        )}
        {state === 'sent' ? (
          <Callout tone="success" urgent>
            {t(($) => $.forgot.sentOwn, { email })}
            <DevelopmentMail />
          </Callout>
        ) : (
          <div>
            <Button
              variant="primary"
              pending={state === 'sending'}
              pendingLabel={t(($) => $.forgot.submitting)}
              onClick={() => void send()}
            >
              {t(($) => $.forgot.submit)}
            </Button>
          </div>
        )}
      </div>
    </>
  )
}

function useSending(email: string) {
  const { forgotPassword } = useApi(auth)
  const errorText = useErrorText()
  const [state, setState] = useState<'asked' | 'sending' | 'sent'>('asked')
  const [failure, setFailure] = useState<string | null>(null)
  const send = async () => {
    setState('sending')
    setFailure(null)
    try {
      await forgotPassword({ body: { email } })
      setState('sent')
    } catch (error) {
      setFailure(errorText(error))
      setState('asked')
    }
  }
  return { state, failure, send }
}
