import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import type { Avatar } from '#contract/teaching/avatars.ts'
import { Badge } from '../ui/states/badge.tsx'
import { hiddenReasonOf } from './hidden-reason.ts'

export function AvatarStatusBadge({ avatar }: { avatar: Pick<Avatar, 'status' | 'chatbot'> }) {
  const { t } = useTranslation('avatars')
  if (avatar.status === 'archived') return <Badge dot>{t(($) => $.status.archived)}</Badge>
  return hiddenReasonOf(avatar) ? (
    <Badge tone="warning" dot>
      {t(($) => $.status.hidden)}
    </Badge>
  ) : (
    <Badge tone="success" dot>
      {t(($) => $.status.active)}
    </Badge>
  )
}
