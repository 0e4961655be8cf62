import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { chatbots } from '#contract/teaching/chatbots.ts'
import { useApi } from '../../lib/api/api.ts'
import { useFormat } from '../../lib/words/format.ts'
import { DeletePartnerDialog } from '../../partners/delete-partner-dialog.tsx'
import { useToasts } from '../../ui/overlays/toasts.tsx'
import type { ChatbotRef, ChatbotActions } from './chatbot-actions.ts'
import { chatbotQuery, useDeleteChatbot } from '../../partners/chatbots.api.ts'
import { ChatbotInUseDialog } from './chatbot-in-use-dialog.tsx'

type DeleteChatbotDialogProps = {
  open: boolean
  onClose: () => void
  chatbot: ChatbotRef
  actions: ChatbotActions
  leave: () => void | Promise<void>
}

export function DeleteChatbotDialog(props: DeleteChatbotDialogProps) {
  const { data } = useQuery(chatbotQuery(useApi(chatbots), props.chatbot.id))
  return data && data.avatars.length > 0 ? (
    <ChatbotInUseDialog {...props} avatars={data.avatars} />
  ) : (
    <ConfirmDelete {...props} />
  )
}

function ConfirmDelete({ open, onClose, chatbot, actions, leave }: DeleteChatbotDialogProps) {
  const { t } = useTranslation('chatbots')
  const toasts = useToasts()
  const { mutate, isPending, error } = useDeleteChatbot(() => {
    onClose()
    toasts.success(t(($) => $.done.deleted, { name: chatbot.name }))
    return leave()
  })
  return (
    <DeletePartnerDialog
      open={open}
      onClose={onClose}
      partner={chatbot}
      description={<DeletionEffects chatbot={chatbot} />}
      confirmLabel={t(($) => $.deleting.confirm)}
      keepLabel={t(($) => $.deleting.keep)}
      pending={isPending}
      error={error}
      onDelete={() => mutate(chatbot.id)}
      onArchive={() => actions.setStatus(chatbot, 'archive')}
    />
  )
}

function DeletionEffects({ chatbot: { student_count, conversation_count, status } }: { chatbot: ChatbotRef }) {
  const { t } = useTranslation('chatbots')
  const { number } = useFormat()
  const sentences = [
    student_count > 0 && t(($) => $.deleting.students, { count: student_count, number: number(student_count) }),
    conversation_count > 0
      ? t(($) => $.deleting.talks, { count: conversation_count, number: number(conversation_count) })
      : t(($) => $.deleting.noTalks),
    t(($) => $.deleting.final),
    status !== 'archived' && t(($) => $.deleting.archiving),
  ]
  return sentences.filter(Boolean).join(' ')
}
