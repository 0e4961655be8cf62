import { useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { useTitle } from '../../lib/title.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Callout } from '../../ui/states/callout.tsx'
import { AskForLink } from './ask-for-link.tsx'
import { AuthPage } from '../auth-page.tsx'
import { DevelopmentMail } from '../mailed-links/development-mail.tsx'
import { useHeadingFocus } from '../use-heading-focus.ts'
import { ContinueLink } from '../continue-link.tsx'

export function ForgotPasswordPage() {
  const { t } = useTranslation('passwords')
  const [email, setEmail] = useState<string | null>(null)
  useTitle(t(($) => $.forgot.title))
  useHeadingFocus(email === null ? 'asking' : 'sent')
  if (email === null)
    return (
      <AuthPage title={t(($) => $.forgot.title)} intro={t(($) => $.forgot.intro)}>
        <AskForLink onSent={setEmail} />
        <ContinueLink signIn={t(($) => $.forgot.back)} variant="secondary" />
      </AuthPage>
    )
  return (
    <AuthPage title={t(($) => $.forgot.sentTitle)} intro={t(($) => $.forgot.sentIntro)}>
      <Callout tone="success">
        {t(($) => $.forgot.sent, { email })}
        <DevelopmentMail />
      </Callout>
      <div className="grid gap-3">
        <ContinueLink signIn={t(($) => $.forgot.back)} />
        <Button size="lg" full onClick={() => setEmail(null)}>
          {t(($) => $.forgot.another)}
        </Button>
      </div>
    </AuthPage>
  )
}
