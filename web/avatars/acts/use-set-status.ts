import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Avatar } from '#contract/teaching/avatars.ts'
import { useToasts } from '../../ui/overlays/toasts.tsx'
import { type StatusAction, useStatusMutation } from '../../partners/avatars.api.ts'
import { useRefusalToast } from '../../partners/use-refusal-toast.ts'

/** Archiving can be undone. */
export function useSetStatus(): { setStatus: (avatar: Avatar, act: StatusAction) => void; isPending: boolean } {
  const { t } = useTranslation('avatars')
  const { t: tCommon } = useTranslation('common')
  const toasts = useToasts()
  const refused = useRefusalToast()
  const { mutate, isPending } = useStatusMutation()
  const setStatus = (avatar: Avatar, act: StatusAction) => {
    const { id, name } = avatar
    const undo = { label: tCommon(($) => $.undo), onPress: () => setStatus(avatar, 'restore') }
    mutate(
      { act, id },
      {
        onSuccess: () =>
          toasts.success(
            t(($) => $.done[act], { name }),
            act === 'archive' ? { action: undo } : {},
          ),
        onError: refused(t(($) => $.refused[act], { name })),
      },
    )
  }
  return { setStatus, isPending }
}
