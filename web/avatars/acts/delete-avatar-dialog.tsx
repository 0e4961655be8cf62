import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Avatar } from '#contract/teaching/avatars.ts'
import { useFormat } from '../../lib/words/format.ts'
import { DeletePartnerDialog } from '../../partners/delete-partner-dialog.tsx'
import { useToasts } from '../../ui/overlays/toasts.tsx'
import type { AvatarActions } from './avatar-actions.ts'
import { useDeleteAvatar } from '../../partners/avatars.api.ts'

type DeleteAvatarDialogProps = {
  open: boolean
  onClose: () => void
  avatar: Avatar
  actions: AvatarActions
  leave: () => void | Promise<void>
}

export function DeleteAvatarDialog({ open, onClose, avatar, actions, leave }: DeleteAvatarDialogProps) {
  const { t } = useTranslation('avatars')
  const toasts = useToasts()
  const { mutate, isPending, error } = useDeleteAvatar(() => {
    onClose()
    toasts.success(t(($) => $.done.deleted, { name: avatar.name }))
    return leave()
  })
  return (
    <DeletePartnerDialog
      open={open}
      onClose={onClose}
      partner={avatar}
      description={<DeletionEffects avatar={avatar} />}
      confirmLabel={t(($) => $.deleting.confirm)}
      keepLabel={t(($) => $.deleting.keep)}
      pending={isPending}
      error={error}
      onDelete={() => mutate(avatar.id)}
      onArchive={() => actions.setStatus(avatar, 'archive')}
    />
  )
}

function DeletionEffects({ avatar: { name, student_count, conversation_count, status } }: { avatar: Avatar }) {
  const { t } = useTranslation(['avatars', 'chatbots'])
  const { number } = useFormat()
  const talks = { ns: 'avatars', name, count: conversation_count, number: number(conversation_count) } as const
  const sentences = [
    student_count > 0 &&
      t(($) => $.deleting.students, { ns: 'avatars', name, count: student_count, number: number(student_count) }),
    conversation_count > 0 ? t(($) => $.deleting.talks, talks) : t(($) => $.deleting.noTalks, { ns: 'avatars', name }),
    t(($) => $.deleting.final, { ns: 'chatbots' }),
    status !== 'archived' && t(($) => $.deleting.archiving, { ns: 'avatars', name }),
  ]
  return sentences.filter(Boolean).join(' ')
}
