import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { useNavigate } from 'react-router'
import type { Avatar } from '#contract/teaching/avatars.ts'
import { useToasts } from '../../ui/overlays/toasts.tsx'
import type { AvatarActions, AvatarOverlay } from './avatar-actions.ts'
import { useDuplicateAvatar } from '../../partners/avatars.api.ts'
import { useRefusalToast } from '../../partners/use-refusal-toast.ts'
import { useSetStatus } from './use-set-status.ts'

export function useAvatarActions(open: (overlay: AvatarOverlay) => void): AvatarActions {
  const navigate = useNavigate()
  const { setStatus, isPending } = useSetStatus()
  const { duplicate, isDuplicating } = useDuplicate()
  return {
    edit: ({ id }) => void navigate(`/avatars/${id}`),
    assign: (avatar) => open({ kind: 'assign', avatar }),
    duplicate,
    remove: (avatar) => open({ kind: 'delete', avatar }),
    setStatus,
    isPending: isPending || isDuplicating,
  }
}

function useDuplicate() {
  const { t } = useTranslation('avatars')
  const { t: tCommon } = useTranslation('common')
  const toasts = useToasts()
  const navigate = useNavigate()
  const refused = useRefusalToast()
  const { mutate, isPending } = useDuplicateAvatar()
  const done = ({ id, name }: Avatar) =>
    toasts.success(
      t(($) => $.done.duplicated, { name }),
      { action: { label: tCommon(($) => $.edit), onPress: () => void navigate(`/avatars/${id}`) } },
    )
  const duplicate = ({ id, name }: Avatar) =>
    mutate(id, { onSuccess: done, onError: refused(t(($) => $.refused.duplicate, { name })) })
  return { duplicate, isDuplicating: isPending }
}
