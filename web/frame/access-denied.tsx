import { useState } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { Link, useLocation } from 'react-router'
import { decideAccess } from '#contract/access.ts'
import { leastRoleAt } from '../app/navigation/navigation.ts'
import { useUser } from '../app/session/session.tsx'
import { ErrorDrawing } from '../errors/error-drawing.tsx'
import { useTitle } from '../lib/title.ts'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'

/** Instead of a page that the member's role may not open. Without a plan there is nowhere else to go. */
export function AccessDenied() {
  const { t } = useTranslation(['frame', 'errors'])
  const { pathname } = useLocation()
  const user = useUser()
  const [hasAccess] = useState(() => decideAccess(user, Date.now(), '/school') === 'allow')
  const isOwners = leastRoleAt(pathname) === 'school'
  const ownersText = hasAccess ? t(($) => $.denied.ownersText) : t(($) => $.denied.planText)
  const title = isOwners ? t(($) => $.denied.planTitle) : t(($) => $.denied.title)
  useTitle(title)
  return (
    <EmptyState
      level={1}
      illustration={
        <div className="h-52.5 max-w-75 [&_svg]:size-full">
          <ErrorDrawing kind="401" />
        </div>
      }
      title={title}
      text={isOwners ? ownersText : t(($) => $.denied.text)}
      actions={
        hasAccess && (
          <ButtonLink variant="primary" render={<Link to="/school" />}>
            {t(($) => $.home, { ns: 'errors' })}
          </ButtonLink>
        )
      }
    />
  )
}
