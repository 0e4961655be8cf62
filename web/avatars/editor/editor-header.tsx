import { UserPlus } from 'lucide-react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Avatar } from '#contract/teaching/avatars.ts'
import { BackLink } from '../../app/navigation/back-link.tsx'
import { useTitle } from '../../lib/title.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import type { AvatarActions } from '../acts/avatar-actions.ts'
import { AvatarMenuButton } from '../acts/avatar-menu-button.tsx'
import { AvatarStatusBadge } from '../../partners/avatar-status-badge.tsx'
import { hiddenReasonOf, useHiddenText } from '../../partners/hidden-reason.ts'

type EditorHeaderProps = { avatar: Avatar | null; actions: AvatarActions }

export function EditorHeader({ avatar, actions }: EditorHeaderProps) {
  const { t } = useTranslation(['avatars', 'frame'])
  const title = avatar ? avatar.name : t(($) => $.create, { ns: 'avatars' })
  useTitle(title)
  return (
    <PageHeader
      above={<BackLink to="/avatars">{t(($) => $.area.avatars, { ns: 'frame' })}</BackLink>}
      title={<bdi className="wrap-anywhere">{title}</bdi>}
      description={avatar && <AvatarStatusLine avatar={avatar} />}
      actions={avatar && <Actions avatar={avatar} actions={actions} />}
      corner={avatar && <AvatarMenuButton variant="secondary" avatar={avatar} actions={actions} isHere />}
    />
  )
}

function AvatarStatusLine({ avatar }: { avatar: Avatar }) {
  const hiddenText = useHiddenText()(avatar)
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm">
      <AvatarStatusBadge avatar={avatar} />
      {hiddenText}
    </span>
  )
}

function Actions({ avatar, actions }: { avatar: Avatar; actions: AvatarActions }) {
  const { t } = useTranslation('chatbots')
  if (avatar.status === 'archived' && avatar.can_edit)
    return (
      <Button pending={actions.isPending} onClick={() => actions.setStatus(avatar, 'restore')}>
        {t(($) => $.act.restore)}
      </Button>
    )
  const isNext = avatar.student_count === 0 && hiddenReasonOf(avatar) === null
  return (
    <Button
      variant={isNext ? 'primary' : 'secondary'}
      icon={<UserPlus aria-hidden="true" />}
      onClick={() => actions.assign(avatar)}
    >
      {t(($) => $.act.assign)}
    </Button>
  )
}
