import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { useNavigate } from 'react-router'
import { ApiError } from '#contract/errors.ts'
import { useRefusalToast } from '../../partners/use-refusal-toast.ts'
import { useToasts } from '../../ui/overlays/toasts.tsx'
import type { ChatbotRef } from './chatbot-actions.ts'
import { type StatusAction, useStatusMutation } from '../../partners/chatbots.api.ts'

/** Archiving can be undone. */
export function useSetStatus(): { setStatus: (chatbot: ChatbotRef, act: StatusAction) => void; isPending: boolean } {
  const { t } = useTranslation('chatbots')
  const { t: tCommon } = useTranslation('common')
  const toasts = useToasts()
  const refused = useStatusError()
  const { mutate, mutateAsync, isPending } = useStatusMutation()

  const bringBack = async ({ id, status }: ChatbotRef) => {
    await mutateAsync({ act: 'restore', id })
    if (status === 'published') await mutateAsync({ act: 'publish', id })
  }
  const setStatus = (chatbot: ChatbotRef, act: StatusAction) => {
    const undo = () => void bringBack(chatbot).catch(refused(chatbot, 'restore'))
    const done = () =>
      toasts.success(
        t(($) => $.done[act], { name: chatbot.name }),
        act === 'archive' ? { action: { label: tCommon(($) => $.undo), onPress: undo } } : {},
      )
    mutate({ act, id: chatbot.id }, { onSuccess: done, onError: refused(chatbot, act) })
  }
  return { setStatus, isPending }
}

function useStatusError() {
  const { t } = useTranslation('chatbots')
  const { t: tCommon } = useTranslation('common')
  const toasts = useToasts()
  const navigate = useNavigate()
  const refused = useRefusalToast()
  return ({ id, name }: ChatbotRef, act: StatusAction) =>
    (error: unknown) => {
      const code = error instanceof ApiError ? error.code : null
      if (act === 'publish' && code === 'invalid_input')
        return toasts.error(
          t(($) => $.notYet.title, { name }),
          {
            description: t(($) => $.notYet.text),
            action: { label: tCommon(($) => $.edit), onPress: () => void navigate(`/create/${id}`) },
          },
        )
      return refused(t(($) => $.refused[act], { name }))(error)
    }
}
