import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Link, useLocation } from 'react-router'
import { withReturnPath, returnPathFrom } from '../../app/navigation/return-path.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { GoogleMark } from './google-mark.tsx'

export function GoogleLink() {
  const { t } = useTranslation('auth')
  const { search } = useLocation()
  const address = withReturnPath('/api/auth/google', returnPathFrom(search))
  return (
    <ButtonLink size="lg" full icon={<GoogleMark />} render={<Link to={address} reloadDocument />}>
      {t(($) => $.google)}
    </ButtonLink>
  )
}
