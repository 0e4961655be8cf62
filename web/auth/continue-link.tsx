import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import { useSessionState } from '../app/session/session.tsx'
import { ButtonLink } from '../ui/buttons/button-link.tsx'

export function ContinueLink({ signIn, variant = 'primary' }: { signIn: string; variant?: 'primary' | 'secondary' }) {
  const { t } = useTranslation('passwords')
  const isSignedIn = useSessionState().user !== null
  return (
    <ButtonLink variant={variant} size="lg" full render={<Link to={isSignedIn ? '/' : '/login'} />}>
      {isSignedIn ? t(($) => $.on.dashboard) : signIn}
    </ButtonLink>
  )
}
