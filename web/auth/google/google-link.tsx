import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { remember, rememberedPage } from '../../app/navigation/own-path.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { GoogleMark } from './google-mark.tsx'

/** Leads to Google, and from there to the page that is remembered in the address. */
export function GoogleLink() {
  const { t } = useTranslation('auth')
  const { search } = useLocation()
  const address = remember('/api/auth/google', rememberedPage(search))
  return (
    <ButtonLink size="lg" full icon={<GoogleMark />} render={<Link to={address} reloadDocument />}>
      {t(($) => $.google)}
    </ButtonLink>
  )
}
