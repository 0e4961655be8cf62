import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { PersonAvatar } from '../../ui/layout/person-avatar.tsx'
import { ownFace } from '../../app/session/own-face.ts'
import { useUser } from '../../app/session/session.tsx'
import { OnDemand } from '../../ui/overlays/on-demand.tsx'

const loadMenu = () => import('./profile-menu.tsx')
const ProfileMenu = lazyComponent(() => loadMenu().then((m) => m.ProfileMenu))

export function ProfileButton() {
  const { t } = useTranslation('frame')
  const user = useUser()
  const { role, school, picture_url } = user
  return (
    <div className="ms-1 flex items-center gap-3 border-s border-border ps-3 sm:ms-2 sm:ps-4">
      <div className="hidden max-w-48 min-w-0 lg:max-w-72 text-end sm:block">
        <p className="truncate text-sm font-medium">{school.name}</p>
        <p className="text-xs text-muted">{t(($) => $.role[role])}</p>
      </div>
      <OnDemand
        popup="menu"
        load={loadMenu}
        trigger={
          <button type="button" className="grid shrink-0 rounded-full">
            <PersonAvatar {...ownFace(user)} picture={picture_url} size="md" />
            <span className="sr-only">{t(($) => $.header.openProfile)}</span>
          </button>
        }
      >
        {(trigger) => <ProfileMenu trigger={trigger} />}
      </OnDemand>
    </div>
  )
}
