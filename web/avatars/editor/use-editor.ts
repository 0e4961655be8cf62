import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Avatar, NewAvatar } from '#contract/teaching/avatars.ts'
import { ApiError } from '#contract/errors.ts'
import { focusOn } from '../../chatbots/editor/form/focus-on.ts'
import { refusedPaths } from '../../lib/api/refused-paths.ts'
import { useErrorText } from '../../lib/api/error-text.ts'
import { type AvatarValues, isField, parseValues } from './form/avatar-values.ts'
import { type AvatarForm, type EditorStart, useAvatarForm } from './form/use-avatar-form.ts'
import { templateIn } from './subject/subject.ts'
import { useSaveAvatar } from './use-save-avatar.ts'
import { useCreateChatbot } from './subject/use-create-chatbot.ts'

export const nameId = 'avatar-name'

export function useEditor(start: EditorStart, onSaved: (saved: Avatar) => void) {
  const { t } = useTranslation('avatarEditor')
  const errorText = useErrorText()
  // A created avatar is known here before the route changes.
  const [created, setCreated] = useState<Avatar | null>(null)
  const avatar = start.avatar ?? created
  const draft = useAvatarForm({ ...start, avatar })
  const { form, base, isStale } = draft
  const keep = useSaveAvatar()
  const subject = useNewSubject(form)
  const [failure, setFailure] = useState<string | null>(null)
  const [fullFor, setFullFor] = useState<string | null>(null)

  const isPending = keep.isPending || subject.isPending

  const refuse = (error: unknown) => {
    const code = error instanceof ApiError ? error.code : null
    setFullFor(code === 'language_limit_reached' ? form.getValues('language') : null)
    for (const field of refusedPaths(error).filter(isField)) form.setError(field, { type: 'refused' })
    if (code === 'not_found') setFailure(t(($) => $.gone))
    else if (code !== 'edited_elsewhere' && code !== 'language_limit_reached') setFailure(errorText(error))
  }
  const send = async (content: NewAvatar) => {
    const sent = await subject.settle(form.getValues())
    const before = parseValues(base).data ?? content
    const saved = await keep.mutateAsync({ content: { ...content, chatbot_id: sent.chatbot_id }, over: avatar, before })
    // The leave guard must see the saved state before the address changes.
    flushSync(() => {
      draft.rebase(sent, saved.version)
      setCreated(saved)
    })
    onSaved(saved)
  }
  return {
    ...draft,
    avatar,
    failure,
    isFull: fullFor !== null && fullFor === draft.values.language,
    isPending,
    save: () => {
      if (isPending || isStale) return
      setFailure(null)
      setFullFor(null)
      void form.handleSubmit(
        (content) => send(content).catch(refuse),
        () => void focusOn(nameId),
      )()
    },
  }
}

/** Creates the chatbot from the chosen template, and puts its id into the form. */
function useNewSubject(form: AvatarForm) {
  const make = useCreateChatbot()
  const [isPending, setIsPending] = useState(false)
  const settle = async (values: AvatarValues): Promise<AvatarValues> => {
    const template = templateIn(values.chatbot_id)
    if (!template) return values
    setIsPending(true)
    try {
      const chatbot_id = await make(template, values.language)
      if (form.getValues('chatbot_id') === values.chatbot_id) form.setValue('chatbot_id', chatbot_id)
      return { ...values, chatbot_id }
    } finally {
      setIsPending(false)
    }
  }
  return { settle, isPending }
}

export type EditorState = ReturnType<typeof useEditor>
