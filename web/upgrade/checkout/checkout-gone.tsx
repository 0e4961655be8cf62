import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import { useUser } from '../../app/session/session.tsx'
import { useTitle } from '../../lib/title.ts'
import { NothingFound } from '../../ui/brand/nothing-found.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { hasAccess } from '../plans/offer.ts'
import { plansPath } from '../use-return-path.ts'

export function CheckoutGone() {
  const { t } = useTranslation('checkout')
  const isIn = hasAccess(useUser())
  const title = t(($) => $.gone.title)
  useTitle(title)
  return (
    <EmptyState
      level={1}
      illustration={<NothingFound />}
      title={title}
      text={t(($) => $.gone.text)}
      actions={
        <>
          <ButtonLink variant="primary" render={<Link to={plansPath(null)} />}>
            {t(($) => $.gone.plans)}
          </ButtonLink>
          {isIn && <ButtonLink render={<Link to="/settings/billing" />}>{t(($) => $.gone.billing)}</ButtonLink>}
        </>
      }
    />
  )
}
