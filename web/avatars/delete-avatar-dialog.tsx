import { useTranslation } from 'react-i18next'
import type { Avatar } from '#contract/avatars.ts'
import { useErrorText } from '../lib/error-text.ts'
import { useFormat } from '../lib/format.ts'
import { isGone } from '../students/students.api.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { useToasts } from '../ui/toasts.tsx'
import type { AvatarActs } from './avatar-acts.ts'
import { useDeleteAvatar } from './avatars.api.ts'

type DeleteAvatarDialogProps = {
  open: boolean
  onClose: () => void
  avatar: Avatar
  acts: AvatarActs
  /** Leaves the page of the avatar, where one is on it. */
  leave: () => void | Promise<void>
}

/** Asks before an avatar is deleted, says what stays and what goes, and offers the archive instead. */
export function DeleteAvatarDialog({ open, onClose, avatar, acts, leave }: DeleteAvatarDialogProps) {
  const { t } = useTranslation(['avatars', 'chatbots', 'students'])
  const errorText = useErrorText()
  const toasts = useToasts()
  const { name, status } = avatar
  const { mutate, isPending, error } = useDeleteAvatar(() => {
    onClose()
    toasts.success(t(($) => $.done.deleted, { ns: 'avatars', name }))
    return leave()
  })
  const archive = () => {
    onClose()
    acts.setStatus(avatar, 'archive')
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      closeLabel={t(($) => $.form.close, { ns: 'students' })}
      title={t(($) => $.deleting.title, { ns: 'chatbots', name })}
      description={<WhatGoes avatar={avatar} />}
      confirmLabel={t(($) => $.deleting.confirm, { ns: 'avatars' })}
      cancelLabel={t(($) => $.deleting.keep, { ns: 'avatars' })}
      pending={isPending}
      pendingLabel={t(($) => $.deleting.pending, { ns: 'students' })}
      error={error && !isGone(error) ? errorText(error) : undefined}
      instead={
        status !== 'archived' && <Button onClick={archive}>{t(($) => $.deleting.instead, { ns: 'chatbots' })}</Button>
      }
      onConfirm={() => mutate(avatar.id)}
    />
  )
}

function WhatGoes({ avatar: { name, student_count, conversation_count, status } }: { avatar: Avatar }) {
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
