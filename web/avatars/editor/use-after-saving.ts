import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Avatar } from '#contract/teaching/avatars.ts'
import { useCreatedPath } from '../../app/navigation/use-created-path.ts'
import { useToasts } from '../../ui/overlays/toasts.tsx'
import type { AvatarActions } from '../acts/avatar-actions.ts'

export function useAfterSaving(editingKey: string, isNew: boolean, { assign }: AvatarActions) {
  const { t } = useTranslation(['avatarEditor', 'chatbots'])
  const toasts = useToasts()
  const moveTo = useCreatedPath(editingKey)
  return (saved: Avatar) => {
    const { id, name } = saved
    if (!isNew) {
      toasts.success(t(($) => $.saved, { ns: 'avatarEditor', name }))
      return
    }
    const action = { label: t(($) => $.act.assign, { ns: 'chatbots' }), onPress: () => assign(saved) }
    toasts.success(
      t(($) => $.created, { ns: 'avatarEditor', name }),
      { action },
    )
    moveTo(`/avatars/${id}`)
  }
}
